import { incompatibleVersion } from '../output/incompatible-version.ts';
import type { TaskBody } from '../record/record.ts';

/** Another attempt would meet the same: what it builds on is gone, is not what was recorded, or is of another version (C-26). */
const reasons: ReadonlySet<string> = new Set(['artifact-expired', 'artifact-replaced', 'artifact-foreign', incompatibleVersion]);

/** Whether no further attempt follows, however many are left. */
export function isNeverRetried({ failure }: Pick<TaskBody, 'failure'>): boolean {
  return failure !== undefined && reasons.has(failure.reason);
}
