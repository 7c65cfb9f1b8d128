import { w as problemText } from "./job-cli.js";
import { t as printRecord } from "./stored-record-schema.js";
import { Di as awaitsApproval, Ei as awaitsAnswer, Mi as awaitsTime, Mt as verifyChain, Nt as verifyLedger, Oi as awaitsChildren, Pi as isOpen, _a as findWaitOf, _n as deriveState, ha as childrenOf, yn as loadGatesOf } from "./job-agent-plan-publish.js";
import { en as countChildTasks } from "./job-plan-publish.js";
import { a as printText, i as printJson, n as printAside } from "./read-json.js";
import { t as openThread } from "./open-thread.js";

// src/core/view/describe-runs.ts
function describeRuns(records, gates) {
	const runs = new Set(records.filter(({ record }) => record.kind !== "history").map(({ record }) => record.run));
	return Object.fromEntries([...runs].map((run) => [run, describeRun(deriveState(records, run, gates))]));
}
function describeRun(state) {
	if (!state.ok) return { problem: state.error };
	const stages = [...state.value.rows.values()].map((row) => [row.name, describeRow(state.value, row)]);
	return {
		outcome: state.value.end?.body.outcome ?? null,
		stages: Object.fromEntries(stages)
	};
}
function describeRow(state, row) {
	if (row.status === "never") return row.never;
	if (row.status === "ready") return {
		kind: "due",
		...row.next
	};
	if (row.status === "closing" || awaitsChildren(row)) return describeSuspended(state, row);
	if (awaitsAnswer(row)) return {
		kind: "awaiting",
		for: "answer",
		last: row.last
	};
	if (awaitsApproval(row)) return {
		kind: "awaiting",
		for: "approval",
		basis: row.wait.basis,
		due: {
			kind: "due",
			...row.next
		}
	};
	if (awaitsTime(row)) return {
		kind: "sleeping",
		until: row.wait.atMost,
		due: {
			kind: "due",
			...row.next
		}
	};
	if (row.status === "waiting") return describeWaiting(row.wait);
	const { attempt, execution, body } = row.last;
	return {
		kind: "ended",
		outcome: body.outcome,
		attempt,
		execution
	};
}
function describeWaiting({ gate, for: names, what, count }) {
	return {
		kind: "waiting",
		behind: gate === "own-branch" ? {
			stage: names[0],
			branch: what
		} : void 0,
		elements: count
	};
}
function describeSuspended(state, { name, status, last }) {
	const { attempt, execution } = last;
	return {
		kind: "suspended",
		wait: status === "waiting" ? findWaitOf(state, last)?.body.wait : void 0,
		open: childrenOf(state.run, name).flatMap((child) => {
			const row = state.rows.get(child.name);
			return row !== void 0 && isOpen(row) ? [child.name] : [];
		}),
		attempt,
		execution
	};
}

// src/cli/commands/records.ts
async function records(file, options) {
	const { read } = await openThread(file, options);
	const gaps = [...verifyChain(read.records, read.aside), ...verifyLedger(read.records)];
	for (const problem of gaps) printAside(`${problemText(problem)}\n`);
	if (options.json === true) {
		const state = describeRuns(read.records, await loadGatesOf(read.records));
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