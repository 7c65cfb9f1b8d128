import { utf8Length } from '../json/json-value.ts';
import type { Account } from './trigger.ts';

/** A comment of a thread, reduced to the fields that Baton reads. */
export interface Comment {
  readonly id: number;
  readonly body: string;
  /** The time in ISO 8601, UTC. */
  readonly createdAt: string;
  readonly updatedAt: string;
  /** The author; null for a deleted account. */
  readonly author: Account | null;
  /**
   * The association that GitHub reports for the author: `OWNER`, `MEMBER`, `NONE`, …. It serves filters and never grants a right.
   */
  readonly association?: string;
  /** The id in GraphQL; absent where the source of the comment has none. */
  readonly nodeId?: string;
  /** True when GitHub shows the comment collapsed. */
  readonly isMinimised?: true;
  /**
   * The time when anybody last edited the text; null when never. Absent when GitHub was not asked: then the comment counts as
   * edited.
   */
  readonly lastEditedAt?: string | null;
}

/** The limit on the bytes of comments in a run. Older comments are left out, whole ones only (I-32). */
const maxCommentBytes = 65_536;

/** The text that stands between two comments in a prompt. */
const separator = '\n---\n';

/** Returns the newest comments that fit, oldest first. */
export function selectNewestComments<T extends { readonly body: string }>(comments: readonly T[]): readonly T[] {
  // A separator stands between two comments, and none beside a single one.
  let bytes = -separator.length;
  const left = comments.findLastIndex(({ body }) => {
    bytes += utf8Length(body) + separator.length;
    return bytes > maxCommentBytes;
  });
  return comments.slice(left + 1);
}

/** The time by which the clock of a job may be ahead of GitHub's. */
const maxAheadMilliseconds = 60_000;

/**
 * Returns whether comments in their order reach back to a time that the clock of a job told: then everything that was written
 * since is among these comments and newer ones. A record that says when it was made, and stands in a comment after that, may be a
 * copy by a stranger, until its thread was read back to this time.
 */
export function reachBackTo([oldest]: readonly Comment[], time: string): boolean {
  return oldest !== undefined && Date.parse(oldest.createdAt) < Date.parse(time) - maxAheadMilliseconds;
}
