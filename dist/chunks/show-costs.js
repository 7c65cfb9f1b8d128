import { b as string, g as object, l as boolean, p as literal, s as array, v as record } from "./zod.js";
import { En as addUsage, Er as isUnpriced, jn as formatTokens, kn as formatCost, q as translateError } from "./job-agent-plan-publish.js";
import { a as printText, i as printJson, l as UsageError, n as printAside } from "./read-json.js";
import { ot as budgetsOf } from "./job-agent-plan-publish-validate.js";
import { f as readEndedRuns, u as countEach } from "./job-plan.js";
import { t as openRepository } from "./open-repository.js";
import { r as provenanceOf, t as createReaderTools } from "./decode-thread.js";
import { t as openThread } from "./open-thread.js";
import { i as widthOf, n as padTo } from "./text-width.js";

// src/adapters/github/merged-pulls.ts
const pageSize = 100;
const answerSchema = object({ get repository() {
	return record(string(), object({ get merged() {
		return boolean();
	} }).nullable());
} });
const partialSchema = object({
	name: literal("GraphqlResponseError"),
	data: answerSchema,
	get errors() {
		return array(object({ type: literal("NOT_FOUND") }));
	}
});
async function readMergedPulls(octokit, repository, numbers) {
	const merged = /* @__PURE__ */ new Set();
	for (let start = 0; start < numbers.length; start += pageSize) {
		const page = numbers.slice(start, start + pageSize);
		const answer = await ask(octokit, `query($owner: String!, $name: String!) { repository(owner: $owner, name: $name) { ${page.map((number, index) => `p${index}: pullRequest(number: ${number}) { merged }`).join(" ")} } }`, {
			owner: repository.owner,
			name: repository.name
		});
		for (const [index, number] of page.entries()) if (answer[`p${index}`]?.merged === true) merged.add(number);
	}
	return merged;
}
async function ask(octokit, query, names) {
	try {
		return answerSchema.parse(await octokit.graphql(query, names)).repository;
	} catch (error) {
		const partial = partialSchema.safeParse(error);
		if (partial.success) return partial.data.data.repository;
		throw translateError(error);
	}
}

// src/core/budget/sum-costs.ts
function sumCosts(runs) {
	return [...Map.groupBy(runs, ({ pipeline }) => pipeline)].map(([pipeline, own]) => {
		const parts = own.flatMap(listParts);
		const groups = Map.groupBy(parts, ({ stage, engine }) => JSON.stringify([stage, engine]));
		const { length: unrecorded } = own.filter(({ usage, stages }) => usage === void 0 && stages === void 0);
		const stages = [...groups.values()].flatMap((group) => {
			const [first] = group;
			return first === void 0 ? [] : [{
				stage: first.stage,
				engine: first.engine,
				...sumParts(group, group)
			}];
		});
		return {
			pipeline,
			...sumParts(parts, own),
			stages,
			unrecorded
		};
	});
}
function listParts({ stages, usage, outcome }) {
	if (stages !== void 0) return stages;
	return [...Map.groupBy(usage?.parts ?? [], ({ engine }) => engine)].map(([engine, parts]) => {
		const { inputTokens, outputTokens, costMicros } = addUsage(parts.map(toUsage));
		const executions = parts.reduce((sum, part) => sum + part.executions, 0);
		const unpriced = parts.reduce((sum, part) => sum + (isUnpriced(part) ? part.executions : 0), 0);
		return {
			stage: void 0,
			engine,
			outcome,
			executions,
			seconds: 0,
			inputTokens,
			outputTokens,
			costUsd: costMicros === void 0 ? void 0 : costMicros / 1e6,
			unpriced
		};
	});
}
function toUsage(part) {
	const { inputTokens, outputTokens, costUsd, seconds = 0 } = part;
	return {
		seconds,
		inputTokens,
		outputTokens,
		costMicros: costUsd === void 0 ? void 0 : Math.round(costUsd * 1e6)
	};
}
function sumParts(parts, ended) {
	const outcomes = Map.groupBy(ended, ({ outcome }) => outcome);
	return {
		runs: ended.length,
		outcomes: Object.fromEntries([...outcomes].map(([outcome, { length }]) => [outcome, length])),
		executions: parts.reduce((sum, { executions }) => sum + executions, 0),
		unpriced: parts.reduce((sum, { unpriced = 0 }) => sum + unpriced, 0),
		...addUsage(parts.map(toUsage))
	};
}

// src/cli/budgets/read-ledgers.ts
async function readLedgers(pipeline, options) {
	const since = parseSince(options.since);
	const { thread } = options;
	const read = thread === void 0 ? await readOnGitHub(pipeline, {
		...options,
		since
	}) : await readFile(thread, options);
	const isWanted = (run) => Date.parse(run.finishedAt) >= Date.parse(since);
	return {
		...read,
		runs: read.runs.filter((run) => isWanted(run) && (pipeline ?? run.pipeline) === run.pipeline)
	};
}
async function readOnGitHub(pipeline, options) {
	const { connection, config } = await openRepository(options);
	const { threads, ledgers } = connection.github;
	const ports = {
		...createReaderTools(config),
		provenance: provenanceOf(connection, config),
		threads,
		ledgers
	};
	const pipelines = pipeline === void 0 ? void 0 : /* @__PURE__ */ new Set([pipeline]);
	const engine = {
		ports,
		settings: { repository: connection.repository }
	};
	const ended = await readEndedRuns(engine, {
		since: options.since,
		pipelines
	});
	if (!ended.ok) throw new Error(`The costs could not be read: ${ended.error}. Name a later time with --since DATE.`);
	const unkept = Object.entries(config.pipelines).flatMap(([name, { history }]) => (pipeline ?? name) === name && history === void 0 && budgetsOf(config, name).length === 0 ? [name] : []);
	return {
		runs: ended.value,
		unkept,
		connection
	};
}
async function readFile(file, options) {
	const { read } = await openThread(file, options);
	for (const { comment, reason } of read.ignored) printAside(`ignored comment ${comment}: ${reason}\n`);
	return {
		runs: countEach(read.records),
		unkept: []
	};
}
const datePattern = /^\d{4}-\d\d-\d\d(?:T[0-9:.]+(?:Z|[+-]\d\d:\d\d))?$/;
function parseSince(text = "1970-01-01") {
	const time = datePattern.test(text) ? Date.parse(text) : NaN;
	const day = text.slice(0, 10);
	if (Number.isNaN(time) || !(/* @__PURE__ */ new Date(`${day}T00:00Z`)).toISOString().startsWith(day)) throw new UsageError(`--since is "${text}"; write a day, such as 2026-11-01.`);
	return new Date(time).toISOString();
}

// src/cli/budgets/render-costs.ts
const head = [
	"pipeline and stage",
	"engine",
	"runs",
	"outcomes",
	"tokens",
	"cost",
	"minutes"
];
function renderCosts(costs) {
	const rows = costs.flatMap((cost) => [[
		cost.pipeline,
		"",
		...renderSum(cost)
	], ...cost.stages.map((stage) => [
		`  ${stage.stage ?? "(not recorded)"}`,
		stage.engine,
		...renderSum(stage)
	])]);
	const table = [head, ...rows];
	const widths = head.map((_, index) => Math.max(...table.map((row) => widthOf(row[index] ?? ""))));
	return [...table.map((row) => row.map((cell, index) => padTo(cell, widths[index] ?? 0)).join("  ")).map((line) => line.trimEnd()), ...costs.flatMap(renderNotes)].join("\n");
}
function renderSum(sum) {
	const outcomes = Object.entries(sum.outcomes).map(([outcome, count]) => `${count} ${outcome}`);
	const known = formatCost(sum);
	const unknown = sum.unpriced === 0 ? "" : `${known === "" ? "" : " and "}${sum.unpriced} unknown`;
	return [
		String(sum.runs),
		outcomes.join(", "),
		formatTokens(sum),
		`${known}${unknown}`,
		minutesOf(sum).toFixed(1)
	];
}
function minutesOf({ seconds }) {
	return Math.round(seconds / 6) / 10;
}
function renderNotes({ pipeline, unrecorded, pullRequests, ...cost }) {
	const old = unrecorded === 0 ? [] : [`${pipeline}: an earlier Baton recorded ${unrecorded} of the runs, without what they used.`];
	if (pullRequests === void 0) return old;
	const each = costOfEach(cost, pullRequests);
	const price = each === void 0 ? "" : `, ${formatCost({
		seconds: 0,
		costMicros: each
	})} for each merged one`;
	return [...old, `${pipeline}: ${pullRequests.merged} of ${pullRequests.pulls} pull requests are merged${price}.`];
}
function costOfEach({ costMicros }, { merged }) {
	return costMicros === void 0 || merged === 0 ? void 0 : Math.round(costMicros / merged);
}

// src/cli/budgets/show-costs.ts
async function showCosts(pipeline, options) {
	if (options.merged === true && options.thread !== void 0) throw new UsageError("--merged asks GitHub about pull requests: leave --thread out, and name the repository with --repo.");
	const read = await readLedgers(pipeline, options);
	const { runs } = read;
	const costs = await addPulls(sumCosts(runs), {
		runs,
		connection: options.merged === true ? read.connection : void 0
	});
	if (options.json === true) printJson({
		since: options.since,
		pipelines: costs.map(toJson)
	});
	else if (costs.length > 0) printText(`${renderCosts(costs)}\n`);
	if (costs.length === 0) printAside(`No run is known that has ended${options.since === void 0 ? "" : " since then"}.\n`);
	if (read.unkept.length > 0) printAside(`${describeUnkept(read.unkept)}\n`);
	return 0;
}
function describeUnkept(pipelines) {
	return `Nothing is known of pipelines without \`history\` and without a budget, because they keep no ledger: ${pipelines.join(", ")}.`;
}
async function addPulls(costs, { runs, connection }) {
	if (connection === void 0) return costs;
	const merged = await readMergedPulls(connection.octokit, connection.repository, listPulls(runs));
	return costs.map((cost) => {
		const pulls = listPulls(runs.filter(({ pipeline }) => pipeline === cost.pipeline));
		return {
			...cost,
			pullRequests: {
				pulls: pulls.length,
				merged: pulls.filter((pull) => merged.has(pull)).length
			}
		};
	});
}
function listPulls(runs) {
	const named = runs.flatMap(({ results: { pr = "" }, pulls }) => pulls ?? (/^[1-9][0-9]{0,8}$/.test(pr) ? [Number(pr)] : []));
	return [...new Set(named)];
}
function toJson({ pullRequests, ...cost }) {
	const { pipeline, unrecorded, stages } = cost;
	const each = pullRequests === void 0 ? void 0 : costOfEach(cost, pullRequests);
	const usdEach = each === void 0 ? void 0 : each / 1e6;
	return {
		pipeline,
		...sumToJson(cost),
		unrecorded,
		stages: stages.map((stage) => ({
			stage: stage.stage ?? null,
			engine: stage.engine,
			...sumToJson(stage)
		})),
		pullRequests: pullRequests === void 0 ? void 0 : {
			...pullRequests,
			usdEach
		}
	};
}
function sumToJson(sum) {
	const { runs, outcomes, executions, inputTokens, outputTokens, costMicros, unpriced } = sum;
	return {
		runs,
		outcomes,
		executions,
		inputTokens,
		outputTokens,
		costUsd: costMicros === void 0 ? void 0 : costMicros / 1e6,
		unpriced,
		minutes: minutesOf(sum)
	};
}

export { showCosts };