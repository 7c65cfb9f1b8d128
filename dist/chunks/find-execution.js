import { w as problemText } from "./job-cli.js";
import { _n as deriveState, bn as loadState } from "./job-agent-plan-publish.js";
import { u as stateSeenBy } from "./job-publish.js";
import { l as UsageError, n as printAside } from "./read-json.js";
import { t as openThread } from "./open-thread.js";

// src/cli/show/find-execution.ts
function parseTaskName(text, execution) {
	const { run, stage, number } = /^(?<run>[^/\s]+)\/(?<stage>\S+)(?: (?<number>[1-9]\d{0,5}))?$/.exec(text.trim())?.groups ?? {};
	if (run === void 0 || stage === void 0) throw new UsageError(`"${text}" names no task and no run; write <run>/<stage>, such as fix-42/investigate, with the execution: "fix-42/fix 2", or the run: fix-42.`);
	if (execution !== void 0 && !Number.isSafeInteger(execution)) throw new UsageError("--execution is no number; write 1, 2, …");
	return {
		run,
		stage,
		execution: execution ?? (number === void 0 ? void 0 : Number(number))
	};
}
function findExecution(records, named, gates) {
	const tasks = records.map(({ record }) => record).filter((record) => record.run === named.run).filter((record) => record.kind === "task" && record.body.stage === named.stage);
	const task = tasks.toSorted((a, b) => a.execution - b.execution).findLast(({ execution }) => named.execution === void 0 || execution === named.execution);
	if (task === void 0) return describeAbsence(records, {
		named,
		tasks
	});
	const before = deriveState(records.filter(({ record }) => record.run === named.run && record.seq < task.seq), named.run, gates);
	return before.ok ? {
		task,
		before: stateSeenBy(before.value, task.body)
	} : problemText(before.error);
}
async function openState(run, file, options) {
	const { records } = (await openThread(file, {
		...options,
		run
	})).read;
	const state = await loadState(records, run);
	if (!state.ok) printAside(`${describeOtherRuns(records, run) ?? problemText(state.error)}\n`);
	return state.ok ? state.value : void 0;
}
function describeOtherRuns(records, run) {
	const runs = [...new Set(records.map(({ record }) => record.run))];
	if (runs.length === 0 || runs.includes(run)) return void 0;
	return `The thread holds no run "${run}". It has: ${runs.join(", ")}.`;
}
function describeAbsence(records, { named, tasks }) {
	const others = describeOtherRuns(records, named.run);
	if (others !== void 0) return others;
	const executions = tasks.map(({ execution }) => execution).join(", ");
	const known = executions === "" ? "none" : `those numbered ${executions}`;
	return `No record says that ${named.execution === void 0 ? "an execution" : `execution ${named.execution}`} of ${named.run}/${named.stage} has ended; there is ${known}. \`baton records\` says which comments were ignored, and why.`;
}

export { openState as n, parseTaskName as r, findExecution as t };