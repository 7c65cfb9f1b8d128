import type { TaskRecord } from '../record/record.ts';
import { attemptsIn } from './attempts-in.ts';
import { retryRuleOf } from './retry-rule-of.ts';
import type { State } from './state.ts';

/**
 * What comes of a failed execution: the next attempt · the same one once more, because it was nobody's fault · nothing, because
 * no attempt is left · nothing, because another attempt would meet the same · nothing, because the run ended before.
 */
export type Following = 'retry' | 'restart' | 'exhausted' | 'final' | 'nothing';

export function whatFollows(state: State, task: Pick<TaskRecord, 'task' | 'attempt' | 'execution' | 'body'>): Following {
  const { stage } = task.body;
  const later = state.tasks.find(({ body, execution }) => body.stage === stage && execution === task.execution + 1);
  const entry = state.stages.get(stage);
  const next = later ?? (entry?.kind === 'due' && state.end === undefined ? entry : undefined);
  if (next !== undefined) return next.attempt > task.attempt ? 'retry' : 'restart';
  if (retryRuleOf([task]) === 'never') return 'final';
  return task.attempt < attemptsIn(state.run, stage) ? 'nothing' : 'exhausted';
}
