import { describe } from 'vitest';
import { useClones } from '../support/demo-copy.ts';
import { requirement } from '../support/requirement.ts';

const seconds = 1000;
const clone = useClones();

describe('the scene of approvals', () => {
  requirement(
    {
      ids: ['T43', 'R3', 'DESIGN-4.8'],
      title: 'the scene approval goes as told: refused to an outsider and to who started the run, stale after a push, then given',
      input: 'the scene approval',
      expected:
        'exactly the approved commit is deployed; no workflow run is in progress while the run waits; a refused approval takes one job and at most 16 requests',
    },
    async () => {
      await clone().play('approval');
    },
    120 * seconds,
  );
});
