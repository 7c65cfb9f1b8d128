import { C as unknown, S as union, b as string, m as looseObject, s as array, v as record } from "./zod.js";
import { Ct as engineKeys, S as isSeq, Vt as isAgentStage, _n as failure, d as parseDocument, dt as secretsOf, jt as findAgents, u as parse$1, v as isMap, vn as success, x as isScalar } from "./job-agent-plan-publish-validate.js";
import { v as normaliseCron } from "./job-plan-validate.js";
import { f as listAgentSecrets, h as renderCron, o as readCallers, p as listSecretNames, r as findSyntaxFault, x as listEvents } from "./check-workflow-files.js";
import { t as isHosted } from "./check-runners.js";
import { l as UsageError } from "./read-json.js";
import { t as createUserGit } from "./user-git.js";
import { t as listLabels } from "./list-labels.js";
import { join } from "node:path";
import { existsSync, lstatSync, readFileSync, readdirSync, statSync } from "node:fs";

// src/core/doctor/list-mentions.ts
const usesSchema = looseObject({ get uses() {
	return string().optional().catch(void 0);
} });
const workflowSchema$2 = looseObject({ get jobs() {
	return record(string(), usesSchema.extend({ steps: array(usesSchema.catch({})).catch([]) }).catch({ steps: [] }));
} });
function listUses(text) {
	return Object.values(workflowSchema$2.safeParse(parse$1(text)).data?.jobs ?? {}).flatMap(({ uses, steps }) => [uses, ...steps.map((step) => step.uses)]).filter((uses) => uses !== void 0).filter((uses) => !/^(?:[.$]\/|docker:)/.test(uses));
}
function listVariables(text) {
	return listExpressions(parse$1(text)).flatMap((each) => [...each.matchAll(/(!\s*)?\bvars\.([A-Za-z_]\w*)(\s*(?:\|\||!=|==\s*''))?/g)]).flatMap(([, not, name = "", other]) => {
		const upper = name.toUpperCase();
		return upper === "BATON_MODE" || not === void 0 && other === void 0 ? [upper] : [];
	});
}
const modeName = "BATON_MODE";
function listExpressions(value, key) {
	if (typeof value === "string") return key === "if" ? [value] : [...value.matchAll(/\$\{\{(.*?)\}\}/gs)].map(([all]) => all);
	if (Array.isArray(value)) return value.flatMap((each) => listExpressions(each));
	if (typeof value !== "object" || value === null) return [];
	return Object.entries(value).flatMap(([name, each]) => listExpressions(each, name));
}

// src/core/doctor/find-secrets.ts
const signingName = "BATON_SIGNING_KEY";
const linesName = "BATON_AGENT_SECRETS";
const knownKeys = new Set(engineKeys);
function findWantedSecrets(config, jobs) {
	const wanted = jobs.flatMap((job) => [...findKey(config, job), ...findAgentSecrets(config, job)]);
	return [...new Map(wanted.map((secret) => [JSON.stringify(secret), secret])).values()];
}
function findKey({ signing }, job) {
	if (signing === void 0) return [];
	const environment = String(job.with.environment ?? "");
	const stored = job.secrets === "inherit" ? [signingName] : [job.secrets["signing-key"], job.secrets[signingName]].flatMap((text) => listSecretNames(text));
	return [{
		name: signingName,
		stored: [...new Set(stored)],
		environment: environment === "" ? void 0 : {
			name: environment,
			secret: signingName
		}
	}];
}
function findAgentSecrets(config, job) {
	const stages = Object.values(config.pipelines).flatMap((pipeline) => Object.values(pipeline.stages).filter(isAgentStage));
	const named = new Set(stages.map(({ agent }) => agent));
	return stages.flatMap((stage) => {
		const reached = [...findAgents(config, [stage.agent])];
		const certain = [stage.agent, ...config.agents[stage.agent]?.fallback ?? []];
		const ofAgents = reached.filter((agent) => certain.includes(agent) || !named.has(agent)).flatMap((name) => config.agents[name] ?? []).flatMap(secretsOf);
		return [.../* @__PURE__ */ new Set([...ofAgents, ...stage["setup-env"]])].map((name) => buildWanted(name, {
			job,
			environment: stage.environment
		}));
	});
}
function buildWanted(name, { job, environment }) {
	const stored = listStored(name, job);
	const secret = knownKeys.has(name) ? name : linesName;
	return {
		name,
		stored,
		environment: environment === void 0 ? void 0 : {
			name: environment,
			secret
		}
	};
}
function listStored(name, { secrets }) {
	if (secrets === "inherit") return [knownKeys.has(name) ? name : linesName];
	const own = listSecretNames(secrets[name]);
	const texts = [secrets["agent-secrets"] ?? "", secrets[linesName] ?? ""];
	const lines = texts.flatMap((text) => text.split("\n")).filter((line) => line.trimStart().startsWith(`${name}=`));
	const found = [...own, ...lines.flatMap((text) => listSecretNames(text))];
	if (found.length > 0) return found.filter((name) => name !== "GITHUB_TOKEN");
	return texts.filter((text) => /^\s*\$\{\{[^{}]*\}\}\s*$/.test(text)).flatMap((text) => listSecretNames(text));
}

// src/cli/init/read-yaml-text.ts
function findYamlFault(text) {
	const fault = findSyntaxFault(text);
	if (fault === void 0) return void 0;
	const { error, line, column } = fault;
	return `${line}:${column}: The file is not valid YAML: ${error.message}. Fix that line, and run \`baton init\` again.`;
}
function readValue(text) {
	const document = parseDocument(text, {
		prettyErrors: false,
		stringKeys: true
	});
	return document.errors.length > 0 ? void 0 : document.toJS({ maxAliasCount: 100 });
}
function findValue(text, path) {
	const document = parseDocument(text, {
		prettyErrors: false,
		stringKeys: true
	});
	const parent = path.length === 1 ? document.contents : document.getIn(path.slice(0, -1), true);
	if ((isMap(parent) ? parent.items.find(({ key }) => isScalar(key) && key.value === path.at(-1)) : void 0) === void 0) return void 0;
	return document.getIn(path, false) === void 0 ? null : toPlain(document.getIn(path, true));
}
function toPlain(node) {
	if (isScalar(node)) return node.value;
	return typeof node === "object" && node !== null && "toJSON" in node && typeof node.toJSON === "function" ? node.toJSON() : null;
}

// src/cli/init/compare-workflows.ts
function hasAllOf(after, before) {
	return hasAll(readWorkflow(after), readWorkflow(before));
}
function readWorkflow(text) {
	const value = looseObject({ get on() {
		return union([string(), array(string())]);
	} }).safeParse(readValue(text)).data;
	return value === void 0 ? readValue(text) : {
		...value,
		on: Object.fromEntries([value.on].flat().map((name) => [name, null]))
	};
}
function hasAll(after, before) {
	if (Array.isArray(before)) return Array.isArray(after) && before.every((item) => after.some((each) => hasAll(each, item)));
	if (typeof before === "object" && before !== null) {
		if (typeof after !== "object" || after === null) return false;
		const values = new Map(Object.entries(after));
		return Object.entries(before).every(([key, value]) => values.has(key) && hasAll(values.get(key), value));
	}
	if (Array.isArray(after)) return before === null || after.includes(before);
	if (typeof before === "string" && typeof after === "string") return before.split("\n").every((line) => after.split("\n").includes(line));
	return before === null || before === after;
}

// src/cli/init/edit-yaml.ts
function addEntry({ text, path }, lines, { after } = {}) {
	const document = parse(text);
	const node = findNode(document, path);
	if (isMap(node)) {
		if (node.items.length === 0 && node.flow === true) return fillEmpty({
			text,
			path
		}, lines);
		return node.flow === true ? addToFlow(text, node, renderFlowEntry(lines)) : addToBlock(text, {
			map: node,
			lines,
			after
		});
	}
	if (path.length === 0) return `${text.trimEnd()}${text.trim() === "" ? "" : "\n"}${lines.join("\n")}\n`;
	const pair = findPair(document, path);
	const parent = path.slice(0, -1);
	if (pair === void 0) return addEntry({
		text,
		path: parent
	}, [`${path.at(-1)}:`, ...indent(lines, indentUnit(text))]);
	return insert(text, endOfLine(text, endOf(pair)), `\n${indent(lines, columnOf(text, pair) + indentUnit(text)).join("\n")}`);
}
function addItem({ text, path }, item) {
	const node = findNode(parse(text), path);
	if (!isSeq(node)) return text;
	if (node.flow === true) return addToFlow(text, node, item);
	const [start = 0] = node.range ?? [];
	const line = `\n${" ".repeat(start - startOfLine(text, start))}- ${item}`;
	return insert(text, endOfLine(text, trimmedEnd(text, node.range?.[1] ?? start)), line);
}
function setValue({ text, path }, value) {
	const document = parse(text);
	const [start, end] = findNode(document, path)?.range ?? [];
	if (start !== void 0 && end !== void 0 && end > start) return text.slice(0, start) + value + text.slice(trimmedEnd(text, end));
	const pair = findPair(document, path);
	return pair === void 0 ? text : insert(text, text.indexOf(":", endOfKey(pair)) + 1, ` ${value}`);
}
function addTextLines({ text, path }, lines) {
	const document = parse(text);
	const node = findNode(document, path);
	const pair = findPair(document, path);
	if (!isScalar(node) || typeof node.value !== "string" || pair === void 0) return text;
	if (node.type === "BLOCK_LITERAL" && node.value.trim() !== "") {
		const last = trimmedEnd(text, node.range?.[1] ?? 0);
		const line = text.slice(startOfLine(text, last), last);
		return insert(text, last, `\n${indent(lines, line.length - line.trimStart().length).join("\n")}`);
	}
	const all = [...node.value.split("\n").filter((line) => line.trim() !== ""), ...lines];
	return setValue({
		text,
		path
	}, `|\n${indent(all, columnOf(text, pair) + indentUnit(text)).join("\n")}`);
}
function spellListAsMap({ text, path }) {
	const node = findNode(parse(text), path);
	if (!isSeq(node) || node.flow === true) return text;
	return node.items.toReversed().reduce((before, { range }) => {
		const [start = 0, end = 0] = range ?? [];
		const dash = before.lastIndexOf("-", start - 1);
		return `${before.slice(0, dash)} ${before.slice(dash + 1, end)}:${before.slice(end)}`;
	}, text);
}
function readEntryLines({ text, path }) {
	const pair = findPair(parse(text), path);
	if (pair === void 0) return [];
	const column = columnOf(text, pair);
	const own = text.slice(startOfLine(text, startOfKey(pair)), endOfLine(text, trimmedEnd(text, endOf(pair)))).split("\n");
	const above = text.slice(0, startOfLine(text, startOfKey(pair))).split("\n").slice(0, -1);
	const first = above.findLastIndex((line) => !line.startsWith(`${" ".repeat(column)}#`)) + 1;
	return [...above.slice(first), ...own].map((line) => line.slice(Math.min(column, line.length - line.trimStart().length)));
}
function parse(text) {
	return parseDocument(text, {
		prettyErrors: false,
		stringKeys: true
	});
}
function findNode(document, path) {
	const node = path.length === 0 ? document.contents : document.getIn(path, true);
	return isMap(node) || isSeq(node) || isScalar(node) ? node : void 0;
}
function findPair(document, path) {
	const parent = findNode(document, path.slice(0, -1));
	if (!isMap(parent)) return void 0;
	return parent.items.find(({ key }) => isScalar(key) && key.value === path.at(-1));
}
function addToBlock(text, { map, lines, after }) {
	const before = map.items.find(({ key }) => isScalar(key) && key.value === after) ?? map.items.at(-1);
	if (before === void 0) return text;
	return insert(text, endOfLine(text, trimmedEnd(text, endOf(before))), `\n${indent(lines, columnOf(text, before)).join("\n")}`);
}
function addToFlow(text, node, entry) {
	const end = trimmedEnd(text, (node.range?.[1] ?? 1) - 1);
	const comma = node.items.length === 0 || text[end - 1] === "," ? "" : ",";
	return insert(text, end, text[end - 1] === "[" ? entry : `${comma} ${entry}`);
}
function fillEmpty({ text, path }, lines) {
	const document = parse(text);
	const [start = 0, end = 0] = findNode(document, path)?.range ?? [];
	const pair = findPair(document, path);
	const block = indent(lines, pair === void 0 ? 0 : columnOf(text, pair) + indentUnit(text)).join("\n");
	return `${text.slice(0, start).trimEnd()}${pair === void 0 ? "" : "\n"}${block}${text.slice(end)}`;
}
function renderFlowEntry([line = ""]) {
	return line.replace(/^([^:]+: )(\$\{\{.*)$/, (_, key, value) => `${key}${JSON.stringify(value)}`);
}
function indent(lines, columns) {
	return lines.map((line) => line === "" ? "" : " ".repeat(columns) + line);
}
function indentUnit(text) {
	return /^( {1,8})[^\s#-]/m.exec(text)?.[1]?.length ?? 2;
}
function columnOf(text, pair) {
	return startOfKey(pair) - startOfLine(text, startOfKey(pair));
}
function startOfKey({ key }) {
	return key.range?.[0] ?? 0;
}
function endOfKey({ key }) {
	return key.range?.[1] ?? 0;
}
function endOf(pair) {
	return Math.max(pair.value?.range?.[1] ?? 0, endOfKey(pair));
}
function trimmedEnd(text, end) {
	return text.slice(0, end).trimEnd().length;
}
function startOfLine(text, at) {
	return text.lastIndexOf("\n", at - 1) + 1;
}
function endOfLine(text, at) {
	const end = text.indexOf("\n", at);
	return end === -1 ? text.length : end;
}
function insert(text, at, added) {
	return text.slice(0, at) + added + text.slice(at);
}

// src/cli/init/render-caller.ts
function listInputLines(needs) {
	return Object.keys(listDispatchInputs(needs)).map((name) => `${name}: \${{ inputs.${name} }}`);
}
function listDispatchInputs({ takesInputs }) {
	return takesInputs ? {
		...usualInputs,
		inputs: inputsLine
	} : usualInputs;
}
const inputsLine = "inputs: { type: string, required: false, description: Inputs of the pipeline as name=value or JSON. }";
const usualInputs = {
	task: "task: { type: string, required: false, description: Set by Baton. }",
	event: "event: { type: string, required: false, description: Set by Baton. }",
	pipeline: "pipeline: { type: string, required: false, description: Pipeline to start by hand. }"
};
const permissionsLine = "permissions: { contents: write, issues: write, pull-requests: write, actions: write }";
const keyLines = {
	"signing-key": "signing-key: ${{ secrets.BATON_SIGNING_KEY }}",
	BATON_SIGNING_KEY: "BATON_SIGNING_KEY: ${{ secrets.BATON_SIGNING_KEY }}"
};
const sweep = {
	cron: "23 4 * * *",
	timezone: "UTC"
};
const waker = {
	cron: "*/30 * * * *",
	timezone: "UTC"
};
const wakerPrice = "Wakes an agent within half an hour after a usage limit: 1,440 billed minutes a month in a private repository.";
function renderCaller({ needs, source, runName }) {
	return `${[
		"# Starts Baton. `baton init` wrote this file; run again, it adds what is missing and leaves the rest as it is.",
		"name: Baton",
		"on:",
		...[...needs.events].filter(([event]) => event !== "issue_comment").map(([event, types]) => `  ${renderEvent(event, types, needs.workflows)}`),
		"  issue_comment: { types: [created] } # For commands such as `/baton retry`.",
		"  workflow_dispatch:",
		"    inputs:",
		...Object.values(listDispatchInputs(needs)).map((line) => `      ${line}`),
		"  schedule:",
		...needs.crons.map((cron) => `    - ${renderCron(cron)}`),
		`    - ${renderCron(sweep)} # Once a day, so that jobs that vanished are found.`,
		`    # - ${renderCron(waker)} # ${wakerPrice}`,
		...renderRunName(runName),
		"permissions: {}",
		"jobs:",
		"  baton:",
		"    if: vars.BATON_MODE != 'app'",
		`    ${permissionsLine}`,
		`    uses: ${renderUses(source)}`,
		"    with:",
		...[...listInputLines(needs), ...renderPrefix(needs)].map((line) => `      ${line}`),
		"    secrets:",
		...[
			...Object.values(keyLines),
			...needs.keys.map(renderKey),
			...renderOthers(needs.others)
		].map((line) => `      ${line}`)
	].join("\n")}\n`;
}
function renderRunName(runName) {
	return ["run-name: >-", `  ${runName}`];
}
function renderEvent(event, types, workflows) {
	if (event === "workflow_run") return `workflow_run: { workflows: [${workflows.map(renderScalar).join(", ")}], types: [${types.join(", ")}] }`;
	return types.length === 0 ? `${event}:` : `${event}: { types: [${types.map(renderScalar).join(", ")}] }`;
}
function renderUses(source) {
	return source.replace("@", "/.github/workflows/run.yml@");
}
function renderPrefix({ prefix }) {
	return prefix === void 0 ? [] : [`command-prefix: ${prefix}`];
}
function renderKey(name) {
	return `${name}: \${{ secrets.${name} }}`;
}
function renderOthers(names) {
	return names.length === 0 ? [] : ["agent-secrets: |", ...names.map((name) => `  ${name}=\${{ secrets.${name} }}`)];
}
function renderScalar(text) {
	return /^[A-Za-z_][\w./-]*$/.test(text) && !/^(?:true|false|null|yes|no|on|off|y|n)$/i.test(text) ? text : JSON.stringify(text);
}

// src/cli/init/merge-caller.ts
const pullRequestTypes = [
	"opened",
	"synchronize",
	"reopened"
];
const jobSchema = looseObject({
	get uses() {
		return string().catch("");
	},
	get with() {
		return record(string(), unknown()).catch({});
	}
});
const workflowSchema$1 = looseObject({ get jobs() {
	return record(string(), unknown());
} });
function findCallingJob(text) {
	const workflow = workflowSchema$1.safeParse(readValue(text));
	return (workflow.success ? Object.entries(workflow.data.jobs) : []).find(([, value]) => {
		const job = jobSchema.safeParse(value).data;
		return job !== void 0 && (/\/\.github\/workflows\/run\.yml(?:@|$)/.test(job.uses) || Object.hasOwn(job.with, "task"));
	})?.[0];
}
function mergeCaller(text, wanted) {
	const job = findCallingJob(text);
	if (job === void 0) return failure("no job of it calls Baton");
	const merge = (given) => listEdits(job, wanted).reduce((before, edit) => edit(before), given);
	const merged = merge(text);
	return findCallingJob(merged) === job && merge(merged) === merged && hasAllOf(merged, text) ? success(merged) : failure("`on` or its job stands between braces, where lines cannot be added; write each key on a line of its own");
}
function listEdits(job, { needs, runName }) {
	return [
		spellEvents,
		...[...needs.events].map(([event, types]) => (before) => addEvent(before, {
			event,
			types,
			workflows: needs.workflows
		})),
		addWorkflows(needs),
		addCrons(needs),
		addRunName(runName),
		...Object.entries(listDispatchInputs(needs)).map(([name, line]) => addMissing([
			"on",
			"workflow_dispatch",
			"inputs"
		], {
			name,
			lines: [line]
		})),
		...listJobEdits(job, needs)
	];
}
function listJobEdits(job, needs) {
	const path = ["jobs", job];
	const named = (lines) => lines.map((line) => ({
		name: line.split(":")[0] ?? "",
		lines: [line]
	}));
	const others = renderOthers(needs.others);
	return [
		(text) => findValue(text, [
			"jobs",
			job,
			"permissions"
		]) === void 0 ? addMissing(path, {
			name: "permissions",
			lines: [permissionsLine]
		})(text) : text,
		...named([...listInputLines(needs), ...renderPrefix(needs)]).map((entry) => addMissing([...path, "with"], entry)),
		...named([...Object.values(keyLines), ...needs.keys.map(renderKey)]).map((entry) => addSecret(path, entry)),
		...others.length === 0 ? [] : [addSecret(path, {
			name: "agent-secrets",
			lines: others
		}), addSecretLines(path, needs.others)]
	];
}
function addRunName(runName) {
	return (text) => findValue(text, ["run-name"]) === void 0 ? addEntry({
		text,
		path: []
	}, renderRunName(runName), { after: "on" }) : text;
}
function addMissing(path, { name, lines }) {
	return (text) => findValue(text, [...path, name]) === void 0 ? addEntry({
		text,
		path
	}, lines) : text;
}
function addSecret(job, entry) {
	return (text) => {
		if (findValue(text, [...job, "secrets"]) === "inherit") return text;
		if (entry.name === "agent-secrets" && findValue(text, [
			...job,
			"secrets",
			"BATON_AGENT_SECRETS"
		]) !== void 0) return text;
		return addMissing([...job, "secrets"], entry)(text);
	};
}
function addSecretLines(job, names) {
	return (text) => {
		const path = [
			...job,
			"secrets",
			"agent-secrets"
		];
		const value = findValue(text, path);
		if (typeof value !== "string" || /^\s*\$\{\{[^{}]*\}\}\s*$/.test(value)) return text;
		const missing = names.filter((name) => !new RegExp(`^\\s*${name}\\s*=`, "m").test(value));
		const lines = missing.map((name) => `${name}=\${{ secrets.${name} }}`);
		return missing.length === 0 ? text : addTextLines({
			text,
			path
		}, lines);
	};
}
function spellEvents(text) {
	const on = findValue(text, ["on"]);
	if (typeof on !== "string" && !Array.isArray(on)) return text;
	const spelled = spellListAsMap({
		text,
		path: ["on"]
	});
	if (spelled !== text) return spelled;
	const keys = [on].flat().map((event) => `  ${event}:`);
	return setValue({
		text,
		path: ["on"]
	}, `\n${keys.join("\n")}`).replace(/^(["']?on["']?): +$/m, "$1:");
}
function addEvent(text, { event, types, workflows }) {
	const path = ["on", event];
	const value = findValue(text, path);
	if (value === void 0) return addEntry({
		text,
		path: ["on"]
	}, [renderEvent(event, types, workflows)]);
	const heard = findValue(text, [...path, "types"]);
	if (heard === void 0) {
		if (event !== "pull_request") return text;
		const list = `types: [${[.../* @__PURE__ */ new Set([...pullRequestTypes, ...types])].join(", ")}]`;
		return value === null ? setValue({
			text,
			path
		}, `{ ${list} }`) : addEntry({
			text,
			path
		}, [list]);
	}
	const known = [heard].flat().map(String);
	const missing = types.filter((type) => !known.includes(type)).map(renderScalar);
	if (missing.length > 0 && !Array.isArray(heard)) return setValue({
		text,
		path: [...path, "types"]
	}, `[${[...known.map(renderScalar), ...missing].join(", ")}]`);
	return missing.reduce((before, type) => addItem({
		text: before,
		path: [...path, "types"]
	}, type), text);
}
function addWorkflows({ workflows }) {
	return (text) => {
		const path = [
			"on",
			"workflow_run",
			"workflows"
		];
		const heard = findValue(text, path);
		if (heard === void 0) return text;
		const known = [heard].flat().map(String);
		const missing = workflows.filter((name) => !known.includes(name)).map(renderScalar);
		if (missing.length > 0 && !Array.isArray(heard)) return setValue({
			text,
			path
		}, `[${[...known.map(renderScalar), ...missing].join(", ")}]`);
		return missing.reduce((before, name) => addItem({
			text: before,
			path
		}, name), text);
	};
}
const cronsSchema = array(looseObject({
	get cron() {
		return string();
	},
	get timezone() {
		return string().default("UTC");
	}
})).catch([]);
function addCrons({ crons }) {
	return (text) => {
		const schedule = findValue(text, ["on", "schedule"]);
		const fired = cronsSchema.parse(schedule);
		const missing = crons.filter((one) => !fired.some(({ cron, timezone }) => normaliseCron(cron) === normaliseCron(one.cron) && timezone === one.timezone));
		if (missing.length === 0) return text;
		if (Array.isArray(schedule)) return missing.reduce((before, one) => addItem({
			text: before,
			path: ["on", "schedule"]
		}, renderCron(one)), text);
		const list = `[${missing.map(renderCron).join(", ")}]`;
		return schedule === void 0 ? addEntry({
			text,
			path: ["on"]
		}, [`schedule: ${list}`]) : setValue({
			text,
			path: ["on", "schedule"]
		}, list);
	};
}

// src/cli/init/open-checkout.ts
const configPath = ".github/baton.yml";
const workflowPath = ".github/workflows/baton.yml";
async function openCheckout(folder) {
	const { signal } = new AbortController();
	const [root = "", shared = ""] = await askGit(createUserGit(folder, { signal }));
	const git = createUserGit(root, { signal });
	if (shared !== (await askGit(git).catch(() => []))[1]) throw new UsageError(`The settings of this repository (\`core.worktree\`) say that its files are in ${root}, which is not part of it. Take that setting out: git config --unset core.worktree`);
	refuseOther(root, {
		path: ".git",
		wanted: lstatSync(join(root, ".git"), { throwIfNoEntry: false })?.isFile() === true ? "file" : "folder"
	});
	for (const path of [".github", ".github/workflows"]) refuseOther(root, {
		path,
		wanted: "folder"
	});
	refuseOther(shared, {
		path: "baton",
		wanted: "folder"
	});
	refuseOther(shared, {
		path: "baton/signing-key",
		wanted: "file"
	});
	const other = join(root, ".github/baton.yaml");
	if (existsSync(other) && !existsSync(join(root, configPath))) throw new UsageError(`Baton reads ${configPath}, and there is .github/baton.yaml. Rename it: git mv .github/baton.yaml ${configPath}`);
	return {
		root,
		git,
		config: readCheckoutFile(root, configPath),
		workflow: readCheckoutFile(root, findWorkflow(root) ?? workflowPath),
		keyFile: join(shared, "baton/signing-key")
	};
}
async function askGit(git) {
	const { status, stdout, stderr } = await git.try([
		"rev-parse",
		"--path-format=absolute",
		"--show-toplevel",
		"--git-common-dir"
	]);
	if (status === 0) return stdout.trim().split("\n");
	if (!/not a git repository|work tree/.test(stderr)) throw new UsageError(`git cannot read this repository: ${stderr.trim()}`);
	throw new UsageError("This folder is in no git repository with files. Change to your repository, or make one with: git init");
}
function refuseOther(root, { path, wanted }) {
	const found = lstatSync(join(root, path), { throwIfNoEntry: false });
	if (found?.isSymbolicLink()) throw new UsageError(`${join(root, path)} is a link, and Baton writes through none. Put a ${wanted} in its place, and run \`baton init\` again.`);
	if (found === void 0 || (wanted === "file" ? found.isFile() : found.isDirectory())) return;
	throw new UsageError(`${path} is no ${wanted}, and Baton needs a ${wanted} of that name. Rename it, and run \`baton init\` again.`);
}
function readCheckoutFile(root, path) {
	refuseOther(root, {
		path,
		wanted: "file"
	});
	const file = join(root, path);
	const text = existsSync(file) ? readFileSync(file, "utf8") : void 0;
	return {
		path,
		text: text?.replaceAll("\r\n", "\n"),
		isCrlf: text?.includes("\r\n") ?? false
	};
}
function findWorkflow(root) {
	const folder = join(root, ".github/workflows");
	if (!existsSync(folder)) return void 0;
	const paths = readdirSync(folder).filter((name) => /\.ya?ml$/.test(name)).map((name) => `.github/workflows/${name}`);
	return [workflowPath, ...paths.filter((path) => path !== workflowPath)].filter((path) => statSync(join(root, path), { throwIfNoEntry: false })?.isFile()).filter((path) => findCallingJob(readFileSync(join(root, path), "utf8")) !== void 0)[0];
}

// src/core/doctor/find-tokens.ts
const caused = /* @__PURE__ */ new Set([
	"issues",
	"issue_comment",
	"pull_request",
	"pull_request_review"
]);
const own = "(?:github\\.token|secrets\\.GITHUB_TOKEN)";
const stepSchema = looseObject({
	get uses() {
		return string().catch("");
	},
	get with() {
		return record(string(), unknown()).catch({});
	}
});
const workflowSchema = looseObject({ get jobs() {
	return record(string(), looseObject({ get steps() {
		return array(stepSchema).catch([]);
	} }));
} });
function findForeignTokens(config, workflows) {
	if (!Object.values(config.pipelines).some((pipeline) => listEvents(pipeline).some(({ event }) => caused.has(event)))) return [];
	return [...listAgentSecrets(config).filter((name) => isTokenName(name) && !workflows.some(({ text }) => isOwnToken(name, text))).map(describeAgentToken), ...workflows.flatMap(findStepTokens)];
}
function isTokenName(name) {
	return name !== "COPILOT_GITHUB_TOKEN" && /(?:^|_)(?:GH|GITHUB)_(?:.*_)?(?:TOKEN|PAT)$|(?:^|_)PAT$|PERSONAL_ACCESS/i.test(name);
}
function isOwnToken(name, text) {
	return new RegExp(`\\b${name}\\s*[=:]\\s*["']?\\$\\{\\{\\s*${own}\\s*\\}\\}`).test(text);
}
function describeAgentToken(name) {
	return {
		where: `agents are given \`${name}\``,
		mend: `take ${name} out of \`env\` and \`setup-env\` in .github/baton.yml: Baton itself publishes branches, comments and labels`
	};
}
function findStepTokens({ path, text }) {
	return Object.entries(workflowSchema.safeParse(parse$1(text)).data?.jobs ?? {}).flatMap(([job, { steps }]) => steps.filter(({ uses, with: given }) => /^[\w.-]+\/baton@/.test(uses) && isForeign(given.token)).map(() => ({
		where: `the job \`${job}\` of ${path} gives Baton a token of its own`,
		mend: `write \`token: \${{ github.token }}\` in ${path}, or leave the line out`
	})));
}
function isForeign(token) {
	return typeof token === "string" && !new RegExp(`\\b${own}\\b`).test(token);
}

// src/core/doctor/derive-needs.ts
function deriveNeeds(config, { workflows, agentWorkflow, ownActions }) {
	const callers = readCallers(workflows);
	const jobs = callers.flatMap((caller) => caller.jobs);
	const texts = [...callers.map(({ text }) => text), ...agentWorkflow === void 0 ? [] : [agentWorkflow]];
	return {
		config,
		callers,
		secrets: findWantedSecrets(config, jobs),
		labels: listLabels(config),
		opensPullRequests: opensPullRequests(config),
		usesIssues: usesIssues(config),
		uses: [.../* @__PURE__ */ new Set([...texts.flatMap(listUses), ...jobs.length === 0 && agentWorkflow === void 0 ? [] : ownActions])],
		variables: [.../* @__PURE__ */ new Set(["BATON_PAUSE", ...callers.flatMap(({ text }) => listVariables(text))])],
		runners: listOwnRunners(config, jobs.map((job) => String(job.with["runs-on"] ?? "ubuntu-slim"))),
		tokens: findForeignTokens(config, callers.map(({ file, text }) => ({
			path: file,
			text
		}))),
		leavesPermissions: jobs.some(({ permissions }) => permissions === void 0)
	};
}
function opensPullRequests({ pipelines }) {
	return Object.values(pipelines).some(({ stages }) => Object.values(stages).some((stage) => !isAgentStage(stage) && stage.uses === "pull-request"));
}
function usesIssues({ pipelines, comments }) {
	return comments !== "all" || Object.values(pipelines).some(({ on, history }) => history !== void 0 || Object.keys(on).some((key) => key !== "pull-requests"));
}
function listOwnRunners({ pipelines }, called) {
	const stages = Object.values(pipelines).flatMap((pipeline) => Object.values(pipeline.stages).filter(isAgentStage));
	const own = [...called.map((label) => [label]), ...stages.map((stage) => [stage["runs-on"]].flat())].filter((labels) => labels.some((label) => !isHosted(label)));
	return [...new Map(own.map((labels) => [labels.join("\n").toLowerCase(), labels])).values()];
}

export { mergeCaller as a, addEntry as c, findValue as d, findYamlFault as f, modeName as h, findCallingJob as i, readEntryLines as l, listUses as m, opensPullRequests as n, renderCaller as o, signingName as p, openCheckout as r, renderUses as s, deriveNeeds as t, setValue as u };