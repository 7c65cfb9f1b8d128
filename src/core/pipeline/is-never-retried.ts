import type { TaskBody } from '../record/record.ts';

/** Another attempt would meet the same: what it builds on is gone, or is not what was recorded. */
const reasons: ReadonlySet<string> = new Set(['artifact-expired', 'artifact-replaced', 'artifact-foreign']);

/** Whether no further attempt follows, however many are left. */
export function isNeverRetried({ failure }: Pick<TaskBody, 'failure'>): boolean {
  return failure !== undefined && reasons.has(failure.reason);
}
