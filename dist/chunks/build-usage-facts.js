import { a as buildUsage } from "./job-agent-validate.js";

// src/core/output/build-usage-facts.ts
function subtractSession(result, earlier) {
	const before = earlier.findLast(({ sessionId }) => sessionId !== null && sessionId === result.sessionId);
	if (before === void 0) return result;
	const { usage, costUsd } = result;
	const isCost = result.costScope === "session" && costUsd !== null && before.costUsd !== null;
	const isUsage = result.usageScope === "session" && usage !== null && before.usage !== null;
	return {
		...result,
		...isUsage && before.usage !== null ? {
			usage: subtract(usage, before.usage),
			usageScope: "run"
		} : {},
		...isCost && before.costUsd !== null ? {
			costUsd: Math.max(0, costUsd - before.costUsd),
			costScope: "run"
		} : {}
	};
}
function subtract(now, before) {
	const less = (a, b) => a === null ? null : Math.max(0, a - (b ?? 0));
	return buildUsage((kind) => less(now[kind], before[kind]));
}
const maxCost = 1e6;
function isPossibleCost(usd) {
	return isAmount(usd) && usd <= maxCost;
}
function buildUsageFacts({ results, model, prices, maxCostUsd }) {
	const own = results.map((result, index) => subtractSession(result, results.slice(0, index)));
	const used = own.flatMap(({ usage }) => usage ?? []);
	const tokens = (kind) => used.flatMap((usage) => usage[kind] ?? []);
	const name = own.findLast((result) => result.model !== null)?.model ?? model;
	const price = [model, name].flatMap((key) => key === void 0 ? [] : prices?.[key] ?? [])[0];
	const costs = own.flatMap((result) => costOf(result, {
		price,
		maxCostUsd
	}) ?? []);
	const turns = own.flatMap((result) => result.turns ?? []);
	const amounts = costs.map(({ usd }) => usd);
	if (used.length === 0 && costs.length === 0 && turns.length === 0) return void 0;
	return {
		...name === void 0 ? {} : { model: name.slice(0, 200) },
		...total("turns", turns),
		...total("inputTokens", tokens("inputTokens")),
		...total("cachedTokens", tokens("cacheReadTokens")),
		...total("writtenTokens", tokens("cacheWriteTokens")),
		...total("outputTokens", tokens("outputTokens")),
		...total("reasoningTokens", tokens("reasoningTokens")),
		...total("costUsd", amounts),
		...costs.some(({ by }) => by !== "engine") ? { estimated: true } : {},
		...sourceOf(own, costs)
	};
}
function sourceOf(own, costs) {
	const seen = own.flatMap(({ measured }) => measured ?? []);
	if (seen.length < own.length) return {};
	return {
		source: seen.every(({ isEstimated }) => isEstimated) ? "estimate" : "gateway",
		price: costs.at(-1)?.by
	};
}
function costOf({ costUsd, usage, measured }, { price, maxCostUsd }) {
	if (measured?.price !== void 0) return {
		usd: measured.costUsd,
		by: measured.price
	};
	const tokens = measured === void 0 ? countTokens(usage) : void 0;
	const isUnpriced = costUsd === 0 && (tokens ?? 0) > 0 && price !== void 0;
	const isLie = costUsd !== null && !isPossibleCost(costUsd);
	if (costUsd !== null && !isLie && !isUnpriced) return {
		usd: Math.max(costUsd, measured?.costUsd ?? 0),
		by: "engine"
	};
	if (isLie && maxCostUsd !== void 0) return {
		usd: maxCostUsd,
		by: "prices"
	};
	if (usage !== null && tokens !== void 0 && price !== void 0) return {
		usd: estimateCost(usage, price),
		by: "prices"
	};
	return isLie ? {
		usd: 0,
		by: "prices"
	} : void 0;
}
function countTokens(usage) {
	if (usage === null || usage.inputTokens === null && usage.outputTokens === null) return void 0;
	return (usage.inputTokens ?? 0) + (usage.outputTokens ?? 0);
}
function estimateCost({ inputTokens, cacheReadTokens, outputTokens }, price) {
	const input = inputTokens ?? 0;
	const cached = Math.min(cacheReadTokens ?? 0, input);
	return ((input - cached) * price.input + cached * (price["cached-input"] ?? price.input) + (outputTokens ?? 0) * price.output) / 1e6;
}
function isAmount(number) {
	return Number.isFinite(number) && number >= 0;
}
function total(key, parts) {
	const amounts = parts.filter(isAmount);
	if (amounts.length === 0) return {};
	const sum = amounts.reduce((all, part) => all + part, 0);
	return { [key]: key === "costUsd" ? Math.min(sum, maxCost) : Math.min(Math.round(sum), 0xe8d4a51000) };
}

export { estimateCost as n, isPossibleCost as r, buildUsageFacts as t };