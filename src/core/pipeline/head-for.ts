import { ancestorsOf } from './ancestors-of.ts';
import { pipelineOf } from './pipeline-of.ts';
import type { State } from './state.ts';

/** The commit a stage starts from: the newest that a stage it needs, or itself before, has published; else the run's. */
export function headFor(state: State, stage: string): string {
  const before = new Set([stage, ...ancestorsOf(pipelineOf(state.run), stage)]);
  const published = state.tasks.findLast((task) => before.has(task.body.stage) && task.body.commits !== undefined);
  return published?.body.commits?.published ?? state.run.body.head;
}
