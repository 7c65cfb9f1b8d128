import { i as createActionOctokit, m as StartBlocked, pt as createSystemClock, u as readConfig } from "./job-agent-plan-publish.js";
import { Mn as createGitHub, p as readRepositoryConfigText } from "./job-plan-publish.js";
import { C as messageOf } from "./job-cli.js";
import { t as reportStartBlocked } from "./report-start-blocked.js";
import { V as readTrigger, o as updateConfigIssue } from "./job-plan.js";

// src/action/modes/report-blocked.ts
async function reportBlocked(context, blocked, mode) {
	const { inputs, log } = context;
	if (blocked.by === "configuration") for (const problem of blocked.problems) annotate(context, problem);
	if (inputs.dryRun) log.info("Dry run: would say on the issue or pull request that nothing was started.");
	else await reportOnGitHub(context, blocked, mode);
	return blocked.by === "configuration" ? countFaults(blocked, inputs.config) : blocked;
}
function countFaults({ by, problems }, file) {
	const { length } = problems;
	const message = `${problems[0]?.code ?? "BATON-E913"}: ${file} has ${length} fault${length === 1 ? "" : "s"}, so nothing was started.`;
	return new StartBlocked(by, problems, message);
}
async function reportOnGitHub(context, blocked, mode) {
	const { job, log } = context;
	try {
		const octokit = await createActionOctokit(context);
		const github = createGitHub({
			octokit,
			repository: job.repository,
			clock: createSystemClock()
		});
		const text = await readText(context, mode, octokit);
		if (blocked.by === "configuration") await updateConfigIssue(context, {
			ports: github,
			text
		});
		if (await isCurrent(context, github)) await reportOnThread(context, blocked, {
			github,
			text
		});
	} catch (thrown) {
		log.warning(`Nobody was told on an issue that nothing was started: ${messageOf(thrown)}`);
	}
}
async function readText(context, mode, octokit) {
	const { repository } = context.job;
	const file = {
		path: context.inputs.config,
		ref: repository.defaultBranch
	};
	try {
		return mode === "forward" ? await readRepositoryConfigText({
			octokit,
			repository,
			...file
		}) : readConfig(context);
	} catch (thrown) {
		if (!(thrown instanceof StartBlocked)) throw thrown;
		return "";
	}
}
async function isCurrent({ job }, { commits }) {
	return job.workflowRun.attempt === 1 || await commits.readBranch(job.repository.defaultBranch) === job.sha;
}
async function reportOnThread(context, blocked, { github, text }) {
	const { inputs, job, log } = context;
	const dispatcher = github.dispatcher(job.workflow.file, job.repository.defaultBranch);
	const trigger = await readTrigger(context, {
		...github,
		dispatcher
	});
	if (!trigger.ok) return;
	await reportStartBlocked({
		github,
		log
	}, blocked, {
		trigger: trigger.value,
		config: text,
		file: inputs.config,
		commit: job.sha,
		serverUrl: job.serverUrl
	});
}
function annotate({ log, inputs }, { code, message, line, column }) {
	if (line === void 0) {
		log.error(`${code}: ${message}`);
		return;
	}
	const at = column === void 0 ? `line ${line}` : `line ${line}, column ${column}`;
	log.error(`${code}: ${inputs.config} ${at}: ${message}`, {
		file: inputs.config,
		line,
		column
	});
}

export { reportBlocked };