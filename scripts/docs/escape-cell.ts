/**
 * A text as one cell of a Markdown table, with nothing in it that GitHub would take for more than text. Code spans stay as they are.
 * Characters that nobody sees are written as `\u0000`: a single NUL makes Git and grep take the page for a binary file.
 */
export function escapeCell(text: string): string {
  return text
    .replace(/\s*\n\s*/g, ' ')
    .replace(/[\p{Cc}\p{Cf}]/gu, (hidden) => `\\u${(hidden.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`)
    .split(/(`[^`]*`)/)
    .map((part, index) => (index % 2 === 1 ? part : part.replaceAll('\\', '\\\\').replaceAll('<', '&lt;')))
    .join('')
    .replaceAll('|', '\\|');
}
