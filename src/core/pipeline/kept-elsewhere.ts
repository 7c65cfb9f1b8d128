import type { TaskRecord } from '../record/record.ts';
import type { State } from './state.ts';

/** Of these stages, the executions whose handoffs later ones are given, and that lie in artifacts instead of the records. */
export function keptElsewhere(state: State, stages: Iterable<string>): readonly TaskRecord[] {
  return [...new Set(stages)].flatMap((name) => {
    const entry = state.stages.get(name);
    return entry?.kind === 'ended' && entry.last.body.locator !== undefined ? [entry.last] : [];
  });
}
