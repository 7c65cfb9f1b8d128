import type { TaskRecord } from '../record/record.ts';
import { concludedTasks } from '../transfer/concluded-tasks.ts';
import type { State } from './state.ts';

/** Of these stages, the executions whose handoffs later ones are given, and that lie in artifacts instead of the records. */
export function keptElsewhere(state: State, stages: Iterable<string>): readonly TaskRecord[] {
  return [...new Set(stages)].flatMap((stage) => concludedTasks(state, stage).filter(({ body }) => body.locator !== undefined));
}
