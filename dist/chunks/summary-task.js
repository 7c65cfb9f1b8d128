import { c as fencedText, l as neutralise, o as outcomeWords, u as codeSpan } from "./create-redactor.js";
import { a as oneLine } from "./create-github.js";

// src/core/text/summary-task.ts
/** What an agent job shows in its summary. The output is redacted already. */
function renderTaskSummary(output) {
	if (output.stopped !== void 0) return `The agent of \`${output.run}/${output.task}\` was not started: ${output.stopped}.`;
	return [
		`\`${output.run}/${output.task}\`, attempt ${output.attempt}: ${outcomeWords(output.outcome)}`,
		...renderFailure(output.failure),
		...output.handoff === void 0 ? [] : [neutralise(output.handoff.summary)],
		...output.warnings.map((warning) => `- ⚠️ Warning: ${oneLine(warning, 1e3)}`),
		...output.isolated ? [] : ["The agent was not isolated: it ran as the user of this job."]
	].join("\n\n");
}
function renderFailure(failure) {
	if (failure === void 0) return [];
	const { reason, message } = failure;
	return [`Reason: ${codeSpan(reason)}`, ...message === "" ? [] : [fencedText(message, "text")]];
}

export { renderTaskSummary as t };