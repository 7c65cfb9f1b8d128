import { i as __toESM } from "./rolldown-runtime.js";
import { _ as union, d as object, h as string, i as array, l as looseObject, p as record, v as unknown } from "./schemas.js";
import { o as require_dist } from "./analyze-template.js";
import { l as normaliseCron } from "./parse-config.js";
import { n as filtersOf } from "./filter-schema.js";
import { i as changeKeys, o as responseTo } from "./config-schema.js";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { basename, dirname, join } from "node:path";

// src/core/config/workflow/check-calls.ts
var import_dist = /* @__PURE__ */ __toESM(require_dist(), 1);
const permissions = [
	"contents",
	"issues",
	"pull-requests",
	"actions"
];
const line = "`permissions: { contents: write, issues: write, pull-requests: write, actions: write }`";
const inputs$1 = [
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
	const missing = inputs$1.filter((name) => !caller.inputs.includes(name));
	return [...missing.length === 0 ? [] : [say("BATON-E133", `The workflow's \`workflow_dispatch\` lacks ${list(missing)}; add \`${missing[0]}: { type: string, required: false }\` and the like to its \`inputs\`.`)], ...caller.jobs.flatMap((job) => [...checkInputs(job).map((message) => say("BATON-E133", message)), ...checkPermissions(job).map((message) => say("BATON-E134", message))])];
}
function checkInputs({ name, with: given }) {
	const wrong = inputs$1.filter((input) => !new RegExp(`^\\$\\{\\{\\s*(?:github\\.event\\.)?inputs\\.${input}\\s*\\}\\}$`).test(String(given[input] ?? "")));
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

// src/core/config/workflow/check-crons.ts
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
	return `${normaliseCron(cron)} ${timezone}`;
}

// src/core/config/workflow/list-events.ts
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
/** Events that a pipeline must hear to answer to changes as it says it does; none where it says nothing. */
function listChangeEvents(settings) {
	const { on, "on-change": onChange } = settings;
	if (onChange === void 0) return [];
	return changeKeys.filter((key) => isSaid(onChange, key) && responseTo(onChange, key) === "cancel").flatMap((key) => [...on.issues === void 0 ? [] : typesOfListChangeEvents(key, hasLabels(on.issues)).map((type) => ({
		event: "issues",
		type
	})), ...on["pull-requests"] === void 0 ? [] : [...typesOfListChangeEvents(key, hasLabels(on["pull-requests"])), ...key === "pushed" ? ["synchronize"] : []].map((type) => ({
		event: "pull_request",
		type
	}))]);
}
function isSaid(onChange, key) {
	return typeof onChange === "string" || onChange[key] !== void 0;
}
function hasLabels(filters) {
	return filtersOf(filters).some(({ labels }) => labels !== void 0);
}
function typesOfListChangeEvents(key, isLabelled) {
	if (key === "label-removed") return isLabelled ? ["unlabeled"] : [];
	return key === "closed" ? ["closed"] : [];
}

// src/core/config/workflow/check-events.ts
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
		const sayUnheard = (events, purpose) => {
			const wanted = events.filter((event) => !callers.some((each) => hears(each, event)));
			return [...new Set(wanted.map(({ event }) => event))].map((event) => {
				const types = [...new Set(wanted.flatMap((each) => each.event === event && each.type !== void 0 ? [each.type] : []))];
				return say(`The workflow does not hear ${describe(event, types)}, ${purpose}; ${sayLine(caller, {
					event,
					types
				})}.`);
			});
		};
		const unheard = [...sayUnheard(listEvents(settings), `which starts pipeline "${pipeline}"`), ...sayUnheard(listChangeEvents(settings), `to which pipeline "${pipeline}" answers by its \`on-change\``)];
		const kept = filtersOf(settings.on.comment).filter(({ command }) => !callers.some((each) => takes(each, command)));
		return [...unheard, ...kept.map(({ command }) => say(sayPrefix(pipeline, command)))];
	});
}
function hears({ events }, { event, type }) {
	if (!events.has(event)) return false;
	const types = events.get(event) ?? defaults.get(event);
	return type === void 0 || types === void 0 || types.includes(type);
}
function describe(event, types) {
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
	if (command.startsWith("/baton")) return true;
	return jobs.length === 0 || jobs.some((job) => command.startsWith(String(job.with["command-prefix"] ?? "/baton")));
}
function sayPrefix(pipeline, command) {
	return `Comments with ${JSON.stringify(command)}, the command of pipeline "${pipeline}", start no job: the workflow takes those that begin with \`/baton\` or with its \`command-prefix\`; write \`command-prefix: ${command.split(" ")[0]}\` under the \`with\` of its job, or begin the command with \`/baton\`.`;
}

// src/core/config/workflow/read-caller.ts
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
function readCaller(file, text, { isOurs = false } = {}) {
	const lines = new import_dist.LineCounter();
	const document = (0, import_dist.parseDocument)(text, {
		lineCounter: lines,
		prettyErrors: false,
		stringKeys: true
	});
	if (document.errors.length > 0) return void 0;
	const workflow = workflowSchema.safeParse(document.toJS({ maxAliasCount: 100 }));
	if (!workflow.success || !Object.values(workflow.data.jobs).some((job) => callsBaton(job, isOurs))) return void 0;
	const on = findPair(document.contents, "on");
	const schedule = findPair(on?.value, "schedule");
	const { line, col: column } = lines.linePos(schedule?.offset ?? on?.offset ?? 0);
	const list = schedule?.value;
	const crons = (0, import_dist.isSeq)(list) ? cronsSchema.safeParse(list.toJS(document)).data : void 0;
	const { jobs, permissions } = workflow.data;
	const called = Object.entries(jobs).filter(([, { uses }]) => isOurWorkflow(uses, isOurs));
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
function isOurWorkflow(uses, isOurs) {
	if (uses === "./.github/workflows/run.yml") return isOurs;
	return /^[\w.-]+\/baton\/\.github\/workflows\/run\.yml(?:@|$)/.test(uses);
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
/** Our reusable workflow, or our action in all modes but as a plain step and in `validate`, which start no pipeline. */
function callsBaton({ uses, steps }, isOurs) {
	if (isOurWorkflow(uses, isOurs)) return true;
	return steps.some((step) => /^[\w.-]+\/baton@/.test(step.uses) && !Object.hasOwn(step.with, "agent") && step.with.mode !== "validate");
}

// src/core/config/workflow/check-workflow-files.ts
const inputs = looseObject({
	task: unknown(),
	"command-prefix": unknown()
});
const schema = looseObject({ on: looseObject({ workflow_call: looseObject({ inputs }) }) });
/** Whether a workflow named `run.yml` is a copy of ours, by its inputs: a repository may have one of its own by that name. */
function isOurWorkflowFile(text) {
	const document = (0, import_dist.parseDocument)(text, {
		prettyErrors: false,
		stringKeys: true
	});
	if (document.errors.length > 0) return false;
	const { success, data } = schema.safeParse(document.toJS({ maxAliasCount: 100 }));
	return success && ["task", "command-prefix"].every((name) => Object.hasOwn(data.on.workflow_call.inputs, name));
}
/** Where the workflows of a repository and its config do not fit. Nothing is said where no workflow starts pipelines. */
function checkWorkflowFiles(config, files) {
	const isOurs = files.some(({ path, text }) => /(?:^|[\\/])run\.yml$/.test(path) && isOurWorkflowFile(text));
	const callers = files.map(({ path, text }) => readCaller(path, text, { isOurs })).filter((caller) => caller !== void 0);
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

// src/entry/shared/check-workflows.ts
/** What is wrong with the workflows beside a config that lies in `.github`; one that lies elsewhere has none. */
function checkWorkflows(configPath, config) {
	const folder = join(dirname(configPath), "workflows");
	if (basename(dirname(configPath)) !== ".github" || !existsSync(folder)) return [];
	const paths = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile() && /\.ya?ml$/.test(entry.name)).map(({ name }) => join(folder, name)).toSorted();
	return checkWorkflowFiles(config, paths.map((path) => ({
		path,
		text: readFileSync(path, "utf8")
	})));
}

export { checkWorkflows as t };