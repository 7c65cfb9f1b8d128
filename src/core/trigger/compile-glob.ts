import { RE2JS } from 're2js';
import { failure, type Result, success } from '../result.ts';
import type { Matcher } from './compile-pattern.ts';

/** The rest of a sentence about a glob that cannot be read. */
class GlobFault extends Error {}

/**
 * A glob for paths and branches: `*` and `?` stay within a folder, `**` between slashes crosses folders, `[a-z]` and `[!a]`
 * are one character, `{a,b}` one of these, `\` takes the next character as it is. The whole text must fit.
 */
export function compileGlob(glob: string): Result<Matcher, string> {
  try {
    const compiled = RE2JS.compile(translate(glob));
    return success((text) => compiled.matcher(text).matches());
  } catch (error) {
    const words = error instanceof GlobFault ? error.message : 'has a range that cannot be';
    return failure(`is no glob: it ${words}`);
  }
}

function translate(glob: string): string {
  let rest = glob;
  let pattern = '';
  let inBraces = false;
  while (rest !== '') {
    const isStart = pattern === '' || glob.at(glob.length - rest.length - 1) === '/';
    const token = readToken(rest, { isStart, inBraces });
    if (token.brace !== undefined) inBraces = token.brace;
    pattern += token.pattern;
    rest = rest.slice(token.length);
  }
  if (inBraces) throw new GlobFault('has `{` without `}`');
  return pattern;
}

interface Token {
  readonly pattern: string;
  readonly length: number;
  /** Set where braces open or close. */
  readonly brace?: boolean;
}

function readToken(rest: string, { isStart, inBraces }: { isStart: boolean; inBraces: boolean }): Token {
  if (isStart && rest.startsWith('**/')) return { pattern: '(?:[^/]+/)*', length: 3 };
  if (isStart && rest === '**') return { pattern: '.*', length: 2 };
  switch (rest[0]) {
    case '*':
      return { pattern: '[^/]*', length: 1 };
    case '?':
      return { pattern: '[^/]', length: 1 };
    case '[':
      return readClass(rest);
    case '{':
      if (inBraces) throw new GlobFault('has `{` within `{ }`');
      return { pattern: '(?:', length: 1, brace: true };
    case '}':
      return inBraces ? { pattern: ')', length: 1, brace: false } : { pattern: '\\}', length: 1 };
    case ',':
      return { pattern: inBraces ? '|' : ',', length: 1 };
    case '\\':
      if (rest.length === 1) throw new GlobFault('ends in `\\`');
      return { pattern: RE2JS.quote(rest.slice(1, 2)), length: 2 };
    default:
      return { pattern: RE2JS.quote(rest.slice(0, 1)), length: 1 };
  }
}

function readClass(rest: string): Token {
  const found = /^\[([!^]?)(\]?[^\]]*)\]/.exec(rest);
  const [whole, negated, members = ''] = found ?? [];
  if (whole === undefined || members === '') throw new GlobFault('has `[` without `]`');
  const escaped = members.replace(/[\\[\]^&~|]/g, (character) => `\\${character}`);
  return { pattern: negated === '' ? `[${escaped}]` : `[^/${escaped}]`, length: whole.length };
}
