import { closest, distance } from 'fastest-levenshtein';
import { listFirstNames, quoteNames } from './plain-text.ts';

/** Variables of DESIGN 4.7 that this version does not have yet. */
const laterVariables: readonly string[] = ['matrix'];

/** A path of a template or a condition that leads nowhere. */
export interface WrongPath {
  /** The part of the path that exists, as it is written; empty for a variable that does not exist. */
  readonly known: string;
  /** The first name that does not. */
  readonly name: string;
  /** The names that may stand there. */
  readonly names: readonly string[];
}

/** Explains why a path leads nowhere, and what may stand there. Ends with a full stop. */
export function explainUnknownPath({ known, name, names }: WrongPath): string {
  if (known === '' && laterVariables.includes(name)) return `the variable \`${name}\` is not supported yet.`;
  if (known === '' && name === 'children')
    return 'this stage creates no child tasks. Add `children: {}` to the stage whose agent may create them, or take this out.';
  if (known === 'needs') return explainNeeds(name, names);
  const what = known === '' ? 'there is no such variable' : `\`${known}\` has no \`${name}\``;
  if (names.length === 0) return `${what}.`;
  const nearest = closest(name, [...names]);
  const guess = distance(name, nearest) <= Math.ceil(nearest.length / 3) ? `; did you mean \`${nearest}\`?` : '.';
  return `${what}${guess} Known there: ${quoteNames(names)}.`;
}

function explainNeeds(name: string, ancestors: readonly string[]): string {
  const what = `this stage does not need a stage named \`${name}\``;
  if (ancestors.length === 0) return `${what}; it needs none at all. Add \`${name}\` to \`needs\`, or take this out.`;
  const nearest = closest(name, [...ancestors]);
  const guess = distance(name, nearest) <= Math.ceil(nearest.length / 3) ? ` Did you mean \`${nearest}\`?` : '';
  const needed = listFirstNames(ancestors, (each) => `\`${each}\``);
  return `${what}.${guess} It needs, directly or through others: ${needed}. Name one of these, or add \`${name}\` to \`needs\`.`;
}
