import type { WorkflowRunRef } from '../record/record.ts';

/** Page of the job that did the work, with its log open at what failed; that of its workflow run where the job is not known. */
export function jobUrl({ url, job }: WorkflowRunRef): string {
  return url === '' || job === undefined ? url : `${url}/job/${job}`;
}
