import type { TaskRecord } from '../record/record.ts';
import type { State } from './state.ts';

/**
 * The list of a stage's failures that the records keep, oldest first (C-25). What succeeded or was cancelled is none:
 * neither is ever tried again.
 */
export function failuresOf(state: Pick<State, 'tasks'>, stage: string): readonly TaskRecord[] {
  return state.tasks.filter(({ body }) => body.stage === stage && body.outcome === 'failed');
}
