import { n as explainVanishedRun, r as advanceRun } from "./lost-job.js";
import { n as problemText, t as messageOf } from "./problem.js";
import { m as executionTitle } from "./read-markers.js";
import { n as truncateCodePoints } from "./code-points.js";
import { t as renderPublishSummary } from "./publish.js";
import { n as runTask } from "./run-task.js";
import { r as readChange } from "./read-change.js";
import { r as readTaskText, t as openOrder } from "./read-order-input.js";
import { n as describeTask, r as writeOutputs } from "./outputs.js";
import { t as writeSummary } from "./summary.js";
import { t as createEngine } from "./create-engine.js";
import { i as refuseUnlessIsolated, t as createTask } from "./create-task.js";
import { n as planEvent, r as planChange } from "./plan.js";
import { r as sweepInPassing } from "./sweep3.js";

// src/entry/action/modes/single.ts
/** Code points of a failure in words. */
const maxMessage = 2e3;
/**
* The three jobs in one, for a trusted private repository: plans or takes an order, runs the agent, publishes. What
* follows is dispatched as ever. Token and key are never in the agent's environment. The caller's job should hold a
* concurrency group of its own (`concurrency: { group: baton, queue: max }`): two jobs that write at once know nothing
* of each other.
*/
async function single(context) {
	await refuseUnlessIsolated(context);
	const wired = await createEngine(context);
	const { engine } = wired;
	const change = readTaskText(context) === "" ? await readChange(context, wired.github.subjects) : void 0;
	if (change !== void 0) return planChange(context, {
		wired,
		change
	});
	const order = readTaskText(context) || await planAndSweep(context, wired);
	if (order === void 0 || order === "") return;
	const dispatch = openOrder(engine, order);
	if (context.inputs.dryRun) return writeSummary(`Dry run: would carry out ${executionTitle(dispatch)}. No agent was started, nothing was written.`);
	const lost = dispatch.lost === void 0 ? [] : await wired.dispatcher.listJobs(dispatch.lost);
	const carried = await carryOut(context, {
		order,
		dispatch,
		redactor: engine.ports.redactor,
		lost
	});
	if (carried === void 0) return;
	const { delivery, finalText } = carried;
	const advanced = await advanceRun(engine, {
		dispatch,
		delivery,
		workflowRun: context.job.workflowRun
	});
	if (!advanced.ok) throw new Error(problemText(advanced.error));
	await writeSummary(renderPublishSummary(advanced.value, {
		run: dispatch.run,
		effects: void 0
	}));
	await writeOutputs({
		run: dispatch.run,
		...describeTask(advanced.value.task, advanced.value.state),
		output: finalText
	});
}
/** The sweep first: what waits in vain should not wait for an agent as well. */
async function planAndSweep(context, wired) {
	const order = (await planEvent(context, wired))?.inline?.text;
	await sweepInPassing(context, {
		wired,
		hasTask: order !== void 0
	});
	return order;
}
/** No job watches over this one: whatever goes wrong with the agent's part is a failed attempt, else the run would not end. */
async function carryOut(context, facts) {
	if (facts.dispatch.lost !== void 0) {
		const failure = explainVanishedRun(facts.dispatch.lost, facts.lost);
		return failure && {
			delivery: {
				kind: "lost",
				failure
			},
			finalText: ""
		};
	}
	if (facts.dispatch.for === "publish") return {
		delivery: { kind: "built-in" },
		finalText: ""
	};
	try {
		const task = await createTask({
			...context,
			inputs: {
				...context.inputs,
				task: facts.order
			}
		});
		return {
			delivery: {
				kind: "output",
				output: await runTask(task)
			},
			finalText: task.finalText()
		};
	} catch (thrown) {
		const words = messageOf(thrown);
		const message = truncateCodePoints(facts.redactor.redact(words).text, maxMessage);
		context.log.error(message);
		return {
			delivery: {
				kind: "lost",
				failure: {
					reason: "job-failed",
					message
				}
			},
			finalText: ""
		};
	}
}

export { single };