import { budgetsOf } from '../config/schema/budget-schema.ts';
import { pipelineOf } from '../run/pipeline-of.ts';
import type { State } from '../run/state.ts';
import { hasName } from '../text/plain-text.ts';

/**
 * Returns the priority of a subject in the queue (I-14): the index of the first configured label that it has, or one past the
 * last when it has none. Smaller is earlier; equal ones keep their order.
 */
export function priorityOf(labels: readonly string[], configured: readonly string[]): number {
  const at = configured.findIndex((label) => hasName(labels, label));
  return at === -1 ? configured.length : at;
}

/** The position of a run's executions in the queue of its pipeline, where the number that may run at the same time is limited. */
export interface SlotPosition {
  readonly pipeline: string;
  /** The number of executions that may run at the same time (`max-concurrency`). */
  readonly limit: number;
  readonly priority: number;
  /** The number of the subject, by whose labels the priority may change while its executions wait. */
  readonly subject: number;
  /** The configured labels, the most urgent first (`priority-labels`). */
  readonly urgentLabels: readonly string[];
  /** True under a budget: it may be used up when the turn comes. */
  readonly hasBudget?: true;
}

/** Returns the queue position of a run, by the labels of its trigger; undefined where any number of executions may run. */
export function slotOf({ run }: State): SlotPosition | undefined {
  const pipeline = pipelineOf(run);
  // 0 is no limit (I-15).
  const limit = pipeline['max-concurrency'] ?? 0;
  if (limit === 0) return undefined;
  const { labels, number } = run.body.trigger.subject;
  const urgentLabels = pipeline['priority-labels'] ?? [];
  const hasBudget = budgetsOf(run.body.config, run.body.pipeline).length > 0;
  return {
    pipeline: run.body.pipeline,
    limit,
    priority: priorityOf(labels, urgentLabels),
    subject: number,
    urgentLabels,
    hasBudget: hasBudget || undefined,
  };
}
