import { u as nameCap } from "./job-agent-validate.js";

// src/adapters/agent/gateway/explain-result.ts
function explainResult(report, start, cap) {
	const result = nameCap(explainFailure(report, start), cap);
	const { measured, requests, refused } = report;
	const gateway = {
		requests,
		refused
	};
	if (measured?.usage === void 0) return {
		result,
		gateway
	};
	const { usage, ...how } = measured;
	if (how.isEstimated && result.usage !== null && (result.costUsd ?? 0) >= how.costUsd) return {
		result,
		gateway
	};
	return {
		gateway,
		result: {
			...result,
			usage,
			usageScope: "run",
			measured: how
		}
	};
}
function explainFailure({ refusal, capped }, { result, ended }) {
	if (result.outcome === "success" || ended === "killed") return result;
	if (capped !== void 0) return {
		...result,
		outcome: "incomplete",
		reason: "budget",
		warnings: [capped]
	};
	if (refusal === void 0 || ended === "timeout") return result;
	return {
		...result,
		outcome: "error",
		notBefore: void 0,
		limit: void 0,
		...refusal
	};
}
function describeDifference({ measured }, { usage: said }) {
	const named = measured?.usage;
	if (named === void 0 || said === null || measured?.isEstimated === true) return void 0;
	const differing = ["inputTokens", "outputTokens"].filter((key) => said[key] !== null && said[key] !== named[key]);
	if (differing.length === 0) return void 0;
	const words = {
		inputTokens: "input tokens",
		outputTokens: "output tokens"
	};
	return `The figures differ, and those of the provider count: ${differing.map((key) => `${said[key]} ${words[key]} by the engine, ${named[key]} ${words[key]} by the provider`).join("; ")}.`;
}

// src/adapters/agent/gateway/watch-turn.ts
function watchTurn(gateway, { log, cap, every = 3e5 }) {
	const tell = (read) => log.info(describeProgress(read, Date.now()));
	const timer = setInterval(() => void gateway.read().then(tell, () => void 0), every);
	timer.unref();
	return async (start) => {
		clearInterval(timer);
		const report = await gateway.close();
		const difference = describeDifference(report, start.result);
		if (difference !== void 0) log.info(difference);
		return explainResult(report, start, cap);
	};
}
function describeProgress({ requests, usd, answeredAt }, now) {
	return `The model was asked: ${`${requests} request${requests === 1 ? "" : "s"}`}, ${usd === void 0 ? "at an unknown cost" : `$${usd.toFixed(2)}`}, ${answeredAt === void 0 ? "no answer yet" : `last answer ${Math.round((now - answeredAt) / 1e3)} s ago`}.`;
}

export { describeProgress, watchTurn };