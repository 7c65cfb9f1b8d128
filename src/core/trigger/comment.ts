import { utf8Length } from '../json/utf8-length.ts';
import type { Account } from './trigger.ts';

/** A comment of a thread, cut down to what we read. */
export interface Comment {
  readonly id: number;
  readonly body: string;
  /** ISO 8601 UTC. */
  readonly createdAt: string;
  readonly updatedAt: string;
  /** Null for a deleted account. */
  readonly author: Account | null;
  /** What GitHub calls its author here: `OWNER`, `MEMBER`, `NONE`, …; a word for filters, never a right. */
  readonly association?: string;
  /** GraphQL's name for it; absent where it came from nowhere that could be asked. */
  readonly nodeId?: string;
  /** When its text was last edited, by anybody; null when never. Absent when nobody asked: then it counts as edited. */
  readonly lastEditedAt?: string | null;
}

/** Bytes of comments that a run takes along; older ones are left out, whole ones only (I-32). */
const maxCommentBytes = 65_536;

/** The newest comments that fit, oldest first. `separator` is what will stand between them. */
export function selectNewestComments<T extends { readonly body: string }>(
  comments: readonly T[],
  separator = '\n---\n',
): readonly T[] {
  let bytes = 0;
  const left = comments.findLastIndex(({ body }) => {
    bytes += utf8Length(body) + separator.length;
    return bytes > maxCommentBytes;
  });
  return comments.slice(left + 1);
}
