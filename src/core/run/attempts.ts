import { isPart } from '../children/task-name.ts';
import { compareBy } from '../compare-by.ts';
import { attemptsOf } from '../config/defaults.ts';
import { isAgentStage } from '../config/schema/stage-schema.ts';
import { type FailureReason, faultlessReasons, finalReasons } from '../output/failure-reason.ts';
import type { RunRecord, TaskRecord } from '../record/record.ts';
import { stageOf } from './pipeline-of.ts';
import type { State } from './state.ts';
import { type Ended, nextOf, type Ready } from './task-row.ts';

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
 * · nothing by itself, because a usage limit is closed · nothing, because no attempt is left · nothing, because another attempt would fail in the same way · nothing, because the
 * run had ended.
 */
export type NextAfterFailure = 'retry' | 'restart' | 'later' | 'exhausted' | 'final' | 'nothing';

export function nextAfterFailure(
  state: State,
  task: Pick<TaskRecord, 'task' | 'attempt' | 'execution' | 'body'>,
): NextAfterFailure {
  const { stage } = task.body;
  const later = state.tasks.find(({ body, execution }) => body.stage === stage && execution === task.execution + 1);
  const next = later ?? (state.end === undefined ? nextOf(state.rows.get(stage)) : undefined);
  if (next !== undefined) return next.attempt > task.attempt ? 'retry' : 'restart';
  const rule = retryRuleOf([task]);
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

/**
 * Returns what may follow the last failure of a task: a start that does not count as an attempt, an attempt as long as any is
 * left, nothing before a person or a time allows it, or nothing. Takes all executions of the task, the last one last.
 */
export function retryRuleOf(executions: readonly Pick<TaskRecord, 'body'>[]): 'free' | 'attempt' | 'later' | 'never' {
  const reasons = executions.map(({ body }) => (body.outcome === 'failed' ? body.failure?.reason : undefined));
  const last = reasons.at(-1);
  if (last === undefined) return 'attempt';
  if (last === limited) return 'later';
  if (finalReasons.has(last)) return 'never';
  const freeStarts = reasons.filter((reason) => reason !== undefined && faultlessReasons.has(reason));
  return faultlessReasons.has(last) && freeStarts.length <= maxFreeStarts ? 'free' : 'attempt';
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
  if (transfers.some((transfer) => transfer.task === stage && transfer.execution === last.execution)) return again(last.attempt);
  // A transfer beyond the limit ends the run and is never tried again (T-12).
  if (outcome !== 'failed' || refusedTransfer?.reason === 'limit') return ended;
  const rule = retryRuleOf(own);
  if (rule === 'free') return again(last.attempt);
  return rule === 'attempt' && last.attempt < maxAttemptsOf(run, stage) ? again(last.attempt + 1) : ended;
}
