import { t as describeOutput } from "./describe-output.js";
import { t as renderTaskSummary } from "./summary-task.js";
import { l as emptyOutput, t as createTask } from "./create-task.js";
import { t as deriveState } from "./derive-state.js";
import { n as unpackRecords, t as runTask } from "./run-task.js";
import { t as readTools } from "./write-tools.js";
import { t as agentFor } from "./agent-for.js";
import { t as toHandoffChain } from "./handoff-chain.js";
import { t as findPause } from "./find-pause.js";
import { t as outputArtifact } from "./output-artifact.js";
import { t as writeOutputs } from "./write-outputs.js";
import { t as writeSummary } from "./write-summary.js";
import { join } from "node:path";
import { mkdir, writeFile } from "node:fs/promises";

// src/engine/find-task-state.ts
/** The run as the order tells it, without a request: absent where the order only names its records. */
function findTaskState({ dispatch, ports }) {
	if (dispatch.records.enc !== "deflate") return void 0;
	const records = unpackRecords(dispatch, {
		repo: dispatch.repo,
		subject: dispatch.thread,
		tools: readTools(ports)
	});
	const state = records.ok ? deriveState(records.value, dispatch.run) : void 0;
	return state?.ok === true ? state.value : void 0;
}

// src/entry/action/describe-turn.ts
/**
* The chain of the task as its agent job knows it, and the agent that ended it: transfers that are recorded, and those of
* this job, which `publish` has yet to make. Without the records at hand, those of this job alone.
*/
function describeTurn(output, { state, agent: first }) {
	const place = {
		stage: output.task,
		execution: output.execution
	};
	const before = state?.transfers.filter(({ task, execution }) => task === output.task && execution < output.execution) ?? [];
	const chain = [...toHandoffChain(before.map(({ body }) => body))];
	let agent = (state === void 0 ? first : agentFor(state, place)) ?? "";
	for (const { transfer, finishedAt } of output.inline ?? []) {
		chain.push({
			from: agent,
			to: transfer.to,
			message: transfer.message,
			timestamp: finishedAt
		});
		agent = transfer.to;
	}
	return {
		"handoff-chain": JSON.stringify(chain),
		"final-agent": agent
	};
}

// src/entry/action/wrap-output.ts
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
	const pause = findPause(process.env);
	if (pause !== void 0) context.log.warning(`${pause}.`);
	const output = pause !== void 0 || context.inputs.dryRun ? idleOutput(task, pause === void 0 ? "dry-run" : "paused") : await runTask(task);
	const state = findTaskState(task);
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
		"agent-output-digest": describeOutput(text, (data) => task.ports.hasher.sha256(data)),
		outcome: output.outcome,
		handoff: output.handoff === void 0 ? "" : JSON.stringify(output.handoff),
		results: JSON.stringify(output.results),
		...output.stopped === void 0 ? {
			output: task.finalText(),
			...describeTurn(output, {
				state,
				agent: task.dispatch.agent
			})
		} : {}
	});
}

export { agent };