import { $i as hasName, I as findRuns, dt as createVerifier } from "./job-agent-plan-publish.js";
import { C as listTraceNames, S as decodeTrace, b as matchPipelines, k as parseTrigger, x as renderWhy } from "./job-plan.js";
import { t as loadConfig } from "./load-config.js";
import { a as readJson, i as readBytes, n as printJson, r as printText } from "./read-json.js";
import { t as UsageError } from "./usage-error.js";
import { a as createTraces } from "./job-plan-publish.js";
import { t as openRun } from "./open-run.js";

// src/entry/cli/thread/explain-event.ts
/** Explains for every pipeline whether an event starts it. An event that can start no pipeline at all fails the check `event`. */
function explainEvent(config, event) {
	const trigger = parseTrigger(event.name, event.payload);
	if (trigger.ok) return matchPipelines({
		...event,
		config,
		trigger: trigger.value
	});
	const checks = [{
		check: "event",
		passed: false,
		detail: trigger.error.reason
	}];
	return Object.keys(config.pipelines).map((pipeline) => ({
		pipeline,
		matched: false,
		checks
	}));
}

// src/entry/cli/thread/explain-subject.ts
/** Reads what is known of an issue or pull request on GitHub: the newest run of each pipeline, and the last event that started none. */
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
/** Returns the newest run of each pipeline about the subject, in the order in which the pipelines first ran. */
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

// src/entry/cli/commands/explain.ts
/** Prints what an event would start, or what became of past events. Returns 0 if at least one pipeline starts, else 1. */
async function explain(file, options) {
	if (file === void 0) return explainPast(options);
	if (options.event === void 0) throw new UsageError("Say which event the file holds: required option '--event <name>'.");
	return explainFile(file, {
		...options,
		event: options.event
	});
}
async function explainPast({ subject, event, ...options }) {
	if (subject === void 0 || event !== void 0) throw new UsageError("Name the file of an event (missing required argument 'event'), or ask GitHub with --subject N alone.");
	const facts = await explainSubject(subject, options);
	if (options.json === true) printJson(facts);
	else printText(`${renderWhy(facts)}\n`);
	return facts.runs.length > 0 ? 0 : 1;
}
async function explainFile(file, options) {
	const config = loadConfig(options.config);
	const pipelines = explainEvent(config, {
		name: options.event,
		payload: readJson(file),
		role: options.role,
		author: { role: options.authorRole },
		teams: options.team === void 0 ? void 0 : readTeams(config, options.team),
		files: options.files === void 0 ? void 0 : readLines(options.files)
	});
	if (options.json === true) printJson({ pipelines });
	else printText(pipelines.map(renderMatch).join("\n"));
	return pipelines.some(({ matched }) => matched) ? 0 : 1;
}
/** Builds the answers about teams from the given ones: the actor is in no other team. */
function readTeams({ pipelines }, own) {
	const asked = Object.values(pipelines).flatMap(({ allow }) => allow.teams ?? []);
	return Object.fromEntries(asked.map((team) => [team, hasName(own, team)]));
}
function readLines(file) {
	return readBytes(file).toString("utf8").split(/\r?\n/).filter((line) => line !== "");
}
function renderMatch({ pipeline, matched, checks }) {
	const lines = checks.map(({ check, passed, detail }) => `  ${passed ? "yes" : "no "} ${check}: ${detail}\n`);
	return `${pipeline}: ${matched ? "starts" : "does not start"}\n${lines.join("")}`;
}

export { explain };