import { createSystemClock } from '../../../adapters/clock/system-clock.ts';
import { createGitHub } from '../../../adapters/github/create-github.ts';
import { oneLine } from '../../../core/markdown/elements.ts';
import { describeChange, parseChange } from '../../../core/trigger/change.ts';
import { describeCause } from '../../../core/trigger/describe-cause.ts';
import { parseTrigger } from '../../../core/trigger/parse-trigger.ts';
import type { Trigger } from '../../../core/trigger/trigger.ts';
import { GitHubError } from '../../../ports/github.ts';
import type { ChangeHint } from '../event/read-change.ts';
import { buildChangeHint } from '../event/read-change.ts';
import type { Hint } from '../event/read-trigger.ts';
import type { JobContext } from '../job/job-context.ts';
import { writeSummary } from '../report/summary.ts';
import { createActionOctokit } from '../wire/octokit.ts';

/**
 * Dispatches a workflow run on the default branch for a pull request's event, because the environment and the keys are
 * available only there.
 */
export async function forward(context: JobContext): Promise<void> {
  const { job, log } = context;
  const say = async (text: string): Promise<void> => {
    log.info(text);
    await writeSummary(context, oneLine(text, 2_000));
  };
  const change = parseChange(job.eventName, job.payload);
  const changeHint = change && buildChangeHint(change);
  if (change !== undefined && changeHint !== undefined) {
    return dispatchEvent(context, {
      number: change.subject.number,
      what: describeChange(change),
      event: changeHint,
      instead: stop,
      say,
    });
  }
  const trigger = parseTrigger(job.eventName, job.payload);
  if (!trigger.ok) return say(`No pipeline was started: ${trigger.error.reason}.`);
  const refused = whyNotForwarded(trigger.value);
  if (refused !== undefined) return say(refused);
  const { subject } = trigger.value;
  const what = describeCause(trigger.value);
  return dispatchEvent(context, { number: subject.number, what, event: buildHint(trigger.value), instead: again, say });
}

interface EventDispatch {
  readonly number: number;
  readonly what: string;
  readonly event: Hint | ChangeHint;
  /** The advice for a person, if this workflow run has no rights. */
  readonly instead: string;
  readonly say: (text: string) => Promise<void>;
}

async function dispatchEvent(context: JobContext, { number, what, event, instead, say }: EventDispatch): Promise<void> {
  const { file } = context.job.workflow;
  const { defaultBranch } = context.job.repository;
  if (context.inputs.dryRun) return say(`Dry run: would start ${file} on ${defaultBranch} for #${number}, because ${what}.`);
  const octokit = await createActionOctokit(context);
  const { dispatcher } = createGitHub({ octokit, repository: context.job.repository, clock: createSystemClock() });
  try {
    const run = await dispatcher(file, defaultBranch).dispatchEvent(JSON.stringify(event));
    await say(
      `Started ${run === undefined ? 'a workflow run' : `workflow run ${run.id}`} on ${defaultBranch}, which plans for #${number}, because ${what}.`,
    );
  } catch (error) {
    if (!(error instanceof GitHubError) || error.reason !== 'forbidden') throw error;
    await say(
      `Nothing was planned for #${number}: the token of this workflow run can only read, as it is for forks and Dependabot. ${instead} GitHub's words: ${error.message}`,
    );
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
function buildHint({ kind, subject, label, action = 'opened', assignee, review }: Trigger): Hint {
  const head = subject.head?.sha ?? '';
  const place = { event: 'pull_request', number: subject.number, head } as const;
  if (kind === 'pull-request-labeled') return { ...place, action: 'labeled', label };
  if (kind === 'review') return { ...place, event: 'pull_request_review', action: 'submitted', review: review?.id };
  return { ...place, action: action as Hint['action'], assignee };
}

/**
 * Returns why the event cannot be forwarded, in words. Workflow runs of forks and of Dependabot have no secrets and a token
 * that can only read (DESIGN 2).
 */
function whyNotForwarded({ subject, repository, actor }: Trigger): string | undefined {
  if (subject.head?.repository !== repository.id) {
    return `Pull request #${subject.number} comes from a fork, so this workflow run has no secrets, sees no variables and may start nothing. ${again}`;
  }
  if (actor.id !== dependabot) return undefined;
  return `The workflow runs of Dependabot have no secrets and may start nothing for #${subject.number}. ${again}`;
}
