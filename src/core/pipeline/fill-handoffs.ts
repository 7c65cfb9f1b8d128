import type { KeptHandoff } from '../output/kept-handoff.ts';
import type { TaskRecord } from '../record/record.ts';
import type { StageState, State } from './state.ts';

/** The state with handoffs and outputs, read from their artifacts, put where they would have stood. By `seq` of the record. */
export function fillHandoffs(state: State, kept: ReadonlyMap<number, KeptHandoff>): State {
  const fill = (task: TaskRecord): TaskRecord => {
    const found = kept.get(task.seq);
    if (found === undefined) return task;
    const { locator: _, ...body } = task.body;
    const { handoff, outputs } = found;
    return { ...task, body: { ...body, outputs: [...outputs], ...(handoff === undefined ? {} : { handoff }) } };
  };
  const stages = [...state.stages].map(([name, entry]): [string, StageState] => [
    name,
    entry.kind === 'ended' ? { kind: 'ended', last: fill(entry.last) } : entry,
  ]);
  return { ...state, stages: new Map(stages), tasks: state.tasks.map(fill) };
}
