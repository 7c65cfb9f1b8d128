/**
 * This folder handles Markdown that people and agents wrote. `clean-untrusted` removes what a reader cannot see, before the text
 * goes into a prompt; the functions here make text harmless before Baton shows it in a comment; the rest finds code blocks and
 * limits sizes.
 */

import { stripInvisible } from '../text/plain-text.ts';
import { type CodeFence, fenceFor, findFenceStart, isFenceEnd } from './fenced-code.ts';
import { type InlineRules, neutraliseInline } from './neutralise-inline.ts';

/** Matches such a word also beside a digit, which becomes code with the reference that it belongs to. */
const closingWords = /(?<![a-z])(?:close[sd]?|fix(?:e[sd])?|resolve[sd]?)(?![a-z])/i;
const delimiterRow = /^[\s>|:*+\-\d.)]*$/;
const listMarker = /^[ \t]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)?/;
/** Matches the name of a language after a fence. */
export const plainInfo = /^[A-Za-z][A-Za-z0-9+#._-]{0,30}$/;
/** Matches code blocks that GitHub does not show as text. */
const specialInfo = /^(?:mermaid|geojson|topojson|stl|math|suggestion)$/i;

/**
 * Makes Markdown of an agent harmless to show in our comments (T39, DESIGN 6): it notifies nobody, closes, loads and commands
 * nothing, and does not change the text around it. Mentions, references after closing words and links become code, except links to the issues,
 * commits and files of the repository that `page` is the page of; tags
 * and images become text; every fence is closed and moved to column 0, so that all renderers read it alike; headings get small.
 * The text needs a blank line before it. Idempotent.
 */
export function neutralise(markdown: string, page?: string): string {
  const text = stripInvisible(markdown).replace(/\r\n?/g, '\n');
  const lines = text.split('\n');
  const rules = {
    page,
    // Marks may stand within such a word, or between it and the one before.
    references: ['', ' '].some((between) => closingWords.test(text.replace(/[*_~`\\]/g, between))),
    tables: lines.some((line) => delimiterRow.test(line) && line.includes('-') && /[|:]/.test(line)),
  };
  const out: string[] = [];
  for (let at = 0; at < lines.length; ) {
    const line = lines[at] ?? '';
    const block = findBlock(lines, at);
    // A block may have more lines than a call takes arguments.
    for (const each of block?.lines ?? [neutraliseLine(line, out.at(-1), rules)]) out.push(each);
    at = block === undefined ? at + 1 : block.next;
  }
  return out.join('\n');
}

/** Finds the fenced block that starts at a line and writes it again. */
function findBlock(
  lines: readonly string[],
  start: number,
): { readonly lines: readonly string[]; readonly next: number } | undefined {
  const line = lines[start] ?? '';
  if (!line.includes('```') && !line.includes('~~~')) return undefined;
  const fence = findFenceStart(line.replace(listMarker, ''));
  if (fence === undefined) return undefined;
  let end = start + 1;
  while (end < lines.length && !isFenceEnd((lines[end] ?? '').trimStart(), fence)) end += 1;
  const indent = line.length - line.trimStart().length;
  const code = lines.slice(start + 1, end).map((inner) => neutraliseCodeLine(inner, indent));
  const mark = fenceFor(code.join('\n'));
  return { lines: [mark + safeInfo(fence), ...code, mark], next: end + 1 };
}

function safeInfo({ info }: CodeFence): string {
  return plainInfo.test(info) && !specialInfo.test(info) ? info : '';
}

/** Neutralises a line of code, because readers of raw comments look for markers and commands inside code too. */
function neutraliseCodeLine(line: string, indent: number): string {
  let at = 0;
  while (at < indent && /[ \t]/.test(line.charAt(at))) at += 1;
  const code = line.slice(at).replaceAll('<!--', '<! --');
  return code.startsWith('/') ? ` ${code}` : code;
}

function neutraliseLine(line: string, before: string | undefined, rules: InlineRules): string {
  if (line === '') return line;
  const underline = /^[ \t>]*(?=(?:=+|-+)[ \t]*$)/.exec(line);
  if (underline !== null) return before?.trim() === '' && line.includes('-') ? line : escapeAt(line, underline[0].length);
  const command = /^[ \t]*(?=\/)/.exec(line);
  if (command !== null) return `${command[0]}\\/${neutraliseInline(line.slice(command[0].length + 1), rules)}`;
  const heading = /^(?:[ \t>]|[-*+][ \t]|\d{1,9}[.)][ \t])*(?=#{1,3}(?:[ \t]|$))/.exec(line);
  if (heading === null) return neutraliseInline(line, rules);
  const title = line.slice(heading[0].length).replace(/^#+/, '');
  return `${heading[0]}####${neutraliseInline(title, rules)}`;
}

function escapeAt(line: string, at: number): string {
  return `${line.slice(0, at)}\\${line.slice(at)}`;
}
