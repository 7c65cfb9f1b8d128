import { invisibleCharacters } from '../text/plain-text.ts';
import { findFencedCode, type MarkdownPosition } from './fenced-code.ts';

const closers = { '<?': '?>', '<![CDATA[': ']]>', '<!': '>' } as const;

/**
 * Removes what a page does not show: HTML comments, and the processing instructions, declarations and CDATA that browsers treat
 * like comments (T03). Nested comments are counted; an unterminated one extends to the end. Fenced code is not changed. The check
 * looks at the text kept so far, so that the two sides of a removed comment cannot form a new one. Linear: each character is kept
 * or skipped once.
 */
function removeHiddenComments(text: string): { readonly text: string; readonly comments: number } {
  const kept: string[] = [];
  const place: MarkdownPosition = { fencesCount: true, inHtml: false };
  const missing = new Set<string>();
  let comments = 0;
  let at = 0;
  while (at < text.length) {
    const codeEnd = findFencedCode(text, at, place);
    if (codeEnd > at) {
      kept.push(text.slice(at, codeEnd));
      at = codeEnd;
      continue;
    }
    kept.push(text.charAt(at));
    at += 1;
    const opening = findOpening(kept);
    const end = opening === undefined ? undefined : findEnd({ text, at, opening, kept, missing });
    if (opening === undefined || end === undefined) continue;
    kept.length -= opening.kept;
    at = end;
    comments += 1;
  }
  return { text: kept.join(''), comments };
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
  /** Closers that do not occur any more. Each is searched for only once, so that the whole stays linear. */
  readonly missing: Set<string>;
}

function findEnd({ text, at, opening, kept, missing }: Search): number | undefined {
  if (opening.kind === '<!--') return findCommentEnd(text, at);
  const closer = closers[opening.kind];
  const end = missing.has(closer) ? -1 : text.indexOf(closer, at);
  if (end >= 0) return end + closer.length;
  missing.add(closer);
  // An unterminated opening is shown when it is within a line, and hides the rest of the page when it starts a line.
  return beginsLine(kept, kept.length - opening.kept) ? text.length : undefined;
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

function beginsLine(kept: readonly string[], start: number): boolean {
  let at = start - 1;
  while (at >= start - 3 && kept[at] === ' ') at -= 1;
  const before = kept[at];
  return before === undefined || before.endsWith('\n') || before.endsWith('\r');
}

export interface CleanText {
  readonly text: string;
  readonly removed: { readonly comments: number; readonly characters: number };
}

/**
 * Removes from text of others everything that a person would not have seen on the page (DESIGN 4.7). Characters are removed
 * first, so that none of them can hide a comment; entities are never decoded, so that none can become one. Lone surrogates become
 * U+FFFD.
 */
export function cleanUntrusted(text: string): CleanText {
  let characters = 0;
  const visible = text.toWellFormed().replace(invisibleCharacters, () => {
    characters += 1;
    return '';
  });
  const { text: clean, comments } = removeHiddenComments(visible);
  return { text: clean, removed: { comments, characters } };
}
