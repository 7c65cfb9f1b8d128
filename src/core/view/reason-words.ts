import { codeSpan, oneLine } from '../markdown/elements.ts';
import type { FailureReason } from '../output/failure-reason.ts';
import type { TaskBody, TaskRecord } from '../record/record.ts';
import { closedFor, maxAttemptsOf, maxShortWaits, maxSleeps, ruleAfter, shortWaitMilliseconds } from '../run/attempts.ts';
import type { State } from '../run/state.ts';
import { awaitsTime, nextOf } from '../run/task-row.ts';
import { describeTime, describeTimeSince } from '../text/times.ts';

/** The words that people read instead of a reason. Each entry completes the sentence "The stage failed: …". */
const words: Readonly<Record<FailureReason, string>> = {
  prompt: 'its prompt could not be built',
  template: 'one of its fields could not be filled in',
  'branch-name': 'the name of its branch is not allowed',
  'label-name': 'the name of a label is not allowed',
  'max-reached': 'it has made as many things as it may (`max`)',
  'max-handoffs': 'the run has used up its transfers (`limits.max-handoffs`)',
  'max-turns': 'the agent has used up its turns (`max-turns`)',
  budget: 'the agent has cost as much as it may (`max-cost-usd`)',
  permission: 'the agent was refused a tool that it needed',
  'no-pull-request': 'there is no pull request that it could work on',
  'outside-text': 'the run used text by people without write access',
  'records-missing': 'records of the run are missing',
  'order-misfit': 'its order does not fit the records of the run',
  'incompatible-version': 'another version of Baton wrote records of this run',
  'artifact-expired': 'a stored handoff was deleted or has expired',
  'artifact-foreign': 'a stored handoff belongs to another workflow run or repository',
  'artifact-replaced': 'a stored handoff was replaced',
  cancelled: 'Baton stopped it, because its run was cancelled',
  replaced: 'Baton stopped it, because a newer run took the place of its run',
  'parent-failed': 'Baton stopped it, because its parent had failed (`on-parent-failure: cancel`)',
  setup: 'the commands under `setup` failed',
  startup: 'the agent could not be started',
  'secret-missing': 'a secret that the agent needs was not passed to its job',
  'not-runnable': 'its program cannot be run',
  'unknown-model': 'the provider does not have its model',
  workspace: 'its working copy could not be prepared',
  'branch-refused': 'nothing may be pushed to its branch',
  'workflows-forbidden': 'GitHub refused a branch whose workflow files differ',
  'pull-requests-forbidden': 'GitHub Actions may not open pull requests here',
  'pull-request-refused': 'GitHub refused the pull request',
  'issue-refused': 'GitHub refused the issue',
  'comment-refused': 'GitHub refused the comment',
  'labels-refused': 'GitHub refused the labels',
  'review-refused': 'GitHub refused the review',
  'exit-status': 'its program ended with an error',
  timeout: 'its time was up',
  killed: 'the agent broke off without a result',
  unspecified: 'the agent reported a failure',
  'empty-output': 'the agent did not say how it ended',
  handoff: 'its handoff is missing or does not fit',
  context: 'the task was longer than the model can take at once',
  loop: 'the agent went round in a circle',
  'structured-output': 'the answer of the agent did not fit the schema',
  'stopped-early': 'the agent stopped too early',
  'unknown-target': 'the agent named an agent that it may not hand over to',
  'incomplete-transfer': 'the agent asked to hand over and left out `to` or `message`, or wrote it too long',
  'children-refused': 'it asked for child tasks that cannot be made, and was told so before',
  'commits-refused': 'its commits could not be published',
  'unpublished-work': 'its work is on a branch or in a worktree that is not published',
  auth: 'the provider of the model refused the key',
  billing: 'the account at the provider of the model has no credit',
  limited: 'the account at the provider of the model has used up its limit',
  'rate-limit': 'the provider of the model was asked too often',
  overloaded: 'the provider of the model was overloaded',
  'api-error': 'the provider of the model reported an error',
  'stale-base': 'its branch moved meanwhile',
  'not-started': 'its job never started',
  'order-expired': 'its job started too late',
  'job-cancelled': 'its job was cancelled or ran out of time',
  'job-failed': 'its job failed',
  'job-lost': 'its job was lost',
  'output-withheld': 'GitHub kept the output of its job back',
  'output-malformed': 'the output of its job was not valid',
  'output-unreadable': 'the output of its job could not be read',
};

function isKnown(reason: string): reason is FailureReason {
  return Object.hasOwn(words, reason);
}

/** Returns the reason of a failure in words. A reason that Baton does not know is the agent's own, and is shown as it is. */
export function reasonWords(reason: string): string {
  return isKnown(reason) ? words[reason] : oneLine(reason);
}

/** Returns why a task failed, in words: of a usage limit until when it is closed, where the provider named a time. */
export function failureWords({ failure, limit, outcome, finishedAt }: TaskBody): string {
  if (limit === undefined) return reasonWords(failure?.reason ?? outcome);
  return `limited until ${describeTimeSince(limit['not-before'], finishedAt)}`;
}

/** Returns when the usage limits that all tasks ended with are open again, as far as the providers named a time. */
export function openingWords(tasks: readonly TaskBody[]): string | undefined {
  if (tasks.length === 0 || tasks.some(({ failure }) => failure?.reason !== 'limited')) return undefined;
  const times = tasks.map(({ limit }) => limit?.['not-before'] ?? '').toSorted();
  return times.includes('') ? 'the limit is open again' : describeTime(times.at(-1) ?? '');
}

/** Returns the reason in words, with the name under which the documentation has it. */
export function reasonWithName(reason: string): string {
  return isKnown(reason) ? `${words[reason]} (${codeSpan(reason)})` : codeSpan(reason);
}

/** Renders why a run ended, to follow its outcome: ` in stage: why`, or `: why` where no stage of it failed for a known reason. */
export function renderEndReason(reason: string): string {
  const [, stage = '', known = ''] = /^([\w-]+): ([a-z-]+)$/.exec(reason) ?? [];
  return isKnown(known) ? ` in ${codeSpan(stage)}: ${words[known]}` : `: ${oneLine(reason)}`;
}

/**
 * The consequence of a failed execution: the next attempt · the same attempt once more, because the failure was nobody's fault
 * · the same attempt, once a usage limit is open again · nothing by itself, because a usage limit is closed for too long · nothing, because
 * no attempt is left · nothing, because another attempt would fail in the same way · nothing, because the run had ended.
 */
export type NextAfterFailure = 'retry' | 'restart' | 'sleep' | 'later' | 'exhausted' | 'final' | 'nothing';

export function nextAfterFailure(
  state: State,
  task: Pick<TaskRecord, 'task' | 'attempt' | 'execution' | 'body'>,
): NextAfterFailure {
  const { stage } = task.body;
  const own = state.tasks.filter(({ body }) => body.stage === stage);
  const later = own.find(({ execution }) => execution === task.execution + 1);
  const row = state.rows.get(stage);
  const next = later ?? (state.end === undefined ? nextOf(row) : undefined);
  if (next !== undefined) return next.attempt > task.attempt ? 'retry' : 'restart';
  if (state.end === undefined && awaitsTime(row)) return 'sleep';
  const rule = ruleAfter(state, task);
  if (rule === 'never' || rule === 'later') return rule === 'never' ? 'final' : rule;
  return task.attempt < maxAttemptsOf(state.run, stage) ? 'nothing' : 'exhausted';
}

/** Says that a task has waited for usage limits as often as it may, where that keeps it from waiting once more. */
export function tellWaits(state: State, task: Parameters<typeof ruleAfter>[1]): readonly string[] {
  if (ruleAfter(state, task, Number.POSITIVE_INFINITY) !== 'later') return [];
  const isShort = (closedFor(task.body) ?? 0) <= shortWaitMilliseconds;
  return [`it has ${isShort ? `waited ${maxShortWaits}` : `slept ${maxSleeps}`} times for a limit, the most that a task may`];
}
