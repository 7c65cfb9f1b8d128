import type { Problem } from '../problem.ts';

/** Orders problems as they stand in the file. */
export function byPlace(a: Problem, b: Problem): number {
  return (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0);
}
