import type { StoredRecord } from '../../record/record.ts';
import { findRunNumber } from '../../run/names.ts';
import type { Comment } from '../../trigger/comment.ts';
import { findStatusRun } from './status-comment.ts';

interface RunNames {
  readonly pipeline: string;
  readonly subject: number;
  /** The newest run of the pipeline about the subject whose record was found. */
  readonly newest: StoredRecord | undefined;
}

/**
 * Returns whether a comment newer than the newest known run looks like the status comment of another run: with `comments:
 * outcomes` the records of that run are elsewhere. Anybody can write such a comment, so it may lead to nothing but a search.
 */
export function mentionsNewerRun(comments: readonly Comment[], { pipeline, subject, newest }: RunNames): boolean {
  return comments.some(({ id, body }) => {
    const run = findStatusRun(body);
    if (run === undefined || run === newest?.record.run) return false;
    const isOurs = findRunNumber(run, { pipeline, subject }) !== undefined;
    return isOurs && (newest === undefined || id > newest.comment);
  });
}
