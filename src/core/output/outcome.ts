import { z } from 'zod';

/** The way in which an execution of a task, or a whole run, ended. */
export const outcomeSchema = z.enum(['succeeded', 'failed', 'noop', 'needs-input', 'cancelled', 'skipped']);

export type Outcome = z.infer<typeof outcomeSchema>;

/** Returns whether the stages that need this one may start after the outcome. */
export function isSuccess(outcome: Outcome): boolean {
  return outcome === 'succeeded' || outcome === 'noop';
}

/** Returns whether a stage or run with this outcome needs a person to continue. */
export function needsPerson(outcome: Outcome): boolean {
  return outcome === 'failed' || outcome === 'needs-input';
}
