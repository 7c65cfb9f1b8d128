import { Ba as isSuccess, Na as isResponseUsed, ao as responseLimits, io as limitResponse, kr as describeDroppedHandoff } from "./job-agent-plan-publish.js";
import { f as addOutputResults, i as parseOutputs, k as describeErrors, m as parseResults } from "./job-publish.js";
import { r as isPossibleCost, t as buildUsageFacts } from "./build-usage-facts.js";
import { t as failureOf } from "./result-table.js";
import { Pt as handoffFailure } from "./job-plan-publish.js";
import { w as problemText } from "./job-cli.js";

// src/engine/agent/combine-starts.ts
function combineTransfers({ first, last }) {
	const corrected = first.faults.length > 0;
	const { problems, request } = isSuccess(last.ended.outcome) ? last.transfer : {
		problems: [],
		request: void 0
	};
	const said = [.../* @__PURE__ */ new Set([...first.transfer.warnings, ...last.transfer.warnings])];
	const ended = corrected ? last.ended : first.ended;
	if (!isSuccess(ended.outcome)) return {
		ended,
		request: void 0,
		warnings: [...said, ...describeDroppedTransfers(first, last)]
	};
	const asked = corrected ? [`The agent was asked once more: ${first.faults.join(" ")}`] : [];
	const dropped = isSuccess(last.ended.outcome) ? [] : describeDroppedTransfers(last);
	const warnings = [
		...said,
		...asked,
		...dropped
	];
	if (last.faults.length > 0 && isSuccess(last.ended.outcome)) {
		const isTransfer = problems.length > 0;
		const message = (isTransfer ? problems.map(problemText) : last.faults).join(" ");
		const refused = problems.some(({ code }) => code === "BATON-E202") ? "unknown-target" : "incomplete-transfer";
		return {
			ended: {
				outcome: "failed",
				failure: {
					reason: isTransfer ? refused : "unpublished-work",
					message
				}
			},
			request: void 0,
			warnings
		};
	}
	return {
		ended,
		request: request ?? (corrected ? void 0 : first.transfer.request),
		warnings
	};
}
function describeDroppedTransfers(...starts) {
	const asked = starts.find(({ transfer }) => transfer.request !== void 0)?.transfer.request;
	return asked === void 0 ? [] : [`The transfer to "${asked.to}" was not made, because the agent did not succeed.`];
}
function combineHandoffs({ stage }, { first, last }) {
	const words = describeErrors(first.reading.errors);
	const wasAsked = first !== last;
	if (first.faults.length > 0) {
		const reading = last.reading.handoff === void 0 && last.reading.errors.length === 0 ? first.reading : last.reading;
		const all = describeErrors(reading.errors);
		const isDemanded = stage.handoff?.required === true && last.ended.outcome === "succeeded" && reading.errors.length > 0;
		return {
			handoff: reading.handoff,
			warnings: all.map(describeDroppedHandoff),
			failure: isDemanded ? handoffFailure(all) : void 0
		};
	}
	if (first.reading.errors.length === 0) return {
		handoff: first.reading.handoff,
		warnings: []
	};
	if (wasAsked && isSuccess(last.ended.outcome) && last.reading.errors.length === 0) return {
		handoff: last.reading.handoff,
		warnings: [`The handoff was repaired: ${words.join(" ")}`]
	};
	const errors = last.reading.errors.length > 0 ? describeErrors(last.reading.errors) : words;
	if (stage.handoff?.required === true && first.ended.outcome === "succeeded") return {
		handoff: void 0,
		warnings: [],
		failure: handoffFailure(errors, last.ended.failure)
	};
	return {
		handoff: void 0,
		warnings: errors.map(describeDroppedHandoff)
	};
}
function withoutTransferCall(handoff) {
	if (handoff === void 0) return void 0;
	const { to: _to, message: _message, ...rest } = handoff;
	return rest;
}
function combineChildren({ first, last }) {
	const [before, after] = [first.children.calls, last.children.calls];
	const { wait: _, ...calls } = (countCalls(after) >= countCalls(before) ? after : before) ?? {
		requests: [],
		refused: 0
	};
	const wait = after?.wait;
	const warnings = [.../* @__PURE__ */ new Set([...first.children.warnings, ...last.children.warnings])];
	if (countCalls(calls) === 0 && wait === void 0) return {
		calls: void 0,
		warnings
	};
	return {
		calls: {
			...calls,
			wait
		},
		warnings
	};
}
function countCalls(calls) {
	return calls === void 0 ? 0 : calls.requests.length + calls.refused;
}
function describeDroppedChildren(calls) {
	const count = calls?.requests.length ?? 0;
	if (count === 0) return [];
	return [`No child task was made of ${count} that the agent asked for, because the agent did not succeed.`];
}
function combineUsage({ state }, { agent, runs, ended }) {
	const { prices } = state.run.body.config;
	const limit = agent["max-cost-usd"];
	const results = runs.map(({ result }) => result);
	const usage = buildUsageFacts({
		results,
		model: agent.model,
		prices,
		maxCostUsd: limit
	});
	const costUsd = usage?.costUsd;
	const warnings = results.flatMap((result) => result.costUsd === null || isPossibleCost(result.costUsd) ? [] : [result.costUsd]).map((lie) => `The agent said that it has cost ${lie} USD, which cannot be; its cost counts as $${costUsd?.toFixed(2)}.`);
	if (limit === void 0 || costUsd === void 0 || costUsd <= limit) return {
		usage,
		ended,
		warnings
	};
	const warning = `The agent has cost $${costUsd.toFixed(2)}${usage?.estimated === true ? " (estimate)" : ""}, more than its \`max-cost-usd\` of ${limit}.`;
	return {
		usage,
		ended: stopTrying(ended),
		warnings: [...warnings, warning]
	};
}
function stopTrying(ended) {
	if (ended.outcome !== "failed" || ended.failure?.reason === "budget") return ended;
	const { reason, sentence } = failureOf("budget");
	return {
		...ended,
		failure: {
			reason,
			message: `${sentence}\n${ended.failure?.message ?? ""}`.trim().slice(0, 2e3)
		}
	};
}
function describeRefusals({ result, warnings }) {
	const denied = [...new Set(result.denials)].map((tool) => `The tool ${tool} was refused: the access of the agent does not reach so far.`);
	const failed = Object.entries(result.mcpServers).filter(([, status]) => status === "failed");
	return [
		...warnings,
		...denied,
		...failed.map(([name]) => `The MCP server ${name} did not start; the agent worked without it.`)
	];
}
function sumGateways(runs) {
	const seen = runs.flatMap(({ gateway }) => gateway ?? []);
	const sumOf = (key) => seen.reduce((sum, each) => sum + each[key], 0);
	return seen.length === 0 ? void 0 : {
		requests: sumOf("requests"),
		refused: sumOf("refused")
	};
}
function describeStrays(gateway) {
	const { refused = 0 } = gateway ?? {};
	if (refused === 0) return [];
	return [`The gateway refused ${refused} request${refused === 1 ? "" : "s"} of the agent, which are none that its engine makes of a model.`];
}
function selectResponse({ state }, text) {
	const isNamed = isResponseUsed(state.run);
	if (!isNamed && state.run.body.config.store === "artifacts") return void 0;
	return limitResponse(text, isNamed ? responseLimits.named : responseLimits.shown) || void 0;
}

// src/engine/agent/conclude-execution.ts
function concludeExecution(context, { prepared, first, last }) {
	const transfer = combineTransfers({
		first,
		last
	});
	const handoffs = combineHandoffs(context, {
		first,
		last
	});
	const asked = combineChildren({
		first,
		last
	});
	const failure = !(transfer.request !== void 0 || asked.calls?.wait !== void 0) && isSuccess(transfer.ended.outcome) ? handoffs.failure : void 0;
	const warnings = [
		...handoffs.warnings,
		...transfer.warnings,
		...asked.warnings
	];
	const outputs = parseOutputs({
		...first.run.printed,
		...last.run.printed
	});
	const own = addOutputResults(parseResults(last.left.results ?? ""), outputs);
	const ended = failure === void 0 ? transfer.ended : {
		outcome: "failed",
		failure
	};
	const runs = first === last ? [first.run] : [first.run, last.run];
	const spent = combineUsage(context, {
		agent: prepared.agent,
		runs,
		ended
	});
	const isMade = isSuccess(spent.ended.outcome);
	const dropped = isMade ? [] : describeDroppedChildren(asked.calls);
	const gateway = sumGateways(runs);
	const ofEngine = [
		...describeRefusals(first.run),
		...describeStrays(gateway),
		...spent.warnings,
		...dropped
	];
	const unread = /* @__PURE__ */ new Set([
		...first.left.warnings ?? [],
		...last.left.warnings ?? [],
		...last.unpublished
	]);
	const all = [
		...ofEngine,
		...unread,
		...own.warnings,
		...last.reading.warnings,
		...warnings
	];
	for (const warning of all) context.ports.log.warning(warning);
	return {
		ended: spent.ended,
		handoff: withoutTransferCall(handoffs.handoff),
		transfer: transfer.request,
		children: isMade ? asked.calls : void 0,
		results: own.results,
		outputs,
		response: selectResponse(context, first.run.finalText),
		usage: spent.usage,
		isolated: first.run.isolated && last.run.isolated,
		gateway,
		warnings: all,
		killed: last.run.ended === "killed"
	};
}

export { concludeExecution };