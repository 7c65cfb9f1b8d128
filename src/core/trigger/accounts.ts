import type { Account } from './trigger.ts';

/** Returns whether an account is a bot. Such a login may belong to any App; only the numeric id tells which one (T05). */
export function isBot({ type, login }: Account): boolean {
  return type === 'Bot' || login.toLowerCase().endsWith('[bot]');
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
