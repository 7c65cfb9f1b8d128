import { ho as startIdOf, i as createActionOctokit, jo as checkPayloadSchema, m as StartBlocked, pt as createSystemClock, vt as writeSummary } from "./job-agent-plan-publish.js";
import { Dr as isByStranger, Lr as describeChange, Mn as createGitHub, Rr as parseChange, gn as isAwaitedCheck, jn as describeCause, u as createKeylessEngine } from "./job-plan-publish.js";
import { t as completeConfig } from "./job-plan-validate.js";
import { Sn as oneLine } from "./job-agent-plan-publish-validate.js";
import { W as buildChangeHint, j as matchEvent, m as findOwnCommand, q as parseTrigger } from "./job-plan.js";
import { n as askPermittedApprovers } from "./approval-rights.js";
import { t as askPermittedPipelines } from "./rights.js";
import { n as reportUnanswered, t as refuseCommand } from "./refuse-command2.js";
import { t as GitHubError } from "./job-cli.js";
import { t as locateCheck } from "./locate-check.js";

// src/engine/plan/screen-event.ts
async function screenTrigger(engine, { trigger, config }) {
	const matches = await askMatches(engine, {
		trigger,
		config
	});
	if (matches.some(({ matched }) => matched)) return true;
	await refuseCommand(engine, {
		trigger,
		config,
		matches,
		refused: []
	});
	const start = startIdOf(trigger, `workflow run ${engine.settings.workflowRun.id}`);
	await reportUnanswered(engine, {
		trigger,
		config,
		matches,
		start
	});
	return false;
}
function askMatches(engine, facts) {
	const command = findOwnCommand(facts.trigger, facts.config);
	if (command === void 0) return matchEvent(engine, facts);
	return command.kind === "approve" || command.kind === "reject" || command.kind === "raise" ? askPermittedApprovers(engine, facts) : askPermittedPipelines(engine, facts);
}
async function screenChange(engine, { change, config }) {
	const { repository, subject, actor } = change;
	return (await askPermittedPipelines(engine, {
		trigger: {
			kind: "issue-changed",
			label: "",
			repository,
			subject,
			actor
		},
		config
	})).some(({ matched }) => matched);
}

// src/action/modes/forward-check.ts
async function readForwardedCheck(context, createChecks) {
	const { job } = context;
	const payload = checkPayloadSchema.safeParse(job.payload);
	if (!payload.success) return "Nothing was started: the payload of `workflow_run` is not what GitHub sends.";
	const { id, owner, name, defaultBranch, private: isPrivate } = job.repository;
	const located = await locateCheck({
		repository: {
			id,
			owner,
			name,
			defaultBranch,
			private: isPrivate
		},
		workflowRun: payload.data.workflow_run,
		ownFile: job.workflow.file,
		explainUnawaited: (trigger) => explainUnawaited(context, trigger),
		createChecks
	});
	if (!located.ok) return `Nothing was started: ${located.error}.`;
	const { trigger, check, number, others } = located.value;
	const { run, attempt, workflow } = check;
	return {
		number: number ?? 0,
		actor: trigger.actor.login,
		what: `${describeCause(trigger)}${describeOthers(others)}`,
		hint: {
			event: "workflow_run",
			action: "completed",
			run,
			attempt,
			number,
			label: workflow.slice(0, 100)
		}
	};
}
function describeOthers(numbers) {
	if (numbers.length === 0) return "";
	return `; ${numbers.map((number) => `#${number}`).join(", ")} ${numbers.length === 1 ? "has" : "have"} the same head, and the lowest number counts`;
}
async function explainUnawaited(context, trigger) {
	const { config: read } = await createKeylessEngine(context);
	const config = await completeConfig(read);
	if (!config.ok) throw new StartBlocked("configuration", config.error);
	if (Object.values(config.value.pipelines).some(({ on }) => isAwaitedCheck(on, trigger))) return void 0;
	return `no pipeline waits for this, ${describeCause(trigger)}`;
}

// src/action/modes/forward.ts
async function forward(context) {
	const event = context.job.eventName === "workflow_run" ? await readCheck(context) : readForwarded(context);
	const words = typeof event === "string" ? event : await refuseStranger(context, event) ?? await dispatch(context, event);
	context.log.info(words);
	await writeSummary(context, oneLine(words, 2e3));
}
function readForwarded({ job }) {
	const change = parseChange(job.eventName, job.payload);
	const changeHint = change && buildChangeHint(change);
	if (change !== void 0 && changeHint !== void 0) return {
		number: change.subject.number,
		actor: change.actor.login,
		what: describeChange(change),
		hint: changeHint,
		instead: stop,
		screen: (engine, config) => screenChange(engine, {
			change,
			config
		})
	};
	const parsed = parseTrigger(job.eventName, job.payload);
	if (!parsed.ok) return `No pipeline was started: ${parsed.error.reason}.`;
	const trigger = parsed.value;
	const refused = whyNotForwarded(trigger);
	if (refused !== void 0) return refused;
	const about = {
		number: trigger.subject.number,
		actor: trigger.actor.login,
		what: describeCause(trigger)
	};
	const hint = buildHint(trigger);
	return {
		...about,
		hint,
		instead: again,
		screen: (engine, config) => screenTrigger(engine, {
			trigger,
			config
		})
	};
}
async function refuseStranger(context, event) {
	if (!isByStranger(context.job.payload)) return void 0;
	const { engine, config: read } = await createKeylessEngine(context);
	const config = await completeConfig(read);
	if (!config.ok) throw new StartBlocked("configuration", config.error);
	if (await event.screen(engine, config.value)) return void 0;
	const { number, actor, what } = event;
	return `Nothing was planned for #${number}, although ${what}: ${actor} is neither owner, member nor collaborator here, and starts nothing by it.`;
}
async function readCheck(context) {
	const check = await readForwardedCheck(context, async () => {
		const octokit = await createActionOctokit(context);
		return createGitHub({
			octokit,
			repository: context.job.repository,
			clock: createSystemClock()
		}).checks;
	});
	return typeof check === "string" ? check : {
		...check,
		instead: again,
		screen: async () => true
	};
}
async function dispatch(context, { number, what, hint, instead }) {
	const about = number === 0 ? "the default branch" : `#${number}`;
	const { file } = context.job.workflow;
	const { defaultBranch } = context.job.repository;
	if (context.inputs.dryRun) return `Dry run: would start ${file} on ${defaultBranch} for ${about}, because ${what}.`;
	const octokit = await createActionOctokit(context);
	const { dispatcher } = createGitHub({
		octokit,
		repository: context.job.repository,
		clock: createSystemClock()
	});
	try {
		const run = await dispatcher(file, defaultBranch).dispatchEvent(JSON.stringify(hint));
		return `Started ${run === void 0 ? "a workflow run" : `workflow run ${run.id}`} on ${defaultBranch}, which plans for ${about}, because ${what}.`;
	} catch (error) {
		if (!(error instanceof GitHubError) || error.reason !== "forbidden") throw error;
		return `Nothing was planned for ${about}: the token of this workflow run can only read, as it is for forks and Dependabot. ${instead} GitHub's words: ${error.message}`;
	}
}
const dependabot = 49699333;
const served = "If the App serves this repository (`BATON_MODE` is `app`), it has heard of this, and nothing is to be done here.";
const again = `${served} If not, somebody with write access can comment \`/baton run\` and the name of a pipeline.`;
const stop = `${served} If not, a run about it does not hear of this: somebody with write access can comment \`/baton cancel\`; the repository variable \`BATON_PAUSE\` pauses all runs.`;
function buildHint({ kind, subject, label, action = "opened", assignee, review, comment }) {
	const { number } = subject;
	if (comment !== void 0) return {
		event: "issue_comment",
		action: "created",
		number,
		comment: comment.id
	};
	if (kind === "issue-changed") return {
		event: "issues",
		action: "reopened",
		number
	};
	const place = {
		event: "pull_request",
		number,
		head: subject.head?.sha ?? ""
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
function whyNotForwarded({ kind, subject, repository, actor }) {
	if (kind === "comment" || kind === "issue-changed") return void 0;
	if (subject.head?.repository !== repository.id) return `Pull request #${subject.number} comes from a fork, so this workflow run has no secrets, sees no variables and may start nothing. ${again}`;
	if (actor.id !== dependabot) return void 0;
	return `The workflow runs of Dependabot have no secrets and may start nothing for #${subject.number}. ${again}`;
}

export { forward };