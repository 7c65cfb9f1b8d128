import type { Pipeline } from '../config/config-schema.ts';
import type { Comment } from '../record/comment.ts';
import { hasJudgedRole } from './has-judged-role.ts';
import { hasSubject } from './has-subject.ts';
import { isOutsider } from './is-outsider.ts';
import type { Trigger } from './trigger.ts';

/** As many as people read. */
const mostNames = 10;

interface OutsiderRequest {
  readonly trigger: Trigger;
  readonly comments: readonly Comment[];
  readonly allow: Pipeline['allow'] | undefined;
}

/**
 * Logins of the outsiders whose text a run works with: that of the subject, and of the comments its prompts show. The person who
 * asked for the run is none only where a role that may write was asked for; a webhook is the word of a token that may write.
 */
export function findOutsiders({ trigger, comments, allow }: OutsiderRequest): readonly string[] {
  if (!hasSubject(trigger)) return [];
  const { subject, actor } = trigger;
  const insider = hasJudgedRole(actor, allow) ? actor.id : undefined;
  const texts = [subject, ...comments];
  const foreign = texts.filter(({ author, association }) => isOutsider(association) && (author?.id ?? 0) !== insider);
  return [...new Set(foreign.map(({ author }) => author?.login ?? 'ghost'))].slice(0, mostNames);
}
