import { closest } from 'fastest-levenshtein';
import type { Problem } from '../problem.ts';

/** Where in the template, 1-based. */
export interface TemplatePosition {
  readonly line: number;
  readonly column: number;
}

/** Variables of DESIGN 4.7 that this version does not have yet. */
const laterVariables: readonly string[] = ['children', 'matrix'];

export function syntaxProblem(detail: string, at: TemplatePosition): Problem {
  return { code: 'BATON-E501', message: `The template cannot be read: ${detail}.`, ...at };
}

export function forbiddenProblem(detail: string, at: TemplatePosition): Problem {
  return { code: 'BATON-E502', message: detail, ...at };
}

/** A path that leads nowhere: `known` is as far as it goes, `names` what may follow there. */
export function unknownPathProblem(path: string, options: UnknownPath): Problem {
  return { code: 'BATON-E503', message: `\`${path}\` is unknown: ${explain(options)}`, ...options.at };
}

export interface UnknownPath {
  readonly known: string;
  readonly name: string;
  readonly names: readonly string[];
  readonly at: TemplatePosition;
}

function explain({ known, name, names }: UnknownPath): string {
  if (known === '' && laterVariables.includes(name)) return `the variable \`${name}\` is not supported yet.`;
  if (known === 'needs') return explainNeeds(name, names);
  if (names.length === 0) return `\`${known}\` has no parts.`;
  const list = names.map((each) => `\`${each}\``).join(', ');
  const where = known === '' ? 'There is no such variable' : `\`${known}\` has no \`${name}\``;
  return `${where}; did you mean \`${closest(name, [...names])}\`? There are: ${list}.`;
}

function explainNeeds(name: string, ancestors: readonly string[]): string {
  const list = ancestors.map((each) => `\`${each}\``).join(', ');
  const reach = ancestors.length === 0 ? 'It needs no stage at all' : `It needs these, directly or through others: ${list}`;
  return `this stage does not need a stage named \`${name}\`. ${reach}. Name one of them, or add \`${name}\` to \`needs\`.`;
}
