import { Cn as linkCodes, gn as oneLine, mn as codeSpan, yn as neutralise } from "./job-agent-plan-publish-validate.js";
import { Fn as formatTokens, Nn as formatCost, Oa as titleOf, Pn as formatTime, Rn as usageOf } from "./job-agent-plan-publish.js";
import { Ct as renderStageGraph, Ut as renderFailure, Wn as pageOf, en as outcomeWords } from "./job-plan-publish.js";

// src/core/view/summary/task.ts
function renderTaskSummary(output, state) {
	if (output.stopped !== void 0) return `The agent of \`${output.run}/${output.task}\` was not started: ${output.stopped}.`;
	return [
		`${codeSpan(`${output.run}/${state === void 0 ? output.task : titleOf(state.run, output.task)}`)}, attempt ${output.attempt}: ${outcomeWords(output.outcome)}`,
		...[...(output.inline ?? []).map(({ transfer }) => transfer), output.transfer].flatMap(renderTransferRequest),
		...renderFailure(output.failure),
		...output.handoff === void 0 ? [] : [neutralise(output.handoff.summary, state && pageOf(state.run))],
		...output.warnings.map((warning) => `- ⚠️ Warning: ${linkCodes(oneLine(warning, 1e3))}`),
		...renderUsage(output),
		...state === void 0 ? [] : ["The chain when this task started:", renderStageGraph(state)],
		...output.isolated ? [] : ["The agent was not isolated: it ran as the user of this job."]
	].join("\n\n");
}
function renderTransferRequest(transfer) {
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

export { renderTaskSummary as t };