import { t as oneLine } from "./one-line.js";
import { t as explainLostJob } from "./explain-lost-job.js";
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

// src/core/output/explain-vanished-run.ts
const settings = "See that \"Workflow execution protections\" of the repository or organisation allow workflow_dispatch, that the workflow is not disabled, and that the caller grants exactly contents, issues, pull-requests and actions: write.";
/**
* Why a workflow run that is over left no record of its execution; undefined while a job of it is not over. A run without a
* job was refused after GitHub had accepted it: by a policy, or because the workflow file could not start.
*/
function explainVanishedRun(workflowRun, jobs) {
	if (jobs.some(({ status }) => status !== "completed")) return void 0;
	const ran = jobs.filter(({ conclusion }) => conclusion !== "skipped");
	if (ran.length === 0) return {
		reason: "not-started",
		message: `GitHub accepted workflow run ${workflowRun} and ran no job of it. ${settings}`
	};
	const lost = explainLostJob(jobs);
	if (lost.reason !== "output-withheld") return lost;
	const publish = ran.find(({ name }) => name === "publish" || name.endsWith(" / publish"));
	const where = publish === void 0 || publish.url === "" ? "" : ` Its log: ${publish.url}`;
	return {
		reason: "job-lost",
		message: `The agent of workflow run ${workflowRun} came to its end, and the publish job, which should have recorded that, did not, or Baton was paused (${publish?.conclusion ?? "it never started"}).${where}`
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

export { renderLinkSummary as i, explainVanishedRun as n, describeTask as r, openOrder as t };