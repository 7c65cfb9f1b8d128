import type { LedgerIssue } from '../ports/ledgers.ts';

/** An issue takes 2,500 comments; a new one is begun long before. */
const maxComments = 1_000;

export interface OrderedLedgers {
  /** Those that take more, ascending: the first is written to. Two stand here when two were made at once. */
  readonly accepting: readonly LedgerIssue[];
  /** Those that are full, or that somebody locked: the newest first. */
  readonly past: readonly LedgerIssue[];
}

export function orderLedgers(issues: readonly LedgerIssue[]): OrderedLedgers {
  const sorted = issues.toSorted((a, b) => a.number - b.number);
  const isAccepting = ({ comments, locked }: LedgerIssue): boolean => comments < maxComments && !locked;
  return { accepting: sorted.filter(isAccepting), past: sorted.filter((issue) => !isAccepting(issue)).toReversed() };
}
