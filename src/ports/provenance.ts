import type { Comment } from '../core/trigger/comment.ts';

/** Comments with what GitHub says of their making. */
export interface VouchedComments {
  /** The same comments; `lastEditedAt` is there where a record may be. */
  readonly comments: readonly Comment[];
  /** Numeric id of our own account; undefined while there was no reason to ask. */
  readonly trustedAuthor?: number;
}

/**
 * Who wrote comments, and whether they were ever edited: what unsigned records count by. There only where records are
 * unsigned. A text that was vouched for once stays vouched for, so that reading a thread twice asks nothing twice.
 */
export interface Provenance {
  /** One query per 100 comments with a record that it has not seen before; none when there are no such comments. */
  vouch(comments: readonly Comment[]): Promise<VouchedComments>;
  /** A comment that we have just written, as GitHub answered: it needs no asking. */
  remember(comment: Comment): void;
}
