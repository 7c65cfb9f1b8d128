import type { Comment } from '../record/comment.ts';
import { hasSubject } from './has-subject.ts';
import { isOutsider } from './is-outsider.ts';
import type { Trigger } from './trigger.ts';

/** As many as people read. */
const mostNames = 10;

/**
 * Logins of the outsiders whose text a run works with: that of the subject, and of the comments its prompts show. The word of
 * the person who asked for the run was judged by their role; a webhook is the word of a token that may write.
 */
export function findOutsiders(trigger: Trigger, comments: readonly Comment[]): readonly string[] {
  if (!hasSubject(trigger)) return [];
  const { author, association } = trigger.subject;
  const names = [
    ...(isOutsider(association) && author.id !== trigger.actor.id ? [author.login] : []),
    ...comments.filter((comment) => isForeign(comment, trigger)).map((comment) => comment.author?.login ?? 'ghost'),
  ];
  return [...new Set(names)].slice(0, mostNames);
}

function isForeign({ author, association }: Comment, { actor }: Trigger): boolean {
  return isOutsider(association) && author?.id !== actor.id;
}
