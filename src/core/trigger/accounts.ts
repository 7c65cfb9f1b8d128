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
