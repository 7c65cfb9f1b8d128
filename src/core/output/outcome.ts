import { z } from 'zod';

/** The way in which an execution of a task, or a whole run, ended. */
export const outcomeSchema = z.enum(['succeeded', 'failed', 'noop', 'needs-input', 'cancelled', 'skipped']);

export type Outcome = z.infer<typeof outcomeSchema>;

/** Returns whether the stages that need this one may start after the outcome. */
export function isSuccess(outcome: Outcome): boolean {
  return outcome === 'succeeded' || outcome === 'noop';
}

/** Returns whether commits of an execution with this outcome are published. An agent that asks a question continues from them. */
export function publishesCommits(outcome: Outcome): boolean {
  return outcome === 'succeeded' || outcome === 'needs-input';
}

/** Returns whether the work of an execution with this outcome stands, so that what follows builds on it. */
export function leavesWork(outcome: Outcome): boolean {
  return isSuccess(outcome) || outcome === 'needs-input';
}

/** Returns whether a stage or run with this outcome needs a person to continue. */
export function needsPerson(outcome: Outcome): boolean {
  return outcome === 'failed' || outcome === 'needs-input';
}
