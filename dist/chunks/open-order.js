import { t as oneLine } from "./one-line.js";
import { n as outcomeWords } from "./stage-graph.js";
import { o as renderTaskComment } from "./write-history.js";
import { t as readTools } from "./write-tools.js";
import { t as openDispatch } from "./open-dispatch.js";
import { t as toHandoffChain } from "./handoff-chain.js";
import { t as renderRunOverview } from "./run-overview.js";

// src/core/text/summary-link.ts
/** What `publish` did, for the job's summary; in a dry run the effects it would have had. */
function renderLinkSummary(link, options) {
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

// src/entry/action/describe-task.ts
/** What a recorded execution came to, as outputs of the job. The chain is that of the whole run (T-9). */
function describeTask(task, { transfers }) {
	return {
		outcome: task?.outcome ?? "",
		handoff: task?.handoff === void 0 ? "" : JSON.stringify(task.handoff),
		results: JSON.stringify(task?.results ?? {}),
		"handoff-chain": JSON.stringify(toHandoffChain(transfers.map(({ body }) => body))),
		"final-agent": task === void 0 || task.engine === "built-in" ? "" : task.agent
	};
}

// src/entry/action/open-order.ts
/** The order that a job which may write carries out; one whose time is over too, so that its task gets an end. */
function openOrder({ ports, settings }, order) {
	const dispatch = openDispatch(order, {
		repo: settings.repository.id,
		now: ports.clock.now(),
		tools: readTools(ports),
		unsigned: ports.signer === void 0,
		expired: "accept"
	});
	if (!dispatch.ok) throw new Error(`${dispatch.error.code}: ${dispatch.error.message}`);
	return dispatch.value;
}

export { describeTask as n, renderLinkSummary as r, openOrder as t };