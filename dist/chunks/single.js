import { C as messageOf, w as problemText } from "./job-cli.js";
import { bt as describeTask, go as openOrder, qt as executionTitle, vo as readTaskText, vt as writeSummary, xt as writeOutputs } from "./job-agent-plan-publish.js";
import { In as truncateCodePoints } from "./job-agent-plan-publish-validate.js";
import { C as renderPublishSummary, n as readLoss, s as advanceRun } from "./job-publish.js";
import { S as runTask, n as createTask, o as refuseUnlessIsolated } from "./job-agent.js";
import { K as readChange, a as sweepInPassing, n as planEvent } from "./job-plan.js";
import { c as createEngine } from "./job-plan-publish.js";
import { t as planChange } from "./plan-change2.js";

// src/action/modes/single.ts
const maxMessage = 2e3;
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
	if (context.inputs.dryRun) return writeSummary(context, `Dry run: would carry out ${executionTitle(dispatch)}. No agent was started, nothing was written.`);
	const { dispatcher } = wired;
	const carried = await performOrder(context, {
		order,
		dispatch,
		dispatcher,
		redactor: engine.ports.redactor
	});
	if (carried === void 0) return;
	const { delivery, finalText } = carried;
	const advanced = await advanceRun(engine, {
		dispatch,
		delivery,
		workflowRun: context.job.workflowRun
	});
	if (!advanced.ok) throw new Error(problemText(advanced.error));
	await writeSummary(context, renderPublishSummary(advanced.value, {
		run: dispatch.run,
		effects: void 0
	}));
	await writeOutputs(context, {
		run: dispatch.run,
		...describeTask(advanced.value.task, advanced.value.state),
		...finalText === "" ? {} : { output: finalText }
	});
}
async function planAndSweep(context, wired) {
	const order = (await planEvent(context, wired))?.inline?.text;
	await sweepInPassing(context, {
		wired,
		hasTask: order !== void 0
	});
	return order;
}
async function performOrder(context, facts) {
	const { lost } = facts.dispatch;
	if (lost !== void 0) {
		const delivery = await readLoss(context, {
			...facts,
			lost
		});
		return delivery && {
			delivery,
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