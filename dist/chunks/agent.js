import { t as digestOutput } from "./output-digest.js";
import { t as renderTaskSummary } from "./task.js";
import { t as createTask, u as emptyOutput } from "./create-task.js";
import { n as runTask, t as findStateInOrder } from "./run-task.js";
import { t as findKillSwitch } from "./kill-switch.js";
import { r as writeOutputs, t as describeAgentChain } from "./outputs.js";
import { t as writeSummary } from "./summary.js";
import { n as outputArtifact } from "./facts.js";
import { join } from "node:path";
import { mkdir, writeFile } from "node:fs/promises";

// src/entry/action/report/wrap-output.ts
/** One environment string ends at 128 KiB; beyond this size the output goes as an artifact (DESIGN 2). */
const maxInlineBytes = 98304;
/** What the job puts out: the output itself, or where it lies. For the App it always lies in an artifact. */
async function wrapOutput(request) {
	const text = JSON.stringify(request.output);
	if (request.dispatch.via === "app") return upload(request, JSON.stringify({
		order: request.order,
		output: request.output
	}));
	return Buffer.byteLength(text) <= maxInlineBytes ? text : upload(request, text);
}
async function upload(request, text) {
	const file = join(request.folder, outputArtifact);
	await mkdir(request.folder, { recursive: true });
	await writeFile(file, text);
	return JSON.stringify({ artifact: await request.artifacts.upload(outputArtifact, file, { days: request.days }) });
}

// src/entry/action/modes/agent.ts
/** Runs one agent and passes on what came of it. The agent's outcome never fails the job. */
async function agent(context) {
	const task = await createTask(context);
	const pause = findKillSwitch(process.env);
	if (pause !== void 0) context.log.warning(`${pause}.`);
	const output = pause !== void 0 || context.inputs.dryRun ? idleOutput(task, pause === void 0 ? "dry-run" : "paused") : await runTask(task);
	const state = findStateInOrder(task);
	const { id: job } = context.job;
	await passOn(task, {
		output: job === void 0 ? output : {
			...output,
			job
		},
		state
	});
	context.log.info(`${output.task}: ${output.stopped ?? output.outcome}${output.failure === void 0 ? "" : ` (${output.failure.reason}: ${output.failure.message})`}`);
	await writeSummary(renderTaskSummary(output, state));
}
/** In a dry run an order is verified and no agent starts: what one would do cannot be told, only be paid for. Nor in a pause. */
function idleOutput(task, stopped) {
	return {
		...emptyOutput(task, task.ports.clock.now()),
		outcome: "skipped",
		stopped
	};
}
async function passOn(task, { output, state }) {
	const text = await wrapOutput({
		output,
		artifacts: task.ports.artifacts,
		folder: task.outputFolder,
		dispatch: task.dispatch,
		order: task.order,
		days: task.artifactDays
	});
	await writeOutputs({
		"agent-output": text,
		"agent-output-digest": digestOutput(text, (data) => task.ports.hasher.sha256(data)),
		outcome: output.outcome,
		handoff: output.handoff === void 0 ? "" : JSON.stringify(output.handoff),
		results: JSON.stringify(output.results),
		...output.stopped === void 0 ? {
			output: task.finalText(),
			...describeAgentChain(output, {
				state,
				agent: task.dispatch.agent
			})
		} : {}
	});
}

export { agent };