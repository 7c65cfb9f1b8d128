import { expect } from 'vitest';
import { generate } from '../simulation/generate.ts';
import { replay } from '../simulation/replay/replay.ts';
import { requirement } from '../support/requirement.ts';

const seeds = Array.from({ length: 12 }, (_, index) => index + 1);

requirement(
  {
    ids: ['DESIGN-9'],
    title: 'plays on the local GitHub through the real adapters leave what they leave in memory',
    input:
      'plays of 12 seeds, each in memory and then, with the same faults, on the local GitHub in the same process, on virtual time',
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
