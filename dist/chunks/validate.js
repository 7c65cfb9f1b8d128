import { d as readConfigFile, i as createActionOctokit, pt as createSystemClock, vt as writeSummary } from "./job-agent-plan-publish.js";
import { Mn as createGitHub } from "./job-plan-publish.js";
import { n as parseWholeConfig } from "./job-plan-validate.js";
import { Sn as oneLine } from "./job-agent-plan-publish-validate.js";
import { w as problemText } from "./job-cli.js";
import { i as renderWarning, n as locationOf, r as renderPlace, t as inspectConfig } from "./inspect-config.js";
import { o as updateConfigIssue } from "./job-plan.js";
import { join, relative } from "node:path";

// src/action/modes/validate.ts
async function validate(context) {
	const { inputs, job, log } = context;
	const text = readConfigFile({ configFolder: job.workspace }, inputs.config);
	if (text === void 0) throw new Error(`BATON-E913: ${inputs.config} is not a regular file of at most 64 KB in the workspace. Check the repository out before this step, or name its path in the input config.`);
	const config = await parseWholeConfig(text);
	const { defaultBranch } = job.repository;
	const file = join(job.workspace, inputs.config);
	const found = config.ok ? await inspectConfig(file, {
		text,
		config: config.value,
		defaultBranch
	}) : void 0;
	const problems = config.ok ? relocate(context, found?.problems ?? []) : config.error;
	for (const note of found?.notes ?? []) log.info(note);
	for (const warning of relocate(context, found?.warnings ?? [])) log.warning(renderWarning(warning, inputs.config), locationOf(warning, inputs.config));
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
	const lines = problems.map((problem) => `- ${oneLine(`${renderPlace(problem, context.inputs.config)}: ${problemText(problem)}`, 600)}`);
	await writeSummary(context, problems.length === 0 ? `${inputs.config} is valid.` : `${inputs.config} has ${faults}.\n\n${lines.join("\n")}`);
	return problems.length === 0;
}
function relocate({ job }, found) {
	return found.map((each) => each.file === void 0 ? each : {
		...each,
		file: relative(job.workspace, each.file)
	});
}
function annotate({ inputs, log }, problem) {
	const { line = 1, code, message } = problem;
	log.error(`${code}: ${renderPlace(problem, inputs.config)}: ${message}`, locationOf({
		...problem,
		line
	}, inputs.config));
}
function isOfDefaultBranch({ job }) {
	return job.eventName === "push" && job.payload.ref === `refs/heads/${job.repository.defaultBranch}`;
}

export { validate };