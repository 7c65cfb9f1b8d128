import type { Problem } from '../problem.ts';
import { explainUnknownPath, type WrongPath } from '../text/explain-path.ts';

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

export function syntaxProblem(detail: string, at: TemplatePosition): Problem {
  return { code: 'BATON-E501', message: `The template cannot be read: ${detail}.`, ...at };
}

export function forbiddenProblem(detail: string, at: TemplatePosition): Problem {
  return { code: 'BATON-E502', message: detail, ...at };
}

/** Builds the problem of a path that leads nowhere: `known` is the part that exists, `names` are the names that may follow it. */
export function unknownPathProblem(path: string, options: WrongPath & { readonly at: TemplatePosition }): Problem {
  return { code: 'BATON-E503', message: `\`${path}\` is unknown: ${explainUnknownPath(options)}`, ...options.at };
}
