import { z } from 'zod';
import type { FailureReason } from './failure-reason.ts';

/** The way in which an execution of a task, or a whole run, ended. */
export const outcomeSchema = z.enum(['succeeded', 'failed', 'noop', 'needs-input', 'cancelled', 'skipped']);

export type Outcome = z.infer<typeof outcomeSchema>;

/** Returns whether the stages that need this one may start after the outcome. */
export function isSuccess(outcome: Outcome): boolean {
  return outcome === 'succeeded' || outcome === 'noop';
}

/** The end of an execution, as far as it decides what becomes of its work. */
interface Ended {
  readonly outcome: Outcome;
  readonly failure?: { readonly reason: string } | undefined;
  readonly unpaid?: true | undefined;
}

/** Returns whether commits of an execution with this end are published. An agent that asks a question, met a usage limit, or waits for money, continues from them. */
export function publishesCommits(ended: Ended): boolean {
  return ended.outcome !== 'noop' && leavesWork(ended);
}

/** Returns whether the work of an execution with this end stands, so that what follows builds on it. */
export function leavesWork({ outcome, failure, unpaid }: Ended): boolean {
  const isUnpaid = outcome === 'failed' && unpaid === true && failure?.reason === ('budget' satisfies FailureReason);
  const isLimited = outcome === 'failed' && failure?.reason === ('limited' satisfies FailureReason);
  return isSuccess(outcome) || outcome === 'needs-input' || isLimited || isUnpaid;
}

/** Returns whether a stage or run with this outcome needs a person to continue. */
export function needsPerson(outcome: Outcome): boolean {
  return outcome === 'failed' || outcome === 'needs-input';
}
