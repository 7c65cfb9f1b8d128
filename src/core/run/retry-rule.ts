import { faultlessReasons, finalReasons } from '../output/failure-reason.ts';
import type { TaskRecord } from '../record/record.ts';

/** How often in all a task starts again for reasons that are not the agent's, before such a reason counts as a failure. */
const maxFreeStarts = 3;

/**
 * What follows from the last failure of a task: a start that does not count as an attempt, an attempt as long as there are any,
 * or nothing. Takes all executions of the task, the last one last.
 */
export function retryRuleOf(executions: readonly Pick<TaskRecord, 'body'>[]): 'free' | 'attempt' | 'never' {
  const reasons = executions.map(({ body }) => (body.outcome === 'failed' ? (body.failure?.reason ?? '') : ''));
  const last = reasons.at(-1) ?? '';
  if (finalReasons.has(last)) return 'never';
  return faultlessReasons.has(last) && reasons.filter((reason) => faultlessReasons.has(reason)).length <= maxFreeStarts
    ? 'free'
    : 'attempt';
}
