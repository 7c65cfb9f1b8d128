import { Pl as isAgentStage } from "./job-agent-plan-publish.js";

// src/core/config/workflow/check-runners.ts
/** Matches the labels of GitHub's own machines. Larger ones have names of their own, as self-hosted runners do. */
const hosted = /^(?:ubuntu|windows|macos)-(?:latest|slim|\d[\d.]*)(?:-(?:arm|intel|large|xlarge|vs\d+))?$/i;
/** The minutes after which GitHub ends every job on `ubuntu-slim`. */
const slimLimit = 15;
const waysOut = "GitHub gives a called workflow only its own machines, unless Baton belongs to the same organisation or enterprise; elsewhere the job never starts. Call a copy of Baton in your organisation, or use a plain step or `mode: single` in a job of your own.";
/**
* Lists runners that GitHub does not give to our workflows, and limits that a runner cuts. Says nothing about labels when every
* caller has its own copy of our workflow, or calls our action from a job of its own.
*/
function listRunnerWarnings(config, { callers }) {
	const jobs = callers.flatMap((caller) => caller.jobs.map((job) => ({
		file: caller.file,
		job
	})));
	const isOwn = callers.length > 0 && jobs.every(({ job }) => job.isOwnCopy);
	const called = jobs.flatMap(({ file, job }) => {
		const label = String(job.with["runs-on"] ?? "ubuntu-slim");
		return job.isOwnCopy || isHosted(label) ? [] : [describeForeign(`${file.split(/[\\/]/).at(-1)}: jobs.${job.name}.with.runs-on`, [label])];
	});
	return [...listStages(config).flatMap((stage) => [...isOwn ? [] : checkLabels(stage), ...checkLimit(stage)]), ...called];
}
function listStages({ pipelines }) {
	return Object.entries(pipelines).flatMap(([pipeline, { stages }]) => Object.entries(stages).flatMap(([name, stage]) => {
		if (!isAgentStage(stage)) return [];
		const labels = [stage["runs-on"]].flat();
		return [{
			path: `pipelines.${pipeline}.stages.${name}`,
			labels,
			minutes: stage["timeout-minutes"]
		}];
	}));
}
function checkLabels({ path, labels }) {
	const foreign = labels.filter((label) => !isHosted(label));
	return foreign.length === 0 ? [] : [describeForeign(`${path}.runs-on`, foreign)];
}
/** Returns whether GitHub has such machines itself. An expression is not resolved here. */
function isHosted(label) {
	return hosted.test(label) || label.includes("${{");
}
function describeForeign(path, labels) {
	return {
		path,
		message: `${labels.map((label) => JSON.stringify(label)).join(", ")} is no label of a machine of GitHub's. ${waysOut}`
	};
}
function checkLimit({ path, labels, minutes }) {
	if (!labels.includes("ubuntu-slim") || minutes < slimLimit) return [];
	const message = `GitHub ends every job on \`ubuntu-slim\` after ${slimLimit} minutes, and \`timeout-minutes\` is ${minutes}: the agent would be ended with nothing handed over. Write \`timeout-minutes: 14\`, of which the agent gets 4, or another runner.`;
	return [{
		path: `${path}.runs-on`,
		message
	}];
}

export { listRunnerWarnings as n, isHosted as t };