/** The first line of a fenced code block. */
export interface CodeFence {
  readonly character: string;
  readonly length: number;
  readonly info: string;
}

/** Parses a line, without indentation, as the start of a fenced code block. */
export function findFenceStart(line: string): CodeFence | undefined {
  const length = countRun(line);
  if (length < 3) return undefined;
  const character = line.charAt(0);
  const info = line.slice(length).trim();
  return character === '`' && info.includes('`') ? undefined : { character, length, info };
}

/** Returns whether a line, without indentation, ends the block that `fence` started. */
export function isFenceEnd(line: string, fence: CodeFence): boolean {
  if (line.charAt(0) !== fence.character) return false;
  const length = countRun(line);
  return length >= fence.length && line.slice(length).trim() === '';
}

function countRun(line: string): number {
  const character = line.charAt(0);
  if (character !== '`' && character !== '~') return 0;
  let length = 1;
  while (line.charAt(length) === character) length += 1;
  return length;
}

/** The state, besides the line itself, that decides whether a fence starts code. */
export interface MarkdownPosition {
  /** False after a tag whose content continues over blank lines: nothing after it is certain to be code. */
  fencesCount: boolean;
  /** True if the line is inside raw HTML, which ends at the next blank line. */
  inHtml: boolean;
}

const htmlLine = /^[ \t>*+\-\d.)]*<(?!!--)[a-z/?!]/i;
const openEndedHtml = /<(?:pre|script|style|textarea|\?|!(?!--))/i;

/**
 * Returns where the fenced code ends that starts at `at`, or `at` itself when none starts there. Counts only what every renderer
 * treats as code: a fence at column 0 (an indented one may end with its list item) and outside raw HTML. Must be called for each
 * position in turn, because `place` is updated at the start of each line.
 */
export function findFencedCode(text: string, at: number, place: MarkdownPosition): number {
  if (!isLineStart(text, at)) return at;
  const line = lineAt(text, at);
  if (line.trim() === '') place.inHtml = false;
  else if (htmlLine.test(line)) place.inHtml = true;
  if (openEndedHtml.test(line)) place.fencesCount = false;
  if (place.inHtml || !place.fencesCount) return at;
  const fence = findFenceStart(line);
  if (fence === undefined) return at;
  let next = nextLine(text, at + line.length);
  while (next < text.length) {
    const inner = lineAt(text, next);
    next = nextLine(text, next + inner.length);
    if (isFenceEnd(inner.replace(/^ {1,3}/, ''), fence)) break;
  }
  return next;
}

function isLineStart(text: string, at: number): boolean {
  if (at === 0) return true;
  const before = text.charAt(at - 1);
  return before === '\n' || (before === '\r' && text.charAt(at) !== '\n');
}

function lineAt(text: string, start: number): string {
  let end = start;
  while (end < text.length && text.charAt(end) !== '\n' && text.charAt(end) !== '\r') end += 1;
  return text.slice(start, end);
}

function nextLine(text: string, lineEnd: number): number {
  if (text.startsWith('\r\n', lineEnd)) return lineEnd + 2;
  return Math.min(lineEnd + 1, text.length);
}

/** Returns a fence of backticks that nothing inside `text` can close. */
export function fenceFor(text: string): string {
  const longest = (text.match(/`+/g) ?? []).reduce((length, run) => Math.max(length, run.length), 2);
  return '`'.repeat(longest + 1);
}
