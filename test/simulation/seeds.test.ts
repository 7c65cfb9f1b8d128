import { describe, expect, it } from 'vitest';
import { requirement } from '../support/requirement.ts';
import { runSeed } from './run-seed.ts';
import { requestFaults, worldFaults } from './world/faults.ts';

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
      const kinds = new Set(results.flatMap(({ faults }) => faults.map(({ fault }) => fault)));
      expect([...requestFaults, ...worldFaults].filter((kind) => !kinds.has(kind))).toEqual([]);
    },
    120_000,
  );

  it('plays a seed the same way twice', async () => {
    for (const seed of [3, 25, 184]) {
      const [once, again] = [await runSeed(seed), await runSeed(seed)];
      expect(again).toEqual(once);
      expect(once.digest).toMatch(/^[0-9a-f]{16}$/);
    }
  });
});
