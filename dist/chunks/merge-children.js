import { d as mergeTrailer, s as checkOwnBranch, u as lastLineOf } from "./job-agent-publish.js";
import { w as problemText } from "./job-cli.js";
import { Ba as isSuccess, Ia as pullOfBranch, La as stageOf, Qn as startCommitOf, Wn as heldBranchName, Wr as childLimits, ca as findFirstBase, da as listUnmerged, en as judgeStageBranch, fa as mergesOf, pa as publishedBy, xn as stateWith } from "./job-agent-plan-publish.js";
import { In as truncateCodePoints, Vt as isAgentStage } from "./job-agent-plan-publish-validate.js";
import { _t as isPaused } from "./job-plan-publish.js";
import { c as buildExecutionDrafts, l as pushCommits } from "./job-publish.js";

// src/core/spawn/plan-merges.ts
function planMerges(before, next) {
	return [...next.rows.values()].flatMap((row) => {
		const { name: parent } = row;
		const stage = stageOf(next.run, parent);
		const due = findOccasion(row, {
			before,
			next
		});
		if (!isAgentStage(stage) || stage.children?.merge !== "branch" || due === void 0) return [];
		const judged = judgeStageBranch(next, {
			stage: parent,
			due
		});
		const named = judged.ok ? judged.value : {
			branch: "",
			author: { by: "text" }
		};
		if (named === void 0) return [];
		const { branch: own, author } = named;
		return [{
			parent,
			stage,
			due,
			branch: row.status === "ready" && pullOfBranch(next, own) !== void 0 ? heldBranchName(next.run.run, parent) : own,
			author,
			refused: judged.ok ? void 0 : judged.error,
			start: startCommitOf(next, parent),
			...listChildren(next, {
				parent,
				due
			})
		}];
	});
}
function findOccasion(row, { before, next }) {
	const earlier = before.rows.get(row.name);
	if (row.status === "ended" && earlier?.status !== "ended" && isSuccess(row.last.body.outcome)) return {
		attempt: row.last.attempt,
		execution: row.last.execution,
		cause: row.settledAt
	};
	const isNew = row.status === "ready" && (earlier?.status !== "ready" || earlier.next.execution !== row.next.execution);
	const last = next.tasks.findLast(({ body }) => body.stage === row.name);
	return isNew && last?.body.waits === true ? row.next : void 0;
}
function listChildren(state, at) {
	const merges = [...mergesOf(state, at.parent).values()].filter((merge) => merge.state === "merged");
	const children = [];
	const empty = [];
	for (const { child, published } of listUnmerged(state, at)) {
		const { commit: head, branch } = published ?? {};
		const base = findFirstBase(state, branch);
		if (head === void 0 || branch === void 0 || base === void 0) empty.push(child);
		else {
			const merged = merges.findLast((merge) => isOnBranch(state, {
				child: merge.child,
				branch
			}));
			children.push({
				child,
				branch,
				head,
				base: merged?.head ?? base
			});
		}
	}
	return {
		children,
		empty
	};
}
function isOnBranch(state, { child, branch }) {
	return publishedBy(state, child)?.branch === branch;
}
const searched = 65536;
function describeConflict(files, redact) {
	const { conflictFiles, conflictSideCodePoints: most } = childLimits;
	const shorten = (text) => truncateCodePoints(redact(text.slice(0, searched).toWellFormed()), most);
	const shown = files.slice(0, conflictFiles).map(({ path, ours, theirs }) => ({
		path: shorten(path),
		ours: shorten(ours),
		theirs: shorten(theirs)
	}));
	const more = files.length - shown.length;
	return {
		files: shown,
		...more === 0 ? {} : { more }
	};
}

// src/engine/publish/merge-children.ts
const maxTries = 2;
async function mergeInto(engine, request, tries = 1) {
	const { state, planned } = request;
	const { branch, author, refused: unnamed, start, stage, children } = planned;
	if (children.length === 0) return [];
	const refuseAll = (problem) => children.map(({ child, head }) => ({
		child,
		head,
		branch,
		state: "refused",
		reason: problemText(problem)
	}));
	if (unnamed !== void 0) return refuseAll(unnamed);
	const tip = await engine.ports.commits.readBranch(branch);
	const own = {
		state,
		stage: planned.parent,
		branch,
		author
	};
	const foreign = tip === void 0 ? void 0 : await checkOwnBranch(engine.ports.pushTargets, {
		...own,
		tip
	});
	if (foreign !== void 0) return refuseAll(foreign);
	const earlier = tip === void 0 ? /* @__PURE__ */ new Map() : await readEarlier(engine, {
		...request,
		tip
	});
	const open = children.filter(({ child }) => !earlier.has(child));
	const tried = open.length === 0 ? [] : await engine.ports.trials.tryMerges(tip ?? start, open);
	const made = await createMerges(engine, {
		...request,
		onto: tip ?? start,
		open,
		tried
	});
	const refused = made.published === void 0 ? void 0 : await pushCommits(engine, {
		state,
		stage,
		author,
		branch,
		tip,
		published: made.published
	});
	if (refused?.reason === "stale-base" && tries < maxTries) return mergeInto(engine, request, tries + 1);
	const results = refused === void 0 ? made.merges : made.merges.map((merge) => refuseMerge(merge, refused.message));
	return [...children.flatMap(({ child, head }) => {
		const commit = earlier.get(child);
		return commit === void 0 ? [] : [{
			child,
			state: "merged",
			branch,
			head,
			commit
		}];
	}), ...results];
}
function refuseMerge({ commit: _, ...merge }, reason) {
	return merge.state === "merged" ? {
		...merge,
		state: "refused",
		reason
	} : merge;
}
async function readEarlier(engine, { state, planned, tip }) {
	const found = /* @__PURE__ */ new Map();
	let commit = tip;
	while (commit !== void 0 && commit !== planned.start) {
		const { message, parents } = await engine.ports.commits.readCommit(commit);
		const line = lastLineOf(message);
		const merged = planned.children.find(({ child }) => line === trailerOf(state, {
			planned,
			child
		}));
		if (merged === void 0 || found.has(merged.child)) break;
		if (parents[1] === merged.head) found.set(merged.child, commit);
		commit = parents[0];
	}
	return found;
}
function trailerOf({ run: { run } }, { planned: { parent: task, due }, child }) {
	return mergeTrailer({
		run,
		task,
		execution: due.execution
	}, child);
}
async function createMerges(engine, { state, planned, onto, open, tried }) {
	const merges = [];
	let parent = onto;
	let tree;
	for (const [index, { child, branch: from, head }] of open.entries()) {
		const merge = tried[index] ?? {
			kind: "failed",
			reason: "git gave no answer"
		};
		const { branch } = planned;
		if (merge.kind !== "clean") {
			merges.push({
				child,
				branch,
				head,
				...describeUnmerged(engine, merge)
			});
			continue;
		}
		const made = await engine.ports.commits.createCommit({
			parent,
			merged: head,
			baseTree: tree ?? merge.baseTree,
			message: `Merge ${from} into ${branch}\n\n${trailerOf(state, {
				planned,
				child
			})}\n`,
			changes: merge.changes
		});
		[parent, tree] = [made.sha, made.tree];
		merges.push({
			child,
			branch,
			head,
			state: "merged",
			commit: made.sha
		});
	}
	return {
		merges,
		published: parent === onto ? void 0 : parent
	};
}
function describeUnmerged({ ports: { redactor, log } }, merge) {
	if (merge.kind === "nothing") return { state: "nothing" };
	if (merge.kind === "conflict") return {
		state: "conflict",
		...describeConflict(merge.files, (text) => redactor.redact(text).text)
	};
	const reason = redactor.redact(merge.reason).text;
	log.warning(`BATON-E729: A child was not merged: ${reason}.`);
	return {
		state: "refused",
		reason
	};
}
async function withMerges(engine, { state, dispatch }, executions) {
	const merges = [];
	const readNext = () => stateWith(state, buildExecutionDrafts(dispatch, addMerges(executions, merges)));
	if (isPaused(engine, readNext())) return executions;
	for (const { parent } of planMerges(state, readNext()).toReversed()) {
		const next = readNext();
		const own = planMerges(state, next).find((each) => each.parent === parent);
		if (own === void 0) continue;
		merges.push(...await mergeInto(engine, {
			state: next,
			planned: own
		}));
		merges.push(...own.empty.map((child) => ({
			child,
			state: "nothing",
			branch: own.branch
		})));
	}
	return addMerges(executions, merges);
}
function addMerges(executions, merges) {
	const last = executions.at(-1);
	if (last === void 0 || merges.length === 0) return executions;
	return [...executions.slice(0, -1), {
		...last,
		body: {
			...last.body,
			merges: [...merges]
		}
	}];
}

export { withMerges };