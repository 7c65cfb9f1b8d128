import { n as agentNameAt } from "./acting-agent.js";

// src/core/transfer/handoff-chain.ts
/** The chain as the output `handoff-chain` holds it. */
function toHandoffChain(bodies) {
	return bodies.map(({ from, to, message, timestamp }) => ({
		from,
		to,
		message,
		timestamp
	}));
}

// src/entry/action/report/outputs.ts
/** Sets outputs under our own fixed names, never under names of an agent (T22). The toolkit is loaded only here: its HTTP client is slow to load. */
async function writeOutputs(outputs) {
	const { setOutput } = await import("./core2.js");
	for (const [name, value] of Object.entries(outputs)) setOutput(name, value);
}
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
/**
* The chain of the task as its agent job knows it, and the agent that ended it: transfers that are recorded, and those of
* this job, which `publish` has yet to make. Without the records at hand, those of this job alone.
*/
function describeAgentChain(output, { state, agent: first }) {
	const place = {
		stage: output.task,
		execution: output.execution
	};
	const before = state?.transfers.filter(({ task, execution }) => task === output.task && execution < output.execution) ?? [];
	const chain = [...toHandoffChain(before.map(({ body }) => body))];
	let agent = (state === void 0 ? first : agentNameAt(state, place)) ?? "";
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

export { describeTask as n, writeOutputs as r, describeAgentChain as t };