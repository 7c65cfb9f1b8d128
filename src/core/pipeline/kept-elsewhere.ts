import type { TaskRecord } from '../record/record.ts';
import { concludedTasks } from '../transfer/concluded-tasks.ts';
import { findHandoffSource } from '../transfer/find-handoff-source.ts';
import type { State } from './state.ts';

/**
 * Of these stages, the executions that later ones are given something of and whose handoff and outputs lie in artifacts instead
 * of the records: the last one, for its outputs, and the one whose handoff counts, which may be of an agent before it.
 */
export function keptElsewhere(state: State, stages: Iterable<string>): readonly TaskRecord[] {
  return [...new Set(stages)].flatMap((name) => {
    const given = new Set([findHandoffSource(state, name), concludedTasks(state, name).at(-1)]);
    return [...given].flatMap((task) => (task?.body.locator === undefined ? [] : [task]));
  });
}
