import type { Pipeline } from '../../config/schema/config-schema.ts';
import { isBot, isListed, isOutsider } from '../accounts.ts';
import type { Comment } from '../comment.ts';
import { type Account, hasSubject, type Trigger } from '../trigger.ts';

/**
 * Returns whether the person could start the pipeline only through a role that may write. A bot's id, a name, a team or a lower
 * role proves less.
 */
function hasCheckedRole(actor: Account, allow: Pipeline['allow'] | undefined): boolean {
  if (allow === undefined || isBot(actor) || isListed(allow.users, actor)) return false;
  const isLow = allow['minimum-role'] === 'read' || allow['minimum-role'] === 'triage';
  return !isLow && allow.roles === undefined && allow.teams === undefined;
}

interface AnswerRequest {
  readonly actor: Account;
  /** The association of the comment, as GitHub reports it. */
  readonly association: string | undefined;
  readonly allow: Pipeline['allow'] | undefined;
}

/** Returns whether the words of somebody who commands a run are text of an outsider, who could command it without a role that may write. */
export function isByOutsider({ actor, association, allow }: AnswerRequest): boolean {
  return !hasCheckedRole(actor, allow) && isOutsider(association);
}

/** The limit on names, as many as people read. */
const mostNames = 10;

interface OutsiderRequest {
  readonly trigger: Trigger;
  readonly comments: readonly Comment[];
  readonly allow: Pipeline['allow'] | undefined;
}

/**
 * Finds the logins of outsiders whose text a run works with: the author of the subject, and those of the comments in its prompts.
 * The person who asked for the run is excluded only if a role that may write was required. An event of GitHub without a subject has
 * no outsiders, because only a token that may write can send one; nobody knows who wrote what a source sends.
 */
export function findOutsiders({ trigger, comments, allow }: OutsiderRequest): readonly string[] {
  if (trigger.webhook?.source !== undefined) return [`source ${trigger.webhook.source}`];
  if (!hasSubject(trigger)) return [];
  const { subject, actor } = trigger;
  const insider = hasCheckedRole(actor, allow) ? actor.id : undefined;
  const texts = [subject, ...comments];
  const foreign = texts.filter(({ author, association }) => isOutsider(association) && (author?.id ?? 0) !== insider);
  return [...new Set(foreign.map(({ author }) => author?.login ?? 'ghost'))].slice(0, mostNames);
}
