import { attemptsOf } from '../config/defaults.ts';
import { isAgentStage } from '../config/schema/stage-schema.ts';
import type { RunRecord, TaskRecord } from '../record/record.ts';
import { stageOf } from './pipeline-of.ts';
import { retryRuleOf } from './retry-rule.ts';
import type { State } from './state.ts';

/** Returns how many attempts a stage of a run has in all: the m of "attempt n of m". A built-in has one. */
export function maxAttemptsOf(run: RunRecord, name: string): number {
  const stage = stageOf(run, name);
  if (!isAgentStage(stage)) return 1;
  const agent = run.body.config.agents[stage.agent];
  return agent === undefined ? 1 : attemptsOf(stage, agent);
}

/** Returns the m of "attempt n of m" for people: the attempts of the config, and those that somebody asked for beyond them. */
export function displayedAttempts(state: Pick<State, 'run' | 'tasks' | 'stages'>, stage: string): number {
  const entry = state.stages.get(stage);
  const made = state.tasks.filter(({ body }) => body.stage === stage).map(({ attempt }) => attempt);
  return Math.max(maxAttemptsOf(state.run, stage), entry?.kind === 'due' ? entry.attempt : 1, ...made);
}

/**
 * Returns the failures of a stage that the records hold, oldest first (C-25). Executions that succeeded or were cancelled are
 * not among them: neither is ever tried again.
 */
export function failuresOf(state: Pick<State, 'tasks'>, stage: string): readonly TaskRecord[] {
  return state.tasks.filter(({ body }) => body.stage === stage && body.outcome === 'failed');
}

/**
 * The consequence of a failed execution: the next attempt · the same attempt once more, because the failure was nobody's fault
 * · nothing, because no attempt is left · nothing, because another attempt would fail in the same way · nothing, because the
 * run had ended.
 */
export type NextAfterFailure = 'retry' | 'restart' | 'exhausted' | 'final' | 'nothing';

export function nextAfterFailure(
  state: State,
  task: Pick<TaskRecord, 'task' | 'attempt' | 'execution' | 'body'>,
): NextAfterFailure {
  const { stage } = task.body;
  const later = state.tasks.find(({ body, execution }) => body.stage === stage && execution === task.execution + 1);
  const entry = state.stages.get(stage);
  const next = later ?? (entry?.kind === 'due' && state.end === undefined ? entry : undefined);
  if (next !== undefined) return next.attempt > task.attempt ? 'retry' : 'restart';
  if (retryRuleOf([task]) === 'never') return 'final';
  return task.attempt < maxAttemptsOf(state.run, stage) ? 'nothing' : 'exhausted';
}
