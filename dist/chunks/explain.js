import { t as hasName } from "./name-list.js";
import { a as traceName, n as renderWhy, r as decodeTrace, t as matchPipelines } from "./match-pipelines.js";
import { t as loadConfig } from "./load-config.js";
import { n as readBytes, r as readJson, t as printJson } from "./read-json.js";
import { t as UsageError } from "./usage-error.js";
import { t as parseTrigger } from "./parse-trigger.js";
import { t as createTraces } from "./traces.js";
import { E as createVerifier } from "./node-hasher.js";
import { t as openRun } from "./open-run.js";

// src/entry/cli/thread/explain-event.ts
/** For every pipeline whether an event starts it; an event that starts none at all fails the check `event`. */
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
/** What is known of an issue or pull request on GitHub: the newest run of each pipeline, and the last event that started none. */
async function explainSubject(subject, options) {
	const { opened } = await openRun(void 0, {
		...options,
		subject
	});
	return {
		subject,
		runs: findNewestRuns(opened, subject),
		trace: await findTrace(opened, subject)
	};
}
function findNewestRuns({ read }, subject) {
	const newest = /* @__PURE__ */ new Map();
	for (const { record } of read.records.toSorted((a, b) => a.comment - b.comment)) if (record.kind === "run" && record.body.trigger.subject.number === subject) newest.set(record.body.pipeline, record);
	return [...newest.values()];
}
async function findTrace({ connection, config }, subject) {
	if (connection === void 0) return void 0;
	const { github, repository } = connection;
	const text = await createTraces({
		list: github.listArtifacts,
		source: github.artifacts
	}).read(traceName(subject));
	const keys = config.signing?.keys;
	const verifier = createVerifier(keys ?? []);
	const place = {
		repo: repository.id,
		subject
	};
	if (text === void 0) return void 0;
	return decodeTrace(text, keys === void 0 ? place : {
		...place,
		verify: (signed, by) => verifier.verify(signed, by)
	});
}

// src/entry/cli/commands/explain.ts
/** What an event would start, or what became of those that have happened: 0 when at least one pipeline starts, 1 when none does. */
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
	else process.stdout.write(`${renderWhy(facts)}\n`);
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
	else process.stdout.write(pipelines.map(renderMatch).join("\n"));
	return pipelines.some(({ matched }) => matched) ? 0 : 1;
}
/** Somebody whose teams are given is in no other. */
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