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

/** The state, besides the line itself, that decides whether something is code. */
export interface MarkdownPosition {
  /** False after a tag whose content continues over blank lines: nothing after it is certain to be code. */
  fencesCount: boolean;
  /** True if the line is inside raw HTML, which ends at the next blank line. */
  inHtml: boolean;
  /** True if the line before was blank or indented code, so that an indented line is code. */
  mayIndent: boolean;
  /** True if the line may belong to a list item or a footnote, whose paragraphs are indented. */
  inItem: boolean;
  /** True if an earlier line of the paragraph may have opened code, a tag or a link that goes on in this one. */
  isOpen: boolean;
  /** The code spans of the line, the last one first. */
  spans: CodeSpan[];
}

/** A stretch of code. */
export interface CodeSpan {
  readonly start: number;
  readonly end: number;
}

export function startOfMarkdown(): MarkdownPosition {
  return { fencesCount: true, inHtml: false, mayIndent: true, inItem: false, isOpen: false, spans: [] };
}

const htmlLine = /^[ \t>*+\-\d.)]*<(?!!--)[a-z/?!]/i;
const openEndedHtml = /<(?:pre|script|style|textarea|\?|!(?!--))/i;
const itemLine = /^ {0,3}(?:(?:[-+*]|\d{1,9}[.)])(?:\s|$)|\[\^)/;
const indented = /^(?: {4}| {0,3}\t)/;
const definitionLine = /^[ >*+\-\d.)]*\[[^\]]*\]:/;

/**
 * Returns where the code ends that starts at `at`, or `at` itself when none starts there. Counts only what every renderer treats
 * as code: a fence at column 0 (an indented one may end with its list item), indented lines outside lists, and code spans within
 * one line; none of them in or after raw HTML. Must be called for each position in turn, because `place` is updated at the start
 * of each line.
 */
export function findCode(text: string, at: number, place: MarkdownPosition): number {
  if (isLineStart(text, at)) {
    const end = findCodeBlock(text, at, place);
    if (end > at) return end;
  }
  while ((place.spans.at(-1)?.start ?? at) < at) place.spans.pop();
  const span = place.spans.at(-1);
  return span?.start === at ? span.end : at;
}

/** Returns where the block of code ends that starts with the line at `at`, or `at`. Finds the code spans of the line otherwise. */
function findCodeBlock(text: string, at: number, place: MarkdownPosition): number {
  const line = lineAt(text, at);
  const isBlank = line.trim() === '';
  if (place.mayIndent && !place.inItem && place.fencesCount && !isBlank && indented.test(line))
    return nextLine(text, at + line.length);
  if (isBlank) place.inHtml = false;
  else if (htmlLine.test(line)) place.inHtml = true;
  const isCertain = !place.inHtml && place.fencesCount;
  const fence = isCertain ? findFenceStart(line) : undefined;
  if (fence !== undefined) {
    Object.assign(place, { mayIndent: false, inItem: false, isOpen: false, spans: [] });
    return findFenceEnd(text, { at, line, fence });
  }
  const spans = isCertain ? findCodeSpans(line, place) : [];
  passLine(line, { isBlank, place, spans });
  place.spans = spans.map(({ start, end }) => ({ start: at + start, end: at + end })).reverse();
  return at;
}

/** Notes in `place` what a line means for the lines after it. */
function passLine(
  line: string,
  { isBlank, place, spans }: { isBlank: boolean; place: MarkdownPosition; spans: readonly CodeSpan[] },
): void {
  const ends = [0, ...spans.map(({ end }) => end)];
  const others = ends.map((end, index) => line.slice(end, spans[index]?.start)).join('`');
  if (openEndedHtml.test(others)) place.fencesCount = false;
  if (itemLine.test(line)) place.inItem = true;
  else if (place.mayIndent && !isBlank && !/^\s/.test(line)) place.inItem = false;
  if (isBlank) place.isOpen = false;
  else if (/<[a-z/?!]/i.test(others) || definitionLine.test(line)) place.isOpen = true;
  place.mayIndent = isBlank;
}

function findFenceEnd(text: string, { at, line, fence }: { at: number; line: string; fence: CodeFence }): number {
  let next = nextLine(text, at + line.length);
  while (next < text.length) {
    const inner = lineAt(text, next);
    next = nextLine(text, next + inner.length);
    if (isFenceEnd(inner.replace(/^ {1,3}/, ''), fence)) break;
  }
  return next;
}

/** Matches the beginning of a tag or of a link's address that may hold a backtick, which then begins no code. */
const mayHoldTicks = /<(?![a-z/][^<>"'`]*>)[a-z/?!]|\]\((?![^()\s"'<`]*\))/i;

/**
 * Finds the code spans of a line. Stops at the first backticks that are not certain to begin one, and notes in `place` that the
 * next lines are uncertain as well.
 */
function findCodeSpans(line: string, place: MarkdownPosition): readonly CodeSpan[] {
  const spans: CodeSpan[] = [];
  if (!line.includes('`') || place.isOpen) return spans;
  place.isOpen = line.includes('\\`') || definitionLine.test(line);
  if (place.isOpen) return spans;
  const runs = Array.from(line.matchAll(/`+/g), ({ index, 0: { length } }) => ({ index, length }));
  const findCloser = createCloserFinder(runs);
  let last = 0;
  for (const { index, length } of runs) {
    if (index < last) continue;
    const close = findCloser(index, length);
    const isCode = close !== undefined && !mayHoldTicks.test(line.slice(last, index)) && !line.slice(index, close).includes('|');
    place.isOpen = !isCode;
    if (!isCode) break;
    last = close + length;
    spans.push({ start: index, end: last });
  }
  return spans;
}

/** Creates a function that finds the next run of backticks of the same length. It may only be asked for later and later places. */
function createCloserFinder(
  runs: readonly { readonly index: number; readonly length: number }[],
): (index: number, length: number) => number | undefined {
  const later = new Map<number, number[]>();
  for (const { index, length } of runs.toReversed()) {
    const known = later.get(length);
    if (known === undefined) later.set(length, [index]);
    else known.push(index);
  }
  return (index, length) => {
    const closers = later.get(length) ?? [];
    while ((closers.at(-1) ?? index + 1) <= index) closers.pop();
    return closers.at(-1);
  };
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
