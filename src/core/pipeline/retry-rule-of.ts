import type { FailureReason } from '../output/failure-reason.ts';
import { incompatibleVersion } from '../output/incompatible-version.ts';
import type { TaskRecord } from '../record/record.ts';

/** How often in all a task starts again for reasons that are not the agent's, before such a reason counts as a failure. */
const maxFreeStarts = 3;

/** Nobody's fault: a branch that had moved, a model that was busy, a runner that was lost. */
const free: ReadonlySet<string> = new Set<FailureReason>(['stale-base', 'rate-limit', 'overloaded', 'job-lost']);
/**
 * A further attempt would meet the same: a person must mend these first, or what it builds on is gone, is not what was
 * recorded, or is of another version (C-26).
 */
const never: ReadonlySet<string> = new Set<FailureReason>([
  'auth',
  'billing',
  'budget',
  'workflows-forbidden',
  'branch-refused',
  'artifact-expired',
  'artifact-replaced',
  'artifact-foreign',
  incompatibleVersion,
]);

/** Whether a reason leads to anything but the next attempt. */
export function hasOwnRule(reason: string): boolean {
  return free.has(reason) || never.has(reason);
}

/**
 * What follows from the last failure of a task: a start that does not count as an attempt, an attempt as long as there are any,
 * or nothing. Takes all executions of the task, the last one last.
 */
export function retryRuleOf(executions: readonly Pick<TaskRecord, 'body'>[]): 'free' | 'attempt' | 'never' {
  const reasons = executions.map(({ body }) => (body.outcome === 'failed' ? (body.failure?.reason ?? '') : ''));
  const last = reasons.at(-1) ?? '';
  if (never.has(last)) return 'never';
  return free.has(last) && reasons.filter((reason) => free.has(reason)).length <= maxFreeStarts ? 'free' : 'attempt';
}
