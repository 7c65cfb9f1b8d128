import { findNearest } from '../../core/text/explain-path.ts';

/** Returns the end of a message about a wrong name: the nearest of the right ones; an empty text where none is near. */
export function suggestNearest(wrong: string, names: readonly string[]): string {
  const nearest = findNearest(wrong, names);
  return nearest === undefined ? '' : ` Did you mean ${nearest}?`;
}

/** Returns the end of a message about a wrong name: the nearest of the right ones, or all of them. */
export function suggestName(wrong: string, names: readonly string[]): string {
  if (names.length === 0) return '';
  return suggestNearest(wrong, names) || ` There ${names.length === 1 ? 'is' : 'are'} ${names.join(', ')}.`;
}
