import type { Comment } from '../record/comment.ts';
import { isBot } from '../trigger/is-bot.ts';

const marker = /<!-- baton-(?:status|escalation|refused|reply|summary):/;

/**
 * Whether a comment is what Baton showed, asked or answered: no word about the subject. Anybody can write the marker, and it hides
 * nothing that people wrote. What a stage `comment` made is not meant: there an agent speaks, about the subject.
 */
export function isOwnView({ author, body }: Pick<Comment, 'author' | 'body'>): boolean {
  return author !== null && isBot(author) && marker.test(body);
}
