import { truncateCodePoints } from '../text/code-points.ts';
import { invisibleCharacters } from '../text/plain-text.ts';
import { fenceFor } from './fenced-code.ts';
import { neutralise } from './neutralise.ts';
import { neutraliseInline } from './neutralise-inline.ts';

const maxCodePoints = 200;

/**
 * Returns text of others for use inside a line of ours, such as a table cell: without line breaks, so that no block can start in
 * it, and without cell borders. `\|` would not work: GitHub reads the backslashes of the text before those of the table. What codes
 * of terminals are made of stays, here and in `codeSpan`: somebody may approve what is shown.
 */
export function oneLine(text: string, max: number = maxCodePoints): string {
  const flat = text.toWellFormed().replace(/\s+/gu, ' ').replace(invisibleCharacters, '').trim().replaceAll('|', '¦');
  return neutraliseInline(truncateCodePoints(flat, max), { references: true, tables: true });
}

/** Renders a short text of others as code on one line. Nothing in it can end the span, the line or a table cell. */
export function codeSpan(text: string): string {
  const flat = text.toWellFormed().replace(/\s+/gu, ' ').replace(invisibleCharacters, '').trim();
  const code = flat.replaceAll('`', "'").replaceAll('|', '¦').replaceAll('<!--', '<! --');
  return `\`${code === '' ? '(nothing)' : code}\``;
}

/**
 * Renders text of others as a code block. The text is neutralised as well, because readers of raw comments look for markers and
 * commands inside code too.
 */
export function fencedText(text: string, language: 'text' | 'json' | 'diff'): string {
  const fence = fenceFor(text);
  return neutralise(`${fence}${language}\n${text}\n${fence}`);
}

/** Puts `>` in front of every line. */
export function quote(text: string): string {
  return text
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');
}

/** Renders text that is collapsed behind a headline. The text must have no open fence at its end. */
export function renderDetails(title: string, text: string): string {
  return `<details><summary>${title}</summary>\n\n${text}\n\n</details>`;
}
