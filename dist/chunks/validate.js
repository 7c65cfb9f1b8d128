import { aa as createSystemClock, ct as createGitHub, d as readConfigFile, g as writeSummary, ga as problemText, i as createActionOctokit, ir as oneLine, p as listNotes } from "./job-agent-plan-publish.js";
import { M as parseWholeConfig, l as updateConfigIssue } from "./job-plan.js";
import { t as checkWorkflows } from "./check-workflows.js";
import { join, relative } from "node:path";

// src/entry/action/modes/validate.ts
/**
* Checks the configuration of the checkout, a pull request's too: it is read, and nothing of it is run. Each fault becomes
* an annotation at its line. For a push to the default branch, one issue says it until it is mended (U18). Returns whether
* the configuration is free of faults.
*/
async function validate(context) {
	const { inputs, job, log } = context;
	const text = readConfigFile({ configFolder: job.workspace }, inputs.config);
	if (text === void 0) throw new Error(`BATON-E913: ${inputs.config} is no plain file of at most 64 KB in the workspace. Check the repository out before this step, or name its path in the input config.`);
	const config = await parseWholeConfig(text);
	const found = config.ok ? checkWorkflows(join(job.workspace, inputs.config), config.value) : void 0;
	const problems = config.ok ? findDrift(context, found?.problems ?? []) : config.error;
	if (config.ok) for (const note of listNotes(config.value)) log.info(note);
	for (const { path, message } of found?.warnings ?? []) log.warning(`${path}: ${message}`);
	for (const problem of problems) annotate(context, problem);
	if (isOfDefaultBranch(context)) {
		const octokit = await createActionOctokit(context);
		const ports = createGitHub({
			octokit,
			repository: job.repository,
			clock: createSystemClock()
		});
		await updateConfigIssue(context, {
			ports,
			text
		});
	}
	const faults = problems.length === 1 ? "1 fault" : `${problems.length} faults`;
	const lines = problems.map((problem) => `- ${oneLine(`${renderPosition(context, problem)}: ${problemText(problem)}`, 600)}`);
	await writeSummary(context, problems.length === 0 ? `${inputs.config} is valid.` : `${inputs.config} has ${faults}.\n\n${lines.join("\n")}`);
	return problems.length === 0;
}
function findDrift({ job }, problems) {
	return problems.map((problem) => ({
		...problem,
		file: relative(job.workspace, problem.file)
	}));
}
function annotate(context, problem) {
	const { file = context.inputs.config, line = 1, column, code, message } = problem;
	context.log.error(`${code}: ${renderPosition(context, problem)}: ${message}`, {
		file,
		line,
		column
	});
}
function renderPosition({ inputs }, { file = inputs.config, line = 1, column = 1 }) {
	return `${file}:${line}:${column}`;
}
function isOfDefaultBranch({ job }) {
	return job.eventName === "push" && job.payload.ref === `refs/heads/${job.repository.defaultBranch}`;
}

export { validate };