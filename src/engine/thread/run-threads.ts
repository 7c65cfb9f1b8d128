import type { Config } from '../../core/config/schema/config-schema.ts';
import type { StoredRun } from '../../core/record/find-runs.ts';
import { maxSleeps } from '../../core/run/attempts.ts';
import { findRunNumber } from '../../core/run/names.ts';
import type { Comment } from '../../core/trigger/comment.ts';
import type { Subject } from '../../core/trigger/trigger.ts';
import { parseViewMarker } from '../../core/view/markers.ts';
import type { Clock } from '../../ports/clock.ts';
import type { LedgerIssue } from '../../ports/ledgers.ts';

/** An issue takes 2,500 comments; a new issue is made long before that. */
const maxComments = 1_000;

export interface SortedLedgers {
  /** Issues that take more records, ascending by number: the first is written to. There are two when two were made at the same time. */
  readonly accepting: readonly LedgerIssue[];
  /** Issues that are full, or that somebody locked, the newest first. */
  readonly past: readonly LedgerIssue[];
}

/** Sorts the ledgers of a pipeline into those that take more records and those that do not. */
export function sortLedgers(issues: readonly LedgerIssue[]): SortedLedgers {
  const sorted = issues.toSorted((a, b) => a.number - b.number);
  const isAccepting = ({ comments, locked }: LedgerIssue): boolean => comments < maxComments && !locked;
  return { accepting: sorted.filter(isAccepting), past: sorted.filter((issue) => !isAccepting(issue)).toReversed() };
}

/** A thread where earlier runs of a pipeline may be. */
export interface RunThread {
  readonly number: number;
  readonly comments: number;
  /** The subject whose runs are searched for: a runs issue holds runs about many. */
  readonly about: number;
  /** Lower bound: every record that is searched for was written at or after this time. */
  readonly since?: string;
}

/**
 * Returns the runs issues that may hold runs about a subject. No run is older than its subject, and an issue that was made after
 * the subject holds all of its runs, apart from those that the full issue before it took at the very end.
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

/** The longest time that a run is searched for: `limits.timeout-minutes` allows no more, and only pauses and usage limits make a run longer. */
const windowMilliseconds = 50_400 * 60_000;

/** Returns the time since when a run that is still under way can have begun. */
export function runsSince(clock: Clock): string {
  return new Date(Date.parse(clock.now()) - windowMilliseconds).toISOString();
}

/** The longest time that one run can sleep: a task as often and as long as it may. */
const sleepMilliseconds = maxSleeps * 30 * 86_400_000;

/** Returns the time since when a run can have begun that was under way at a time, and slept before. */
export function sleptSince(time: string): string {
  return new Date(Date.parse(time) - sleepMilliseconds).toISOString();
}

interface Hint {
  readonly pipeline: string;
  readonly subject: Pick<Subject, 'number'>;
  readonly comments: readonly Comment[];
  readonly newest: StoredRun | undefined;
}

/**
 * Returns whether runs about a subject may stand on runs issues: `comments` keeps them there now, or a comment on the subject
 * mentions a newer run than those that are known. Anybody can write such a comment, so all that it leads to is one more look.
 */
export function isStoredElsewhere({ comments }: Pick<Config, 'comments'>, hint?: Hint): boolean {
  if (comments !== 'all') return true;
  return hint !== undefined && mentionsNewerRun(hint.comments, { ...hint, subject: hint.subject.number });
}

/**
 * Returns whether a comment newer than the newest known run looks like the status comment of another run: with `comments:
 * outcomes` the records of that run are elsewhere. Anybody can write such a comment, so it may lead to nothing but a search.
 * `newest`: the newest run of the pipeline about the subject whose record was found.
 */
export function mentionsNewerRun(
  comments: readonly Comment[],
  { pipeline, subject, newest }: { readonly pipeline: string; readonly subject: number; readonly newest: StoredRun | undefined },
): boolean {
  return comments.some(({ id, body }) => {
    const run = parseViewMarker('status', body);
    if (run === undefined || run === newest?.record.run) return false;
    const isOfSubject = findRunNumber(run, { pipeline, subject }) !== undefined;
    return isOfSubject && (newest === undefined || id > newest.comment);
  });
}
