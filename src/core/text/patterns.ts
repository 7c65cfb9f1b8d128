import { RE2JS } from 're2js';
import { messageOf } from '../problem.ts';
import { failure, type Result, success } from '../result.ts';

export type Matcher = (text: string) => boolean;

/** Compiles a regular expression of RE2, which runs in linear time on any text (I-6). The error is the rest of a sentence. */
export function compilePattern(pattern: string): Result<Matcher, string> {
  try {
    const compiled = RE2JS.compile(pattern);
    // A matcher would find the place as well, and for that takes up to eighty times as long.
    return success((text) => compiled.test(text));
  } catch (error) {
    return failure(`is no regular expression of RE2: ${messageOf(error).replace(/^error parsing regexp: /, '')}`);
  }
}

/** A glob that cannot be read. The message is the rest of a sentence about the glob. */
class GlobFault extends Error {}

/** The limit on expanded globs. Braces multiply: ten pairs of them make a thousand globs. */
const mostGlobs = 100;

/** Returns the globs without braces that a glob with braces stands for. Text after `\` or inside `[ ]` is not changed. */
function expandBraces(glob: string): readonly string[] {
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

/**
 * Compiles a glob for paths and branches. `*` and `?` stay within a folder; `**` alone between slashes crosses folders and may
 * stand nowhere else; `[a-z]` and `[!a]` are one character; `{a,b}` is one of the two; `\` takes the next character literally.
 * The whole text must match.
 */
export function compileGlob(glob: string): Result<Matcher, string> {
  try {
    const compiled = RE2JS.compile(expandBraces(glob).map(translate).join('|'));
    return success((text) => compiled.matcher(text).matches());
  } catch (error) {
    const words = error instanceof GlobFault ? error.message : 'has a range that cannot be';
    return failure(`is no glob: it ${words}`);
  }
}

/** Translates a glob without braces into a regular expression. */
function translate(glob: string): string {
  let rest = glob;
  let pattern = '';
  while (rest !== '') {
    const isStart = pattern === '' || glob.at(glob.length - rest.length - 1) === '/';
    const token = readToken(rest, isStart);
    pattern += token.pattern;
    rest = rest.slice(token.length);
  }
  return pattern;
}

interface Token {
  readonly pattern: string;
  readonly length: number;
}

function readToken(rest: string, isStart: boolean): Token {
  if (rest.startsWith('**')) return readFolders(rest, isStart);
  if (rest[0] === '*') return { pattern: '[^/]*', length: 1 };
  if (rest[0] === '?') return { pattern: '[^/]', length: 1 };
  if (rest[0] === '[') return readClass(rest);
  if (rest[0] === '\\') {
    if (rest.length === 1) throw new GlobFault('ends in `\\`');
    return { pattern: RE2JS.quote(rest.slice(1, 2)), length: 2 };
  }
  return { pattern: RE2JS.quote(rest.slice(0, 1)), length: 1 };
}

/** Reads a `**`. It is refused next to other characters, where it would silently mean `*`. */
function readFolders(rest: string, isStart: boolean): Token {
  if (isStart && rest.startsWith('**/')) return { pattern: '(?:[^/]+/)*', length: 3 };
  if (isStart && rest === '**') return { pattern: '.*', length: 2 };
  throw new GlobFault('has `**` beside other characters; write it alone between slashes, as in `**/*.md`');
}

function readClass(rest: string): Token {
  const found = /^\[([!^]?)(\]?[^\]]*)\]/.exec(rest);
  const [whole, negated, members = ''] = found ?? [];
  if (whole === undefined || members === '') throw new GlobFault('has `[` without `]`');
  const escaped = members.replace(/[\\[\]^&~|]/g, (character) => `\\${character}`);
  return { pattern: negated === '' ? `[${escaped}]` : `[^/${escaped}]`, length: whole.length };
}
