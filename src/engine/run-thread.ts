import type { Trigger } from '../core/trigger/trigger.ts';
import type { OrderedLedgers } from './order-ledgers.ts';

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
export function runThreadsOf({ accepting, past }: OrderedLedgers, subject: Trigger['subject']): readonly RunThread[] {
  const isOlderNeeded = (index: number): boolean => {
    const newer = past[index - 1];
    return newer === undefined || Date.parse(newer.createdAt) >= Date.parse(subject.createdAt);
  };
  return [...accepting, ...past.filter((_, index) => isOlderNeeded(index))].map(({ number, comments }) => {
    return { number, comments, about: subject.number, since: subject.createdAt };
  });
}
