import { truncateCodePoints } from '../text/code-points.ts';
import { invisibleCharacters } from '../text/plain-text.ts';
import { neutraliseInline } from './neutralise-inline.ts';

const maxCodePoints = 200;

/**
 * Returns text of others for use inside a line of ours, such as a table cell: without line breaks, so that no block can start in
 * it, and without cell borders. `\|` would not work: GitHub reads the backslashes of the text before those of the table.
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
