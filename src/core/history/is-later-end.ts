import type { HistoryBody } from '../record/record.ts';

type Span = Pick<HistoryBody, 'startedAt' | 'finishedAt'>;

/** Whether a run has ended once more. Another run that was given its name began at another time. */
export function isLaterEnd(end: Span, than: Span): boolean {
  return end.startedAt === than.startedAt && Date.parse(end.finishedAt) > Date.parse(than.finishedAt);
}
