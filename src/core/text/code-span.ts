import { invisibleCharacters } from './invisible-characters.ts';

/** A short text of others as code on a line of ours: nothing in it can end the span, the line or a table cell. */
export function codeSpan(text: string): string {
  const flat = text.toWellFormed().replace(/\s+/gu, ' ').replace(invisibleCharacters, '').trim();
  const code = flat.replaceAll('`', "'").replaceAll('|', '¦').replaceAll('<!--', '<! --');
  return `\`${code === '' ? '(nothing)' : code}\``;
}
