import { Sn as oneLine, Tn as neutralise, bn as codeSpan, kn as linkCodes } from "./job-agent-plan-publish-validate.js";
import { An as formatTime, Ea as titleOf, Pn as usageOf, jn as formatTokens, kn as formatCost } from "./job-agent-plan-publish.js";
import { Ct as renderStageGraph, Xn as pageOf, in as outcomeWords, qt as renderFailure } from "./job-plan-publish.js";

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