import { closest, distance } from 'fastest-levenshtein';

/** What could have been meant by a name that does not exist, and what there is. */
export function listNames(wrong: string, names: readonly string[]): string {
  if (names.length === 0) return 'There is none to choose from.';
  const nearest = closest(wrong, [...names]);
  const guess = distance(wrong, nearest) <= 2 ? `Did you mean \`${nearest}\`? ` : '';
  return `${guess}There are: ${names.join(', ')}.`;
}
