import type { State } from '../pipeline/state.ts';
import type { TaskBody } from '../record/record.ts';
import { concludedTasks } from './concluded-tasks.ts';

/** The bodies of `concludedTasks`. */
export function concludedBodies(state: State, stage: string): readonly TaskBody[] {
  return concludedTasks(state, stage).map(({ body }) => body);
}
