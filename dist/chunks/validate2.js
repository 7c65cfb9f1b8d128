import { Pt as selectPipeline, Vt as isAgentStage, mt as knowsCost, s as createActionLog, yn as filtersOf } from "./job-agent-plan-publish-validate.js";
import { n as parseWholeConfig } from "./job-plan-validate.js";
import { i as readWorkflowFiles } from "./check-workflows.js";
import { i as renderWarning, n as locationOf, r as renderPlace, t as inspectConfig } from "./inspect-config.js";
import { r as listUnsupported, t as engines } from "./job-agent-validate.js";
import { p as hasName } from "./job-cli.js";
import { a as readConfigFile } from "./load-config.js";
import { t as printFindings } from "./painted.js";
import { i as printJson, l as UsageError, n as printAside } from "./read-json.js";

// src/core/config/list-ineffective-triggers.ts
function listIneffectiveTriggers({ pipelines }) {
	return Object.entries(pipelines).flatMap(([name, pipeline]) => Object.entries(pipeline.stages).flatMap(([stage, body]) => isAgentStage(body) ? [] : listForStage(body, {
		path: `pipelines.${name}.stages.${stage}`,
		pipelines,
		own: pipeline
	})));
}
function listForStage(stage, { path, pipelines, own }) {
	const made = listProducts(stage, own);
	return Object.entries(pipelines).flatMap(([waiting, { on }]) => made.flatMap(({ kind, label }) => {
		if (!filtersOf(on[kind]).some((filter) => label === void 0 ? isForOpened(filter) : hasName(filter.labels ?? [], label))) return [];
		const what = label === void 0 ? nouns[kind] : `the label \`${label}\``;
		return [{
			path,
			message: `${what.charAt(0).toUpperCase()}${what.slice(1)} of this stage does not start the pipeline \`${waiting}\`: what Baton does itself starts nothing. Add the stages of \`${waiting}\` to this pipeline, or have a person start it, say with \`/baton run ${waiting}\`.`
		}];
	}));
}
const nouns = {
	issues: "the issue",
	"pull-requests": "the pull request"
};
function listProducts(stage, own) {
	const labels = (kind, names) => names.filter((label) => !label.includes("{{")).map((label) => ({
		kind,
		label
	}));
	if (stage.uses === "issue") return [{ kind: "issues" }, ...labels("issues", stage.with.labels)];
	if (stage.uses === "pull-request") return [{ kind: "pull-requests" }, ...labels("pull-requests", stage.with.labels)];
	if (stage.uses === "labels") return kindsOf(stage.with.on, own).flatMap((kind) => labels(kind, stage.with.add));
	return [];
}
function kindsOf(target, { on }) {
	if (target === "pull-request") return ["pull-requests"];
	return ["issues", "pull-requests"].filter((kind) => on[kind] !== void 0);
}
function isForOpened({ labels, assignee, ...rest }) {
	return labels === void 0 && assignee === void 0 && rest["review-state"] === void 0;
}

// src/terminal/files/config-warnings.ts
function listConfigWarnings(config) {
	const settings = Object.entries(config.agents).flatMap(([name, agent]) => [...listUnsupported(engines[agent.engine], agent), ...listMissing(agent)].map((message) => ({
		path: `agents.${name}`,
		message
	})));
	const uncounted = Object.keys(config.pipelines).flatMap((name) => listUncounted(config, name));
	return [
		...settings,
		...uncounted,
		...listIneffectiveTriggers(config)
	];
}
const otherWays = /^(?:ANTHROPIC_AUTH_TOKEN|CLAUDE_CODE_USE_(?:BEDROCK|VERTEX|FOUNDRY)|COPILOT_PROVIDER_BEARER_TOKEN|GOOGLE_APPLICATION_CREDENTIALS)$/;
function listGatewayNotes({ agents }) {
	return Object.entries(agents).flatMap(([name, { engine, env, gateway, "mcp-servers": servers = {} }]) => {
		const { authentication, models = [], title, supports } = engines[engine];
		const ofEngine = authentication.flat().filter((key) => /_(?:KEY|TOKEN|CONTENT)$/.test(key));
		const ofOthers = engine === "command" ? Object.values(engines).flatMap((other) => other.models ?? []) : [];
		const known = [
			...ofEngine,
			...ofOthers.map(({ key }) => key),
			...env.filter((key) => otherWays.test(key))
		];
		const held = env.filter((key) => known.includes(key) && !models.some((model) => model.key === key));
		const subscriptions = models.filter(({ key, subscription }) => subscription === true && env.includes(key));
		const withHeaders = Object.keys(servers).filter((server) => servers[server]?.headers !== void 0);
		const isOpen = gateway === "off" && supports.settings.includes("mcp-servers");
		const place = (keys) => `${keys.map((key) => `\`${key}\``).join(" and ")} of the agent \`${name}\` ${keys.length === 1 ? "is" : "are"} in its environment`;
		return [
			...held.length === 0 || gateway === "off" ? [] : [`${place(held)}: no gateway can stand between ${title} and its model with it.`],
			...subscriptions.length === 0 || gateway !== void 0 ? [] : [`${place(subscriptions.map(({ key }) => key))}: the vendor recognises its own program by the request, and through a gateway it may refuse a subscription or bill it as extra usage. \`gateway: on\` keeps it outside of the agent.`],
			...(isOpen ? withHeaders : []).map((server) => `The headers of \`mcp-servers.${server}\` are in a file that the agent \`${name}\` can read, because of \`gateway: off\`. Without that the gateway holds them.`)
		];
	});
}
function listMissing({ engine, env }) {
	const { authentication, title } = engines[engine];
	if (authentication.length === 0 || authentication.some((group) => group.every((name) => env.includes(name)))) return [];
	return [`\`env\` names no credentials that ${title} is known to take: ${authentication.map((group) => group.map((name) => `\`${name}\``).join(" with ")).join(" or ")}.`];
}
function listUncounted(config, name) {
	if (config.pipelines[name]?.limits["max-cost-usd"] === void 0) return [];
	return Object.keys(selectPipeline(config, name).agents).filter((agent) => !isCounted(config, agent)).map((agent) => ({
		path: `pipelines.${name}.limits.max-cost-usd`,
		message: `What the agent \`${agent}\` costs is not counted: its engine \`${config.agents[agent]?.engine}\` reports no cost, and \`prices\` has none for its model.`
	}));
}
function isCounted({ agents, prices }, name) {
	const agent = agents[name];
	if (agent === void 0 || agent.engine === "command" || knowsCost(agent)) return true;
	return agent.model !== void 0 && prices?.[agent.model] !== void 0;
}

// src/cli/commands/validate.ts
function chooseFile(named, { config }) {
	if (named === void 0 || config === void 0) return named ?? config;
	throw new UsageError(`${named} and --config ${config} name two configurations. Leave one of them out.`);
}
async function validate(named, options) {
	const { path, name: file, text } = readConfigFile(chooseFile(named, options));
	const config = await parseWholeConfig(text);
	const { problems, notes, warnings } = config.ok ? await inspect(path, {
		text,
		config: config.value
	}) : {
		problems: config.error,
		notes: [],
		warnings: []
	};
	for (const note of notes) printAside(`${note}\n`);
	const valid = problems.length === 0;
	if (options.json === true) printJson({
		valid,
		problems,
		notes,
		warnings: warnings.length === 0 ? void 0 : warnings
	});
	else {
		const { pipelines = {}, agents = {} } = config.ok ? config.value : {};
		const verdict = valid ? `${file} is valid: ${count(pipelines, "pipeline")}, ${count(agents, "agent")}.\n` : "";
		const faults = problems.map((problem) => `${renderPlace(problem, file)}: ${problem.code} ${problem.message}\n`);
		const asides = warnings.map((warning) => `warning: ${renderWarning(warning, file)}\n`);
		printFindings([
			verdict,
			...faults,
			...asides
		].join(""));
	}
	if (options.json !== true && process.env.GITHUB_ACTIONS === "true") annotate({
		problems,
		warnings
	}, file);
	return valid ? 0 : 1;
}
async function inspect(file, config) {
	const found = await inspectConfig(file, config);
	const workflows = found.problems.some(({ code }) => code === "BATON-E139") ? [] : readWorkflowFiles(file);
	const callers = workflows.length === 0 ? void 0 : (await import("./check-callers.js")).checkCallers(workflows);
	return {
		...found,
		notes: [
			...found.notes,
			...listGatewayNotes(config.config),
			...await listAssumed(config)
		],
		problems: [...found.problems, ...callers?.problems ?? []],
		warnings: [
			...listConfigWarnings(config.config),
			...found.warnings,
			...callers?.warnings ?? []
		]
	};
}
async function listAssumed({ text, config }) {
	if (!text.includes("max-cost-usd")) return [];
	const { listAssumedPrices } = await import("./assumed-prices.js");
	return listAssumedPrices(config);
}
function annotate({ problems, warnings }, config) {
	const log = createActionLog();
	for (const { code, message, line = 1, ...place } of problems) log.error(`${code}: ${message}`, locationOf({
		...place,
		line
	}, config));
	for (const { code = "", message, ...place } of warnings) if (place.line !== void 0) log.warning(`${code}: ${message}`, locationOf(place, config));
}
function count(map, what) {
	const { length } = Object.keys(map);
	return `${length} ${what}${length === 1 ? "" : "s"}`;
}

export { validate };