import { n as oneLine } from "./inline.js";
import { a as renderSweepSummary, n as sweep$1 } from "./sweep.js";
import { t as createDryPorts } from "./dry-ports.js";
import { t as stallWords } from "./sweep-run.js";
import { t as GitHubError } from "./github.js";
import { n as readDispatchedOrder } from "./read-order-input.js";
import { t as updateConfigIssue } from "./config-issue.js";
import { r as writeOutputs } from "./outputs.js";
import { t as writeSummary } from "./summary.js";
import { t as createEngine } from "./create-engine.js";

// src/entry/action/modes/sweep.ts
/** Finds what runs wait for in vain, and dispatches what settles it. */
async function sweep(context) {
	const tasks = await sweepAll(context, await createEngine(context));
	await writeOutputs({ tasks: JSON.stringify(tasks) });
}
/** Names of the executions that something was started for. */
async function sweepAll(context, wired) {
	const dry = context.inputs.dryRun ? createDryPorts(wired.engine.ports) : void 0;
	const engine = {
		...wired.engine,
		ports: dry?.ports ?? wired.engine.ports
	};
	const swept = await sweep$1(engine, wired.github.listRecordThreads);
	await updateConfigIssue(context, {
		ports: wired.github,
		text: wired.configText
	});
	const found = swept.tasks.map(({ title, silence }) => ({
		title,
		words: stallWords(silence)
	}));
	await writeSummary(renderSweepSummary({
		open: swept.open,
		found,
		repeated: swept.repeated,
		dryEffects: dry?.effects
	}));
	return swept.tasks.filter(({ silence }) => silence.kind !== "hopeless").map(({ title }) => title);
}
/** Sweeps when it is time to. Where a task of this workflow run waits, a sweep that GitHub refuses does not take it along. */
async function sweepInPassing(context, { wired, hasTask }) {
	if (!isTimeToSweep(context)) return;
	try {
		await sweepAll(context, wired);
	} catch (error) {
		if (!hasTask || !(error instanceof GitHubError)) throw error;
		const text = `The sweep came to nothing, and the next one does its work: ${error.message}`;
		context.log.warning(text);
		await writeSummary(oneLine(text, 2e3));
	}
}
/** With every cron of the caller, and when somebody starts its workflow by hand without saying what for. */
function isTimeToSweep(context) {
	if (context.job.eventName === "schedule") return true;
	const { task, event, pipeline } = readDispatchedOrder(context);
	const isForNothing = task === void 0 && event === void 0 && pipeline === void 0;
	return context.job.eventName === "workflow_dispatch" && isForNothing;
}

export { sweepAll as n, sweepInPassing as r, sweep as t };