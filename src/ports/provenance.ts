import type { Comment } from '../core/trigger/comment.ts';

/** A comment as it is when GitHub is asked. */
export interface LastEdit {
  readonly body: string;
  /** The account that edited it last; absent when nobody ever has. */
  readonly editor?: {
    /** Undefined when the account is deleted. */
    readonly login: string | undefined;
    /** True if the account that wrote the comment edited it. */
    readonly isAuthor: boolean;
  };
}

/** Finds out who edited one comment. Unlike `Provenance` it remembers nothing, and is there with signed records too. */
export interface Edits {
  /** Reads text and last editor in one query. Returns undefined when the comment is gone, or GitHub cannot be asked about it. */
  readLastEdit(comment: Pick<Comment, 'id' | 'nodeId'>): Promise<LastEdit | undefined>;
}

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
