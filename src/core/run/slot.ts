import { hasName } from '../text/plain-text.ts';
import { pipelineOf } from './pipeline-of.ts';
import type { State } from './state.ts';

/**
 * The place of a subject among those that wait (I-14): the first of the configured labels that it has decides, and one with
 * none of them stands last. Smaller is earlier; equal ones keep their order.
 */
export function priorityOf(labels: readonly string[], configured: readonly string[]): number {
  const at = configured.findIndex((label) => hasName(labels, label));
  return at === -1 ? configured.length : at;
}

/** Where the executions of a run stand among those of its pipeline that want to run at the same time. */
export interface SlotPosition {
  readonly pipeline: string;
  /** How many may (`max-concurrency`). */
  readonly limit: number;
  readonly priority: number;
}

/** Undefined where any number may. The labels are those of the trigger. */
export function slotOf({ run }: State): SlotPosition | undefined {
  const pipeline = pipelineOf(run);
  // 0 is no limit (I-15).
  const limit = pipeline['max-concurrency'] ?? 0;
  if (limit === 0) return undefined;
  const { labels } = run.body.trigger.subject;
  return { pipeline: run.body.pipeline, limit, priority: priorityOf(labels, pipeline['priority-labels'] ?? []) };
}
