import { v as needsPerson } from "./create-verifier.js";
import { o as usageOf, s as minutesTaken, t as addUsage } from "./usage.js";
import { t as performerOf } from "./performer-of.js";
import { a as pipelineOf } from "./retry-rule-of.js";

// src/core/pipeline/usage-of-run.ts
/** What all executions of a run took together, for its `end` record. */
function usageOfRun({ tasks }) {
	const { inputTokens, outputTokens, costMicros, estimated } = addUsage(tasks.map(({ body }) => usageOf(body)));
	if (inputTokens === void 0 && outputTokens === void 0 && costMicros === void 0) return {};
	return { usage: {
		...inputTokens === void 0 ? {} : { inputTokens },
		...outputTokens === void 0 ? {} : { outputTokens },
		...costMicros === void 0 ? {} : { costUsd: costMicros / 1e6 },
		...estimated === void 0 ? {} : { estimated }
	} };
}

// src/core/pipeline/decide.ts
/** What follows from a record that was just written. Pure: the same state and cause give the same effects. */
function decide(state, options) {
	if (state.end !== void 0) return [{
		kind: "ignore",
		reason: "the run has ended"
	}, ...afterEnd(state, state.end.body.outcome)];
	const limit = findLimit(state, options.now);
	if (limit !== void 0) return endEarly(state, limit);
	const ending = findEnding(state);
	if (ending !== void 0) return [{
		kind: "end-run",
		...ending
	}, ...afterEnd(state, ending.outcome)];
	if (state.paused !== void 0) return [{
		kind: "ignore",
		reason: "the run is paused"
	}, { kind: "update-status" }];
	return [...dueStages(state).filter(({ due }) => due.cause === options.cause).map(({ stage, due }) => ({
		kind: "dispatch-task",
		stage,
		for: performerOf(state, stage),
		due
	})), { kind: "update-status" }];
}
/** What ends a run that cannot be carried on, although stages of it are due. */
function endEarly(state, reason) {
	return [{
		kind: "end-run",
		outcome: "failed",
		reason
	}, ...afterEnd(state, "failed")];
}
/**
* What an end is followed by. People first: whatever the ledger does, they see how the run ended. A person is asked once,
* whoever looks: the comment is looked for before it is made.
*/
function afterEnd(state, outcome) {
	const remembers = pipelineOf(state.run).history !== void 0;
	return [
		...needsPerson(outcome) ? [{ kind: "escalate" }] : [],
		{ kind: "update-status" },
		...state.run.body.reaction === void 0 ? [] : [{
			kind: "react",
			outcome
		}],
		...remembers ? [{ kind: "write-history" }] : []
	];
}
/** Stages that are ordered, running or lost: without a record of the execution they wait for. */
function dueStages(state) {
	return [...state.stages].flatMap(([stage, entry]) => entry.kind === "due" ? [{
		stage,
		due: entry
	}] : []);
}
/** Counted from the records and our own clock, never from what an agent says (DESIGN 5.4). */
function findLimit(state, now) {
	const refused = state.tasks.find(({ body }) => body.refusedTransfer?.reason === "limit");
	if (refused !== void 0) return `${refused.body.stage}: ${refused.body.failure?.message ?? "limits.max-handoffs is exceeded"}`;
	const due = dueStages(state);
	if (due.length === 0) return void 0;
	const limits = pipelineOf(state.run).limits;
	const started = state.tasks.length + due.length;
	if (started > limits["max-tasks"]) return `limits.max-tasks is ${limits["max-tasks"]}, and the next execution would be number ${started}`;
	const minutes = minutesTaken(state, now);
	if (minutes > limits["timeout-minutes"]) return `limits.timeout-minutes is ${limits["timeout-minutes"]}, and the run has taken ${Math.ceil(minutes)}`;
	const cost = usageOfRun(state).usage?.costUsd ?? 0;
	const maxCost = limits["max-cost-usd"];
	if (maxCost !== void 0 && cost >= maxCost) return `limits.max-cost-usd is ${maxCost}, and the run has cost ${cost}`;
}
/** How the run ended, once nothing runs and nothing can start any more. */
function findEnding(state) {
	const entries = [...state.stages];
	if (entries.some(([, entry]) => entry.kind === "due" || entry.kind === "waiting")) return void 0;
	const ended = entries.flatMap(([stage, entry]) => entry.kind === "ended" ? [{
		stage,
		body: entry.last.body
	}] : []);
	for (const outcome of [
		"failed",
		"cancelled",
		"needs-input"
	]) {
		const found = ended.find(({ body }) => body.outcome === outcome);
		if (found !== void 0) return {
			outcome,
			reason: `${found.stage}: ${found.body.failure?.reason ?? found.body.note ?? outcome}`
		};
	}
	const leaving = ended.filter(({ body }) => body.engine === "built-in");
	if (leaving.length > 0 && leaving.every(({ body }) => body.outcome === "noop")) return {
		outcome: "noop",
		reason: "nothing was changed or made"
	};
	if (ended.every(({ body }) => body.outcome === "noop")) return {
		outcome: "noop",
		reason: "no stage had anything to do"
	};
	return {
		outcome: "succeeded",
		reason: "all stages succeeded"
	};
}

export { usageOfRun as i, dueStages as n, endEarly as r, decide as t };