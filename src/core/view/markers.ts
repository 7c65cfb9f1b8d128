import { normaliseBody } from '../text/plain-text.ts';
import { isBot } from '../trigger/accounts.ts';
import type { Comment } from '../trigger/comment.ts';

const marker = /<!-- baton-(?:status|escalation|refused|reply|summary):/;

/**
 * Whether a comment is what Baton showed, asked or answered: no word about the subject. Anybody can write the marker, and it hides
 * nothing that people wrote. What a stage `comment` made is not meant: there an agent speaks, about the subject.
 */
export function isOwnView({ author, body }: Pick<Comment, 'author' | 'body'>): boolean {
  return author !== null && isBot(author) && marker.test(body);
}

interface OwnComment {
  /** Numeric id of our account; nothing is ours while it is unknown. */
  readonly author: number | undefined;
  /** At the very end of the comment. */
  readonly marker: string;
}

/** What we posted for people once, by marker and author: anybody can write the marker. */
export function findOwnComment(comments: readonly Comment[], { author, marker }: OwnComment): Comment | undefined {
  if (author === undefined) return undefined;
  return comments.find((comment) => comment.author?.id === author && normaliseBody(comment.body).endsWith(marker));
}

/** Stands at the end of what a built-in made: there is one thing of a stage in a run. Counts only in what our own account wrote. */
export function builtinMarker(run: string, stage: string): string {
  return `<!-- baton-made:${`${run}/${stage}`.replaceAll('-', '\\u002d')} -->`;
}

/** Whether a text ends with the marker of some built-in. */
export function hasBuiltinMarker(text: string): boolean {
  return /<!-- baton-made:\S+ -->$/.test(text.trimEnd());
}
