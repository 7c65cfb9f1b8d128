import { n as problemText } from "./problem.js";
import { n as success, t as failure } from "./result.js";
import { r as parseUntrustedJson } from "./to-well-formed-json.js";
import { i as recordLimits, t as bodyJsonLimits } from "./envelope.js";
import { n as signDispatch } from "./signed-dispatch.js";
import { n as encodePorts } from "./record-codec.js";
import { a as openEnvelope, y as hasSubject } from "./node-hasher.js";
import { v as ordinalOf, x as taskName } from "./read-markers.js";
import { u as isAgentStage } from "./config-schema.js";
import { n as agentNameAt, r as jobFor } from "./acting-agent.js";
import { d as pipelineOf, f as stageOf, l as ancestorsOf } from "./attempts.js";
import { n as findEnd } from "./decisions.js";
import { y as pullLink } from "./stage-graph.js";
import { t as deriveState } from "./derive-state.js";
import { t as hasName } from "./name-list.js";
import { t as ignoredWords } from "./words.js";
import { t as verifyChain } from "./verify-chain.js";

// src/core/record/dispatched-records.ts
/** Whether records, however they came, are exactly those that an order names: all of them, in order, of its run. */
function checkDispatchedRecords(dispatch, records) {
	const problem = findProblem(dispatch, records);
	return problem === void 0 ? success(records) : failure({
		code: "BATON-E411",
		message: `${problem} Start the run again.`
	});
}
function findProblem({ run, digests }, records) {
	if (records.length !== digests.length) return `The order names ${digests.length} records, and ${records.length} came.`;
	for (const [index, { record, digest }] of records.entries()) {
		if (digest !== digests[index]) return `Record ${index + 1} is not the one that the order names (${digests[index]}).`;
		if (record.run !== run) return `Record ${index + 1} belongs to run "${record.run}" instead of "${run}".`;
		const before = records[index - 1];
		if (before !== void 0 && !follows(before, record)) return `Record ${index + 1} does not follow the one before it.`;
	}
}
/** Records between them may be missing, since a task does not need its siblings: only neighbours name each other. */
function follows(before, { seq, prev }) {
	if (seq === before.record.seq + 1) return prev === before.digest;
	return seq > before.record.seq;
}
/**
* The records that ride in a dispatch, verified one by one and against its digests. Those that are `located` are read
* with `RecordStore.locate` and then checked by `checkDispatchedRecords`.
*/
function unpackRecords(dispatch, context) {
	const { records } = dispatch;
	if (records.enc === "located") return unreadable("they stand in comments and have to be read from there");
	const text = context.tools.inflate(records.data, bodyJsonLimits.maxBytes);
	if (text === void 0) return unreadable("they are not deflated");
	const json = parseUntrustedJson(text, bodyJsonLimits);
	if (!json.ok || !Array.isArray(json.value)) return unreadable("they are no list");
	const opened = [];
	for (const [index, value] of json.value.entries()) {
		const record = openEnvelope(value, context);
		if (!record.ok && record.error === "version") return otherVersion(index);
		if (!record.ok) return unreadable(`number ${index + 1} is refused: ${record.error}`);
		opened.push(record.value);
	}
	return checkDispatchedRecords(dispatch, opened);
}
function otherVersion(index) {
	const message = `Record ${index + 1} of the order was written by another version of Baton than this one, which reads version 1 only. Use one version of run.yml and of the action everywhere, or start the run again: a new run starts over.`;
	return failure({
		code: "BATON-E409",
		message
	});
}
function unreadable(reason) {
	return failure({
		code: "BATON-E410",
		message: `The records in the order cannot be read: ${reason}. Start the run again.`
	});
}
/** Records by where they stand, with the pieces of large ones, so that the reader lists nothing. */
function listRecordRefs(stored) {
	return {
		enc: "located",
		list: stored.flatMap(({ comment, digest, pieces = [] }) => [{
			id: comment,
			digest
		}, ...pieces])
	};
}
/** Characters of a dispatch that are left for everything but `records` and `digests`: what most need. `buildOrder` checks the whole. */
const reservedCharacters = 6e3;
/**
* Records as they travel in a dispatch: all of them deflated while they fit, else where they stand. A record with
* continuation pieces is always named by its place, and its pieces with it, so that the reader lists nothing.
*/
function packRecords(stored, deflate) {
	const data = stored.some(({ pieces, envelope }) => pieces !== void 0 || Reflect.has(Object(envelope), "parts")) ? void 0 : deflate(JSON.stringify(stored.map(({ envelope }) => envelope)));
	const digests = stored.reduce((sum, { digest }) => sum + digest.length + 3, 0);
	if (data !== void 0 && data.length + digests + reservedCharacters <= recordLimits.dispatchCharacters) return {
		enc: "deflate",
		data
	};
	return listRecordRefs(stored);
}

// src/core/run/published.ts
/** The commit a stage starts from: the newest that a stage it needs, or itself before, has published; else the run's. */
function startCommitOf(state, stage) {
	const before = /* @__PURE__ */ new Set([stage, ...ancestorsOf(pipelineOf(state.run), stage)]);
	return state.tasks.findLast((task) => before.has(task.body.stage) && task.body.commits !== void 0)?.body.commits?.published ?? state.run.body.head;
}
/** Number of the pull request that a built-in before this stage opened or updated. What an agent calls a pull request may be none. */
function findOpenedPull(state, stage) {
	const before = new Set(ancestorsOf(pipelineOf(state.run), stage));
	const task = state.tasks.findLast(({ body }) => before.has(body.stage) && body.engine === "built-in" && body.agent === "pull-request" && pullLink(body.results) !== void 0);
	return task === void 0 ? void 0 : Number(task.body.results.pr);
}
/** How many things the built-ins of one kind have made in a run so far: labels that were changed, else one for each success. */
function countCreated({ tasks }, kind) {
	const own = tasks.filter(({ body }) => body.engine === "built-in" && body.agent === kind && body.outcome === "succeeded");
	if (kind !== "labels") return own.length;
	return own.reduce((sum, { body }) => sum + count(body.results.labels_added) + count(body.results.labels_removed), 0);
}
function count(names) {
	return names === void 0 || names === "" ? 0 : names.split(", ").length;
}
/** The comment on a pull request that lacks what the last record handed over; undefined when there is none, or nothing new. */
function findStaleSummary({ tasks }) {
	const last = tasks.at(-1);
	return last !== void 0 && (last.body.handoff ?? last.body.locator) !== void 0 ? tasks.findLast(({ body }) => body.summaryComment !== void 0)?.body.summaryComment : void 0;
}

// src/core/run/records-for.ts
/**
* The records that an execution of a stage builds on, in order of `seq`: the run's first, its ancestors', its own earlier ones.
* Decisions, by which a run that had ended goes on. Transfers of ancestors too: without them nobody knows which of their agents' handoffs and results still count.
*/
function recordsFor(stage, options) {
	const { run } = options.state;
	const relevant = /* @__PURE__ */ new Set([stage, ...ancestorsOf(pipelineOf(run), stage)]);
	return options.stored.filter(({ record }) => record.run === run.run).filter(({ record }) => record.kind === "run" || record.kind === "decision" || record.kind === "task" && relevant.has(record.body.stage) || record.kind === "transfer" && relevant.has(record.task)).toSorted((a, b) => a.record.seq - b.record.seq);
}

// src/core/run/slot.ts
/**
* The place of a subject among those that wait (I-14): the first of the configured labels that it has decides, and one with
* none of them stands last. Smaller is earlier; equal ones keep their order.
*/
function priorityOf(labels, configured) {
	const at = configured.findIndex((label) => hasName(labels, label));
	return at === -1 ? configured.length : at;
}
/** Undefined where any number may. The labels are those of the trigger. */
function slotOf({ run }) {
	const pipeline = pipelineOf(run);
	const limit = pipeline["max-concurrency"] ?? 0;
	if (limit === 0) return void 0;
	const { labels } = run.body.trigger.subject;
	return {
		pipeline: run.body.pipeline,
		limit,
		priority: priorityOf(labels, pipeline["priority-labels"] ?? [])
	};
}

// src/engine/order/build-order.ts
/** What an order says of an execution because the records say so: where it runs, on what, and for whom. */
function executionFacts(state, stage, via = "action") {
	const config = stageOf(state.run, stage);
	return {
		for: jobFor(state, stage),
		lock: hasSubject(state.run.body.trigger) ? state.run.body.trigger.subject.number : 0,
		head: startCommitOf(state, stage),
		commit: state.run.body.commit,
		job: {
			...jobOf({ stage: config }),
			group: groupOf(state, {
				stage,
				via
			})
		}
	};
}
/** Over `max-concurrency` jobs wait in the group of their slot (DESIGN 2); the App lets no more start, so there each is alone. */
function groupOf({ run }, { stage, via }) {
	const { pipeline, config } = run.body;
	const slots = config.pipelines[pipeline]?.["max-concurrency"] ?? 0;
	if (slots === 0 || via === "app") return `baton-agent-${run.run}-${stage}`;
	return `baton-agent-${pipeline}-slot-${ordinalOf(run.run, pipeline) % slots}`;
}
function jobOf({ stage }) {
	const checkout = {
		depth: 0,
		submodules: false,
		lfs: false
	};
	if (!isAgentStage(stage)) return {
		"runs-on": "ubuntu-latest",
		container: "",
		"timeout-minutes": 60,
		environment: "",
		checkout
	};
	return {
		"runs-on": stage["runs-on"],
		container: stage.container ?? "",
		"timeout-minutes": stage["timeout-minutes"],
		environment: stage.environment ?? "",
		checkout: stage.checkout
	};
}
/** Whose turn it is, and how many transfers are left. */
function currentAgent(state, { stage, execution }) {
	const agent = agentNameAt(state, {
		stage,
		execution
	});
	if (agent === void 0) return {};
	return {
		agent,
		hops: Math.max(0, pipelineOf(state.run).limits["max-handoffs"] - state.transfers.length)
	};
}
const validForHours = 48;
/**
* The order for one execution: everything the next job needs, so that it reads as little as possible. An unsigned one only
* names its records: nobody could trust what it carries.
*/
function buildOrder(engine, request) {
	const { state, stored } = request.reading;
	const { effect } = request;
	const needed = recordsFor(effect.stage, {
		state,
		stored
	});
	const issued = engine.ports.clock.now();
	const { lock, head, commit, job } = executionFacts(state, effect.stage, engine.settings.via);
	const turn = currentAgent(state, {
		stage: effect.stage,
		execution: effect.due.execution
	});
	const isSigned = engine.ports.signer !== void 0;
	const draft = {
		baton: 1,
		kind: "dispatch",
		for: request.lost === void 0 ? effect.for : "publish",
		via: engine.settings.via,
		repo: engine.settings.repository.id,
		subject: state.run.body.trigger.subject.number,
		thread: state.run.thread,
		lock,
		run: state.run.run,
		task: effect.stage,
		attempt: effect.due.attempt,
		execution: effect.due.execution,
		...turn,
		head,
		commit,
		first: request.first,
		status: request.status,
		...request.lost === void 0 ? {} : { lost: request.lost },
		issued,
		"not-after": new Date(Date.parse(issued) + validForHours * 36e5).toISOString(),
		job,
		digests: needed.map(({ digest }) => digest),
		records: isSigned ? packRecords(needed, engine.ports.compressor.deflate) : listRecordRefs(needed),
		traceparent: traceparentOf(engine, taskName(state.run.run, effect.stage), effect.due.execution)
	};
	const packed = signDispatch(draft, encodePorts(engine.ports));
	const text = packed.length <= recordLimits.dispatchCharacters ? packed : signDispatch({
		...draft,
		records: listRecordRefs(needed)
	}, encodePorts(engine.ports));
	const place = slotOf(state);
	return {
		text,
		dispatch: JSON.parse(text),
		...place === void 0 ? {} : { place }
	};
}
/** W3C trace context: one trace per run, one span per execution, derived so that every job computes the same. */
function traceparentOf(engine, task, execution) {
	const hex = (text) => engine.ports.hasher.sha256(text).slice(7);
	return `00-${hex(`${engine.settings.repository.id}/${task.split("/")[0]}`).slice(0, 32)}-${hex(`${task} ${execution}`).slice(0, 16)}-01`;
}

// src/engine/thread/read-run.ts
/** What a newer Baton wrote may change everything about a run: it is not carried on without knowing (C-26, C-40). */
function versionProblem(run, { envelope, comment }) {
	return {
		code: "BATON-E409",
		message: `Run "${run}" cannot be carried on: its record ${envelope.seq} (kind "${envelope.kind}") in comment ${comment} was written by another version of Baton than this one, which reads version 1 only. Use one version of run.yml and of the action everywhere, or start the pipeline again: a new run starts over.`
	};
}
/** One listing since the run's first record gives all there is to know about it. */
async function readRun(engine, order) {
	const thread = await engine.ports.store.readSince(order.thread, order.first.at, {
		run: order.run,
		comment: order.first.id
	});
	const own = thread.records.filter(({ record }) => record.run === order.run);
	const [strange] = (thread.aside ?? []).filter(({ envelope }) => envelope.run === order.run);
	if (strange !== void 0) return failure(versionProblem(order.run, strange));
	const breaks = verifyChain(own);
	const broken = hasEnded(own) ? void 0 : breaks.find(({ code }) => code === "BATON-E413");
	if (broken !== void 0) return failure(notCarriedOn(broken));
	const state = deriveState(own, order.run);
	if (!state.ok) return failure({
		...state.error,
		message: [state.error.message, ...describeIgnored(engine, thread, order.run).slice(0, 5)].join(" ")
	});
	return success({
		state: state.value,
		stored: thread.records,
		comments: new Set(thread.comments.map(({ id }) => id)),
		thread: thread.comments,
		ignored: thread.ignored,
		claimed: new Set((thread.claims ?? []).filter(({ run }) => run === order.run).map(({ comment }) => comment)),
		doubts: [...describeIgnored(engine, thread, order.run), ...breaks.map(problemText)]
	});
}
/** Markers that say they are of the run, and those that say nothing: a runs issue holds those of many others. */
function describeIgnored(engine, { ignored, claims = [] }, run) {
	const unsigned = engine.ports.signer === void 0;
	const others = new Set(claims.filter((claim) => claim.run !== run).map(({ comment }) => comment));
	return ignored.filter(({ comment }) => !others.has(comment)).map(({ comment, reason }) => `The record in comment ${comment} was ignored: ${reason} (${ignoredWords(reason, { unsigned })}).`);
}
/** From a run that has ended nothing follows, whatever is put between its records. */
function hasEnded(own) {
	return findEnd(own.map(({ record }) => record)) !== void 0;
}
/** A record of another run of that name may stand where one of this run did, or would (T13): nobody can tell which is which. */
function notCarriedOn(broken) {
	return {
		...broken,
		message: `${broken.message} So the run is not carried on. Look at the thread with \`baton records\`, and start the pipeline again: the new run has a name of its own.`
	};
}
/** When the record was written that made a stage due, and by which workflow run. */
function findTriggeringRecord({ state, stored }, due) {
	const { run } = state;
	const cause = stored.find(({ record }) => record.run === run.run && record.seq === due.cause);
	const body = cause?.record.kind === "task" ? cause.record.body : run.body;
	return {
		at: cause?.writtenAt ?? run.body.startedAt,
		workflowRun: body.workflowRun.id
	};
}
/** Whether the run or the whole repository is paused: what comes is kept, nothing is published and nothing starts. */
function isPaused({ settings }, { paused }) {
	return paused !== void 0 || settings.paused === true;
}

export { buildOrder as a, countCreated as c, checkDispatchedRecords as d, unpackRecords as f, versionProblem as i, findOpenedPull as l, isPaused as n, currentAgent as o, readRun as r, executionFacts as s, findTriggeringRecord as t, findStaleSummary as u };