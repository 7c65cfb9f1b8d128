import { t as performerOf } from "./performer-of.js";
import { m as viewThreadOf, r as statusMarker } from "./status-comment.js";
import { g as taskName } from "./to-seconds.js";
import { a as pipelineOf } from "./retry-rule-of.js";
import { t as hasName } from "./has-name.js";
import { t as ancestorsOf } from "./ancestors-of.js";
import { r as recordLimits } from "./record-limits.js";
import { r as canonicalJson } from "./handoff.js";
import { t as toWellFormedJson } from "./to-well-formed-json.js";
import { n as executionFacts, t as turnOf } from "./turn-of.js";
import { n as writeTools } from "./write-tools.js";
import { t as findOwnComment } from "./find-own-comment.js";
import { n as findSilent, t as repeatJob } from "./repeat-job.js";

// src/engine/own-author.ts
/** Numeric id of our account: it wrote the run's first record. */
function ownAuthor({ thread }, first) {
	return thread.find(({ id }) => id === first)?.author?.id;
}
/** Ignored records in comments that our account wrote after the run began; none while it is not known. */
function ignoredOfOurs(reading, first) {
	const author = ownAuthor(reading, first);
	if (author === void 0) return [];
	const own = new Set(reading.thread.filter((comment) => comment.id > first && comment.author?.id === author).map(({ id }) => id));
	return reading.ignored.filter(({ comment }) => own.has(comment));
}

// src/engine/find-own-view.ts
/** What we posted for people in the view thread of a run. No request where records and people share a thread. */
async function findOwnView(engine, { reading, first, marker }) {
	const { run } = reading.state;
	const author = ownAuthor(reading, first.id);
	const thread = viewThreadOf(run);
	const comments = thread === run.subject ? reading.thread : await engine.ports.threads.listSince(thread, first.at);
	return findOwnComment(comments, {
		author,
		marker
	});
}

// src/core/pipeline/priority-of.ts
/**
* The place of a subject among those that wait (I-14): the first of the configured labels that it has decides, and one with
* none of them stands last. Smaller is earlier; equal ones keep their order.
*/
function priorityOf(labels, configured) {
	const at = configured.findIndex((label) => hasName(labels, label));
	return at === -1 ? configured.length : at;
}

// src/core/pipeline/place-of.ts
/** Undefined where any number may. The labels are those of the trigger. */
function placeOf({ run }) {
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

// src/core/pipeline/records-for.ts
/**
* The records that an execution of a stage builds on, in order of `seq`: the run's first, its ancestors', its own earlier ones.
* Decisions, by which a run that had ended goes on. Transfers of ancestors too: without them nobody knows which of their agents' handoffs and results still count.
*/
function recordsFor(stage, options) {
	const { run } = options.state;
	const relevant = /* @__PURE__ */ new Set([stage, ...ancestorsOf(pipelineOf(run), stage)]);
	return options.stored.filter(({ record }) => record.run === run.run).filter(({ record }) => record.kind === "run" || record.kind === "decision" || record.kind === "task" && relevant.has(record.body.stage) || record.kind === "transfer" && relevant.has(record.task)).toSorted((a, b) => a.record.seq - b.record.seq);
}

// src/core/record/name-records.ts
/** Records by where they stand, with the pieces of large ones, so that the reader lists nothing. */
function nameRecords(stored) {
	return {
		enc: "located",
		list: stored.flatMap(({ comment, digest, pieces = [] }) => [{
			id: comment,
			digest
		}, ...pieces])
	};
}

// src/core/record/pack-records.ts
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
	return nameRecords(stored);
}

// src/core/record/sign-dispatch.ts
/** Signs an order, where there is a signer, and writes it as JSON, in which the fields keep their order. How long that is, the caller checks. */
function signDispatch(draft, tools) {
	if (tools.signer === void 0) return JSON.stringify(toWellFormedJson(draft));
	const unsigned = Object.assign({}, toWellFormedJson(draft), { key: tools.signer.keyId });
	return JSON.stringify({
		...unsigned,
		sig: tools.signer.sign(canonicalJson(unsigned) ?? "")
	});
}

// src/engine/build-order.ts
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
	const turn = turnOf(state, {
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
		thread: state.run.subject,
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
		records: isSigned ? packRecords(needed, engine.ports.compressor.deflate) : nameRecords(needed),
		traceparent: traceparentOf(engine, taskName(state.run.run, effect.stage), effect.due.execution)
	};
	const packed = signDispatch(draft, writeTools(engine.ports));
	const text = packed.length <= recordLimits.dispatchCharacters ? packed : signDispatch({
		...draft,
		records: nameRecords(needed)
	}, writeTools(engine.ports));
	const place = placeOf(state);
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

// src/engine/sweep-run.ts
/**
* Starts again what a run waits for in vain. Writes nothing itself and holds no lock: a loss is recorded by the publish job
* that it dispatches into the run's own group, and a start too many finds out that the execution is recorded.
*/
async function sweepRun(engine, request) {
	const swept = [];
	for (const task of await findSilent(engine, request)) {
		const { title } = task;
		const silence = await repeat(engine, request, task) ?? await answer(engine, {
			...request,
			...task
		});
		engine.ports.log.warning(`${title}: ${silenceWords(silence)}`);
		swept.push({
			title,
			silence
		});
	}
	return swept;
}
/** A publish job that died has the output of its agent still. A sweep of everything has tried this before, where it could. */
async function repeat(engine, { busy }, { silence }) {
	const { workflowRuns } = engine.ports;
	if (silence.kind !== "lost" || busy !== void 0 || workflowRuns === void 0) return void 0;
	const job = await repeatJob(engine, {
		workflowRuns,
		id: silence.workflowRun
	});
	return job === void 0 ? void 0 : {
		kind: "repeated",
		workflowRun: silence.workflowRun,
		job
	};
}
/** A built-in may be done any number of times, so a lost one is simply started again. */
async function answer(engine, { reading, first, stage, due, silence }) {
	if (silence.kind === "hopeless") return silence;
	const { run } = reading.state;
	const performer = performerOf(reading.state, stage);
	const isLost = silence.kind === "lost" && performer === "agent";
	const status = await findOwnView(engine, {
		reading,
		first,
		marker: statusMarker(run.run)
	});
	const order = buildOrder(engine, {
		reading,
		first,
		effect: {
			kind: "dispatch-task",
			stage,
			for: performer,
			due
		},
		status: status?.id ?? 0,
		...isLost ? { lost: silence.workflowRun } : {}
	});
	await engine.ports.starter.start(order);
	return silence;
}
/** What was found and done, in words. */
function silenceWords(silence) {
	switch (silence.kind) {
		case "never-started": return "it was due and never started; it was started now.";
		case "lost": return `workflow run ${silence.workflowRun} is over and left no record; a publish job was started to settle that.`;
		case "repeated": return `job ${silence.job} of workflow run ${silence.workflowRun} ended without having done its work; it was started again.`;
		case "hopeless": return `${silence.tries} workflow runs are over and none left a record, so it was left alone. Look at the log of the newest one.`;
		default: return silence;
	}
}

export { ignoredOfOurs as a, findOwnView as i, sweepRun as n, ownAuthor as o, buildOrder as r, silenceWords as t };