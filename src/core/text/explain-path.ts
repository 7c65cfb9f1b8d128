import { closest, distance } from 'fastest-levenshtein';
import { listFirstNames, quoteNames } from './plain-text.ts';

/** A path of a template or a condition that leads nowhere. */
export interface WrongPath {
  /** The part of the path that exists, as it is written; empty for a variable that does not exist. */
  readonly known: string;
  /** The first name that does not. */
  readonly name: string;
  /** The names that may stand there. */
  readonly names: readonly string[];
}

/** Returns the one of some names that a slip leads to: of a third of its letters, and of `least` letters in any case. `most`: never of more. */
export function findNearest(wrong: string, names: readonly string[], { least = 2, most = 1_000 } = {}): string | undefined {
  if (names.length === 0) return undefined;
  const nearest = closest(wrong, [...names]);
  return distance(wrong, nearest) <= Math.min(most, Math.max(least, Math.ceil(nearest.length / 3))) ? nearest : undefined;
}

/** The names that are meant by names of other tools, where they are there. */
const meantNames: Readonly<Record<string, string>> = { result: 'outcome', status: 'outcome', outputs: 'handoff', id: 'number' };

/** Explains why a path leads nowhere, and what may stand there. Ends with a full stop. */
export function explainUnknownPath({ known, name, names }: WrongPath): string {
  if (known === '' && name === 'children')
    return 'this stage creates no child tasks. Add `children: {}` to the stage whose agent may create them, or take this out.';
  if (known === 'needs') return explainNeeds(name, names);
  if (known === '' && name === 'matrix') return 'only the templates of a stage that has a `matrix` know it.';
  if (known.endsWith('.outputs'))
    return `\`outputs\` is a list without names; write \`${known.replace(/outputs$/, 'handoff')}.${/^(?:summary|detail)$/.test(name) ? '' : 'data.'}${name}\`, which the agent hands on.`;
  const what = known === '' ? 'there is no such variable' : `\`${known}\` has no \`${name}\``;
  if (names.length === 0) return `${what}.`;
  const nearest = names.find((each) => each === meantNames[name]) ?? findNearest(name, names, { least: 1 });
  const guess = nearest === undefined ? '.' : `; did you mean \`${nearest}\`?`;
  return `${what}${guess} Known there: ${quoteNames(names)}.`;
}

function explainNeeds(name: string, ancestors: readonly string[]): string {
  const what = `this stage does not need a stage named \`${name}\``;
  if (ancestors.length === 0) return `${what}; it needs none at all. Add \`${name}\` to \`needs\`, or take this out.`;
  const nearest = findNearest(name, ancestors, { least: 1 });
  const guess = nearest === undefined ? '' : ` Did you mean \`${nearest}\`?`;
  const needed = listFirstNames(ancestors, (each) => `\`${each}\``);
  return `${what}.${guess} It needs, directly or through others: ${needed}. Name one of these, or add \`${name}\` to \`needs\`.`;
}
