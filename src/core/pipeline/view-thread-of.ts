import type { RunRecord } from '../record/record.ts';

/** The thread that people are told in: of the status comment, and of the comment that asks a person. Records have theirs in `subject`. */
export function viewThreadOf(run: Pick<RunRecord, 'subject' | 'body'>): number {
  return run.body.config.comments === 'none' ? run.subject : run.body.trigger.subject.number;
}
