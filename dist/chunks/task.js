import { t as fencedText } from "./blocks.js";
import { n as oneLine, t as codeSpan } from "./inline.js";
import { t as neutralise } from "./neutralise.js";
import { C as usageOf, a as formatTime, i as formatCost, n as renderStageGraph, o as formatTokens } from "./stage-graph.js";
import { r as outcomeWords } from "./words.js";

// src/core/view/summary/task.ts
/** What an agent job shows in its summary: the output, redacted already, and the chain as it was when the agent started. */
function renderTaskSummary(output, state) {
	if (output.stopped !== void 0) return `The agent of \`${output.run}/${output.task}\` was not started: ${output.stopped}.`;
	return [
		`\`${output.run}/${output.task}\`, attempt ${output.attempt}: ${outcomeWords(output.outcome)}`,
		...[...(output.inline ?? []).map(({ transfer }) => transfer), output.transfer].flatMap(renderAsked),
		...renderFailure(output.failure),
		...output.handoff === void 0 ? [] : [neutralise(output.handoff.summary)],
		...output.warnings.map((warning) => `- ⚠️ Warning: ${oneLine(warning, 1e3)}`),
		...renderUsage(output),
		...state === void 0 ? [] : ["The chain when this task started:", renderStageGraph(state)],
		...output.isolated ? [] : ["The agent was not isolated: it ran as the user of this job."]
	].join("\n\n");
}
function renderAsked(transfer) {
	return transfer === void 0 ? [] : [`🔀 Asks for a transfer to ${codeSpan(transfer.to)}: ${oneLine(transfer.message, 300)}`];
}
function renderUsage(output) {
	const usage = usageOf(output);
	const turns = output.usage?.turns;
	return [`Took ${[
		formatTime(usage),
		turns === void 0 ? "" : `${turns} turns`,
		formatTokens(usage),
		formatCost(usage)
	].filter((part) => part !== "").join(" · ")}.`];
}
function renderFailure(failure) {
	if (failure === void 0) return [];
	const { reason, message } = failure;
	return [`Reason: ${codeSpan(reason)}`, ...message === "" ? [] : [fencedText(message, "text")]];
}

export { renderTaskSummary as t };