import type { Pipeline } from '../../config/schema/config-schema.ts';
import { hasName } from '../../text/name-list.ts';
import { isBot, isOutsider } from '../accounts.ts';
import type { Comment } from '../comment.ts';
import { type Account, hasSubject, type Trigger } from '../trigger.ts';

/** Whether only a role that may write let somebody start the pipeline; a bot's id, a name, a team or a lower role says less. */
export function hasCheckedRole(actor: Account, allow: Pipeline['allow'] | undefined): boolean {
  if (allow === undefined || isBot(actor) || hasName(allow.users, actor.login)) return false;
  const isLow = allow['minimum-role'] === 'read' || allow['minimum-role'] === 'triage';
  return !isLow && allow.roles === undefined && allow.teams === undefined;
}

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
  const insider = hasCheckedRole(actor, allow) ? actor.id : undefined;
  const texts = [subject, ...comments];
  const foreign = texts.filter(({ author, association }) => isOutsider(association) && (author?.id ?? 0) !== insider);
  return [...new Set(foreign.map(({ author }) => author?.login ?? 'ghost'))].slice(0, mostNames);
}
