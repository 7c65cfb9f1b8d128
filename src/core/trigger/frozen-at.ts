import type { Trigger } from './trigger.ts';

/** The time as of which a run works with a thread; undefined where only GitHub's list of events says it. */
export function frozenAt({ kind, comment, review, at, labeledAt }: Trigger): string | undefined {
  if (kind === 'comment') return comment?.createdAt;
  if (kind === 'review') return review?.submittedAt;
  return at ?? labeledAt;
}
