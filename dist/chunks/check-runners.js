import { Vt as isAgentStage } from "./job-agent-plan-publish-validate.js";

// src/core/config/workflow/check-runners.ts
const hosted = /^(?:ubuntu|windows|macos)-(?:latest|slim|\d[\d.]*)(?:-(?:arm|intel|large|xlarge|vs\d+))?$/i;
const slimLimit = 15;
const waysOut = "GitHub gives a called workflow only its own machines, unless Baton belongs to the same organisation or enterprise; elsewhere the job never starts. Call a copy of Baton in your organisation, or use a plain step or `mode: single` in a job of your own.";
function listRunnerWarnings(config, callers) {
	const jobs = callers.flatMap((caller) => caller.jobs.map((job) => ({
		file: caller.file,
		job
	})));
	const isOwn = callers.length > 0 && jobs.every(({ job }) => job.isOwnCopy);
	const called = jobs.flatMap(({ file, job }) => {
		const path = `${file.split(/[\\/]/).at(-1)}: jobs.${job.name}.with.runs-on`;
		return job.isOwnCopy ? [] : checkLabels({
			path,
			labels: [String(job.with["runs-on"] ?? "ubuntu-slim")]
		});
	});
	return [...listStages(config).flatMap((stage) => {
		const found = checkMachine(stage);
		return found.length > 0 || isOwn ? found : checkLabels(stage);
	}), ...called];
}
function listStages({ pipelines }) {
	return Object.entries(pipelines).flatMap(([pipeline, { stages }]) => Object.entries(stages).flatMap(([name, stage]) => {
		if (!isAgentStage(stage)) return [];
		return [{
			path: `pipelines.${pipeline}.stages.${name}.runs-on`,
			labels: [stage["runs-on"]].flat(),
			minutes: stage["timeout-minutes"],
			container: stage.container
		}];
	}));
}
function checkLabels({ path, labels }) {
	const foreign = labels.filter((label) => !isHosted(label)).map((label) => JSON.stringify(label));
	return foreign.length === 0 ? [] : [{
		path,
		message: `${foreign.join(", ")} is no label of a machine of GitHub's. ${waysOut}`
	}];
}
function isHosted(label) {
	return hosted.test(label) || label.includes("${{");
}
function checkMachine({ path, labels, minutes, container }) {
	const windows = labels.find((label) => /^windows\b/i.test(label));
	if (windows !== void 0) return [{
		path,
		message: `Agents run on Linux and macOS, not on \`${windows}\`: write \`ubuntu-latest\`.`
	}];
	if (container !== void 0 && labels.some((label) => label.startsWith("macos"))) return [{
		path,
		message: "GitHub has containers on Linux alone: write `ubuntu-latest`, or take `container` out."
	}];
	if (!labels.includes("ubuntu-slim") || minutes < slimLimit) return [];
	return [{
		path,
		message: `GitHub ends every job on \`ubuntu-slim\` after ${slimLimit} minutes, and \`timeout-minutes\` is ${minutes}: the agent would be ended with nothing handed over. Write \`timeout-minutes: 14\`, of which the agent gets 4, or another runner.`
	}];
}

export { listRunnerWarnings as n, isHosted as t };