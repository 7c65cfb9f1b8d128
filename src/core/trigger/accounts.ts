import type { Account } from './trigger.ts';

/** A name that ends so is that of some App, of anybody's; which one, only the numeric id says (T05). */
export function isBot({ type, login }: Account): boolean {
  return type === 'Bot' || login.toLowerCase().endsWith('[bot]');
}

/** Numeric id of `github-actions[bot]`, the account behind every workflow's own token on github.com. */
export const actionsAccount = 41_898_282;

/** GitHub's words for those whom the repository knows. A right they are not: that is asked for (`checkPermission`). */
const insiders: ReadonlySet<string> = new Set(['OWNER', 'MEMBER', 'COLLABORATOR']);

/** Whether a text is by somebody from outside, as GitHub says beside it; unknown counts as outside. */
export function isOutsider(association: string | undefined): boolean {
  return association === undefined || !insiders.has(association);
}
