import { describe, expect, it } from 'vitest';
import { requirement } from '../support/requirement.ts';
import { countFaults } from './count-faults.ts';
import { generate } from './generate.ts';
import { proved } from './invariants.ts';
import { runScript, runSeed, type SeedResult } from './run-seed.ts';
import type { Script } from './script.ts';
import type { PlacedFault } from './world/faults.ts';

/** The kinds of faults that may be missing among so few plays, each at a place where it happens in `small`. */
const rare: ReadonlyMap<string, PlacedFault> = new Map(
  (
    [
      ['output-withheld', 'output of 900.1 1'],
      ['output-large', 'output of 900.1 1'],
      ['artifact-lost', 'output of 900.1 1'],
      ['thread-full', 'length of #42 1'],
      ['requests-used-up', 'others 1'],
      ['content-used-up', 'others 1'],
      ['locked', 'label of #42 1'],
      ['edits-refused', 'edits 1'],
    ] as const
  ).map(([fault, place]) => [fault, { fault, place }]),
);
const keys = ['agent: one', 'prompt: "Do it."'];
/** Two stages, the label at its beginning, and a sweep every hour. */
const small: Script = {
  seed: 1,
  stages: [
    { name: 'a', needs: [], keys },
    { name: 'b', needs: ['a'], keys: ['agent: one', 'prompt: "Go on. {{ needs.a.handoff.summary }}"'] },
  ],
  top: [],
  acts: [
    { minute: 0, does: 'label', subject: 42 },
    ...Array.from({ length: 23 }, (_, index) => ({ minute: 30 + 60 * index, does: 'sweep' as const })),
  ],
};

/** The seeds of `npm test`: about fifteen seconds of CPU. `npm run simulate` plays more. */
const seeds = Array.from({ length: 50 }, (_, index) => index + 1);

describe('the simulation', () => {
  requirement(
    {
      ids: [...new Set(['DESIGN-6', 'DESIGN-2', ...Object.values(proved).flat()])],
      title: 'breaks no promise in plays at random, under faults',
      input: 'plays of 50 seeds, a third of them over the App: pipelines, acts of people and faults at random, on virtual time',
      expected: 'no promise broken; each kind of fault happened',
    },
    async () => {
      const results = await playAll(seeds);
      expect(results.flatMap(({ seed, broken }) => broken.map((each) => ({ seed, ...each })))).toEqual([]);
      const counts = countFaults(results);
      expect(counts.flatMap(({ kind, injected }) => (injected === 0 && !rare.has(kind) ? [kind] : []))).toEqual([]);
      expect(counts.filter(({ compared, changed }) => changed > compared)).toEqual([]);
      expect(counts.some(({ effects }) => (effects['more jobs run again'] ?? 0) > 0)).toBe(true);
    },
    300_000,
  );

  it.each([...rare])('keeps its promises under %s', async (kind, fault) => {
    const result = await runScript({ ...small, faults: [fault] }, { isCompared: true });
    expect(result.broken).toEqual([]);
    expect(result.faults).toEqual([fault]);
    expect(result.effect?.kind).toBe(kind);
    expect(result.effect?.effects).not.toEqual([]);
  });

  it('plays a seed the same way twice, whatever was played between', async () => {
    const chosen = [3, 25, 184];
    const [once, again] = [await playAll(chosen), await playAll(chosen.toReversed())];
    expect(again.toReversed()).toEqual(once);
    for (const { seed, digest, faults } of once) {
      // The same faults by their places: so a play without one of them differs by that one alone.
      expect(await runScript({ ...generate(seed), faults })).toMatchObject({ digest });
      expect(digest).toMatch(/^[0-9a-f]{16}$/);
    }
  });
});

async function playAll(list: readonly number[]): Promise<readonly SeedResult[]> {
  const results: SeedResult[] = [];
  for (const seed of list) results.push(await runSeed(seed, 4));
  return results;
}
