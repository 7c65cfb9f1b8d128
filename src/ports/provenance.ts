import type { Comment } from '../core/trigger/comment.ts';

/** Comments together with the edits that GitHub knows of. */
export interface CheckedComments {
  /** The same comments; `lastEditedAt` is set on those that may hold a record. */
  readonly comments: readonly Comment[];
  /** Numeric id of our own account; undefined while there was no reason to ask. */
  readonly trustedAuthor?: number;
}

/**
 * Finds out who wrote comments and whether they were ever edited. Unsigned records are trusted on this basis, so the port exists
 * only where records are unsigned. A text that was found unedited is not asked about again, so reading a thread twice makes no
 * second query.
 */
export interface Provenance {
  /**
   * Reads the last edit of each comment with a record. Makes one query per 100 such comments that it has not seen before, and
   * none when there are no such comments.
   */
  readEdits(comments: readonly Comment[]): Promise<CheckedComments>;
  /** Remembers a comment that was just created, with the text GitHub returned, so that it needs no query. */
  remember(comment: Comment): void;
}
