import { isPart } from '../children/task-name.ts';
import { compareBy } from '../compare-by.ts';
import { attemptsOf } from '../config/defaults.ts';
import type { Pipeline } from '../config/schema/config-schema.ts';
import { isAgentStage } from '../config/schema/stage-schema.ts';
import { type FailureReason, faultlessReasons, finalReasons } from '../output/failure-reason.ts';
import type { RunRecord, TaskBody, TaskRecord } from '../record/record.ts';
import { freshSince } from './acting-agent.ts';
import { pipelineOf, stageOf } from './pipeline-of.ts';
import type { State } from './state.ts';
import { type Ended, nextAfter, type Ready } from './task-row.ts';

/** Returns how many attempts a stage of a run has in all: the m of "attempt n of m". A built-in has one. */
export function maxAttemptsOf(run: RunRecord, name: string): number {
  const stage = stageOf(run, name);
  if (!isAgentStage(stage)) return 1;
  const agent = run.body.config.agents[stage.agent];
  return agent === undefined ? 1 : attemptsOf(stage, agent);
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

/** The free starts of a task, for reasons that are not the agent's fault. Beyond them such a reason counts as a failure. */
const maxFreeStarts = 3;

/** The reason of an agent that a closed usage limit refused. A start before it opens would be refused as well. */
export const limited = 'limited' satisfies FailureReason;

const minuteMilliseconds = 60_000;

/** The longest wait for a usage limit in which the job of the next execution waits itself, so that nobody has to wake the task. */
export const shortWaitMilliseconds = 15 * minuteMilliseconds;

/** The number of times that one task may sleep behind a usage limit. */
export const maxSleeps = 8;

/** The number of times that the jobs of one task may wait for a usage limit: four hours at most. */
export const maxShortWaits = 16;

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

type Executed = Pick<TaskRecord, 'body' | 'execution'>;

/** Returns the rule of `retryRuleOf` for an execution of a run, by all that its task had been through then. */
export function ruleAfter(
  { run, tasks, transfers }: Pick<State, 'run' | 'tasks' | 'transfers'>,
  last: Executed,
  sleep = sleepOf(run),
): ReturnType<typeof retryRuleOf> {
  const before = tasks.filter(({ body, execution }) => body.stage === last.body.stage && execution < last.execution);
  const since = freshSince({ transfers }, { stage: last.body.stage, execution: last.execution });
  return retryRuleOf([...before, last], sleep, before.filter(({ execution }) => execution <= since).length);
}

/**
 * Returns what may follow the last failure of a task: a start that does not count as an attempt, an attempt as long as any is
 * left, nothing before a person allows it, or nothing. A usage limit without a time to come is a model that was busy; the gate `sleep` keeps
 * the start back where there is one. Takes all executions of the task, the last one last, the longest wait for a limit, and the number of those from
 * before another agent continued.
 */
export function retryRuleOf(
  executions: readonly Pick<TaskRecord, 'body'>[],
  sleep: number,
  earlier = 0,
): 'free' | 'attempt' | 'later' | 'never' {
  const turns = withoutHeld(executions);
  const last = turns.at(-1)?.body;
  if (last?.outcome !== 'failed') return 'attempt';
  // The gate `cost` keeps the start back until a person has added money.
  if (last.unpaid === true && last.failure?.reason === 'budget') return 'free';
  const wait = waitBehind(last);
  if (wait !== undefined) {
    const [longest, most] = wait === 'short' ? [shortWaitMilliseconds, maxShortWaits] : [sleep, maxSleeps];
    const waits = turns.filter(({ body }, index) => waitBehind(body, turns[index + 1]?.body) === wait).length;
    return (closedFor(last) ?? 0) <= longest && waits <= most ? 'free' : 'later';
  }
  if (finalReasons.has(last.failure?.reason ?? '')) return 'never';
  const busy = withoutHeld(executions.slice(earlier)).filter(({ body }) => isFaultless(body)).length;
  return isFaultless(last) && busy <= maxFreeStarts ? 'free' : 'attempt';
}

/** Returns how a task waited for the usage limit that refused a turn: in a job, or asleep; undefined of other turns, and where another agent continued at once. */
function waitBehind(body: TaskBody, next?: TaskBody): 'short' | 'sleep' | undefined {
  const closed = body.outcome === 'failed' ? closedFor(body) : undefined;
  if (closed === undefined || closed <= shortWaitMilliseconds) return closed === undefined ? undefined : 'short';
  return Date.parse(next?.startedAt ?? '') - Date.parse(body.finishedAt) <= shortWaitMilliseconds ? undefined : 'sleep';
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

function isFaultless(body: TaskBody): boolean {
  const reason = body.outcome === 'failed' ? (body.failure?.reason ?? '') : '';
  return faultlessReasons.has(reason) || (reason === limited && closedFor(body) === undefined);
}

/** Derives how a task stands after its executions, apart from its children and from decisions of people. */
export function deriveStarted(own: readonly TaskRecord[], { run, transfers }: Pick<State, 'run' | 'transfers'>): Ready | Ended {
  const last = own.toSorted(compareBy(({ execution }) => execution)).at(-1);
  if (last === undefined) throw new Error('A task without executions was asked how it stands.');
  const ended: Ended = { status: 'ended', last, settledAt: last.seq };
  const again = (attempt: number): Ready => ({ status: 'ready', next: nextAfter({ ...last, attempt }) });
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
  const rule = ruleAfter({ run, tasks: own, transfers }, last);
  if (rule === 'free') return again(last.attempt);
  return rule === 'attempt' && last.attempt < maxAttemptsOf(run, stage) ? again(last.attempt + 1) : ended;
}
