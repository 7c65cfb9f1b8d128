/** Names as they stand in a detail. */
export function nameList(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(', ');
}

/** GitHub keeps labels and logins apart by their letters alone, whatever their case. */
export function hasName(names: readonly string[], wanted: string): boolean {
  return names.some((name) => name.toLowerCase() === wanted.toLowerCase());
}
