import { closest, distance } from 'fastest-levenshtein';
import type { Problem } from '../problem.ts';
import { quoteNames } from '../text/plain-text.ts';

/** A 1-based position in the template. */
export interface TemplatePosition {
  readonly line: number;
  readonly column: number;
}

/** Returns where a token begins; the first position when Liquid does not know it. */
export function positionOf(token: { getPosition(): number[] }): TemplatePosition {
  const [line = 1, column = 1] = token.getPosition();
  return { line, column };
}

/** Variables of DESIGN 4.7 that this version does not have yet. */
const laterVariables: readonly string[] = ['children', 'matrix'];

export function syntaxProblem(detail: string, at: TemplatePosition): Problem {
  return { code: 'BATON-E501', message: `The template cannot be read: ${detail}.`, ...at };
}

export function forbiddenProblem(detail: string, at: TemplatePosition): Problem {
  return { code: 'BATON-E502', message: detail, ...at };
}

/** Builds the problem of a path that leads nowhere: `known` is the part that exists, `names` are the names that may follow it. */
export function unknownPathProblem(path: string, options: UnknownPath): Problem {
  return { code: 'BATON-E503', message: `\`${path}\` is unknown: ${explainUnknownPath(options)}`, ...options.at };
}

export interface UnknownPath {
  readonly known: string;
  readonly name: string;
  readonly names: readonly string[];
  readonly at: TemplatePosition;
}

/** Explains why a path leads nowhere, and what may stand there. Ends with a full stop. */
export function explainUnknownPath({ known, name, names }: Omit<UnknownPath, 'at'>): string {
  if (known === '' && laterVariables.includes(name)) return `the variable \`${name}\` is not supported yet.`;
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
  return `${what}. It needs, directly or through others: ${quoteNames(ancestors)}. Name one of these, or add \`${name}\` to \`needs\`.`;
}
