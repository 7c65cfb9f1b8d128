import type { State } from '../pipeline/state.ts';
import type { TaskBody } from '../record/record.ts';
import { concludedTasks } from './concluded-tasks.ts';

/** What is said of the executions that a stage which has ended came to, the last one last. */
export function concludedBodies(state: State, stage: string): readonly TaskBody[] {
  return concludedTasks(state, stage).map(({ body }) => body);
}
