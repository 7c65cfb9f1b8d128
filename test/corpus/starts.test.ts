import { expect, it } from 'vitest';
import { countStarts, type StartCount } from './count-starts.ts';
import { isUpdate, readText, writeReadable } from './goldens.ts';
import { readCorpus } from './read-corpus.ts';

/**
 * Who writes a record starts what that record made possible, and nobody else does (ADR 0003). Starts that a pause or a limit forbids, and
 * those that a person asks for, are counted apart.
 */
it('lets the writers of comments start each execution that is due once', () => {
  const counted = readCorpus().flatMap((list) => countStarts(list));
  const faults = counted.filter(({ count }) => count === 'twice' || count === 'never');
  expect(faults).toEqual([]);
  const counts = countBy(counted.map(({ count }) => count));
  if (isUpdate) writeReadable('starts.json', counts);
  expect(counts).toBe(readText('starts.json'));
});

function countBy(counts: readonly StartCount[]): string {
  const groups = [...Map.groupBy(counts, (count) => count)].map(([count, all]) => [count, all.length] as const);
  return `${JSON.stringify(Object.fromEntries(groups.toSorted(([a], [b]) => a.localeCompare(b))), null, 2)}\n`;
}
