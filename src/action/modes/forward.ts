import { createSystemClock } from '../../adapters/clock/system-clock.ts';
import { createGitHub } from '../../adapters/github/create-github.ts';
import { completeConfig } from '../../core/config/parse/parse-whole-config.ts';
import type { Config } from '../../core/config/schema/config-schema.ts';
import { oneLine } from '../../core/markdown/elements.ts';
import { isByStranger } from '../../core/trigger/accounts.ts';
import { describeChange, parseChange } from '../../core/trigger/change.ts';
import { describeCause } from '../../core/trigger/describe-cause.ts';
import { parseTrigger } from '../../core/trigger/parse-trigger.ts';
import type { Trigger } from '../../core/trigger/trigger.ts';
import type { Views } from '../../engine/engine-ports.ts';
import { screenChange, screenTrigger } from '../../engine/plan/screen-event.ts';
import { StartBlocked } from '../../host/start-blocked.ts';
import { GitHubError } from '../../ports/github.ts';
import { buildChangeHint, type ChangeHint } from '../event/read-change.ts';
import type { Hint, PullHint } from '../event/read-trigger.ts';
import type { JobContext } from '../job/job-context.ts';
import { writeSummary } from '../report/summary.ts';
import { createKeylessEngine } from '../wire/create-engine.ts';
import { createActionOctokit } from '../wire/octokit.ts';
import { readForwardedCheck } from './forward-check.ts';

/**
 * Dispatches a workflow run on the default branch for an event that is not planned where it happened: one of a pull request,
 * because the environment and the keys are available only on the default branch, and one of a stranger who turns out to have the
 * right, because strangers must not stand in the queue in which `publish` waits.
 */
export async function forward(context: JobContext): Promise<void> {
  const event = context.job.eventName === 'workflow_run' ? await readCheck(context) : readForwarded(context);
  const words = typeof event === 'string' ? event : ((await refuseStranger(context, event)) ?? (await dispatch(context, event)));
  context.log.info(words);
  await writeSummary(context, oneLine(words, 2_000));
}

interface Forwarded {
  readonly number: number;
  readonly actor: string;
  /** The description of the event. It follows the word "because". */
  readonly what: string;
  readonly hint: Hint | ChangeHint;
  /** The advice for a person, if this workflow run has no rights. */
  readonly instead: string;
  /** Returns whether the event may have an effect although an outsider caused it. If not, no job `plan` is started for it. */
  readonly screen: (engine: Views, config: Config) => Promise<boolean>;
}

/** Reads the event that is to be forwarded, or says in words why it is not. */
function readForwarded({ job }: JobContext): Forwarded | string {
  const change = parseChange(job.eventName, job.payload);
  const changeHint = change && buildChangeHint(change);
  if (change !== undefined && changeHint !== undefined) {
    const about = { number: change.subject.number, actor: change.actor.login, what: describeChange(change) };
    return { ...about, hint: changeHint, instead: stop, screen: (engine, config) => screenChange(engine, { change, config }) };
  }
  const parsed = parseTrigger(job.eventName, job.payload);
  if (!parsed.ok) return `No pipeline was started: ${parsed.error.reason}.`;
  const trigger = parsed.value;
  const refused = whyNotForwarded(trigger);
  if (refused !== undefined) return refused;
  const about = { number: trigger.subject.number, actor: trigger.actor.login, what: describeCause(trigger) };
  const hint = buildHint(trigger);
  return { ...about, hint, instead: again, screen: (engine, config) => screenTrigger(engine, { trigger, config }) };
}

/** Asks for the rights of a stranger. Returns why the event is not planned; undefined when it is. */
async function refuseStranger(context: JobContext, event: Forwarded): Promise<string | undefined> {
  if (!isByStranger(context.job.payload)) return undefined;
  const { engine, config: read } = await createKeylessEngine(context);
  const config = await completeConfig(read);
  if (!config.ok) throw new StartBlocked('configuration', config.error);
  if (await event.screen(engine, config.value)) return undefined;
  const { number, actor, what } = event;
  return `Nothing was planned for #${number}, although ${what}: ${actor} is neither owner, member nor collaborator here, and starts nothing by it.`;
}

async function readCheck(context: JobContext): Promise<Forwarded | string> {
  const check = await readForwardedCheck(context, async () => {
    const octokit = await createActionOctokit(context);
    return createGitHub({ octokit, repository: context.job.repository, clock: createSystemClock() }).checks;
  });
  return typeof check === 'string' ? check : { ...check, instead: again, screen: async () => true };
}

async function dispatch(context: JobContext, { number, what, hint, instead }: Forwarded): Promise<string> {
  const about = number === 0 ? 'the default branch' : `#${number}`;
  const { file } = context.job.workflow;
  const { defaultBranch } = context.job.repository;
  if (context.inputs.dryRun) return `Dry run: would start ${file} on ${defaultBranch} for ${about}, because ${what}.`;
  const octokit = await createActionOctokit(context);
  const { dispatcher } = createGitHub({ octokit, repository: context.job.repository, clock: createSystemClock() });
  try {
    const run = await dispatcher(file, defaultBranch).dispatchEvent(JSON.stringify(hint));
    const started = run === undefined ? 'a workflow run' : `workflow run ${run.id}`;
    return `Started ${started} on ${defaultBranch}, which plans for ${about}, because ${what}.`;
  } catch (error) {
    if (!(error instanceof GitHubError) || error.reason !== 'forbidden') throw error;
    return `Nothing was planned for ${about}: the token of this workflow run can only read, as it is for forks and Dependabot. ${instead} GitHub's words: ${error.message}`;
  }
}

/** The numeric id of dependabot[bot]. */
const dependabot = 49_699_333;
/**
 * The way of a repository that the App serves. The caller's condition on `BATON_MODE` keeps us out of it, but the runs of forks see
 * no variables, so that this job cannot tell.
 */
const served = 'If the App serves this repository (`BATON_MODE` is `app`), it has heard of this, and nothing is to be done here.';
const again = `${served} If not, somebody with write access can comment \`/baton run\` and the name of a pipeline.`;
const stop = `${served} If not, a run about it does not hear of this: somebody with write access can comment \`/baton cancel\`; the repository variable \`BATON_PAUSE\` pauses all runs.`;

/** Builds the hint about the event. It is unsigned, so it only says what to ask GitHub about. */
function buildHint({ kind, subject, label, action = 'opened', assignee, review, comment }: Trigger): Hint {
  const { number } = subject;
  if (comment !== undefined) return { event: 'issue_comment', action: 'created', number, comment: comment.id };
  if (kind === 'issue-changed') return { event: 'issues', action: 'reopened', number };
  const head = subject.head?.sha ?? '';
  const place = { event: 'pull_request', number, head } as const;
  if (kind === 'pull-request-labeled') return { ...place, action: 'labeled', label };
  if (kind === 'review') return { ...place, event: 'pull_request_review', action: 'submitted', review: review?.id };
  return { ...place, action: action as PullHint['action'], assignee };
}

/**
 * Returns why the event cannot be forwarded, in words. Workflow runs of forks and of Dependabot have no secrets and a token
 * that can only read (DESIGN 2).
 */
function whyNotForwarded({ kind, subject, repository, actor }: Trigger): string | undefined {
  if (kind === 'comment' || kind === 'issue-changed') return undefined;
  if (subject.head?.repository !== repository.id)
    return `Pull request #${subject.number} comes from a fork, so this workflow run has no secrets, sees no variables and may start nothing. ${again}`;
  if (actor.id !== dependabot) return undefined;
  return `The workflow runs of Dependabot have no secrets and may start nothing for #${subject.number}. ${again}`;
}
