/** A fence of backticks that nothing inside `text` can close. */
export function fenceFor(text: string): string {
  const longest = (text.match(/`+/g) ?? []).reduce((length, run) => Math.max(length, run.length), 2);
  return '`'.repeat(longest + 1);
}
