import { pipelineOf } from './pipeline-of.ts';
import { priorityOf } from './priority-of.ts';
import type { State } from './state.ts';

/** Where the executions of a run stand among those of its pipeline that want to run at the same time. */
export interface Place {
  readonly pipeline: string;
  /** How many may (`max-concurrency`). */
  readonly limit: number;
  readonly priority: number;
}

/** Undefined where any number may. The labels are those of the trigger. */
export function placeOf({ run }: State): Place | undefined {
  const pipeline = pipelineOf(run);
  // 0 is no limit (I-15).
  const limit = pipeline['max-concurrency'] ?? 0;
  if (limit === 0) return undefined;
  const { labels } = run.body.trigger.subject;
  return { pipeline: run.body.pipeline, limit, priority: priorityOf(labels, pipeline['priority-labels'] ?? []) };
}
