import { pt as createSystemClock, so as describeTime } from "./job-agent-plan-publish.js";
import { a as describeUse, c as countBudgets, f as periodOf, i as describeUnknown } from "./describe-budget.js";
import { f as readEndedRuns } from "./job-plan.js";
import { a as printText, i as printJson, n as printAside } from "./read-json.js";
import { t as openRepository } from "./open-repository.js";
import { r as provenanceOf, t as createReaderTools } from "./decode-thread.js";

// src/cli/budgets/show-budgets.ts
async function showBudgets(options) {
	const { connection, config } = await openRepository(options);
	const { budgets = [] } = config;
	const now = createSystemClock().now();
	const [since] = budgets.map((budget) => periodOf(budget, now).from).toSorted();
	if (since === void 0) {
		if (options.json === true) printJson({ budgets: [] });
		else printAside("The configuration has no `budgets`.\n");
		return 0;
	}
	const runs = await readRuns(connection, {
		config,
		since
	});
	const shown = countBudgets({
		config,
		runs,
		now
	});
	if (options.json === true) printJson({ budgets: shown.map(toJson) });
	else printText(`${shown.flatMap(renderBudget).join("\n")}\n`);
	return shown.some(({ uses, unknown }) => unknown.length > 0 || uses.some(({ used, limit }) => used >= limit)) ? 1 : 0;
}
async function readRuns(connection, { config, since }) {
	const { github, repository } = connection;
	const { threads, ledgers } = github;
	const ports = {
		...createReaderTools(config),
		provenance: provenanceOf(connection, config),
		threads,
		ledgers
	};
	const ended = await readEndedRuns({
		ports,
		settings: { repository }
	}, { since });
	if (!ended.ok) throw new Error(`What was used could not be read: ${ended.error}.`);
	return ended.value;
}
function renderBudget({ placed, pipeline, period: { until }, uses, unknown }) {
	const of = `budgets[${placed.index}]${pipeline === void 0 ? "" : ` ${pipeline}`}`;
	return [...uses.map((use) => `${of}: ${describeUse(use)}, until ${describeTime(until)}${use.used >= use.limit ? " (used up)" : ""}`), ...unknown.length === 0 ? [] : [`${of}: not known is the cost of ${describeUnknown(unknown)}`]];
}
function toJson({ placed, pipeline, period: { until }, uses, unknown }) {
	return {
		index: placed.index,
		pipeline,
		until,
		uses: uses.map(({ unit, used, limit }) => {
			return unit === "runs" ? {
				unit,
				used,
				limit
			} : {
				unit: "usd",
				used: used / 1e6,
				limit: limit / 1e6
			};
		}),
		unknown: unknown.map(({ run, part }) => ({
			run,
			agent: part?.agent,
			model: part?.model
		}))
	};
}

export { showBudgets };