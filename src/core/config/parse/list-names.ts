import { closest, distance } from 'fastest-levenshtein';

/** Suggests what a name that does not exist may mean, and lists the names that exist. */
export function suggestNames(wrong: string, names: readonly string[]): string {
  if (names.length === 0) return 'There is none to choose from.';
  const nearest = closest(wrong, [...names]);
  const guess = distance(wrong, nearest) <= 2 ? `Did you mean \`${nearest}\`? ` : '';
  return `${guess}There are: ${names.join(', ')}.`;
}
