import type { RunRecord } from '../record/record.ts';

/** Address of the run's subject, or of an issue of the same repository. */
export function threadUrl({ body }: Pick<RunRecord, 'body'>, thread: number): string {
  const { number, url } = body.trigger.subject;
  return thread === number ? url : url.replace(/\/(?:issues|pull)\/\d+$/, `/issues/${thread}`);
}
