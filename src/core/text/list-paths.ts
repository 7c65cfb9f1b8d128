import { truncateCodePoints } from './code-points.ts';

const shownPaths = 10;
const pathCodePoints = 100;

/** Renders the first paths of a list for a sentence, each in quotes and cut, and the number of the others. */
export function listPaths(paths: readonly string[]): string {
  const rest = paths.length - shownPaths;
  const shown = paths.slice(0, shownPaths).map((path) => JSON.stringify(truncateCodePoints(path, pathCodePoints)));
  return [...shown, ...(rest > 0 ? [`${rest} more`] : [])].join(', ');
}
