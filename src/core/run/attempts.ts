import { isPart } from '../children/task-name.ts';
import { compareBy } from '../compare-by.ts';
import { attemptsOf } from '../config/defaults.ts';
import type { Pipeline } from '../config/schema/config-schema.ts';
import { isAgentStage } from '../config/schema/stage-schema.ts';
import { type FailureReason, faultlessReasons, finalReasons } from '../output/failure-reason.ts';
import type { RunRecord, TaskBody, TaskRecord } from '../record/record.ts';
import { pipelineOf, stageOf } from './pipeline-of.ts';
import type { State } from './state.ts';
import { awaitsTime, type Ended, nextOf, type Ready } from './task-row.ts';

/** Returns how many attempts a stage of a run has in all: the m of "attempt n of m". A built-in has one. */
export function maxAttemptsOf(run: RunRecord, name: string): number {
  const stage = stageOf(run, name);
  if (!isAgentStage(stage)) return 1;
  const agent = run.body.config.agents[stage.agent];
  return agent === undefined ? 1 : attemptsOf(stage, agent);
}

/** Returns the m of "attempt n of m" for people: the attempts of the config, and those that somebody asked for beyond them. */
export function displayedAttempts(state: Pick<State, 'run' | 'tasks' | 'rows'>, stage: string): number {
  const made = state.tasks.filter(({ body }) => body.stage === stage).map(({ attempt }) => attempt);
  return Math.max(maxAttemptsOf(state.run, stage), nextOf(state.rows.get(stage))?.attempt ?? 1, ...made);
}

/**
 * Returns the failures of a stage that the records hold, oldest first (C-25). Executions that succeeded or were cancelled are
 * not among them: neither is ever tried again.
 */
export function failuresOf(state: Pick<State, 'tasks'>, stage: string): readonly TaskRecord[] {
  return state.tasks.filter(({ body }) => body.stage === stage && body.outcome === 'failed');
}

/**
 * Returns whether a run goes on although a stage of it failed: a child fails nothing, because its parent decides what to make of it
 * (K-14), nor does an element of a matrix, because its stage does so; and neither does a stage with `continue-on-failure`.
 */
export function isTolerated(run: RunRecord, { stage, outcome }: Pick<TaskRecord['body'], 'stage' | 'outcome'>): boolean {
  return outcome === 'failed' && (isPart(stage) || stageOf(run, stage)['continue-on-failure'] === true);
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
  const rule = retryRuleOf([...own.filter(({ execution }) => execution < task.execution), task], sleepOf(state.run));
  if (rule === 'never' || rule === 'later') return rule === 'never' ? 'final' : rule;
  return task.attempt < maxAttemptsOf(state.run, stage) ? 'nothing' : 'exhausted';
}

/**
 * The number of free starts of a task, for reasons that are not the agent's fault. Beyond it such a reason counts as a
 * failure.
 */
const maxFreeStarts = 3;

/** The reason of an agent that a closed usage limit refused. A start before it opens would be refused as well. */
export const limited = 'limited' satisfies FailureReason;

const minuteMilliseconds = 60_000;

/** The longest wait for a usage limit in which the job of the next execution waits itself, so that nobody has to wake the task. */
export const shortWaitMilliseconds = 15 * minuteMilliseconds;

/** The number of times that one task may wait for a usage limit. */
export const maxSleeps = 8;

/** Returns the longest time in milliseconds that a task of a run may wait for a usage limit: `limits.sleep`, six hours where that is absent. */
export function sleepOf(run: RunRecord): number {
  return sleepIn(pipelineOf(run).limits);
}

/** Returns the longest sleep that the limits of a pipeline allow, in milliseconds. */
export function sleepIn({ sleep = '6h' }: Pick<Pipeline['limits'], 'sleep'>): number {
  return sleep === 0 ? 0 : Number.parseInt(sleep, 10) * (sleep.endsWith('d') ? 24 : 1) * 60 * minuteMilliseconds;
}

/** Returns how long a usage limit stays closed after an execution that it refused, in milliseconds; undefined where no time to come was named. */
export function closedFor({ failure, limit, finishedAt }: TaskBody): number | undefined {
  if (failure?.reason !== limited || limit === undefined) return undefined;
  const time = Date.parse(limit['not-before']) - Date.parse(finishedAt);
  return time > 0 ? time : undefined;
}

/**
 * Returns what may follow the last failure of a task: a start that does not count as an attempt, an attempt as long as any is
 * left, nothing before a person allows it, or nothing. A usage limit without a time to come is a model that was busy; the gate `sleep` keeps
 * the start back where there is one. Takes all executions of the task, the last one last, and the longest wait for a limit.
 */
export function retryRuleOf(
  executions: readonly Pick<TaskRecord, 'body'>[],
  sleep: number,
): 'free' | 'attempt' | 'later' | 'never' {
  const failed = withoutHeld(executions).map(({ body }) => (body.outcome === 'failed' ? body : undefined));
  const last = failed.at(-1);
  if (last === undefined) return 'attempt';
  // The gate `cost` keeps the start back until a person has added money.
  if (last.unpaid === true && last.failure?.reason === 'budget') return 'free';
  const closed = closedFor(last);
  if (closed !== undefined) {
    const sleeps = failed.filter((body) => body !== undefined && closedFor(body) !== undefined).length;
    return closed <= Math.max(sleep, shortWaitMilliseconds) && sleeps <= maxSleeps ? 'free' : 'later';
  }
  if (finalReasons.has(last.failure?.reason ?? '')) return 'never';
  return isFaultless(last) && failed.filter(isFaultless).length <= maxFreeStarts ? 'free' : 'attempt';
}

/** Leaves out turns whose commits a pause held: the execution that published them stands for the turn. */
function withoutHeld<E extends Pick<TaskRecord, 'body'>>(executions: readonly E[]): readonly E[] {
  return executions.filter((execution) => execution.body.held === undefined || execution === executions.at(-1));
}

/** The moments between starts that a usage limit without a time refused. */
const spacings = [1, 5, 15].map((minutes) => minutes * minuteMilliseconds);

/** Returns how long the next start of a task waits after a usage limit that named no time to come, in milliseconds; 0 after all else. */
export function spacingAfter(executions: readonly Pick<TaskRecord, 'body'>[]): number {
  const isUntimed = ({ body }: Pick<TaskRecord, 'body'>): boolean =>
    body.failure?.reason === limited && closedFor(body) === undefined;
  const [last] = executions.slice(-1);
  if (last === undefined || !isUntimed(last)) return 0;
  const count = withoutHeld(executions).filter(isUntimed).length;
  return spacings[Math.min(count, spacings.length) - 1] ?? 0;
}

function isFaultless(body: TaskBody | undefined): boolean {
  const reason = body?.failure?.reason ?? '';
  return faultlessReasons.has(reason) || (body !== undefined && reason === limited && closedFor(body) === undefined);
}

/** Derives how a task stands after its executions, apart from its children and from decisions of people. */
export function deriveStarted(own: readonly TaskRecord[], { run, transfers }: Pick<State, 'run' | 'transfers'>): Ready | Ended {
  const last = own.toSorted(compareBy(({ execution }) => execution)).at(-1);
  if (last === undefined) throw new Error('A task without executions was asked how it stands.');
  const ended: Ended = { status: 'ended', last, settledAt: last.seq };
  const again = (attempt: number): Ready => ({
    status: 'ready',
    next: { attempt, execution: last.execution + 1, cause: last.seq },
  });
  const { stage, outcome, held, refusedTransfer } = last.body;
  // The commits wait to be published: the end of a pause publishes them as another execution, without an agent.
  if (held !== undefined) return again(last.attempt);
  // A question is answered or not: the turn has ended.
  if (outcome === 'needs-input') return ended;
  const handed = transfers.find((transfer) => transfer.task === stage && transfer.execution === last.execution);
  // Another agent may also have been put in the place of the next one after an end of another kind, which decides what follows.
  if (handed !== undefined && [undefined, last.body.failure?.reason].includes(handed.body.reason)) return again(last.attempt);
  // A transfer beyond the limit ends the run and is never tried again (T-12).
  if (outcome !== 'failed' || refusedTransfer?.reason === 'limit') return ended;
  const rule = retryRuleOf(own, sleepOf(run));
  if (rule === 'free') return again(last.attempt);
  return rule === 'attempt' && last.attempt < maxAttemptsOf(run, stage) ? again(last.attempt + 1) : ended;
}
