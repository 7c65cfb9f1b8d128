import type { Measures } from './measures.ts';

interface Limit {
  readonly name: string;
  readonly most: number;
  readonly of: (measures: Measures) => number;
}

/** The limits that the source keeps. A change that breaks one merges small files or moves what stands in the wrong folder. */
export const limits: readonly Limit[] = [
  { name: 'files', most: 1217, of: ({ files }) => files },
  { name: 'files of 15 lines or fewer', most: 36, of: ({ shortFiles }) => shortFiles },
  // Ports, contracts, tables of problems, schemas, and the queues of the App. Part 10 brought ten of them, the longest of 241 lines.
  { name: 'files over 200 lines', most: 16, of: ({ longFiles }) => longFiles },
  { name: 'files in the largest folder', most: 20, of: ({ largestFolder }) => largestFolder.files },
  { name: 'folders in a cycle', most: 0, of: ({ foldersInCycles }) => foldersInCycles },
  { name: 'walk: label to dispatch', most: 133, of: ({ walks }) => walks['label to dispatch'] },
  { name: 'walk: handoff to next prompt', most: 123, of: ({ walks }) => walks['handoff to next prompt'] },
  { name: 'walk: comment /baton retry', most: 140, of: ({ walks }) => walks['comment /baton retry'] },
  { name: 'walk: crash to publish', most: 101, of: ({ walks }) => walks['crash to publish'] },
];

/** Returns a sentence for each limit that the measures exceed. */
export function listExceeded(measures: Measures): readonly string[] {
  return limits
    .filter(({ most, of }) => of(measures) > most)
    .map(({ name, most, of }) => `${name}: ${of(measures)}, at most ${most} are allowed`);
}
