/** A text as one word of a POSIX shell, whatever it holds. */
export function quoteShell(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
