import type { Comment } from '../record/comment.ts';
import { tidyBody } from './tidy-body.ts';

interface OwnComment {
  /** Numeric id of our account; nothing is ours while it is unknown. */
  readonly author: number | undefined;
  /** At the very end of the comment. */
  readonly marker: string;
}

/** What we posted for people once, by marker and author: anybody can write the marker. */
export function findOwnComment(comments: readonly Comment[], { author, marker }: OwnComment): Comment | undefined {
  if (author === undefined) return undefined;
  return comments.find((comment) => comment.author?.id === author && tidyBody(comment.body).endsWith(marker));
}
