import { invisibleCharacters } from './invisible-characters.ts';
import { neutraliseInline } from './neutralise-inline.ts';
import { truncateCodePoints } from './truncate-code-points.ts';

const maxCodePoints = 200;

/**
 * Text of others inside a line of ours, such as a table cell: without line breaks, so that no block can start in it, and
 * without cell borders. `\|` would not do: GitHub reads the backslashes of the text before those of the table.
 */
export function oneLine(text: string, max: number = maxCodePoints): string {
  const flat = text.toWellFormed().replace(/\s+/gu, ' ').replace(invisibleCharacters, '').trim().replaceAll('|', '¦');
  return neutraliseInline(truncateCodePoints(flat, max), { references: true, tables: true });
}
