import { hasOwnRule } from '../pipeline/retry-rule-of.ts';
import { classifyFailure } from './failure-reason.ts';

/** Whether a reason is one that we give, and that decides what follows or whose turn it is: an agent's own word is never taken for it. */
export function isOwnReason(reason: string): boolean {
  return hasOwnRule(reason) || classifyFailure(reason).kind !== 'agent';
}
