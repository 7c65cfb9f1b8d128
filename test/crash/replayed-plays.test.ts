import { expect } from 'vitest';
import { generate } from '../simulation/generate.ts';
import { replay } from '../simulation/replay/replay.ts';
import { requirement } from '../support/requirement.ts';

/** Plays that stay within what the world in memory and the local GitHub both have. */
const seeds = [2, 3, 7, 9, 12, 13];

requirement(
  {
    ids: ['DESIGN-9'],
    title: 'plays on the local GitHub through the real adapters leave what they leave in memory',
    input:
      'plays of six seeds, each in memory and then, with the same faults, on the local GitHub in the same process, on virtual time',
    expected: 'the same records, comments and workflow runs at the same times; the requests are counted',
  },
  async () => {
    for (const seed of seeds) {
      const { inMemory, onGitHub, requests } = await replay(generate(seed));
      expect(onGitHub, `seed ${seed}`).toEqual(inMemory);
      expect(requests.length).toBeGreaterThan(0);
    }
  },
);
