import { Er as isUnpriced, so as describeTime } from "./job-agent-plan-publish.js";
import { ot as budgetsOf } from "./job-agent-plan-publish-validate.js";

// src/core/budget/add-costs.ts
function addCosts(runs, { period, config }) {
	const known = /* @__PURE__ */ new Map();
	const unknown = [];
	for (const { run, pipeline, usage, finishedAt } of runs) {
		if (usage === void 0) {
			if (finishedAt !== void 0 && isWithin(finishedAt, period)) unknown.push({
				run,
				pipeline
			});
			continue;
		}
		for (const part of usage.parts.filter(({ at }) => isWithin(at, period))) {
			const cost = costOf(part, config);
			if (cost === void 0) unknown.push({
				run,
				pipeline,
				part
			});
			else {
				const { agent } = part;
				const before = known.get(`${run} ${agent}`)?.micros ?? 0;
				known.set(`${run} ${agent}`, {
					run,
					pipeline,
					agent,
					micros: before + cost
				});
			}
		}
	}
	const spent = [...known.values()];
	const micros = spent.reduce((sum, one) => sum + one.micros, 0);
	return {
		micros,
		unknown,
		most: spent.find((one) => one.micros * 2 > micros)
	};
}
function costOf(part, { prices, agents }) {
	const { costUsd, model, executions } = part;
	if (costUsd !== void 0) return Math.round(costUsd * 1e6);
	const price = model === void 0 || !Object.hasOwn(prices ?? {}, model) ? void 0 : prices?.[model];
	if (price !== void 0 && (part.inputTokens ?? part.outputTokens) !== void 0) return priceOf(part, price);
	if (!isUnpriced(part)) return 0;
	const most = Object.hasOwn(agents, part.agent) ? agents[part.agent]?.["max-cost-usd"] : void 0;
	return most === void 0 ? void 0 : Math.round(most * 1e6) * executions;
}
function priceOf({ inputTokens = 0, cachedTokens = 0, outputTokens = 0 }, price) {
	const cached = Math.min(cachedTokens, inputTokens);
	const input = (inputTokens - cached) * price.input + cached * (price["cached-input"] ?? price.input);
	return Math.round(input + outputTokens * price.output);
}
function isWithin(time, { from }) {
	return !(Date.parse(time) < Date.parse(from));
}

// src/core/budget/period.ts
const widestOffset = 576e5;
function periodOf({ per, timezone = "UTC" }, now) {
	const dateOf = createCalendar(timezone);
	const today = dateOf(Date.parse(now));
	const first = new Date(today);
	if (per === "month") first.setUTCDate(1);
	if (per === "week") first.setUTCDate(first.getUTCDate() - (first.getUTCDay() + 6) % 7);
	const next = new Date(first);
	if (per === "month") next.setUTCMonth(next.getUTCMonth() + 1);
	else next.setUTCDate(next.getUTCDate() + (per === "week" ? 7 : 1));
	return {
		from: beginningOf(first.getTime(), dateOf),
		until: beginningOf(next.getTime(), dateOf)
	};
}
function createCalendar(timeZone) {
	if (timeZone === "UTC") return (milliseconds) => new Date(milliseconds).setUTCHours(0, 0, 0, 0);
	const shown = {
		timeZone,
		year: "numeric",
		month: "numeric",
		day: "numeric"
	};
	const format = new Intl.DateTimeFormat("en-US-u-ca-gregory-nu-latn", shown);
	return (milliseconds) => {
		const parts = format.formatToParts(milliseconds);
		const numberOf = (type) => Number(parts.find((part) => part.type === type)?.value);
		return Date.UTC(numberOf("year"), numberOf("month") - 1, numberOf("day"));
	};
}
function beginningOf(date, dateOf) {
	let before = date - widestOffset;
	let after = date + widestOffset;
	while (after - before > 1e3) {
		const middle = before + Math.floor((after - before) / 2e3) * 1e3;
		if (dateOf(middle) < date) before = middle;
		else after = middle;
	}
	return new Date(after).toISOString();
}

// src/core/budget/check-budgets.ts
function earliestCounted({ config, pipeline, now }) {
	return budgetsOf(config, pipeline).map(({ budget }) => periodOf(budget, now).from).toSorted()[0];
}
function checkBudgets(facts, { starts }) {
	return budgetsOf(facts.config, facts.pipeline).flatMap((placed) => {
		const { uses, unknown } = countBudget(placed, facts);
		const usedUp = uses.filter(({ unit, used, limit }) => used >= limit && (starts === "run" || unit === "micros"));
		if (usedUp.length > 0) return usedUp.map((use) => ({
			kind: "used-up",
			...use
		}));
		const period = periodOf(placed.budget, facts.now);
		return unknown.length === 0 ? [] : [{
			kind: "unknown",
			...placed,
			period,
			costs: unknown
		}];
	});
}
function countBudget(placed, { config, pipeline, runs, now }) {
	const { budget } = placed;
	const period = periodOf(budget, now);
	const counted = runs.filter((run) => isCounted(run.pipeline, {
		budget,
		pipeline
	}));
	const { "max-runs": maxRuns, "max-cost-usd": maxCost } = budget;
	const started = counted.filter(({ startedAt }) => isWithin(startedAt, period));
	const spent = maxCost === void 0 ? void 0 : addCosts(counted, {
		period,
		config
	});
	const use = (unit, used, limit) => ({
		...placed,
		period,
		unit,
		used,
		limit
	});
	const isSpent = maxCost !== void 0 && spent !== void 0;
	return {
		uses: [...maxRuns === void 0 ? [] : [use("runs", started.length, maxRuns)], ...isSpent ? [{
			...use("micros", spent.micros, Math.round(maxCost * 1e6)),
			most: spent.most
		}] : []],
		unknown: spent?.unknown ?? []
	};
}
function countBudgets(facts) {
	const { budgets = [], pipelines } = facts.config;
	return budgets.flatMap((budget, index) => {
		const placed = {
			index,
			budget
		};
		const period = periodOf(budget, facts.now);
		if (budget.scope !== "pipeline") return [{
			placed,
			period,
			...countBudget(placed, {
				...facts,
				pipeline: ""
			})
		}];
		return (budget.pipelines ?? Object.keys(pipelines)).map((pipeline) => ({
			placed,
			pipeline,
			period,
			...countBudget(placed, {
				...facts,
				pipeline
			})
		}));
	});
}
function isCounted(name, { budget, pipeline }) {
	if (budget.scope === "pipeline") return name === pipeline;
	return budget.pipelines === void 0 || budget.pipelines.includes(name);
}
function listCountedPipelines(config, pipeline) {
	const placed = budgetsOf(config, pipeline);
	if (placed.some(({ budget }) => budget.scope !== "pipeline" && budget.pipelines === void 0)) return void 0;
	const named = placed.flatMap(({ budget }) => budget.scope === "pipeline" ? [] : budget.pipelines ?? []);
	return /* @__PURE__ */ new Set([pipeline, ...named]);
}
function canWait(obstacles) {
	return obstacles.every((obstacle) => obstacle.budget.over === "wait" && !(obstacle.kind === "used-up" && obstacle.limit === 0));
}
function waitsUntil(obstacles) {
	return obstacles.map(({ period }) => period.until).toSorted().at(-1) ?? "";
}

// src/core/budget/describe-budget.ts
const shownCosts = 3;
function describeAmount(unit, amount) {
	if (unit === "runs") return amount === 1 ? "1 run" : `${amount} runs`;
	const usd = amount / 1e6;
	return `${amount % 1e4 === 0 ? usd.toFixed(2) : String(usd)} USD`;
}
function describeScope({ scope, pipelines, ...budget }) {
	const each = scope === "pipeline" ? " and pipeline" : "";
	const names = pipelines === void 0 ? "" : `, for ${pipelines.map((name) => `\`${name}\``).join(", ")}`;
	return `${describePeriod(budget)}${each}${names}`;
}
function describePeriod({ per, timezone }) {
	return `per ${per}${timezone === void 0 || timezone === "UTC" ? "" : ` (${timezone})`}`;
}
function describeUse({ unit, used, limit, budget }) {
	return `${describeAmount(unit, used)} of ${describeAmount(unit, limit)} ${describeScope(budget)}`;
}
function describeObstacles(obstacles, then) {
	const reasons = obstacles.map(describeObstacle).join("; ");
	if (obstacles.some((obstacle) => obstacle.kind === "used-up" && obstacle.limit === 0)) return `${reasons}; nothing starts until the configuration is changed`;
	const until = describeTime(waitsUntil(obstacles));
	if (then === "waits") return `${reasons}; it waits until ${until}`;
	return `${reasons}; the next period begins on ${until}${then === "again-without-app" && canWait(obstacles) ? " (without the App nothing can wait for that)" : ""}: start it again then, or raise the budget`;
}
function describeObstacle(obstacle) {
	const name = `\`budgets[${obstacle.index}]\``;
	if (obstacle.kind === "used-up") return `the budget ${name} is used up: ${describeUse(obstacle)}${describeMost(obstacle)}`;
	return `what was spent of the budget ${name} (${describeScope(obstacle.budget)}) is not known, because nobody reported the cost of ${describeUnknown(obstacle.costs)}`;
}
function describeMost({ most, limit }) {
	if (most === void 0 || most.micros <= 2 * limit) return "";
	const { run, pipeline, agent, micros } = most;
	const forget = `if that cannot be, \`baton history ${pipeline} --forget ${run}\` takes it out`;
	return `, most of it (${describeAmount("micros", micros)}) by the agent \`${agent}\` in run ${run}; ${forget}`;
}
function describeUnknown(costs) {
	const [first] = costs;
	const more = costs.length > shownCosts ? `, and ${costs.length - shownCosts} more` : "";
	return `${costs.slice(0, shownCosts).map(describeCost).join(", ")}${more}; ${first === void 0 ? "" : describeRemedy(first)}`;
}
function describeCost({ run, part }) {
	if (part === void 0) return `run ${run}, which an earlier Baton recorded`;
	const model = part.model === void 0 ? "an unknown model" : `the model \`${part.model}\``;
	const often = part.executions === 1 ? "" : ` (${part.executions} times)`;
	return `run ${run}, where the agent \`${part.agent}\` used ${model}${often}`;
}
function describeRemedy({ run, pipeline, part }) {
	const forget = `have the run forgotten with \`baton history ${pipeline} --forget ${run}\``;
	if (part === void 0) return forget;
	const most = `\`max-cost-usd\` at the agent \`${part.agent}\`, which then counts in full`;
	if ((part.inputTokens ?? part.outputTokens) !== void 0 && part.model !== void 0) return `write its price, \`prices: { ${JSON.stringify(part.model)}: { input: …, output: … } }\`, or ${most}`;
	return `its job left no report, so write ${most}, or ${forget}`;
}

export { describeUse as a, countBudgets as c, waitsUntil as d, periodOf as f, describeUnknown as i, earliestCounted as l, describeObstacles as n, canWait as o, describePeriod as r, checkBudgets as s, describeAmount as t, listCountedPipelines as u };