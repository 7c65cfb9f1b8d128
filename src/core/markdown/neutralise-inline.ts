import { isKeptLink, type LinkRules, longestName, namesOtherRepository, trimPunctuation } from './own-links.ts';

export interface InlineRules extends LinkRules {
  /** True if the text may have a table, in which `|` ends a cell even inside code. */
  readonly tables: boolean;
}

/**
 * Matches what may follow a link that is not changed. Otherwise GitHub could read on, and treat a backtick that we rely on as
 * part of the address.
 */
const linkTail = `(?=(?:[.,;:!?)*_~'"|]|\\](?!:)){0,8}(?:\\s|$))`;
const address = '[^\\s<>()[\\]\\\\`|]+';

/**
 * Matches one token. The order of the alternatives matters: one that a later alternative would split comes first. No part can be
 * read in two ways, so matching is linear.
 */
const tokenPattern = new RegExp(
  [
    '\\\\+',
    '`+',
    `\\]\\(https?:\\/\\/[\\w.~/#%:+,!-]*\\)${linkTail}`,
    '\\](?=[(:])|!(?=\\[)',
    '&(?:amp|lt|gt|quot);',
    `(?<![a-z])(?:https?|ftp):\\/\\/${address}`,
    `www\\.${address}`,
    '(?<![a-z0-9])@[a-z0-9][\\w@/.-]*|@[a-z0-9](?:[\\w/.-]|(?<![a-z0-9])@)*',
    '#\\d+|GH-\\d+',
    '[a-z]+|[^\\\\`\\]!<&@#a-z]+|[^]',
  ].join('|'),
  'gi',
);

/** Neutralises one line of Markdown outside fenced code: everything that has an effect becomes text or code. */
export function neutraliseInline(text: string, rules: InlineRules): string {
  const out: string[] = [];
  const runs = createRunFinder(text);
  tokenPattern.lastIndex = 0;
  for (let match = tokenPattern.exec(text); match !== null; match = tokenPattern.exec(text)) {
    tokenPattern.lastIndex = writeToken(out, { text, token: match[0], start: match.index, rules, runs });
  }
  return out.join('');
}

interface Found {
  readonly text: string;
  readonly token: string;
  readonly start: number;
  readonly rules: InlineRules;
  readonly runs: RunFinder;
}

/** Writes one token and returns where the next one starts. */
function writeToken(out: string[], found: Found): number {
  const { token, start } = found;
  if (token.charAt(0) === '`') return writeTicks(out, found);
  if (token.charAt(0) === ']' || token.charAt(0) === '!') return writeBracket(out, found);
  if (token.charAt(0) === '<') return start + writeEntity(out, '&lt;');
  if (token.charAt(0) === '&') return token === '&' ? start + writeEntity(out, '&amp;') : start + writePlain(out, token);
  if (token.charAt(0) === '@') return start + writeAt(out, token);
  if (token.charAt(0) === '#')
    return (
      start + (token !== '#' && (found.rules.references || isElsewhere(found)) ? writeCode(out, token) : writePlain(out, token))
    );
  return writeWord(out, found);
}

/** Writes an `@`. A mention becomes code; so does the host of a mail address, which GitHub would make a link. */
function writeAt(out: string[], token: string): number {
  const isPlain = token === '@' || (isInWord(out) && !/\.\w/.test(token));
  return isPlain ? writePlain(out, '@') : writeCode(out, token.replace(/[\W_]+$/, ''));
}

function writeWord(out: string[], found: Found): number {
  const { token, start, rules } = found;
  if (/^www\./i.test(token) && isInWord(out)) return start + writePlain(out, token.slice(0, 3));
  if (/^(?:(?:https?|ftp):\/\/|www\.)/i.test(token)) return writeUrl(out, found);
  const isReference = rules.references && /^GH-/i.test(token) && !isInWord(out);
  return start + (isReference ? writeCode(out, token) : writePlain(out, token));
}

function writePlain(out: string[], token: string): number {
  out.push(token);
  return token.length;
}

/** Returns whether the output ends inside a word. The output counts and not the text: a code span before it ends a word. */
function isInWord(out: readonly string[]): boolean {
  return /[a-z0-9]$/i.test(out.at(-1)?.slice(-1) ?? '');
}

function isElsewhere({ text, start, rules }: Found): boolean {
  return namesOtherRepository(text.slice(Math.max(0, start - longestName), start), rules.page);
}

function isEscaped(out: readonly string[]): boolean {
  const last = out.at(-1) ?? '';
  return last.startsWith('\\') && last.length % 2 === 1;
}

/** Removes the backslash in front of an escaped character, because the replacement needs none and must not be changed by it. */
function dropEscape(out: string[]): void {
  const slashes = isEscaped(out) ? (out.pop() ?? '').slice(1) : '';
  if (slashes !== '') out.push(slashes);
}

/** Writes a bracket. Only a link to the own repository stays; otherwise the character after a `]` or `!` loses its meaning. */
function writeBracket(out: string[], { text, token, start, rules }: Found): number {
  const opens = token === '!' ? '[' : '(:';
  const next = text.charAt(start + 1);
  const stays = token.length > 1 && isKeptLink(token.slice(2, -1), rules);
  if (stays) return start + writePlain(out, token);
  if (next !== '' && opens.includes(next)) out.push(token.charAt(0), '\\');
  else out.push(token);
  return start + 1;
}

/** Writes an entity and returns the number of characters that it replaces. */
function writeEntity(out: string[], entity: string): number {
  dropEscape(out);
  out.push(entity);
  return 1;
}

/** Writes a code span and returns the number of its characters. A blank separates two spans that would be read as one. */
function writeCode(out: string[], code: string): number {
  dropEscape(out);
  if (out.at(-1)?.endsWith('`')) out.push(' ');
  out.push(`\`${code}\``);
  return code.length;
}

const linkEnd = new RegExp(linkTail, 'y');

function writeUrl(out: string[], { text, token, start, rules }: Found): number {
  const url = trimPunctuation(token);
  const isOurs = isKeptLink(url, rules);
  linkEnd.lastIndex = start + url.length;
  return start + (isOurs && linkEnd.test(text) ? writePlain(out, url) : writeCode(out, url));
}

/** Writes backticks. A code span is not changed; those without a partner on their line are escaped: no span crosses lines. */
function writeTicks(out: string[], { text, token, start, rules, runs }: Found): number {
  const end = start + token.length;
  const escaped = isEscaped(out) ? 1 : 0;
  if (escaped === 1) out.push('`');
  const length = token.length - escaped;
  if (length === 0) return end;
  const close = runs.find(length, end);
  const code = text.slice(end, close);
  if (close === undefined || (rules.tables && /(?<!\\)\|/.test(code))) {
    out.push('\\`'.repeat(length));
    return end;
  }
  if (out.at(-1)?.endsWith('`')) out.push(' ');
  const ticks = '`'.repeat(length);
  out.push(ticks + code.replaceAll('<!--', '<! --') + ticks);
  return close + length;
}

interface RunFinder {
  /**
   * Finds where the next run of exactly `length` backticks starts, at `from` or later. `from` may only grow from call to call.
   */
  find(length: number, from: number): number | undefined;
}

function createRunFinder(text: string): RunFinder {
  const starts = new Map<number, number[]>();
  for (const match of text.matchAll(/`+/g)) {
    const known = starts.get(match[0].length);
    if (known === undefined) starts.set(match[0].length, [match.index]);
    else known.push(match.index);
  }
  for (const known of starts.values()) known.reverse();
  return {
    find(length, from) {
      const left = starts.get(length) ?? [];
      while ((left.at(-1) ?? from) < from) left.pop();
      return left.at(-1);
    },
  };
}
