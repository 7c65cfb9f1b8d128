import type { Subject } from '../../core/trigger/trigger.ts';
import type { Clock } from '../../ports/clock.ts';
import type { LedgerIssue } from '../../ports/ledgers.ts';
import type { Engine } from '../engine-ports.ts';

/** An issue takes 2,500 comments; a new one is begun long before. */
const maxComments = 1_000;

export interface SortedLedgers {
  /** Those that take more, ascending: the first is written to. Two stand here when two were made at once. */
  readonly accepting: readonly LedgerIssue[];
  /** Those that are full, or that somebody locked: the newest first. */
  readonly past: readonly LedgerIssue[];
}

export function sortLedgers(issues: readonly LedgerIssue[]): SortedLedgers {
  const sorted = issues.toSorted((a, b) => a.number - b.number);
  const isAccepting = ({ comments, locked }: LedgerIssue): boolean => comments < maxComments && !locked;
  return { accepting: sorted.filter(isAccepting), past: sorted.filter((issue) => !isAccepting(issue)).toReversed() };
}

/** A thread where earlier runs of a pipeline may stand. */
export interface RunThread {
  readonly number: number;
  readonly comments: number;
  /** The subject whose runs are looked for: a runs issue holds those of many. */
  readonly about: number;
  /** Nothing that is looked for is older. */
  readonly since?: string;
}

/**
 * Runs issues that may hold runs about a subject. None is older than its subject, and an issue that was made after
 * the subject has all of them, but for what the full one before it took at the very end.
 */
export function runThreadsOf({ accepting, past }: SortedLedgers, subject: Subject): readonly RunThread[] {
  const isOlderNeeded = (index: number): boolean => {
    const newer = past[index - 1];
    return newer === undefined || Date.parse(newer.createdAt) >= Date.parse(subject.createdAt);
  };
  return [...accepting, ...past.filter((_, index) => isOlderNeeded(index))].map(({ number, comments }) => {
    return { number, comments, about: subject.number, since: subject.createdAt };
  });
}

/** Returns the threads where runs about a subject may stand: runs issues, where there are some, and its own, which is read last. */
export function threadsOf(subject: Subject, ledgers?: SortedLedgers): readonly RunThread[] {
  const own: RunThread = { number: subject.number, comments: subject.comments, about: subject.number };
  return ledgers === undefined ? [own] : [...runThreadsOf(ledgers, subject), own];
}

/** The pipeline's runs issue that takes records now, made on first use, and all others of it. */
export async function ensureRunsIssue(
  engine: Engine,
  pipeline: string,
): Promise<SortedLedgers & { readonly issue: LedgerIssue }> {
  const ordered = sortLedgers(await engine.ports.ledgers.list('runs', pipeline));
  const issue = ordered.accepting[0] ?? (await engine.ports.ledgers.create('runs', pipeline));
  if (issue.open) await engine.ports.ledgers.close(issue.number);
  return { ...ordered, issue };
}

/** The longest time that a run is looked for: `limits.timeout-minutes` can give no more, and only pauses make it longer. */
const windowMilliseconds = 50_400 * 60_000;

export function runsSince(clock: Clock): string {
  return new Date(Date.parse(clock.now()) - windowMilliseconds).toISOString();
}
