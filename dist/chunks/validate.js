import { i as __toESM } from "./rolldown-runtime.js";
import { d as object, h as string, i as array, l as looseObject, p as record, v as unknown } from "./schemas.js";
import { t as parseWholeConfig } from "./parse-whole-config.js";
import { t as retentionOf } from "./retention-of.js";
import { a as isAgentStage } from "./config-schema.js";
import { t as unsignedNote } from "./unsigned-note.js";
import { t as tidyCron } from "./tidy-cron.js";
import { a as require_dist } from "./analyze-template.js";
import { t as engines } from "./engines.js";
import { t as listUnsupported } from "./list-unsupported.js";
import { o as reportsCost } from "./parse-config.js";
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
		describeComments(config)
	].filter((note) => note !== void 0);
}

// src/core/config/read-caller.ts
var import_dist = /* @__PURE__ */ __toESM(require_dist(), 1);
const stepSchema = looseObject({
	uses: string().catch(""),
	with: record(string(), unknown()).catch({})
});
const jobSchema = looseObject({
	uses: string().catch(""),
	steps: array(stepSchema.catch({
		uses: "",
		with: {}
	})).catch([])
});
const workflowSchema = looseObject({ jobs: record(string(), jobSchema) });
const cronsSchema = array(object({ cron: string() }).transform(({ cron }) => cron));
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
	return {
		file,
		crons: ((0, import_dist.isSeq)(list) ? cronsSchema.safeParse(list.toJS(document)).data : void 0) ?? [],
		form: (0, import_dist.isSeq)(list) ? formOf(list) : "absent",
		line,
		column
	};
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
	if (/^(?:[\w.-]+\/baton|\.)\/\.github\/workflows\/run\.yml(?:@|$)/.test(uses)) return true;
	return steps.some((step) => /^[\w.-]+\/baton@/.test(step.uses) && !Object.hasOwn(step.with, "agent"));
}

// src/core/config/check-workflow-crons.ts
/** Crons of pipelines that no workflow fires (DESIGN 4.1). Nothing is said where no workflow starts pipelines. */
function checkWorkflowCrons(config, files) {
	const callers = files.map(({ path, text }) => readCaller(path, text)).filter((caller) => caller !== void 0);
	const [caller] = callers;
	if (caller === void 0) return [];
	const fired = new Set(callers.flatMap(({ crons }) => crons.map(tidyCron)));
	const wanted = Object.entries(config.pipelines).map(([pipeline, { on }]) => ({
		pipeline,
		cron: on.schedule?.cron
	}));
	return wanted.flatMap(({ pipeline, cron }) => {
		if (cron === void 0 || fired.has(tidyCron(cron))) return [];
		const { file, line, column } = caller;
		return [{
			code: "BATON-E118",
			message: `The workflow does not fire ${JSON.stringify(cron)}, the \`on.schedule.cron\` of pipeline "${pipeline}"; ${sayLine(caller, cron)}${sayOthers(caller, wanted)}.`,
			file,
			line,
			column
		}];
	});
}
/** The line to write; a list between brackets has them all in one. */
function sayLine({ form, crons }, cron) {
	const items = (form === "flow" ? [...crons, cron] : [cron]).map((each) => `{ cron: ${JSON.stringify(each)} }`).join(", ");
	if (form === "block") return `add the line \`    - ${items}\` to its \`schedule:\``;
	const line = `\`  schedule: [${items}]\``;
	return form === "flow" ? `change the line of its schedule to ${line}` : `add the line ${line} to its \`on:\``;
}
/** Those may have been meant. */
function sayOthers({ crons }, wanted) {
	const known = new Set(wanted.map(({ cron = "" }) => tidyCron(cron)));
	const others = crons.filter((cron) => !known.has(tidyCron(cron)));
	return others.length === 0 ? "" : ` (no pipeline has ${others.map((cron) => JSON.stringify(cron)).join(", ")}, which it fires)`;
}

// src/entry/cli/check-workflows.ts
/** What is wrong with the workflows beside a config that lies in `.github`; one that lies elsewhere has none. */
function checkWorkflows(configPath, config) {
	const folder = join(dirname(configPath), "workflows");
	if (basename(dirname(configPath)) !== ".github" || !existsSync(folder)) return [];
	const paths = readdirSync(folder).filter((name) => /\.ya?ml$/.test(name)).toSorted().map((name) => join(folder, name));
	return checkWorkflowCrons(config, paths.map((path) => ({
		path,
		text: readFileSync(path, "utf8")
	})));
}

// src/entry/cli/list-config-warnings.ts
/** What a valid config asks for in vain: settings that an engine cannot follow, and costs that nobody counts. */
function listConfigWarnings(config) {
	return [...Object.entries(config.agents).flatMap(([name, agent]) => [...listUnsupported(engines[agent.engine], agent), ...listMissing(agent)].map((message) => ({
		path: `agents.${name}`,
		message
	}))), ...Object.keys(config.pipelines).flatMap((name) => listUncounted(config, name))];
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