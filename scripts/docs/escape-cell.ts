/** A text as one cell of a Markdown table, with nothing in it that GitHub would take for more than text. Code spans stay as they are. */
export function escapeCell(text: string): string {
  return text
    .replace(/\s*\n\s*/g, ' ')
    .split(/(`[^`]*`)/)
    .map((part, index) => (index % 2 === 1 ? part : part.replaceAll('\\', '\\\\').replaceAll('<', '&lt;')))
    .join('')
    .replaceAll('|', '\\|');
}
