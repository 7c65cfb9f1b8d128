import { stripInvisible } from '../text/plain-text.ts';
import { type CodeSpan, findCode, startOfMarkdown } from './fenced-code.ts';
import { containers } from './hidden-attributes.ts';
import { removeHiddenParts } from './hidden-parts.ts';

const closers = { '<?': '?>', '<![CDATA[': ']]>', '<!': '>' } as const;

interface WithoutComments {
  readonly text: string;
  readonly comments: number;
  /** The code in the text. */
  readonly codes: readonly CodeSpan[];
}

/**
 * Removes HTML comments, and the processing instructions, declarations and CDATA that browsers treat like comments (T03). Nested
 * comments are counted; an unterminated one extends to the end. Code is not changed. The check looks at the text kept so far, so
 * that the two sides of a removed comment cannot form a new one. Linear: each character is kept or skipped once.
 */
function removeHiddenComments(text: string): WithoutComments {
  const kept: string[] = [];
  const codes: CodeSpan[] = [];
  const place = startOfMarkdown();
  const next = new Map<string, number>();
  let length = 0;
  let comments = 0;
  let at = 0;
  while (at < text.length) {
    const codeEnd = findCode(text, at, place);
    if (codeEnd > at) {
      kept.push(text.slice(at, codeEnd));
      codes.push({ start: length, end: length + codeEnd - at });
      length += codeEnd - at;
      at = codeEnd;
      continue;
    }
    kept.push(text.charAt(at));
    length += 1;
    at += 1;
    const opening = findOpening(kept);
    const end = opening === undefined ? undefined : findEnd({ text, at, opening, kept, next, inItem: place.inItem });
    if (opening === undefined || end === undefined) continue;
    kept.length -= opening.kept;
    length -= opening.kept;
    at = end;
    comments += 1;
    place.isOpen = true;
  }
  return { text: kept.join(''), comments, codes };
}

interface Opening {
  readonly kind: '<!--' | keyof typeof closers;
  /** The number of kept characters that belong to the opening. */
  readonly kept: number;
}

function findOpening(kept: readonly string[]): Opening | undefined {
  const last = kept.at(-1) ?? '';
  if (last === '-') return endsWith(kept, '<!--') ? { kind: '<!--', kept: 4 } : undefined;
  if (last === '?') return endsWith(kept, '<?') ? { kind: '<?', kept: 2 } : undefined;
  if (last === '[') return endsWith(kept, '<![CDATA[') ? { kind: '<![CDATA[', kept: 9 } : undefined;
  if (kept.at(-2) !== '!' || kept.at(-3) !== '<') return undefined;
  return /^[a-z]$/i.test(last) ? { kind: '<!', kept: 3 } : undefined;
}

function endsWith(kept: readonly string[], word: string): boolean {
  const start = kept.length - word.length;
  if (start < 0) return false;
  for (let i = 0; i < word.length; i += 1) if (kept[start + i] !== word[i]) return false;
  return true;
}

interface Search {
  readonly text: string;
  readonly at: number;
  readonly opening: Opening;
  readonly kept: readonly string[];
  /** The next place of each closer. It is searched for again only from there on, so that the whole stays linear. */
  readonly next: Map<string, number>;
  readonly inItem: boolean;
}

function findEnd({ text, at, opening, kept, next, inItem }: Search): number | undefined {
  if (opening.kind === '<!--') return findCommentEnd(text, at);
  const before = lineBefore(kept, kept.length - opening.kept);
  const isOwnLine = /^ {0,3}$/.test(before);
  const isInItem = inItem && !isOwnLine && before.trim() === '';
  if (isInItem || onlyMarkers.test(before)) return findContainerEnd(text, at);
  const isClosed = findNext(text, { word: closers[opening.kind], at, next }) < text.length;
  // An opening without its closer is shown when it is within a line, and begins raw HTML when it starts a line.
  if (!isClosed && !isOwnLine) return undefined;
  // Browsers treat all of these as comments that end with the first `>`, and show what follows.
  return Math.min(findNext(text, { word: '>', at, next }) + 1, text.length);
}

/** Finds the next place of a word; the length of the text when there is none. */
function findNext(text: string, { word, at, next }: Pick<Search, 'at' | 'next'> & { readonly word: string }): number {
  const known = next.get(word) ?? -1;
  if (known >= at) return known;
  const found = text.indexOf(word, at);
  const place = found < 0 ? text.length : found;
  next.set(word, place);
  return place;
}

/** Finds the end of a comment. `<!-->` and `<!--->` are whole comments. */
function findCommentEnd(text: string, at: number): number {
  if (text.startsWith('>', at)) return at + 1;
  if (text.startsWith('->', at)) return at + 2;
  const token = /<!--(?:-?>)?|--!?>/g;
  token.lastIndex = at;
  for (let depth = 1; ; ) {
    const match = token.exec(text);
    if (match === null) return text.length;
    if (match[0] === '<!--') depth += 1;
    else if (match[0].startsWith('--')) depth -= 1;
    if (depth === 0) return token.lastIndex;
  }
}

/** Returns what is kept of the line before a place, as far as the markers of quotes and lists may reach. */
function lineBefore(kept: readonly string[], start: number): string {
  const near = kept.slice(Math.max(0, start - 100), start).join('');
  return near.slice(1 + Math.max(near.lastIndexOf('\n'), near.lastIndexOf('\r')));
}

/** Matches a beginning of a line that holds markers of quotes and lists alone. */
const onlyMarkers = new RegExp(`^(?=\\s*\\S)${containers}\\s*$`);

/** Finds the end of raw HTML in a quote or a list: its first `>`, or the end of the quote or the list. */
function findContainerEnd(text: string, at: number): number {
  const line = /[^>\r\n]*(?:\r\n?|\n)(?=[ \t]*>|[ \t]{2}|[ \t]*[\r\n])[> \t]*/y;
  line.lastIndex = at;
  let end = at;
  while (line.test(text)) end = line.lastIndex;
  return end + (/^[^>\r\n]*>?/.exec(text.slice(end))?.[0].length ?? 0);
}

/** The numbers of what was removed. */
export interface Removed {
  readonly comments: number;
  readonly characters: number;
  /** Titles of links, texts that stand in for images, attributes of tags, and other words of Markdown that a page does not show. */
  readonly parts: number;
}

export const noneRemoved: Removed = { comments: 0, characters: 0, parts: 0 };

export function sumRemoved(one: Removed, other: Removed): Removed {
  return {
    comments: one.comments + other.comments,
    characters: one.characters + other.characters,
    parts: one.parts + other.parts,
  };
}

/** The numbers as a record has them: `parts` is missing in records of earlier versions. */
type Numbers = Pick<Removed, 'comments' | 'characters'> & { readonly parts?: number | undefined };

/** Describes what was removed, as in "2 hidden comments and 1 invisible character"; undefined for nothing. */
export function describeRemoved({ comments, characters, parts }: Numbers): string | undefined {
  const words = [
    { number: comments, what: 'hidden comment' },
    { number: characters, what: 'invisible character' },
    { number: parts ?? 0, what: 'other hidden part' },
  ]
    .filter(({ number }) => number > 0)
    .map(({ number, what }) => `${number} ${what}${number === 1 ? '' : 's'}`);
  const last = words.pop();
  return words.length === 0 ? last : `${words.join(', ')} and ${last}`;
}

export interface CleanText {
  readonly text: string;
  readonly removed: Removed;
}

/**
 * Removes from a text that GitHub renders everything that a person would not have seen on the page (DESIGN 4.7). Characters are
 * removed first, so that none of them can hide a comment; entities are never decoded, so that none can become one. Lone
 * surrogates become U+FFFD. For text of issues, comments and reviews alone: what agents hand over is shown to people in full.
 */
export function cleanPage(text: string): CleanText {
  const visible = removeInvisible(text);
  const { text: shown, comments, codes } = removeHiddenComments(visible.text);
  const { text: clean, parts } = removeHiddenParts(shown, codes);
  return { text: clean, removed: { comments, characters: visible.removed.characters, parts } };
}

/** Removes invisible characters and codes of terminals alone, from text that people see in full (T07). */
export function removeInvisible(text: string): CleanText {
  let characters = 0;
  const visible = stripInvisible(text, () => {
    characters += 1;
    return '';
  });
  return { text: visible, removed: { ...noneRemoved, characters } };
}
