import { utf8Length } from '../json/json-value.ts';
import { createBlockTracker } from '../markdown/block-tracker.ts';
import { isPieceMarker } from './encode-record.ts';
import { recordLimits } from './envelope.ts';

const emptyText = 'Baton stored a record here.';

/**
 * Returns Markdown for people that stands above the markers: never empty, at most `maxBytes`, and with all fences closed, so that
 * a marker below it is not part of it. A text that is too long loses whole sections, beginning with those that do not fit, and a
 * note says so.
 */
function fitVisible(visible: string, maxBytes: number): string {
  const text = visible.toWellFormed().trim() === '' ? emptyText : visible.toWellFormed().trimEnd();
  const closed = closeFence(text);
  return utf8Length(closed) <= maxBytes ? closed : closeFence(selectSections(text, maxBytes));
}

/** The bytes reserved for the note, and for the end of an open fence. */
const spareBytes = 400;

function selectSections(text: string, maxBytes: number): string {
  const sections = splitSections(text);
  const kept: string[] = [];
  let room = maxBytes - spareBytes;
  for (const section of sections) {
    // Quoting adds two bytes to a line, and the break between two sections takes two lines.
    const bytes = utf8Length(section) + 2 * section.split('\n').length + 6;
    if (bytes > room) continue;
    kept.push(section);
    room -= bytes;
  }
  return [...kept, renderNote(sections.length - kept.length)].join('\n\n');
}

function renderNote(missing: number): string {
  const what = missing === 1 ? 'One section is' : `${missing} sections are`;
  return `_${what} not shown: the comment would be too long. Nothing is lost: the whole record is kept, hidden, in this comment._`;
}

/** Splits a text at blank lines; never splits fenced code or `<details>`. */
function splitSections(text: string): readonly string[] {
  const tracker = createBlockTracker();
  const sections: string[][] = [[]];
  let details = 0;
  for (const line of text.split('\n')) {
    const isBreak = line.trim() === '' && details === 0 && !tracker.isInFence();
    if (isBreak) sections.push([]);
    else sections.at(-1)?.push(line);
    if (!tracker.isInFence()) details = Math.max(0, details + countTag(line, '<details') - countTag(line, '</details'));
    tracker.next(line);
  }
  return sections.filter((lines) => lines.length > 0).map((lines) => lines.join('\n'));
}

function countTag(line: string, tag: string): number {
  return line.toLowerCase().split(tag).length - 1;
}

/**
 * Closes a fence that is left open. If it is not certain whether one is open, the text is quoted, which separates it from what
 * follows.
 */
function closeFence(text: string): string {
  const tracker = createBlockTracker();
  const lines = text.split(/\r\n|\n|\r/);
  for (const line of lines) tracker.next(line);
  if (!tracker.isCertain()) return lines.map((line) => `> ${line}`).join('\n');
  const closing = tracker.findClosing();
  return closing === undefined ? text : `${text}\n${closing}`;
}

/**
 * Composes comments from Markdown for people and the markers of one or more records. The last one is the main comment.
 * `comments`: the comments in the order in which they must be posted: continuation pieces first, so that no record is ever
 * without them. `main`: the last of the comments, with the visible text and the records themselves.
 */
export function composeComment({ visible, markers }: { readonly visible: string; readonly markers: readonly string[] }): {
  readonly comments: readonly string[];
  readonly main: string;
} {
  const pieces = markers.filter(isPieceMarker);
  const hidden = markers
    .filter((marker) => !isPieceMarker(marker))
    .map((marker) => `\n\n${marker}`)
    .join('');
  const main = fitVisible(visible, recordLimits.commentBytes - utf8Length(hidden)) + hidden;
  const continuations = pieces.map((piece, index) => `${renderPieceLine(index + 1, pieces.length)}\n\n${piece}`);
  return { comments: [...continuations, main], main };
}

/** Returns whether a comment holds only a piece of a record that is in a later comment. */
export function isContinuation(body: string): boolean {
  return /^_Part \d+ of \d+ of a large record, which follows below\. /.test(body);
}

function renderPieceLine(number: number, count: number): string {
  return `_Part ${number} of ${count} of a large record, which follows below. Nothing to read here._`;
}
