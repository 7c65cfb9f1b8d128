import { Dt as GitHubError, Ti as createSystemClock, a as createActionOctokit, et as createGitHub, h as writeSummary, lr as oneLine } from "./job-agent-plan-publish.js";
import { $ as describeChange, Et as describeCause, et as parseChange } from "./job-plan-publish.js";
import { C as parseTrigger, u as buildChangeHint } from "./job-plan.js";

// src/entry/action/modes/forward.ts
/**
* Dispatches a workflow run on the default branch for a pull request's event, because the environment and the keys are
* available only there.
*/
async function forward(context) {
	const { job, log } = context;
	const say = async (text) => {
		log.info(text);
		await writeSummary(context, oneLine(text, 2e3));
	};
	const change = parseChange(job.eventName, job.payload);
	const changeHint = change && buildChangeHint(change);
	if (change !== void 0 && changeHint !== void 0) return dispatchEvent(context, {
		number: change.subject.number,
		what: describeChange(change),
		event: changeHint,
		instead: stop,
		say
	});
	const trigger = parseTrigger(job.eventName, job.payload);
	if (!trigger.ok) return say(`No pipeline was started: ${trigger.error.reason}.`);
	const refused = whyNotForwarded(trigger.value);
	if (refused !== void 0) return say(refused);
	const { subject } = trigger.value;
	const what = describeCause(trigger.value);
	return dispatchEvent(context, {
		number: subject.number,
		what,
		event: buildHint(trigger.value),
		instead: again,
		say
	});
}
async function dispatchEvent(context, { number, what, event, instead, say }) {
	const { file } = context.job.workflow;
	const { defaultBranch } = context.job.repository;
	if (context.inputs.dryRun) return say(`Dry run: would start ${file} on ${defaultBranch} for #${number}, because ${what}.`);
	const octokit = await createActionOctokit(context);
	const { dispatcher } = createGitHub({
		octokit,
		repository: context.job.repository,
		clock: createSystemClock()
	});
	try {
		const run = await dispatcher(file, defaultBranch).dispatchEvent(JSON.stringify(event));
		await say(`Started ${run === void 0 ? "a workflow run" : `workflow run ${run.id}`} on ${defaultBranch}, which plans for #${number}, because ${what}.`);
	} catch (error) {
		if (!(error instanceof GitHubError) || error.reason !== "forbidden") throw error;
		await say(`Nothing was planned for #${number}: the token of this workflow run can only read, as it is for forks and Dependabot. ${instead} GitHub's words: ${error.message}`);
	}
}
/** The numeric id of dependabot[bot]. */
const dependabot = 49699333;
const again = "Somebody with write access can comment `/baton run` and the name of a pipeline.";
const stop = "A run about it does not hear of this. Somebody with write access can comment `/baton cancel`; the repository variable `BATON_PAUSE` pauses all runs.";
/** Builds the hint about the event. It is unsigned, so it only says what to ask GitHub about. */
function buildHint({ kind, subject, label, action = "opened", assignee, review }) {
	const head = subject.head?.sha ?? "";
	const place = {
		event: "pull_request",
		number: subject.number,
		head
	};
	if (kind === "pull-request-labeled") return {
		...place,
		action: "labeled",
		label
	};
	if (kind === "review") return {
		...place,
		event: "pull_request_review",
		action: "submitted",
		review: review?.id
	};
	return {
		...place,
		action,
		assignee
	};
}
/**
* Returns why the event cannot be forwarded, in words. Workflow runs of forks and of Dependabot have no secrets and a token
* that can only read (DESIGN 2).
*/
function whyNotForwarded({ subject, repository, actor }) {
	if (subject.head?.repository !== repository.id) return `Pull request #${subject.number} comes from a fork, so this workflow run has no secrets and may start nothing. ${again}`;
	if (actor.id !== dependabot) return void 0;
	return `The workflow runs of Dependabot have no secrets and may start nothing for #${subject.number}. ${again}`;
}

export { forward };