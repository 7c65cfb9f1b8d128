/** Names as they stand in a detail. */
export function nameList(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(', ');
}
