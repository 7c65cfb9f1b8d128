import { n as oneLine } from "./inline.js";
import { a as renderTaskComment } from "./write-history.js";
import { t as renderRunOverview } from "./stage-graph.js";
import { r as outcomeWords } from "./words.js";

// src/core/view/summary/publish.ts
/** What `publish` did, for the job's summary; in a dry run the effects it would have had. */
function renderPublishSummary(link, options) {
	const { task, started, ended } = link;
	const dry = options.effects === void 0 ? [] : ["Dry run: nothing was written. It would have:", options.effects.map((effect) => `- ${oneLine(effect, 500)}`).join("\n")];
	return [
		...task === void 0 ? [`Run \`${options.run}\`: nothing to record.`] : [renderTaskComment({
			run: options.run,
			attempt: 1,
			body: task
		})],
		...(link.transfers ?? []).map(renderTransferLine),
		...started.length === 0 ? [] : [`Started: ${started.map((stage) => `\`${stage}\``).join(", ")}.`],
		...ended === void 0 ? [] : [`Run \`${options.run}\` ${outcomeWords(ended.outcome)}: ${oneLine(ended.reason)}.`],
		...link.state === void 0 ? [] : [renderRunOverview(link.state)],
		...dry
	].join("\n\n");
}
/** `agent_handoff` for people (T-22). */
function renderTransferLine({ task, number, limit, handoff }) {
	return `🔀 \`${task}\`: transfer ${number} of ${limit}, \`${handoff.from}\` → \`${handoff.to}\`: ${oneLine(handoff.message, 300)}`;
}

export { renderPublishSummary as t };