import { GlobFault } from './glob-fault.ts';

/** Braces multiply: ten pairs of them are a thousand globs. */
const mostGlobs = 100;

/** The globs without braces that one with them stands for. What `\` or `[ ]` holds is left as it is. */
export function expandBraces(glob: string): readonly string[] {
  let globs: readonly string[] = [''];
  let open: readonly string[] | undefined;
  for (const [token] of glob.matchAll(/\\.|\[[!^]?\]?[^\]]*\]|./gs)) {
    if (open === undefined) {
      if (token === '{') open = [''];
      else globs = globs.map((text) => text + token);
    } else if (token === '}') {
      globs = multiply(globs, open);
      open = undefined;
    } else open = extend(open, token);
  }
  if (open !== undefined) throw new GlobFault('has `{` without `}`');
  return globs;
}

function extend(alternatives: readonly string[], token: string): readonly string[] {
  if (token === '{') throw new GlobFault('has `{` within `{ }`');
  if (token === ',') return [...alternatives, ''];
  return [...alternatives.slice(0, -1), `${alternatives.at(-1) ?? ''}${token}`];
}

function multiply(globs: readonly string[], alternatives: readonly string[]): readonly string[] {
  if (globs.length * alternatives.length > mostGlobs) throw new GlobFault(`stands for more than ${mostGlobs} globs`);
  return globs.flatMap((text) => alternatives.map((alternative) => text + alternative));
}
