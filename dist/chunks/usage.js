import { n as findReopening } from "./find-end.js";
import { t as formatDuration } from "./format-duration.js";

// src/core/pipeline/minutes-taken.ts
/**
* How long a run has taken, for its time limit: without its pauses. Who lets it go on after its end gives it that time once more.
*/
function minutesTaken(state, now) {
	const since = findReopening(state.decisions)?.body.decidedAt ?? state.run.body.startedAt;
	const begun = Date.parse(since);
	return (Date.parse(now) - begun - pausedSince(state.decisions, {
		begun,
		now: Date.parse(now)
	})) / 6e4;
}
function pausedSince(decisions, { begun, now }) {
	let sum = 0;
	let from;
	for (const { body } of decisions) {
		const at = Math.max(begun, Date.parse(body.decidedAt));
		if (body.verb === "pause") from ??= at;
		if (body.verb !== "resume" || from === void 0) continue;
		sum += Math.max(0, at - from);
		from = void 0;
	}
	return from === void 0 ? sum : sum + Math.max(0, now - from);
}

// src/core/text/usage.ts
/**
* Whole seconds, as they are shown. Numbers of the engine count; without any, those that the agent wrote as results, where they
* are plain numbers.
*/
function usageOf({ startedAt, finishedAt, results, usage }) {
	const milliseconds = Date.parse(finishedAt) - Date.parse(startedAt);
	const seconds = Number.isFinite(milliseconds) ? Math.max(0, Math.round(milliseconds / 1e3)) : 0;
	if (usage !== void 0) return {
		seconds,
		...usageOfFacts(usage)
	};
	const micros = readNumber(results["cost-usd"], /^\d{1,7}(?:\.\d{1,18})?$/);
	return {
		seconds,
		...optional("inputTokens", readNumber(results["input-tokens"], /^\d{1,12}$/)),
		...optional("outputTokens", readNumber(results["output-tokens"], /^\d{1,12}$/)),
		...optional("costMicros", micros === void 0 ? void 0 : Math.round(micros * 1e6))
	};
}
function usageOfFacts({ inputTokens, outputTokens, costUsd, estimated }) {
	return {
		...optional("inputTokens", inputTokens),
		...optional("outputTokens", outputTokens),
		...optional("costMicros", costUsd === void 0 ? void 0 : Math.round(costUsd * 1e6)),
		...estimated === void 0 ? {} : { estimated }
	};
}
function addUsage(parts) {
	const sum = (key) => {
		const known = parts.flatMap((part) => part[key] ?? []);
		return known.length === 0 ? void 0 : known.reduce((a, b) => a + b, 0);
	};
	return {
		seconds: parts.reduce((total, { seconds }) => total + seconds, 0),
		...optional("inputTokens", sum("inputTokens")),
		...optional("outputTokens", sum("outputTokens")),
		...optional("costMicros", sum("costMicros")),
		...parts.some(({ estimated }) => estimated) ? { estimated: true } : {}
	};
}
/** All executions of each stage that has any, by its name. */
function usageByStage({ tasks }) {
	const byStage = Map.groupBy(tasks, ({ body }) => body.stage);
	return new Map([...byStage].map(([stage, own]) => [stage, addUsage(own.map(({ body }) => usageOf(body)))]));
}
/** `1,200 in, 300 out`; empty when nothing is known. */
function formatTokens({ inputTokens, outputTokens }) {
	return [...inputTokens === void 0 ? [] : [`${inputTokens.toLocaleString("en-US")} in`], ...outputTokens === void 0 ? [] : [`${outputTokens.toLocaleString("en-US")} out`]].join(", ");
}
/** `$0.0123`: at least cents, at most millionths; empty when nothing is known. */
function formatCost({ costMicros, estimated }) {
	if (costMicros === void 0) return "";
	const cost = `$${(costMicros / 1e6).toFixed(6).replace(/0{1,4}$/, "")}`;
	return estimated === true ? `${cost} (estimate)` : cost;
}
function formatTime({ seconds }) {
	return formatDuration(seconds * 1e3);
}
function readNumber(text, form) {
	return text !== void 0 && form.test(text) ? Number(text) : void 0;
}
function optional(key, value) {
	return value === void 0 ? {} : { [key]: value };
}

export { usageByStage as a, formatTokens as i, formatCost as n, usageOf as o, formatTime as r, minutesTaken as s, addUsage as t };