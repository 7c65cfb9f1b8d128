import { u as isAgentStage } from "./config-schema.js";
import { d as pipelineOf, f as stageOf, l as ancestorsOf, s as incompatibleVersion } from "./attempts.js";
import { d as checkDispatchedRecords, f as unpackRecords, i as versionProblem } from "./read-run.js";
import { n as success, t as failure } from "./result.js";
import { n as findEnd, r as findPause } from "./decisions.js";
import { t as deriveState } from "./derive-state.js";
import { t as checkOrder } from "./check-order.js";
import { t as decodePorts } from "./record-codec.js";
import { i as loadHandoffs } from "./comment.js";
import { a as runAgent, d as faultOutput, u as emptyOutput } from "./create-task.js";
import { m as selectStale } from "./add-file.js";
import { n as retentionOf } from "./defaults.js";
import { t as messageOf } from "./problem.js";

// src/engine/agent/remove-stale-copies.ts
/**
* Removes what jobs that died have left on this machine, past its time (C-29). Best effort: nothing that goes wrong here keeps an
* agent from starting. Of other runs nothing is asked: no job takes as long as the shortest time that can be set, so what is
* older belongs to none that runs.
*/
async function removeStaleCopies({ ports, state, dispatch }) {
	const folder = pipelineOf(state.run)["context-dir"];
	const warn = (thrown) => ports.log.warning(`Old working copies were not removed: ${messageOf(thrown)}`);
	try {
		const left = [...await ports.copies.list(), ...folder === void 0 ? [] : await ports.workspace.listStale(folder)];
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

// src/engine/agent/run-task.ts
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
	await removeStaleCopies(context.value);
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
	return aside === void 0 ? success(records) : failure(versionProblem(dispatch.run, aside));
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
		thread: dispatch.thread,
		tools: decodePorts(ports)
	});
	const located = await ports.store.locate(dispatch.thread, dispatch.records.list);
	if (located !== void 0) return checkDispatchedRecords(dispatch, located);
	return failure({
		code: "BATON-E903",
		message: `Order ${dispatch.run}/${dispatch.task} ${dispatch.execution} builds on records in the comments ${dispatch.records.list.map(({ id }) => id).join(", ")}; one of them is gone or was changed. Look at the thread with \`baton records\`, and start a new run if a comment was deleted.`
	});
}
/** The run as the order tells it, without a request: absent where the order only names its records. */
function findStateInOrder({ dispatch, ports }) {
	if (dispatch.records.enc !== "deflate") return void 0;
	const records = unpackRecords(dispatch, {
		repo: dispatch.repo,
		thread: dispatch.thread,
		tools: decodePorts(ports)
	});
	const state = records.ok ? deriveState(records.value, dispatch.run) : void 0;
	return state?.ok === true ? state.value : void 0;
}

export { runTask as n, findStateInOrder as t };