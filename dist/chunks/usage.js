import { n as findReopening } from "./find-end.js";
import { t as formatDuration } from "./format-duration.js";

// src/core/pipeline/minutes-taken.ts
/**
* How long a run has taken, for its time limit: the time in which an execution was at work, once where several were. What waits,
* for a machine or for the end of a pause, takes none. Who lets a run go on after its end gives it that time once more.
*/
function minutesTaken({ run, tasks, decisions }, now, more = []) {
	const bounds = {
		from: Date.parse(findReopening(decisions)?.body.decidedAt ?? run.body.startedAt),
		to: Date.parse(now)
	};
	const spans = [...tasks.map(({ body }) => body), ...more].map((work) => clip(work, bounds));
	let sum = 0;
	let until = bounds.from;
	for (const { from, to } of spans.toSorted((a, b) => a.from - b.from)) {
		sum += Math.max(0, to - Math.max(from, until));
		until = Math.max(until, to);
	}
	return sum / 6e4;
}
/** What a job says of its times counts only as far as it can be so. */
function clip({ startedAt, finishedAt }, bounds) {
	return {
		from: Math.max(bounds.from, Date.parse(startedAt)),
		to: Math.min(bounds.to, Date.parse(finishedAt))
	};
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