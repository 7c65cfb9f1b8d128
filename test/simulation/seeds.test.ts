import { describe, expect, it } from 'vitest';
import { requirement } from '../support/requirement.ts';
import { countFaults } from './count-faults.ts';
import { generate } from './generate.ts';
import { runScript, runSeed } from './run-seed.ts';

/** The seeds of `npm test`: about eight seconds. `npm run simulate` plays more. */
const seeds = Array.from({ length: 80 }, (_, index) => index + 1);

describe('the simulation', () => {
  requirement(
    {
      ids: ['DESIGN-6', 'DESIGN-2'],
      title: 'breaks no promise in plays at random, under faults',
      input: 'plays of 80 seeds: pipelines, acts of people and faults at random, on virtual time',
      expected: 'no promise broken; each kind of fault happened',
    },
    async () => {
      const results = [];
      for (const seed of seeds) results.push(await runSeed(seed));
      expect(results.flatMap(({ seed, broken }) => broken.map((each) => ({ seed, ...each })))).toEqual([]);
      const counts = countFaults(results);
      expect(counts.filter(({ injected }) => injected === 0)).toEqual([]);
      expect(counts.filter(({ compared, changed }) => changed > compared)).toEqual([]);
      expect(counts.some(({ effects }) => (effects['more jobs run again'] ?? 0) > 0)).toBe(true);
    },
    120_000,
  );

  it('plays a seed the same way twice', async () => {
    for (const seed of [3, 25, 184]) {
      const [once, again] = [await runSeed(seed), await runSeed(seed)];
      expect(again).toEqual(once);
      // The same faults by their places: so a play without one of them differs by that one alone.
      expect(await runScript({ ...generate(seed), faults: once.faults })).toMatchObject({ digest: once.digest });
      expect(once.digest).toMatch(/^[0-9a-f]{16}$/);
    }
  });
});
