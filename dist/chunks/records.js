import { Ht as deriveState, Ji as countChildTasks, Jt as verifyLedger, Ut as loadConditionsOf, qt as verifyChain, vl as problemText } from "./job-agent-plan-publish.js";
import { t as printRecord } from "./stored-record-schema.js";
import { a as printText, i as printJson, n as printAside } from "./read-json.js";
import { t as openThread } from "./open-thread.js";

// src/core/view/describe-runs.ts
/** Describes the state of each run by its name, for people and tools. Bodies are omitted: the records have them. */
function describeRuns(records, conditions) {
	const runs = new Set(records.filter(({ record }) => record.kind !== "history").map(({ record }) => record.run));
	return Object.fromEntries([...runs].map((run) => [run, describeRun(deriveState(records, run, conditions))]));
}
function describeRun(state) {
	if (!state.ok) return { problem: state.error };
	const stages = [...state.value.stages].map(([stage, entry]) => [stage, describeStage(entry)]);
	return {
		outcome: state.value.end?.body.outcome ?? null,
		stages: Object.fromEntries(stages)
	};
}
function describeStage(entry) {
	if (entry.kind === "suspended") {
		const { last, ...facts } = entry;
		return {
			...facts,
			attempt: last.attempt,
			execution: last.execution
		};
	}
	if (entry.kind !== "ended") return entry;
	const { attempt, execution, body } = entry.last;
	return {
		kind: "ended",
		outcome: body.outcome,
		attempt,
		execution
	};
}

// src/cli/commands/records.ts
/**
* Prints the records of a thread. Returns 0 if every marker of ours counts, 1 if something was ignored. Reports gaps on stderr,
* because the list may be cut short.
*/
async function records(file, options) {
	const { read } = await openThread(file, options);
	const gaps = [...verifyChain(read.records, read.aside), ...verifyLedger(read.records)];
	for (const problem of gaps) printAside(`${problemText(problem)}\n`);
	if (options.json === true) {
		const state = describeRuns(read.records, await loadConditionsOf(read.records));
		printJson({
			records: read.records.map(printRecord),
			ignored: read.ignored,
			state
		});
	} else printText(renderRecords(read));
	return read.ignored.length === 0 ? 0 : 1;
}
function describeRecord(record) {
	const execution = `${record.run}/${record.task} execution ${record.execution}`;
	if (record.kind === "task") return `${execution}: ${record.body.outcome}${record.body.waits === true ? ", waits" : ""}`;
	if (record.kind !== "child") return record.run;
	const { made, refusedCount } = record.body;
	return `${execution}: made ${countChildTasks(made.length)}${refusedCount === 0 ? "" : `, refused ${refusedCount}`}`;
}
function renderRecords(read) {
	return [...read.records.map(({ record, comment }) => {
		const what = describeRecord(record);
		return `${String(record.seq).padStart(3)} ${record.kind.padEnd(5)} ${what} (comment ${comment})\n`;
	}), ...read.ignored.map(({ comment, reason }) => `ignored comment ${comment}: ${reason}\n`)].join("");
}

export { records };