import type { Measures } from './measures.ts';

interface Limit {
  readonly name: string;
  readonly most: number;
  readonly of: (measures: Measures) => number;
}

/**
 * The limits that the source keeps. They go only downwards: the change that gets below one lowers it, here and in its test. To raise one,
 * write an ADR that says why the source is better with it. A change that breaks a limit merges small files, moves what stands in the
 * wrong folder, or is simpler; no file is merged for a count alone.
 */
export const limits: readonly Limit[] = [
  { name: 'files of 15 lines or fewer', most: 30, of: ({ shortFiles }) => shortFiles },
  // Ports, contracts, tables of problems, schemas, and the queues of the App.
  { name: 'files over 200 lines', most: 16, of: ({ longFiles }) => longFiles },
  { name: 'lines a file: median', most: 72, of: ({ lines }) => lines.median },
  { name: 'lines a file: p95', most: 184, of: ({ lines }) => lines.p95 },
  { name: 'import arrows per 1,000 lines', most: 69, of: ({ arrowsPerThousandLines }) => arrowsPerThousandLines },
  { name: 'named types per 1,000 lines', most: 21, of: ({ namedTypesPerThousandLines }) => namedTypesPerThousandLines },
  { name: 'type names that stand twice', most: 175, of: ({ typeNamesTwice }) => typeNamesTwice },
  { name: 'types named Place, Facts, Asked or Known', most: 0, of: ({ forbiddenTypeNames }) => forbiddenTypeNames },
  { name: 'conditional spreads', most: 142, of: ({ conditionalSpreads }) => conditionalSpreads },
  { name: 'files in the largest folder', most: 20, of: ({ largestFolder }) => largestFolder.files },
  { name: 'folders in a cycle', most: 0, of: ({ foldersInCycles }) => foldersInCycles },
  { name: 'walk: label to dispatch', most: 132, of: ({ walks }) => walks['label to dispatch'] },
  { name: 'walk: handoff to next prompt', most: 123, of: ({ walks }) => walks['handoff to next prompt'] },
  { name: 'walk: comment /baton retry', most: 139, of: ({ walks }) => walks['comment /baton retry'] },
  { name: 'walk: crash to publish', most: 100, of: ({ walks }) => walks['crash to publish'] },
];

/** Returns a sentence for each limit that the measures exceed. */
export function listExceeded(measures: Measures): readonly string[] {
  return limits
    .filter(({ most, of }) => of(measures) > most)
    .map(({ name, most, of }) => `${name}: ${Number(of(measures).toFixed(2))}, at most ${most} are allowed`);
}
