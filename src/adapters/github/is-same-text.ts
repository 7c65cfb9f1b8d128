/** Whether GitHub kept this text: it may store other line ends and drop blanks at the end. */
export function isSameText(kept: string, sent: string): boolean {
  return tidy(kept) === tidy(sent);
}

function tidy(text: string): string {
  return text.replaceAll('\r\n', '\n').trim();
}
