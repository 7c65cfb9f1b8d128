import type { State } from '../pipeline/state.ts';
import type { TaskRecord } from '../record/record.ts';
import { concludedTasks } from './concluded-tasks.ts';

/** The execution whose handoff later stages are given: of all agents of the stage the newest that left one, wherever it lies. */
export function findHandoffSource(state: State, stage: string): TaskRecord | undefined {
  return concludedTasks(state, stage).findLast(({ body }) => (body.handoff ?? body.handoffDigest) !== undefined);
}
