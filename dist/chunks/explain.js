import { f as createTraces } from "./job-plan-publish.js";
import { C as findRuns, ut as createVerifier } from "./job-agent-plan-publish.js";
import { a as listCheckWarnings, n as checkWorkflowFiles } from "./check-workflow-files.js";
import { _ as decodeTrace, v as listTraceNames } from "./job-plan.js";
import { p as hasName } from "./job-cli.js";
import { t as renderWhy } from "./why.js";
import { i as readWorkflowFiles } from "./check-workflows.js";
import { n as findConfigFile, r as loadConfig } from "./load-config.js";
import { n as printPainted } from "./painted.js";
import { a as printText, i as printJson, l as UsageError, n as printAside, o as readBytes, s as readJson } from "./read-json.js";
import { t as buildEvent } from "./build-event.js";
import { r as readEventChoice } from "./event-options.js";
import { t as explainEvent } from "./explain-event.js";
import { t as openRun } from "./open-run.js";

// src/cli/commands/explain.ts
async function explain(file, given) {
	const options = {
		...given,
		role: given.as ?? given.role,
		files: given.filesFrom ?? given.files
	};
	const choice = readEventChoice(options);
	if (choice !== void 0) return explainChoice(choice, {
		...options,
		file
	});
	if (file === void 0) return explainPast(options);
	if (options.event === void 0) throw new UsageError("Say which event the file holds: required option '--event <name>'.");
	return printMatches(loadConfig(options.config), {
		event: {
			name: options.event,
			payload: readJson(file),
			assumed: []
		},
		options
	});
}
function explainChoice(choice, options) {
	const { file, event, subject, role = "write", authorRole, files } = options;
	if (file !== void 0 || event !== void 0 || subject !== void 0) throw new UsageError(`--${choice.kind} says the event already. Leave the file, --event and --subject out.`);
	const config = loadConfig(options.config);
	const now = (/* @__PURE__ */ new Date()).toISOString();
	const built = buildEvent(config, choice, {
		...options,
		role,
		authorRole,
		hasFiles: files !== void 0,
		now
	});
	const who = choice.kind !== "tick" && choice.kind !== "webhook" && options.role === void 0 ? ["The person who acts has the role `write` (--as)."] : [];
	return printMatches(config, {
		event: {
			...built,
			assumed: [...built.assumed, ...who]
		},
		options: {
			...options,
			role
		}
	});
}
async function explainPast({ subject, event, ...options }) {
	if (subject === void 0 || event !== void 0) throw new UsageError("Say the event with an option such as --label NAME, name the file of one (missing required argument 'event'), or ask GitHub with --subject N alone.");
	const facts = await explainSubject(subject, options);
	if (options.json === true) printJson(facts);
	else printText(`${renderWhy(facts)}\n`);
	return facts.runs.length > 0 ? 0 : 1;
}
function printMatches(config, { event: { name, payload, assumed }, options }) {
	const { role } = options;
	const pipelines = explainEvent(config, {
		name,
		payload,
		role,
		author: { role: options.authorRole },
		teams: options.team === void 0 ? void 0 : readTeams(config, options.team),
		files: options.files === void 0 ? void 0 : readLines(options.files)
	});
	if (options.json === true) printJson({
		pipelines,
		assumed: assumed.length === 0 ? void 0 : assumed
	});
	else printPainted([...renderMatches(pipelines), ...renderAssumed(assumed)]);
	if (name === "workflow_run") printAside(listCheckFaults(config, findConfigFile(options.config)));
	return pipelines.some(({ matched }) => matched) ? 0 : 1;
}
function listCheckFaults(config, path) {
	const files = readWorkflowFiles(path);
	return [...checkWorkflowFiles(config, files), ...listCheckWarnings(config, files)].filter(({ code }) => code === "BATON-E149").map(({ file, line, code, message }) => `warning: ${file}:${line}: ${code} ${message}\n`).join("");
}
function renderMatches(pipelines) {
	if (pipelines.length === 0) return ["The configuration has no pipeline.\n\n"];
	const [first] = pipelines;
	const reasons = new Set(pipelines.map(({ checks }) => checks.map(({ check, detail }) => `${check} ${detail}`).join("\n")));
	if (first?.matched === false && pipelines.length > 1 && reasons.size === 1) return [`None of the ${pipelines.length} pipelines starts\n`, ...renderChecks(first)];
	return [...pipelines.filter(({ matched }) => matched), ...pipelines.filter(({ matched }) => !matched)].flatMap(renderMatch);
}
function readTeams({ pipelines }, own) {
	const asked = Object.values(pipelines).flatMap(({ allow }) => allow.teams ?? []);
	return Object.fromEntries(asked.map((team) => [team, hasName(own, team)]));
}
function readLines(file) {
	return readBytes(file).toString("utf8").split(/\r?\n/).filter((line) => line !== "");
}
function renderMatch(explained) {
	const { pipeline, matched } = explained;
	return [
		matched ? {
			text: `${pipeline}: starts`,
			paint: "green"
		} : `${pipeline}: does not start`,
		"\n",
		...renderChecks(explained)
	];
}
function renderChecks({ checks }) {
	return [...checks.flatMap(({ check, passed, detail }) => [
		"  ",
		passed ? {
			text: "✔",
			paint: "green"
		} : {
			text: "✘",
			paint: "red"
		},
		` ${check}: ${detail}\n`
	]), "\n"];
}
function renderAssumed(assumed) {
	return assumed.length === 0 ? [] : [{
		text: `Assumed:\n${assumed.map((each) => `  ${each}\n`).join("")}`,
		paint: "dim"
	}];
}
async function explainSubject(subject, options) {
	const { opened } = await openRun(void 0, {
		...options,
		subject
	});
	return {
		subject,
		runs: findNewestRuns(opened, subject),
		trace: await readTrace(opened, subject)
	};
}
function findNewestRuns({ read }, subject) {
	const oldestFirst = findRuns(read.records, { about: subject }).toReversed();
	return [...Map.groupBy(oldestFirst, ({ record }) => record.body.pipeline).values()].flatMap((runs) => runs.slice(-1)).map(({ record }) => record);
}
async function readTrace({ connection, config }, subject) {
	if (connection === void 0) return void 0;
	const { github, repository } = connection;
	const text = await createTraces({
		list: github.listArtifacts,
		source: github.artifacts
	}).read(listTraceNames(subject));
	const keys = config.signing?.keys;
	const verifier = createVerifier(keys ?? []);
	const binding = {
		repo: repository.id,
		subject
	};
	if (text === void 0) return void 0;
	return decodeTrace(text, keys === void 0 ? binding : {
		...binding,
		verify: (signed, by) => verifier.verify(signed, by)
	});
}

export { explain };