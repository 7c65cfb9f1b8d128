/** A text as one cell of a Markdown table, with nothing in it that GitHub would take for more than text. */
export function escapeCell(text: string): string {
  return text
    .replaceAll('\\', '\\\\')
    .replaceAll('|', '\\|')
    .replaceAll('<', '&lt;')
    .replace(/\s*\n\s*/g, ' ');
}
