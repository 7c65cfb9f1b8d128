import { i as __toESM } from "./rolldown-runtime.js";
import { _ as union, d as object, h as string, i as array, l as looseObject, p as record, v as unknown } from "./schemas.js";
import { t as parseWholeConfig } from "./parse-whole-config.js";
import { t as retentionOf } from "./retention-of.js";
import { l as isAgentStage, r as filtersOf } from "./config-schema.js";
import { t as unsignedNote } from "./unsigned-note.js";
import { l as reportsCost, o as tidyCron } from "./parse-config.js";
import { a as require_dist } from "./analyze-template.js";
import { t as engines } from "./engines.js";
import { t as listUnsupported } from "./list-unsupported.js";
import { t as selectPipeline } from "./select-pipeline.js";
import { t as printJson } from "./print-json.js";
import { t as readBytes } from "./read-bytes.js";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { basename, dirname, join } from "node:path";

// src/core/config/describe-comments.ts
const sentences = {
	all: void 0,
	outcomes: "comments is outcomes: an issue or pull request gets the status comment alone, and another when a person must act; records go to the closed issue \"Baton runs: <pipeline>\".",
	none: "comments is none: nothing is posted on issues and pull requests, also when a person must act; look at the closed issue \"Baton runs: <pipeline>\" and for the label baton:needs-human."
};
/** What a setting means for people who wait for words; undefined for the default. */
function describeComments({ comments }) {
	return sentences[comments];
}

// src/core/text/concurrency-note.ts
/** What `max-concurrency` does not promise where there is no server (DESIGN 2). */
function concurrencyNote({ pipelines }) {
	const names = Object.entries(pipelines).flatMap(([name, pipeline]) => (pipeline["max-concurrency"] ?? 0) > 0 ? [name] : []);
	if (names.length === 0) return void 0;
	return `Without the App, \`max-concurrency\` (${names.join(", ")}) spreads runs over groups of GitHub: two runs may share a group while another is free, their order is not promised, and GitHub cancels what waits behind 100 others.`;
}

// src/core/text/prompts-note.ts
/** What is kept without anybody having said so, and who can see it; undefined where somebody has, or no agent is given a prompt. */
function promptsNote(config) {
	const stages = Object.values(config.pipelines).flatMap((pipeline) => Object.values(pipeline.stages));
	if (config.retention?.prompts !== void 0 || !stages.some(isAgentStage)) return void 0;
	const { artifacts } = retentionOf(config);
	return `Prompts are kept as artifacts for ${artifacts} days, and in a public repository everybody can download those. Write \`retention: { prompts: false }\` to keep none, \`prompts: true\` if that is meant.`;
}

// src/core/text/notes-on.ts
/** What is valid, and yet not everybody's wish. */
function notesOn(config) {
	return [
		config.signing === void 0 ? unsignedNote : void 0,
		promptsNote(config),
		describeComments(config),
		concurrencyNote(config)
	].filter((note) => note !== void 0);
}

// src/core/config/check-workflow-calls.ts
const permissions = [
	"contents",
	"issues",
	"pull-requests",
	"actions"
];
const line = "`permissions: { contents: write, issues: write, pull-requests: write, actions: write }`";
const inputs = [
	"task",
	"event",
	"pipeline"
];
/** Whether a workflow that calls ours grants what it asks for, and takes and hands on its inputs. */
function checkWorkflowCalls(caller) {
	const { file, line: at, column } = caller;
	const say = (code, message) => ({
		code,
		message,
		file,
		line: at,
		column
	});
	if (caller.jobs.length === 0) return [];
	const missing = inputs.filter((name) => !caller.inputs.includes(name));
	return [...missing.length === 0 ? [] : [say("BATON-E133", `The workflow's \`workflow_dispatch\` lacks ${list(missing)}; add \`${missing[0]}: { type: string, required: false }\` and the like to its \`inputs\`.`)], ...caller.jobs.flatMap((job) => [...checkInputs(job).map((message) => say("BATON-E133", message)), ...checkPermissions(job).map((message) => say("BATON-E134", message))])];
}
function checkInputs({ name, with: given }) {
	const wrong = inputs.filter((input) => !new RegExp(`^\\$\\{\\{\\s*(?:github\\.event\\.)?inputs\\.${input}\\s*\\}\\}$`).test(String(given[input] ?? "")));
	if (wrong.length === 0) return [];
	const lines = wrong.map((input) => `\`${input}: \${{ inputs.${input} }}\``).join(", ");
	return [`The job \`${name}\` does not hand on ${list(wrong)}; write ${lines} under its \`with\`.`];
}
/** `write-all` is no grant of exactly these. Where none stand, a setting of the repository decides. */
function checkPermissions({ name, permissions: granted }) {
	if (granted === void 0) return [];
	const map = typeof granted === "object" && granted !== null ? { ...granted } : {};
	if (typeof granted === "string") return [`The job \`${name}\` grants \`${granted}\`; write ${line} at the job.`];
	const missing = permissions.filter((key) => map[key] !== "write");
	const more = Object.keys(map).filter((key) => !permissions.includes(key) && map[key] !== "none");
	if (missing.length === 0 && more.length === 0) return [];
	return [`The job \`${name}\` ${[...missing.length === 0 ? [] : [`does not grant ${missing.map((key) => `\`${key}: write\``).join(", ")}`], ...more.length === 0 ? [] : [`grants ${list(more)}, which Baton does not use`]].join(" and ")}; write ${line} at the job.`];
}
function list(names) {
	return names.map((name) => `\`${name}\``).join(", ");
}

// src/core/config/check-workflow-crons.ts
/** Crons of pipelines that no workflow fires in their time zone (DESIGN 4.1). `caller` is where the line is missing. */
function checkWorkflowCrons(config, { caller, callers }) {
	const fired = new Set(callers.flatMap(({ crons }) => crons.map(keyOf)));
	const wanted = Object.entries(config.pipelines).map(([pipeline, { on }]) => {
		return {
			pipeline,
			schedule: on.schedule && {
				cron: on.schedule.cron,
				timezone: on.schedule.timezone ?? "UTC"
			}
		};
	});
	return wanted.flatMap(({ pipeline, schedule }) => {
		if (schedule === void 0 || fired.has(keyOf(schedule))) return [];
		const { file, line, column } = caller;
		const { cron, timezone } = schedule;
		const zone = timezone === "UTC" ? "" : ` in ${timezone}`;
		return [{
			code: "BATON-E118",
			message: `The workflow does not fire ${JSON.stringify(cron)}${zone}, the \`on.schedule.cron\` of pipeline "${pipeline}"; ${sayLine$1(caller, schedule)}${sayOthers(caller, wanted)}.`,
			file,
			line,
			column
		}];
	});
}
/** The line to write; a list between brackets has them all in one. */
function sayLine$1({ form, crons }, schedule) {
	const items = (form === "flow" ? [...crons, schedule] : [schedule]).map(sayItem).join(", ");
	if (form === "block") return `add the line \`    - ${items}\` to its \`schedule:\``;
	const line = `\`  schedule: [${items}]\``;
	return form === "flow" ? `change the line of its schedule to ${line}` : `add the line ${line} to its \`on:\``;
}
function sayItem({ cron, timezone }) {
	return `{ cron: ${JSON.stringify(cron)}${timezone === "UTC" ? "" : `, timezone: ${JSON.stringify(timezone)}`} }`;
}
/** Those may have been meant. */
function sayOthers({ crons }, wanted) {
	const known = new Set(wanted.flatMap(({ schedule }) => schedule === void 0 ? [] : [keyOf(schedule)]));
	const others = crons.filter((each) => !known.has(keyOf(each)));
	return others.length === 0 ? "" : ` (no pipeline has ${others.map(({ cron }) => JSON.stringify(cron)).join(", ")}, which it fires)`;
}
function keyOf({ cron, timezone }) {
	return `${tidyCron(cron)} ${timezone}`;
}

// src/core/config/list-events.ts
/** All events that can start a pipeline, without its schedule. The counterpart of `checkStart`. */
function listEvents({ on }) {
	return [
		...[...filtersOf(on.issues).flatMap((filter) => typesOf(filter).map((type) => ({
			event: "issues",
			type
		}))), ...filtersOf(on["pull-requests"]).flatMap(listPullEvents)],
		...on.comment === void 0 ? [] : [{
			event: "issue_comment",
			type: "created"
		}],
		...filtersOf(on.webhook).map(({ type }) => ({
			event: "repository_dispatch",
			type
		})),
		...on.manual === true ? [{
			event: "workflow_dispatch",
			type: void 0
		}] : []
	];
}
function listPullEvents(filter) {
	if (filter["review-state"] !== void 0) return [{
		event: "pull_request_review",
		type: "submitted"
	}];
	return typesOf(filter).map((type) => ({
		event: "pull_request",
		type
	}));
}
function typesOf({ labels, assignee, draft }) {
	const waits = [...labels === void 0 ? [] : ["labeled"], ...assignee === void 0 || assignee === "none" ? [] : ["assigned"]];
	if (waits.length > 0) return waits;
	return draft === false ? [
		"opened",
		"reopened",
		"ready_for_review"
	] : ["opened", "reopened"];
}

// src/core/config/check-workflow-events.ts
/** What GitHub hears when no types are named. */
const defaults = /* @__PURE__ */ new Map([["pull_request", [
	"opened",
	"synchronize",
	"reopened"
]]]);
/** Events that pipelines wait for and no workflow hears, and commands that the workflow keeps from its jobs. */
function checkWorkflowEvents(config, { caller, callers }) {
	const { file, line, column } = caller;
	const say = (message) => ({
		code: "BATON-E132",
		message,
		file,
		line,
		column
	});
	return Object.entries(config.pipelines).flatMap(([pipeline, settings]) => {
		const wanted = listEvents(settings).filter((event) => !callers.some((each) => hears(each, event)));
		const unheard = [...new Set(wanted.map(({ event }) => event))].map((event) => {
			const types = [...new Set(wanted.flatMap((each) => each.event === event && each.type !== void 0 ? [each.type] : []))];
			return say(`The workflow does not hear ${describe$1(event, types)}, which starts pipeline "${pipeline}"; ${sayLine(caller, {
				event,
				types
			})}.`);
		});
		const kept = filtersOf(settings.on.comment).filter(({ command }) => !callers.some((each) => takes(each, command)));
		return [...unheard, ...kept.map(({ command }) => say(sayPrefix(pipeline, command)))];
	});
}
function hears({ events }, { event, type }) {
	if (!events.has(event)) return false;
	const types = events.get(event) ?? defaults.get(event);
	return type === void 0 || types === void 0 || types.includes(type);
}
function describe$1(event, types) {
	return types.length === 0 ? `\`${event}\`` : `${types.map((type) => `\`${type}\``).join(", ")} of \`${event}\``;
}
/** The line to write, with the types that stand there already. */
function sayLine({ events }, { event, types }) {
	if (types.length === 0) return `add \`${event}\` with the inputs task, event and pipeline to its \`on:\``;
	const line = `\`  ${event}: { types: [${[.../* @__PURE__ */ new Set([...events.get(event) ?? [], ...types])].join(", ")}] }\``;
	return events.has(event) ? `change the line of ${event} to ${line}` : `add the line ${line} to its \`on:\``;
}
/** Comments that begin otherwise start no job (`command-prefix` of `run.yml`). */
function takes({ jobs }, command) {
	return jobs.length === 0 || jobs.some((job) => command.startsWith(String(job.with["command-prefix"] ?? "/baton")));
}
function sayPrefix(pipeline, command) {
	return `Comments with ${JSON.stringify(command)}, the command of pipeline "${pipeline}", start no job: the workflow takes those that begin with its \`command-prefix\`, \`/baton\` unless it says otherwise; write \`command-prefix: ${command.split(" ")[0]}\` under the \`with\` of its job, or begin the command with \`/baton\`.`;
}

// src/core/config/read-caller.ts
var import_dist = /* @__PURE__ */ __toESM(require_dist(), 1);
const stepSchema = looseObject({
	uses: string().catch(""),
	with: record(string(), unknown()).catch({})
});
const jobSchema = looseObject({
	uses: string().catch(""),
	with: record(string(), unknown()).catch({}),
	permissions: unknown().optional(),
	steps: array(stepSchema.catch({
		uses: "",
		with: {}
	})).catch([])
});
const workflowSchema = looseObject({
	on: unknown(),
	permissions: unknown().optional(),
	jobs: record(string(), jobSchema)
});
const cronsSchema = array(object({
	cron: string(),
	timezone: string().default("UTC")
}));
/** Undefined for a workflow of another kind, and for what is no workflow. */
function readCaller(file, text) {
	const lines = new import_dist.LineCounter();
	const document = (0, import_dist.parseDocument)(text, {
		lineCounter: lines,
		prettyErrors: false,
		stringKeys: true
	});
	if (document.errors.length > 0) return void 0;
	const workflow = workflowSchema.safeParse(document.toJS({ maxAliasCount: 100 }));
	if (!workflow.success || !Object.values(workflow.data.jobs).some(callsBaton)) return void 0;
	const on = findPair(document.contents, "on");
	const schedule = findPair(on?.value, "schedule");
	const { line, col: column } = lines.linePos(schedule?.offset ?? on?.offset ?? 0);
	const list = schedule?.value;
	const crons = (0, import_dist.isSeq)(list) ? cronsSchema.safeParse(list.toJS(document)).data : void 0;
	const { jobs, permissions } = workflow.data;
	const called = Object.entries(jobs).filter(([, job]) => isOurWorkflow(job.uses));
	return {
		file,
		crons: crons ?? [],
		...readEvents(workflow.data.on),
		jobs: called.map(([name, job]) => ({
			name,
			permissions: job.permissions ?? permissions,
			with: job.with
		})),
		form: (0, import_dist.isSeq)(list) ? formOf(list) : "absent",
		line,
		column
	};
}
const typesSchema = looseObject({ types: union([string().transform((type) => [type]), array(string())]) });
const dispatchSchema = looseObject({ inputs: record(string(), unknown()) });
/** `on` may be a name, a list of names, or a map. */
function readEvents(on) {
	if (typeof on === "string") return {
		events: /* @__PURE__ */ new Map([[on, void 0]]),
		inputs: []
	};
	if (Array.isArray(on)) return {
		events: new Map(on.map((name) => [String(name), void 0])),
		inputs: []
	};
	const entries = typeof on === "object" && on !== null ? Object.entries(on) : [];
	const events = new Map(entries.map(([name, value]) => [name, typesSchema.safeParse(value).data?.types]));
	const dispatch = dispatchSchema.safeParse(Object.fromEntries(entries).workflow_dispatch);
	return {
		events,
		inputs: Object.keys(dispatch.data?.inputs ?? {})
	};
}
function isOurWorkflow(uses) {
	return /^(?:[\w.-]+\/baton|\.)\/\.github\/workflows\/run\.yml(?:@|$)/.test(uses);
}
function formOf({ flow }) {
	return flow === true ? "flow" : "block";
}
/** A value of a map with the place of its key. */
function findPair(map, name) {
	const pair = (0, import_dist.isMap)(map) ? map.items.find(({ key }) => (0, import_dist.isScalar)(key) && key.value === name) : void 0;
	return pair === void 0 ? void 0 : {
		value: pair.value,
		offset: (0, import_dist.isScalar)(pair.key) ? pair.key.range?.[0] : void 0
	};
}
/** Our reusable workflow, or our action in all modes but as a plain step, which starts no pipeline. */
function callsBaton({ uses, steps }) {
	if (isOurWorkflow(uses)) return true;
	return steps.some((step) => /^[\w.-]+\/baton@/.test(step.uses) && !Object.hasOwn(step.with, "agent"));
}

// src/core/config/check-workflow-files.ts
/** Where the workflows of a repository and its config do not fit. Nothing is said where no workflow starts pipelines. */
function checkWorkflowFiles(config, files) {
	const callers = files.map(({ path, text }) => readCaller(path, text)).filter((caller) => caller !== void 0);
	const [caller] = callers;
	if (caller === void 0) return [];
	const facts = {
		caller,
		callers
	};
	return [
		...checkWorkflowCrons(config, facts),
		...checkWorkflowEvents(config, facts),
		...callers.flatMap(checkWorkflowCalls)
	];
}

// src/entry/cli/check-workflows.ts
/** What is wrong with the workflows beside a config that lies in `.github`; one that lies elsewhere has none. */
function checkWorkflows(configPath, config) {
	const folder = join(dirname(configPath), "workflows");
	if (basename(dirname(configPath)) !== ".github" || !existsSync(folder)) return [];
	const paths = readdirSync(folder).filter((name) => /\.ya?ml$/.test(name)).toSorted().map((name) => join(folder, name));
	return checkWorkflowFiles(config, paths.map((path) => ({
		path,
		text: readFileSync(path, "utf8")
	})));
}

// src/core/config/list-silent-starts.ts
/** Built-ins that do what another pipeline waits for: what Baton does itself starts nothing, so that no two pipelines feed each other. */
function listSilentStarts({ pipelines }) {
	return Object.entries(pipelines).flatMap(([name, pipeline]) => Object.entries(pipeline.stages).flatMap(([stage, body]) => isAgentStage(body) ? [] : listOf(body, {
		path: `pipelines.${name}.stages.${stage}`,
		pipelines,
		own: pipeline
	})));
}
function listOf(stage, { path, pipelines, own }) {
	const made = madeBy(stage, own);
	return Object.entries(pipelines).flatMap(([waiting, { on }]) => made.flatMap(({ kind, label }) => {
		if (!filtersOf(on[kind]).some((filter) => label === void 0 ? isForOpened(filter) : hasLabel(filter.labels ?? [], label))) return [];
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
/** Labels and openings that other pipelines may wait for. A label that is a template is not known yet. */
function madeBy(stage, own) {
	const labels = (kind, names) => names.filter((label) => !label.includes("{{")).map((label) => ({
		kind,
		label
	}));
	switch (stage.uses) {
		case "issue": return [{ kind: "issues" }, ...labels("issues", stage.with.labels)];
		case "pull-request": return [{ kind: "pull-requests" }, ...labels("pull-requests", stage.with.labels)];
		case "labels": return kindsOf(stage.with.on, own).flatMap((kind) => labels(kind, stage.with.add));
		default: return [];
	}
}
function kindsOf(target, { on }) {
	if (target === "pull-request") return ["pull-requests"];
	return ["issues", "pull-requests"].filter((kind) => on[kind] !== void 0);
}
function isForOpened({ labels, assignee, ...rest }) {
	return labels === void 0 && assignee === void 0 && rest["review-state"] === void 0;
}
function hasLabel(labels, label) {
	return labels.some((name) => name.toLowerCase() === label.toLowerCase());
}

// src/entry/cli/list-config-warnings.ts
/** What a valid config asks for in vain: settings that an engine cannot follow, and costs that nobody counts. */
function listConfigWarnings(config) {
	const settings = Object.entries(config.agents).flatMap(([name, agent]) => [...listUnsupported(engines[agent.engine], agent), ...listMissing(agent)].map((message) => ({
		path: `agents.${name}`,
		message
	})));
	const uncounted = Object.keys(config.pipelines).flatMap((name) => listUncounted(config, name));
	return [
		...settings,
		...uncounted,
		...listSilentStarts(config)
	];
}
/** An engine may have other ways in, so this is no error. */
function listMissing({ engine, env }) {
	const { authentication, title } = engines[engine];
	if (authentication.length === 0 || authentication.some((group) => group.every((name) => env.includes(name)))) return [];
	return [`\`env\` names no credentials that ${title} is known to take: ${authentication.map((group) => group.map((name) => `\`${name}\``).join(" with ")).join(" or ")}.`];
}
/** A limit of a run counts only what engines report or prices tell. */
function listUncounted(config, name) {
	if (config.pipelines[name]?.limits["max-cost-usd"] === void 0) return [];
	return Object.keys(selectPipeline(config, name).agents).filter((agent) => !isCounted(config, agent)).map((agent) => ({
		path: `pipelines.${name}.limits.max-cost-usd`,
		message: `What the agent \`${agent}\` costs is not counted: its engine \`${config.agents[agent]?.engine}\` reports no cost, and \`prices\` has none for its model.`
	}));
}
/** A program of one's own costs what it says; mostly nothing. */
function isCounted({ agents, prices }, name) {
	const agent = agents[name];
	if (agent === void 0 || agent.engine === "command" || reportsCost(agent.engine)) return true;
	return agent.model !== void 0 && prices?.[agent.model] !== void 0;
}

// src/entry/cli/commands/validate.ts
/**
* 0 when the configuration is valid and the workflows beside it fit, 1 with every problem otherwise. What is valid, and yet not
* everybody's wish, is said on stderr.
*/
async function validate(options) {
	const { config: file } = options;
	const config = await parseWholeConfig(readBytes(file).toString("utf8"));
	const problems = config.ok ? checkWorkflows(file, config.value) : config.error;
	const notes = config.ok ? notesOn(config.value) : [];
	for (const note of notes) process.stderr.write(`${note}\n`);
	const warnings = config.ok ? listConfigWarnings(config.value) : [];
	const valid = problems.length === 0;
	if (options.json === true) printJson({
		valid,
		problems,
		notes,
		...warnings.length === 0 ? {} : { warnings }
	});
	else if (config.ok && valid) {
		const { pipelines, agents } = config.value;
		const lines = warnings.map(({ path, message }) => `warning: ${path}: ${message}\n`).join("");
		process.stdout.write(`${file} is valid: ${count(pipelines, "pipeline")}, ${count(agents, "agent")}.\n${lines}`);
	} else process.stdout.write(problems.map((problem) => describe(problem, file)).join(""));
	return valid ? 0 : 1;
}
function describe(problem, config) {
	const { file = config, line = 1, column = 1, code, message } = problem;
	return `${file}:${line}:${column}: ${code} ${message}\n`;
}
function count(map, what) {
	const { length } = Object.keys(map);
	return `${length} ${what}${length === 1 ? "" : "s"}`;
}

export { validate };