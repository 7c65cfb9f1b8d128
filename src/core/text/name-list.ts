/** Returns names as a comma-separated list of code spans, for the text of a message. */
export function quoteNames(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(', ');
}

/** Returns whether the list has the name in any case. GitHub treats labels and logins that differ only in case as the same. */
export function hasName(names: readonly string[], wanted: string): boolean {
  return names.some((name) => name.toLowerCase() === wanted.toLowerCase());
}
