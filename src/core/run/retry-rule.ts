import { faultlessReasons, finalReasons } from '../output/failure-reason.ts';
import type { TaskRecord } from '../record/record.ts';

/**
 * The number of free starts of a task, for reasons that are not the agent's fault. Beyond it such a reason counts as a
 * failure.
 */
const maxFreeStarts = 3;

/**
 * Returns what may follow the last failure of a task: a start that does not count as an attempt, an attempt as long as any is
 * left, or nothing. Takes all executions of the task, the last one last.
 */
export function retryRuleOf(executions: readonly Pick<TaskRecord, 'body'>[]): 'free' | 'attempt' | 'never' {
  const reasons = executions.map(({ body }) => (body.outcome === 'failed' ? body.failure?.reason : undefined));
  const last = reasons.at(-1);
  if (last === undefined) return 'attempt';
  if (finalReasons.has(last)) return 'never';
  const freeStarts = reasons.filter((reason) => reason !== undefined && faultlessReasons.has(reason));
  return faultlessReasons.has(last) && freeStarts.length <= maxFreeStarts ? 'free' : 'attempt';
}
