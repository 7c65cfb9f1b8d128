import { d as isAgentStage } from "./config-schema.js";
import { a as pipelineOf, o as stageOf, r as incompatibleVersion } from "./retry-rule-of.js";
import { t as ancestorsOf } from "./ancestors-of.js";
import { n as findPause, t as deriveState } from "./derive-state.js";
import { t as findEnd } from "./find-end.js";
import { n as success, t as failure } from "./result.js";
import { t as parseUntrustedJson } from "./parse-untrusted-json.js";
import { a as openSignature, s as openBody } from "./create-verifier.js";
import { t as bodyJsonLimits } from "./record-limits.js";
import { t as checkOrder } from "./check-order.js";
import { a as runAgent, l as emptyOutput, u as faultOutput } from "./create-task.js";
import { t as loadHandoffs } from "./load-handoffs.js";
import { t as otherVersion$1 } from "./other-version.js";
import { u as selectStale } from "./list-left-copies.js";
import { t as retentionOf } from "./retention-of.js";
import { t as readTools } from "./write-tools.js";

// src/core/record/check-dispatched-records.ts
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

// src/core/record/open-envelope.ts
/** A record from an envelope that somebody handed us, or why it does not count. */
function openEnvelope(value, context) {
	const signed = openSignature(value, context);
	return signed.ok ? openBody(signed.value, context) : signed;
}

// src/core/record/unpack-records.ts
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

// src/engine/vacuum.ts
/**
* Removes what jobs that died have left on this machine, past its time (C-29). Best effort: nothing that goes wrong here keeps an
* agent from starting. Of other runs nothing is asked: no job takes as long as the shortest time that can be set, so what is
* older belongs to none that runs.
*/
async function vacuum({ ports, state, dispatch }) {
	const folder = pipelineOf(state.run)["context-dir"];
	const warn = (thrown) => ports.log.warning(`Old working copies were not removed: ${thrown instanceof Error ? thrown.message : String(thrown)}`);
	try {
		const left = [...await ports.copies.list(), ...folder === void 0 ? [] : await ports.workspace.listLeft(folder)];
		const days = retentionOf(state.run.body.config).workingCopies;
		for (const copy of selectStale(left, {
			now: ports.clock.now(),
			days,
			active: [dispatch.run]
		})) await ports.copies.remove(copy).then(() => ports.log.info(`Removed ${copy.path}, last changed at ${copy.modifiedAt}.`), warn);
	} catch (thrown) {
		warn(thrown);
	}
}

// src/engine/run-task.ts
/**
* One execution in an agent job, from the verified order to the output for `publish`. Reads the thread once, since the
* order was issued, and does not start the engine when there is nothing left to do (DESIGN 4.8).
*/
async function runTask(job) {
	const { ports, dispatch } = job;
	const startedAt = ports.clock.now();
	const records = await findRecords(job);
	const thread = await ports.store.readSince(dispatch.thread, dispatch.issued, {
		run: dispatch.run,
		comment: dispatch.first.id
	});
	const stopped = findStop(thread.records, {
		dispatch,
		known: records.ok ? records.value : []
	});
	if (stopped !== void 0) return {
		...emptyOutput(job, startedAt),
		outcome: "skipped",
		stopped
	};
	const context = await readContext(job, {
		startedAt,
		records: records.ok ? checkVersions(records.value, {
			thread,
			dispatch
		}) : records
	});
	if (!context.ok) return faultOutput(job, {
		startedAt,
		fault: context.error
	});
	await vacuum(context.value);
	return runAgent(context.value);
}
/**
* The run's end, a pause that holds, or a record of this execution; a sibling's record is no reason to stop. An end that
* somebody lifted before the order was issued is none: the order carries that decision.
*/
function findStop(records, { dispatch, known }) {
	const own = [...known, ...records].map(({ record }) => record).filter((record) => record.run === dispatch.run);
	if (findEnd(own) !== void 0) return "run-ended";
	if (own.some((record) => record.kind === "task" && record.task === dispatch.task && record.execution >= dispatch.execution)) return "already-recorded";
	return findPause(own) === void 0 ? void 0 : "paused";
}
/** What a newer Baton has written about the run since, we do not know: better stop than work on (C-26). */
function checkVersions(records, { thread, dispatch }) {
	const aside = thread.aside?.find(({ envelope }) => envelope.run === dispatch.run);
	return aside === void 0 ? success(records) : failure(otherVersion$1(dispatch.run, aside));
}
async function readContext(job, { startedAt, records }) {
	const { dispatch, ports, settings } = job;
	if (!records.ok) return failure({
		reason: reasonOf(records.error),
		problem: records.error
	});
	const state = deriveState(records.value, dispatch.run);
	if (!state.ok) return failure({
		reason: "records-missing",
		problem: state.error
	});
	const misfit = checkOrder(dispatch, {
		state: state.value,
		stored: records.value
	});
	if (misfit !== void 0) return failure({
		reason: "order-misfit",
		problem: misfit
	});
	const stage = stageOf(state.value.run, dispatch.task);
	if (!isAgentStage(stage)) throw new Error(`Stage ${dispatch.task} is a built-in and has no agent job.`);
	const filled = await loadHandoffs(ports, {
		state: state.value,
		stages: ancestorsOf(pipelineOf(state.value.run), dispatch.task)
	});
	return filled.ok ? success({
		ports,
		settings,
		dispatch,
		state: filled.value,
		stage,
		startedAt
	}) : filled;
}
/** A run that meets another version has a reason of its own, and is not tried again. */
function reasonOf({ code }) {
	return code === "BATON-E409" ? incompatibleVersion : "records-missing";
}
async function findRecords(job) {
	const { dispatch, ports } = job;
	if (dispatch.records.enc === "deflate") return unpackRecords(dispatch, {
		repo: dispatch.repo,
		subject: dispatch.thread,
		tools: readTools(ports)
	});
	const located = await ports.store.locate(dispatch.thread, dispatch.records.list);
	if (located !== void 0) return checkDispatchedRecords(dispatch, located);
	return failure({
		code: "BATON-E903",
		message: `Order ${dispatch.run}/${dispatch.task} ${dispatch.execution} builds on records in the comments ${dispatch.records.list.map(({ id }) => id).join(", ")}; one of them is gone or was changed. Look at the thread with \`baton records\`, and start a new run if a comment was deleted.`
	});
}

export { unpackRecords as n, runTask as t };