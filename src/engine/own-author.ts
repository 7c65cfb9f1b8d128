import type { IgnoredRecord } from '../core/record/record.ts';
import type { RunReading } from './read-run.ts';

/** Numeric id of our account: it wrote the run's first record. */
export function ownAuthor({ thread }: Pick<RunReading, 'thread'>, first: number): number | undefined {
  return thread.find(({ id }) => id === first)?.author?.id;
}

/** Ignored records in comments that our account wrote after the run began; none while it is not known. */
export function ignoredOfOurs(reading: Pick<RunReading, 'thread' | 'ignored'>, first: number): readonly IgnoredRecord[] {
  const author = ownAuthor(reading, first);
  if (author === undefined) return [];
  const own = new Set(
    reading.thread.filter((comment) => comment.id > first && comment.author?.id === author).map(({ id }) => id),
  );
  return reading.ignored.filter(({ comment }) => own.has(comment));
}
