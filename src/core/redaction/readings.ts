import { terminalCodes } from '../text/plain-text.ts';

/**
 * A text as one of its readers sees it. What is stored passes through programs that take characters out or put characters in
 * their place, so a secret can stand in a reading that does not stand in the text.
 */
export interface Reading {
  readonly text: string;
  /** Returns the stretch of the stored text that a stretch of the reading comes from. */
  locate(span: Span): Span;
}

const unseen = /[\p{Default_Ignorable_Code_Point}\p{Cc}\uFFF9-\uFFFB\u2800](?<![\t\n\r])/gu;

/** Matches escapes of JSON, JavaScript and Markdown, percent codes, and the entities of HTML. */
const escapes =
  /\\(?:u\{[0-9a-f]{1,6}\}|u[0-9a-f]{4}|x[0-9a-f]{2}|[!-/:-@[-`{|}~])|%[0-7][0-9a-f]|&(?:#[0-9]{1,7}|#x[0-9a-f]{1,6}|amp|lt|gt|quot|apos);/gi;

/** The number of times that escapes are decoded: JSON inside JSON has them twice. */
const mostDecodings = 2;

/**
 * Lists the readings of a text, the text itself first: with its escapes decoded, without the codes of terminals, and without the
 * characters that nobody sees. A text that has none of these has one reading, which most texts are.
 */
export function listReadings(text: string): readonly Reading[] {
  const decoded: Reading[] = [{ text, locate: (span) => span }];
  for (
    let reading = decoded[0];
    reading !== undefined && decoded.length <= mostDecodings;
    reading = decoded[decoded.length - 1]
  ) {
    const next = rewrite(reading, { pattern: escapes, replace: decodeEscape });
    if (next === undefined) break;
    decoded.push(next);
  }
  return decoded.flatMap((reading) => {
    const withoutCodes = rewrite(reading, { pattern: terminalCodes, replace: () => '' });
    return [reading, ...(withoutCodes === undefined ? [] : [withoutCodes, ...hideUnseen(withoutCodes)]), ...hideUnseen(reading)];
  });
}

function hideUnseen(reading: Reading): readonly Reading[] {
  const shown = rewrite(reading, { pattern: unseen, replace: () => '' });
  return shown === undefined ? [] : [shown];
}

interface Rewriting {
  readonly pattern: RegExp;
  /** Returns what the reader sees in place of a match. It may not be longer than the match. */
  readonly replace: (match: string) => string;
}

/** Returns the reading without what a pattern matches, or undefined where it matches nothing. */
function rewrite(reading: Reading, { pattern, replace }: Rewriting): Reading | undefined {
  const source = reading.text;
  const parts: string[] = [];
  const starts = new Uint32Array(source.search(pattern) < 0 ? 0 : source.length);
  const ends = new Uint32Array(starts.length);
  if (starts.length === 0) return undefined;
  let length = 0;
  const add = (part: string, from: number, to?: number): void => {
    parts.push(part);
    for (let at = 0; at < part.length; at += 1, length += 1) {
      starts[length] = to === undefined ? from + at : from;
      ends[length] = to ?? from + at + 1;
    }
  };
  let last = 0;
  for (const match of source.matchAll(pattern)) {
    const end = match.index + match[0].length;
    add(source.slice(last, match.index), last);
    add(replace(match[0]), match.index, end);
    last = end;
  }
  add(source.slice(last), last);
  const place = ({ start, end }: Span): Span => reading.locate({ start: starts[start] ?? 0, end: ends[end - 1] ?? 0 });
  return { text: parts.join(''), locate: place };
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function decodeEscape(code: string): string {
  const [, digits] = /^(?:\\u\{?|\\x|%|&#x)([0-9a-f]+)/i.exec(code) ?? [];
  if (digits !== undefined) return decodePoint(Number.parseInt(digits, 16), code);
  if (code.startsWith('&#')) return decodePoint(Number.parseInt(code.slice(2), 10), code);
  if (code.startsWith('&')) return entities[code.slice(1, -1).toLowerCase()] ?? code;
  return code.slice(1);
}

function decodePoint(point: number, code: string): string {
  return point <= 0x10ffff ? String.fromCodePoint(point) : code;
}

/** A stretch of a text: from `start` up to, but not including, `end`. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Returns the same stretches in order, with those joined that touch or overlap. */
export function mergeSpans(spans: readonly Span[]): readonly Span[] {
  const merged: { start: number; end: number }[] = [];
  for (const span of [...spans].sort((a, b) => a.start - b.start)) {
    const last = merged.at(-1);
    if (last !== undefined && span.start <= last.end) last.end = Math.max(last.end, span.end);
    else merged.push({ ...span });
  }
  return merged;
}
