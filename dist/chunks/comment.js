import { _ as union, d as object, h as string, i as array } from "./schemas.js";
import { n as success, t as failure } from "./result.js";
import { r as parseUntrustedJson } from "./to-well-formed-json.js";
import { t as utf8Length } from "./utf8-length.js";
import { n as digestOf } from "./canonical-json.js";
import { p as outputLimits } from "./node-hasher.js";
import { n as retentionOf } from "./defaults.js";
import { d as pipelineOf, l as ancestorsOf, n as failuresOf } from "./attempts.js";
import { i as handoffSchema } from "./handoff2.js";

// src/core/run/handoffs.ts
/**
* What a stage that has ended came to: its last execution, and before it those that handed over to the agents after them.
* Later ones win, so a branch or a handoff that only an earlier agent left is not lost. Empty while it has not ended.
*/
function finishedTasks({ stages, tasks, transfers }, stage) {
	const entry = stages.get(stage);
	if (entry?.kind !== "ended") return [];
	const handedOver = new Set(transfers.filter(({ task }) => task === stage).map(({ execution }) => execution));
	return [...tasks.filter(({ body, execution }) => body.stage === stage && handedOver.has(execution)), entry.last];
}
/** The execution whose handoff later stages are given: of all agents of the stage the newest that left one, wherever it lies. */
function findHandoffSource(state, stage) {
	return finishedTasks(state, stage).findLast(({ body }) => (body.handoff ?? body.handoffDigest) !== void 0);
}
/** Digests of all that an execution was given: handoffs of the stages before it, history, and how its last attempt failed. */
function consumedBy(state, { stage, attempt, sha256 }) {
	const handoffs = ancestorsOf(pipelineOf(state.run), stage).flatMap((before) => {
		const source = findHandoffSource(state, before);
		const digest = source?.body.handoffDigest;
		return source === void 0 || digest === void 0 ? [] : [{
			stage: before,
			execution: source.execution,
			digest
		}];
	});
	const { history } = state.run.body;
	const told = history ? [{
		kind: "history",
		stage: "",
		execution: 0,
		digest: sha256(history)
	}] : [];
	const failed = failuresOf(state, stage).findLast((task) => task.attempt < attempt);
	return [
		...handoffs,
		...told,
		...describeFailure(failed, sha256)
	];
}
function describeFailure(failed, sha256) {
	if (failed === void 0) return [];
	const { stage, outcome, failure } = failed.body;
	const digest = digestOf(failure ?? {
		reason: outcome,
		message: ""
	}, sha256);
	return [{
		kind: "previous-failure",
		stage,
		execution: failed.execution,
		digest
	}];
}
/** The bodies of `finishedTasks`. */
function finishedBodies(state, stage) {
	return finishedTasks(state, stage).map(({ body }) => body);
}
/** The state with handoffs and outputs, read from their artifacts, put where they would have stood. By `seq` of the record. */
function fillHandoffs(state, kept) {
	const fill = (task) => {
		const found = kept.get(task.seq);
		if (found === void 0) return task;
		const { locator: _, ...body } = task.body;
		const { handoff, outputs } = found;
		return {
			...task,
			body: {
				...body,
				outputs: [...outputs],
				...handoff === void 0 ? {} : { handoff }
			}
		};
	};
	const stages = [...state.stages].map(([name, entry]) => [name, entry.kind === "ended" ? {
		kind: "ended",
		last: fill(entry.last)
	} : entry]);
	return {
		...state,
		stages: new Map(stages),
		tasks: state.tasks.map(fill)
	};
}
/**
* Of these stages, the executions that later ones are given something of and whose handoff and outputs lie in artifacts instead
* of the records: the last one, for its outputs, and the one whose handoff counts, which may be of an agent before it.
*/
function handoffsInArtifacts(state, stages) {
	return [...new Set(stages)].flatMap((name) => {
		return [.../* @__PURE__ */ new Set([findHandoffSource(state, name), finishedTasks(state, name).at(-1)])].flatMap((task) => task?.body.locator === void 0 ? [] : [task]);
	});
}

// src/core/output/stored-handoff.ts
const keptSchema = object({
	handoff: handoffSchema.optional(),
	outputs: array(string()).default([])
});
/** What an agent job leaves for the App holds both one level down. */
const contentSchema = union([object({ output: keptSchema }).transform(({ output }) => output), keptSchema]);
function encodeStoredHandoff({ handoff, outputs }) {
	return `${JSON.stringify({
		version: 1,
		...handoff === void 0 ? {} : { handoff },
		outputs
	}, null, 2)}\n`;
}
/** Undefined when it is not what was recorded: without the form, or with a handoff of another digest. */
function decodeStoredHandoff(text, recorded) {
	const json = parseUntrustedJson(text, outputLimits);
	const parsed = contentSchema.safeParse(json.ok ? json.value : void 0);
	if (!parsed.success) return void 0;
	const { handoff, outputs } = parsed.data;
	if ((handoff === void 0 ? void 0 : digestOf(handoff, recorded.sha256)) !== recorded.handoffDigest) return void 0;
	return {
		handoff,
		outputs
	};
}

// src/engine/thread/load-handoffs.ts
/** Why a handoff that lies in an artifact cannot be had: by name, and never read as empty. */
function explainArtifact(state, { task, problem }) {
	const { locator, stage, workflowRun } = task.body;
	const id = locator?.artifactId ?? 0;
	const run = locator?.run ?? workflowRun.id;
	const what = `The handoff of \`${stage}\` (execution ${task.execution}) lies in artifact ${id} of workflow run ${run}`;
	const days = retentionOf(state.run.body.config).artifacts;
	switch (problem) {
		case "missing":
		case "expired": return fault("artifact-expired", "BATON-E931", [problem === "expired" ? `${what}, and its time is over: artifacts of this run are kept for ${days} days (\`retention.artifacts\`), or less where the repository says so.` : `${what}, which is not there any more: somebody deleted it, or its ${days} days (\`retention.artifacts\`) are long over.`, "Start the pipeline again: a new run makes a new handoff. Raise `retention.artifacts`, or write `store: comments`, for runs that wait longer."]);
		case "foreign-run": return fault("artifact-foreign", "BATON-E932", [`${what}, but GitHub says that artifact ${id} was made by another workflow run, or for another repository, so it was not read.`, "Start the pipeline again. If it comes back, look at who may write to Actions here."]);
		default: return fault("artifact-replaced", "BATON-E933", [`${what}, but what lies there is not what was recorded (${problem}; recorded: ${locator?.sha256 ?? "nothing"}), so it was not read.`, "Another job of that workflow run may have replaced it: look at its jobs, then start the pipeline again."]);
	}
}
function fault(reason, code, sentences) {
	return {
		reason,
		problem: {
			code,
			message: sentences.join(" ")
		}
	};
}
/** Handoff and outputs of one execution from the artifact that its record names, or why they cannot be had. */
async function loadHandoff({ texts, hasher }, { body }) {
	if (body.locator === void 0) return "missing";
	const read = await texts.read(body.locator);
	if (typeof read === "string") return read;
	const { handoffDigest } = body;
	return decodeStoredHandoff(read.text, {
		handoffDigest,
		sha256: (text) => hasher.sha256(text)
	}) ?? "digest";
}
/**
* The state with the handoffs of these stages in it, wherever they lie: one artifact for each execution that left one, nothing at all
* with `store: comments`. All of them, or the fault of the first that cannot be had.
*/
async function loadHandoffs(ports, { state, stages }) {
	const kept = /* @__PURE__ */ new Map();
	for (const task of handoffsInArtifacts(state, stages)) {
		const loaded = await loadHandoff(ports, task);
		if (typeof loaded === "string") return failure(explainArtifact(state, {
			task,
			problem: loaded
		}));
		kept.set(task.seq, loaded);
	}
	return success(kept.size === 0 ? state : fillHandoffs(state, kept));
}

// src/core/trigger/comment.ts
/** Bytes of comments that a run takes along; older ones are left out, whole ones only (I-32). */
const maxCommentBytes = 65536;
/** The newest comments that fit, oldest first. `separator` is what will stand between them. */
function selectNewestComments(comments, separator = "\n---\n") {
	let bytes = 0;
	const left = comments.findLastIndex(({ body }) => {
		bytes += utf8Length(body) + separator.length;
		return bytes > maxCommentBytes;
	});
	return comments.slice(left + 1);
}

export { encodeStoredHandoff as a, findHandoffSource as c, loadHandoffs as i, finishedBodies as l, explainArtifact as n, consumedBy as o, loadHandoff as r, fillHandoffs as s, selectNewestComments as t, handoffsInArtifacts as u };