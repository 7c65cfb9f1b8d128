import { t as createSystemClock } from "./system-clock.js";
import { i as createGitHub } from "./throttle.js";
import { n as oneLine } from "./inline.js";
import { n as parseChange, t as describeChange } from "./change.js";
import { t as describeCause } from "./describe-cause.js";
import { t as parseTrigger } from "./parse-trigger.js";
import { t as GitHubError } from "./github.js";
import { t as buildChangeHint } from "./read-change.js";
import { t as writeSummary } from "./summary.js";
import { t as createActionOctokit } from "./octokit2.js";

// src/entry/action/modes/forward.ts
/** The workflow run of a pull request's event: asks for a run on the default branch, where the environment and the keys are. */
async function forward(context) {
	const { job, log } = context;
	const say = async (text) => {
		log.info(text);
		await writeSummary(oneLine(text, 2e3));
	};
	const change = parseChange(job.eventName, job.payload);
	const changeHint = change && buildChangeHint(change);
	if (change !== void 0 && changeHint !== void 0) return hand(context, {
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
	return hand(context, {
		number: subject.number,
		what,
		event: buildHint(trigger.value),
		instead: again,
		say
	});
}
async function hand(context, { number, what, event, instead, say }) {
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
		await say(`Started workflow run ${(await dispatcher(file, defaultBranch).dispatchEvent(JSON.stringify(event))).id} on ${defaultBranch}, which plans for #${number}, because ${what}.`);
	} catch (error) {
		if (!(error instanceof GitHubError) || error.reason !== "forbidden") throw error;
		await say(`Nothing was planned for #${number}: the token of this workflow run can only read, as it is for forks and Dependabot. ${instead} GitHub's words: ${error.message}`);
	}
}
/** Numeric id of dependabot[bot]. */
const dependabot = 49699333;
const again = "Somebody with write access can comment `/baton run` and the name of a pipeline.";
const stop = "A run about it does not hear of this. Somebody with write access can comment `/baton cancel`; the repository variable `BATON_PAUSE` pauses all runs.";
/** Unsigned: it only tells what to ask GitHub about. */
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
/** Workflow runs of forks and of Dependabot have no secrets and a token that can only read (DESIGN 2). */
function whyNotForwarded({ subject, repository, actor }) {
	if (subject.head?.repository !== repository.id) return `Pull request #${subject.number} comes from a fork, so this workflow run has no secrets and may start nothing. ${again}`;
	if (actor.id !== dependabot) return void 0;
	return `The workflow runs of Dependabot have no secrets and may start nothing for #${subject.number}. ${again}`;
}

export { forward };