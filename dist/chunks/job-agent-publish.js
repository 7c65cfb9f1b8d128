import { b as string, f as int, g as object, l as boolean, p as literal, s as array } from "./zod.js";
import { l as utf8Length, n as canonicalJson } from "./job-cli.js";
import { Aa as frozenOf, Bi as costLimitOf, Bt as executionFacts, Fa as pipelineOf, Ga as depthOf, Ia as pullOfBranch, Jn as listOpenedPulls, Jt as findRunNumber, La as stageOf, Wr as childLimits, Yr as lengthen, Zi as agentAt, bn as loadState, gr as checkDispatchedRecords, ha as childrenOf, po as hasSubject, ua as listPublished, vr as unpackRecords, yo as decodePorts, zn as findPullOpenedFor, zt as currentAgent } from "./job-agent-plan-publish.js";
import { $ as pushProblem, G as judgeRunBranch, Q as isDefaultBranch, Vt as isAgentStage, Z as defaultBranchReason, _n as failure, st as hasAtMostAccess } from "./job-agent-plan-publish-validate.js";

// src/core/output/output-digest.ts
function digestOutput(text, sha256) {
	return `${utf8Length(text)}:${sha256(text).replace(/^sha256:/, "")}`;
}
function verifyOutput(text, description, sha256) {
	if (text === "" || description === "") return "withheld";
	return digestOutput(text, sha256) === description ? "fits" : "altered";
}

// src/engine/order/check-order.ts
async function readOrderRecords({ dispatch, ports }) {
	if (dispatch.records.enc === "deflate") return unpackRecords(dispatch, {
		repo: dispatch.repo,
		thread: dispatch.thread,
		tools: decodePorts(ports)
	});
	const located = await ports.store.readRecords(dispatch.thread, dispatch.records.list);
	if (located !== void 0) return checkDispatchedRecords(dispatch, located);
	return failure({
		code: "BATON-E903",
		message: `Order ${dispatch.run}/${dispatch.task} ${dispatch.execution} builds on records in the comments ${dispatch.records.list.map(({ id }) => id).join(", ")}; one of them is gone or was changed. Look at the thread with \`baton records\`, and start a new run if a comment was deleted.`
	});
}
const clockMilliseconds = 6e4;
function sinceOrder({ issued }) {
	return (/* @__PURE__ */ new Date(Date.parse(issued) - clockMilliseconds)).toISOString();
}
function findNamesake(order, stored) {
	const first = stored.find(({ record }) => record.kind === "run" && record.run === order.run);
	const [digest] = order.digests;
	const isOwn = digest === void 0 ? first?.comment === order.first.id : first?.digest === digest;
	if (first === void 0 || isOwn) return void 0;
	return {
		code: "BATON-E903",
		message: `Order ${order.run}/${order.task} ${order.execution} builds on the first record of its run in comment ${order.first.id}, which is gone, and another run has the name "${order.run}" by now, since comment ${first.comment}. What the order came to is not recorded. Start the pipeline again if its work is still wanted.`
	};
}
async function findUnproven(source) {
	if (source.dispatch.sig !== void 0) return void 0;
	const records = await readOrderRecords(source);
	if (!records.ok) return records.error;
	const state = await loadState(records.value, source.dispatch.run);
	return state.ok ? checkOrder(source.dispatch, {
		state: state.value,
		stored: records.value
	}) : state.error;
}
function checkOrder(order, { state, stored }) {
	if (order.sig !== void 0) return void 0;
	if (!state.rows.has(order.task)) return misfit(order, "task");
	const isBefore = (record) => record.task !== order.task || record.execution < order.execution;
	const before = {
		...state,
		tasks: state.tasks.filter(isBefore),
		transfers: state.transfers.filter(isBefore)
	};
	const { "max-handoffs": most, "max-tasks": mostTasks } = pipelineOf(state.run).limits;
	if ((order.hops ?? 0) > most) return misfit(order, "hops");
	const { tasks = 0, handoffs = 0, "cost-usd": costUsd = 0 } = order.left ?? {};
	const earlier = stored.filter(({ record, digest }) => record.kind === "task" && order.digests.includes(digest));
	if (handoffs > most || tasks >= mostTasks - earlier.length) return misfit(order, "left");
	if (costUsd > (costLimitOf(state) ?? 0) / 1e6) return misfit(order, "left");
	const facts = executionFacts(before, order.task);
	const expected = {
		...facts,
		job: lengthen(facts.job, order),
		...order.lost === void 0 ? {} : { for: "publish" },
		...isRecorded(order, state) ? {
			for: "publish",
			head: order.head
		} : {},
		agent: currentAgent(before, {
			stage: order.task,
			execution: order.execution
		}).agent,
		via: "action",
		subject: state.run.body.trigger.subject.number,
		thread: state.run.thread,
		first: {
			...order.first,
			id: stored.find(({ record }) => record === frozenOf(state.run))?.comment
		}
	};
	const wrong = Object.entries(expected).find(([name, value]) => canonicalJson(Reflect.get(order, name)) !== canonicalJson(value));
	return wrong === void 0 ? void 0 : misfit(order, wrong[0]);
}
function isRecorded(order, { tasks }) {
	return order.for === "publish" && tasks.some(({ body, execution }) => body.stage === order.task && execution === order.execution);
}
function misfit(order, field) {
	return {
		code: "BATON-E909",
		message: `The order is unsigned, and its field "${field}" is not what the records of run "${order.run}" say. Start the run again instead of writing or changing this input by hand.`
	};
}

// src/core/git/commit-trailers.ts
function taskTrailer({ run, task, execution }) {
	return `Baton-Task: ${run}/${task} ${execution}`;
}
function mergeTrailer(parent, child) {
	return `Baton-Merge: ${parent.run}/${parent.task} ${parent.execution} ${child}`;
}
function lastLineOf(message) {
	return message.trimEnd().split("\n").at(-1) ?? "";
}
function findMaker(messages) {
	for (const message of messages) {
		const [, run, task] = /^Baton-(?:Task|Merge): ([^/\s]+)\/(\S+) /.exec(lastLineOf(message)) ?? [];
		if (run !== void 0 && task !== void 0) return {
			run,
			task
		};
	}
}

// src/core/run/check-push.ts
function checkPush(state, target) {
	const { branch, number } = target;
	const reason = findReason(state, target) ?? findCover(state, listNamed(target));
	return reason === void 0 ? void 0 : pushProblem({
		branch,
		number
	}, reason);
}
function listNamed({ pull, others }) {
	return [...pull === void 0 ? [] : [{
		...pull,
		name: "the pull request"
	}], ...others.map((other) => ({
		...other,
		name: `#${other.number} (of the same branch)`
	}))];
}
function checkOpenedPush(state, { branch, pull }) {
	if (pull === void 0 || pull.state !== "open" || pull.branch !== branch) return void 0;
	const reason = findCover(state, [{
		...pull,
		name: "the pull request"
	}]);
	return reason === void 0 ? void 0 : pushProblem({
		branch,
		number: pull.number
	}, reason);
}
function findReason({ run }, { branch, isProtected, pull }) {
	if (isDefaultBranch(branch, run.body.trigger.repository.defaultBranch)) return defaultBranchReason;
	if (pull === void 0) return "GitHub shows no such pull request. If it is still there, let the token of the job read pull requests.";
	if (pull.state === "merged") return "the pull request is merged. Start the pipeline on an open one.";
	if (pull.branch !== branch) return `the pull request is on the branch "${pull.branch}" now. Start a new run.`;
	if (isProtected === void 0) return "the branch was deleted. Restore it, and open the pull request again.";
	if (pull.state === "closed") return "the pull request is closed. Open it again.";
	return isProtected ? "the branch is protected. Give the stage a branch of its own." : void 0;
}
function findCover({ run }, pulls) {
	const mayPush = pipelineOf(run).allow["push-approved"] === true;
	for (const { name, hasAutoMerge, approvedBy } of pulls) {
		if (hasAutoMerge) return `GitHub merges ${name} by itself (auto-merge), so nobody would read the commits. Turn auto-merge off.`;
		if (approvedBy.length > 0 && !mayPush) return `${approvedBy.join(", ")} approved ${name}, and the approval would cover commits that nobody has read. Dismiss it, or allow such pushes with \`allow: { push-approved: true }\` and start a new run.`;
	}
}
function checkNamedPush(state, { branch, template, pulls }) {
	const opened = listOpenedPulls(state);
	const foreign = pulls.filter(({ number }) => !opened.includes(number));
	const [first] = foreign;
	if (first === void 0) return void 0;
	if (state.run.body.branches === void 0 && isChosenByText(template)) return foreignPullProblem(branch, first.number);
	const reason = findCover(state, foreign.map((pull) => ({
		...pull,
		name: `#${pull.number}`
	})));
	return reason === void 0 ? void 0 : pushProblem({
		branch,
		number: first.number
	}, reason);
}
function isChosenByText(template) {
	return /^\s*\{[{%]/.test(template);
}
function foreignPullProblem(branch, number) {
	return {
		code: "BATON-E715",
		message: `The branch came out as "${branch}", which is that of pull request #${number}, and the run is not about that one. Agents and other people's text may not choose it: put something fixed before it, such as baton/.`
	};
}
function isOwnBranch(state, branch) {
	const { branches = [] } = state.run.body;
	return branches.includes(branch) || listPublished(state).some((published) => published.branch === branch);
}
function isMadeByOwn({ run, body: { pipeline, trigger } }, { stage, messages }) {
	const maker = findMaker(messages);
	if (maker === void 0) return false;
	if (maker.run === run) return maker.task === stage;
	if (findRunNumber(maker.run, {
		pipeline,
		subject: trigger.subject.number
	}) !== void 0) return true;
	const rest = maker.run.startsWith(`${pipeline}-`) ? maker.run.slice(pipeline.length + 1) : "";
	return !hasSubject(trigger) && /^\d{8}-\d{4}(?:-\d+)?$/.test(rest);
}

// src/engine/thread/check-own-branch.ts
async function checkOwnBranch(targets, { state, stage, branch, author, tip }) {
	const { run } = state;
	if (isOwnBranch(state, branch) || author.by === "text" && run.body.branches === void 0) return void 0;
	const problem = judgeRunBranch({
		branch,
		author,
		allow: pipelineOf(run).allow,
		isForeign: true
	});
	if (problem === void 0) return void 0;
	const messages = await targets.listMessages(tip, run.body.trigger.repository.defaultBranch);
	return isMadeByOwn(run, {
		stage,
		messages
	}) ? void 0 : problem;
}

// src/engine/thread/check-pull-branch.ts
async function checkPullBranch(targets, { state, branch }) {
	const number = pullOfBranch(state, branch);
	if (number === void 0) {
		const opened = findPullOpenedFor(state, branch);
		return opened === void 0 ? void 0 : checkOpenedPush(state, {
			branch,
			pull: await targets.readPull(opened)
		});
	}
	const isProtected = await targets.readProtection(branch);
	const pulls = await targets.listPulls(branch);
	const pull = pulls.find((each) => each.number === number) ?? await targets.readPull(number);
	return checkPush(state, {
		branch,
		isProtected,
		number,
		pull,
		others: pulls.filter((each) => each.number !== number)
	});
}

// src/core/children/child-offer.ts
const childAgentSchema = object({
	get name() {
		return string();
	},
	get description() {
		return string();
	},
	get model() {
		return string().optional();
	}
});
const keyedChildSchema = object({
	get name() {
		return string();
	},
	get ordinal() {
		return int();
	},
	get key() {
		return string();
	},
	get prompt() {
		return string();
	},
	get branch() {
		return string().optional();
	}
});
const childOfferSchema = object({
	get stage() {
		return string();
	},
	get asked() {
		return int().min(0);
	},
	get left() {
		return int().min(0);
	},
	get why() {
		return string();
	},
	get agents() {
		return array(childAgentSchema);
	},
	get models() {
		return array(string());
	},
	get branch() {
		return boolean();
	},
	get keyed() {
		return array(keyedChildSchema).default([]);
	},
	get polls() {
		return object({
			get seconds() {
				return int().min(1);
			},
			merges: literal(true).optional()
		}).optional();
	}
});
function shortDigest(text, digest) {
	return digest(text).slice(-16);
}

// src/core/spawn/child-offer.ts
function buildChildOffer(state, { digest, ...turn }) {
	const stage = stageOf(state.run, turn.stage);
	if (!isAgentStage(stage) || stage.children === void 0) return void 0;
	const keyed = childrenOf(state.run, turn.stage).flatMap(({ name, ordinal, key, prompt, branch }) => {
		if (key === void 0) return [];
		return [{
			name,
			ordinal,
			key: shortDigest(key, digest),
			prompt: shortDigest(prompt, digest),
			branch
		}];
	});
	return {
		stage: turn.stage,
		asked: askedBefore(state, turn.stage),
		...countRoom(state, turn.stage),
		agents: [...listChildAgents(state, turn)],
		models: stage.children.models ?? [],
		branch: stage.branch !== void 0,
		keyed
	};
}
function askedBefore({ spawned }, stage) {
	return Math.max(0, ...spawned.filter(({ task }) => task === stage).map(({ body }) => body.asked));
}
function listChildAgents(state, turn) {
	const stage = stageOf(state.run, turn.stage);
	const acting = agentAt(state, turn);
	if (acting === void 0 || !isAgentStage(stage)) return [];
	const { agents } = state.run.body.config;
	return [.../* @__PURE__ */ new Set([acting.name, ...stage.children?.agents ?? []])].flatMap((name) => {
		const agent = agents[name];
		if (agent === void 0 || name !== acting.name && !hasAtMostAccess(agent.access, acting.agent.access)) return [];
		const { description = "", model } = agent;
		return [{
			name,
			description,
			model
		}];
	});
}
function countRoom(state, stage) {
	for (let made = 0; made < childLimits.requests; made++) {
		const why = findLimit(state, {
			stage,
			made,
			waits: true
		});
		if (why !== void 0) return {
			left: made,
			why
		};
	}
	return {
		left: childLimits.requests,
		why: `one turn may ask for ${childLimits.requests} child tasks.`
	};
}
function findLimit(state, { stage, made, waits }) {
	const limits = pipelineOf(state.run).limits;
	const [maxChildren, maxDepth] = [limits["max-children"] ?? 10, limits["max-depth"] ?? 3];
	const depth = depthOf(stage) + 1;
	if (depth > maxDepth) return `\`limits.max-depth\` is ${maxDepth}, and it would be ${depth} deep.`;
	const count = (state.run.children?.size ?? 0) + made;
	if (count >= maxChildren) return `\`limits.max-children\` is ${maxChildren}, and the run has ${count} child tasks.`;
	const planned = countPlanned(state, stage) + (waits ? 1 : 0) + made;
	if (planned >= limits["max-tasks"]) return `\`limits.max-tasks\` is ${limits["max-tasks"]}, and ${planned} executions have been made or are to come.`;
}
function countPlanned(state, stage) {
	const others = [...state.rows.values()].filter((row) => row.name !== stage && isToStart(row));
	return state.tasks.length + 1 + others.length;
}
function isToStart(row) {
	if (row.status !== "waiting") return row.status === "ready";
	return row.kind === "element" || (row.next ?? row.last) !== void 0;
}

export { sinceOrder as _, shortDigest as a, checkNamedPush as c, mergeTrailer as d, taskTrailer as f, readOrderRecords as g, findUnproven as h, listChildAgents as i, checkOpenedPush as l, findNamesake as m, buildChildOffer as n, checkPullBranch as o, checkOrder as p, findLimit as r, checkOwnBranch as s, askedBefore as t, lastLineOf as u, digestOutput as v, verifyOutput as y };