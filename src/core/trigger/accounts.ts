import { z } from 'zod';
import { hasName } from '../text/plain-text.ts';
import type { Account } from './trigger.ts';

/** Returns whether an account is a bot. Such a login may belong to any App; only the numeric id tells which one (T05). */
export function isBot({ type, login }: Account): boolean {
  return type === 'Bot' || login.toLowerCase().endsWith('[bot]');
}

/** An account as a config names it: by its numeric id, or by its login, which another account may have one day. */
export type AccountName = number | string;

/** Returns whether a list names an account. */
export function isListed(names: readonly AccountName[], { id, login }: Account): boolean {
  return names.some((name) => (typeof name === 'number' ? name === id : hasName([name], login)));
}

/** Renders an account as a config names it. */
export function nameOf(name: AccountName): string {
  return typeof name === 'number' ? `id ${name}` : name;
}

/** The numeric id of `github-actions[bot]`, the account behind the token of every workflow on github.com. */
export const actionsAccount = 41_898_282;

/** GitHub's words for people whom the repository knows. They grant no right: rights are checked by `checkPermission`. */
const insiders: ReadonlySet<string> = new Set(['OWNER', 'MEMBER', 'COLLABORATOR']);

/**
 * Returns whether a text is by an outsider, judging by the association that GitHub reports with it. Unknown counts as outside.
 */
export function isOutsider(association: string | undefined): boolean {
  return association === undefined || !insiders.has(association);
}

const associationSchema = z.object({ author_association: z.string().optional() });
const threadSchema = associationSchema.extend({ user: z.object({ id: z.int() }).nullish() });

/** The fields of a payload that show what GitHub knows of the person who acted. */
const actedSchema = z.object({
  action: z.string(),
  sender: z.object({ id: z.int() }),
  comment: associationSchema.optional(),
  review: associationSchema.optional(),
  issue: threadSchema.optional(),
  pull_request: threadSchema.optional(),
});

/**
 * Returns whether GitHub's payload shows the person who acted as neither owner, member nor collaborator: the author of a comment
 * or review, or somebody who closed or reopened their own thread. For everything else GitHub asks for a right itself. Members
 * whose membership is private look like strangers, so `forward` asks for their rights.
 */
export function isByStranger(payload: unknown): boolean {
  const acted = actedSchema.safeParse(payload).data;
  if (acted === undefined) return true;
  const { action, sender, comment, review, issue, pull_request: pull } = acted;
  const text = comment ?? review;
  if (text !== undefined) return isOutsider(text.author_association);
  const thread = issue ?? pull;
  const isOwn = thread?.user?.id === sender.id;
  return isOwn && (action === 'closed' || action === 'reopened') && isOutsider(thread.author_association);
}
