import { t as hasName } from "./has-name.js";
import { t as matchPipelines } from "./match-pipelines.js";
import { t as parseTrigger } from "./parse-trigger.js";
import { t as loadConfig } from "./load-config.js";
import { t as printJson } from "./print-json.js";
import { t as readBytes } from "./read-bytes.js";
import { t as readJson } from "./read-json.js";

// src/entry/cli/explain-event.ts
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

// src/entry/cli/commands/explain.ts
/** 0 when at least one pipeline would start, 1 when none would. */
async function explain(file, options) {
	const config = loadConfig(options.config);
	const pipelines = explainEvent(config, {
		name: options.event,
		payload: readJson(file),
		role: options.role,
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