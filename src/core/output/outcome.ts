import { z } from 'zod';

/** How an execution of a task, or a whole run, ended. */
export const outcomeSchema = z.enum(['succeeded', 'failed', 'noop', 'needs-input', 'cancelled', 'skipped']);

export type Outcome = z.infer<typeof outcomeSchema>;

/** Outcomes after which the stages that need this one may start. */
export function isSuccess(outcome: Outcome): boolean {
  return outcome === 'succeeded' || outcome === 'noop';
}

/** Whether a stage or run that ended so goes on only by a person. */
export function needsPerson(outcome: Outcome): boolean {
  return outcome === 'failed' || outcome === 'needs-input';
}
