import { normaliseBody } from '../text/plain-text.ts';
import { isBot } from '../trigger/accounts.ts';
import type { Account } from '../trigger/trigger.ts';

/**
 * The registry of the markers by which Baton finds again what it wrote for people. Only this file writes a marker, and only with
 * a name from here: so whatever carries the name of a view is known as one (`isBatonView`) and never gets into a prompt.
 */
export const viewNames = ['status', 'escalation', 'request', 'refused', 'reply', 'help', 'summary', 'config', 'blocked'] as const;

type ViewName = (typeof viewNames)[number];

/** The name of the marker of what a built-in stage made. It is no view: an agent speaks there, about the subject. */
const madeName = 'made';

/** A hidden HTML comment that ends a text. */
export type Marker = `<!-- baton-${ViewName | typeof madeName}${'' | `:${string}`} -->`;

/** Builds the marker of a view, with what tells it from others of its kind. A hyphen is escaped: two of them would end the comment. */
export function viewMarker(name: ViewName, of?: string): Marker {
  return of === undefined ? `<!-- baton-${name} -->` : `<!-- baton-${name}:${escapeHyphens(of)} -->`;
}

/** Builds the marker of the comment that calls for a person. A run has one, and one more for each time that it was reopened after its end. */
export function escalationMarker(run: string, reopened = 0): Marker {
  return viewMarker('escalation', reopened === 0 ? run : `${run}/${reopened}`);
}

/** Builds the marker at the end of what a built-in made: one thing of a stage in a run. It counts only in what our own account wrote. */
export function builtinMarker(run: string, stage: string): Marker {
  return `<!-- baton-${madeName}:${escapeHyphens(`${run}/${stage}`)} -->`;
}

/** Returns whether a text ends with the marker of some built-in. */
export function hasBuiltinMarker(text: string): boolean {
  return new RegExp(`<!-- baton-${madeName}:\\S+ -->$`).test(text.trimEnd());
}

const anyView = new RegExp(`<!-- baton-(?:${viewNames.join('|')})[: ]`);

/**
 * Returns whether a comment is one in which Baton showed, asked or answered something, so that it says nothing about the subject.
 * Anybody can write a marker, so a comment of a person is never a view: nothing that people wrote is hidden.
 */
export function isBatonView({ author, body }: { readonly author: Account | null; readonly body: string }): boolean {
  return author !== null && isBot(author) && anyView.test(body);
}

/** Returns what the marker on the last line of a text was made for; undefined if there is no marker of this name. */
export function parseViewMarker(name: ViewName, body: string): string | undefined {
  const last = body.slice(body.lastIndexOf('\n') + 1);
  return new RegExp(`^<!-- baton-${name}:(\\S+) -->$`).exec(last)?.[1]?.replaceAll('\\u002d', '-');
}

function escapeHyphens(text: string): string {
  return text.replaceAll('-', '\\u002d');
}

/** Returns whether a text ends with a marker. Anybody can write one: it counts only together with the author. */
export function hasMarker({ body }: { readonly body: string }, marker: Marker): boolean {
  return normaliseBody(body).endsWith(marker);
}

interface MarkedQuery<T> {
  readonly marker: Marker;
  /** Returns whether a thing with the marker counts. Anybody can write the marker, so most callers check the author. */
  readonly accepts: (thing: T) => boolean;
}

/** Finds the first comment, issue or review that ends with this marker and is accepted. */
export function findMarkedComment<T extends { readonly body: string }>(
  things: readonly T[],
  { marker, accepts }: MarkedQuery<T>,
): T | undefined {
  return things.find((thing) => hasMarker(thing, marker) && accepts(thing));
}

/** A thing with an author: for some things the adapters of GitHub give the account, for others its numeric id alone. */
export interface Authored {
  readonly author: Pick<Account, 'id'> | number | null | undefined;
}

/** Returns the numeric id of the author; undefined when the account is gone. */
export function authorIdOf({ author }: Authored): number | undefined {
  return typeof author === 'number' ? author : author?.id;
}

/** Returns the condition that an account wrote a thing. Nothing is by an account that is not known. */
export function isBy(account: number | undefined): (thing: Authored) => boolean {
  return (thing) => account !== undefined && authorIdOf(thing) === account;
}
