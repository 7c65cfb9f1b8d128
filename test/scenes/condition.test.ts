import { describe } from 'vitest';
import { useClones } from '../support/demo-copy.ts';
import { requirement } from '../support/requirement.ts';

const seconds = 1000;
const clone = useClones();

describe('the scene of conditions', () => {
  requirement(
    {
      ids: ['H-41', 'DESIGN-4.1'],
      title: 'high severity goes to a fix, low severity to a comment',
      input: 'the scene condition',
      expected:
        'it asserts itself. High: investigate, fix and open-pr run, 6 jobs and 34 requests; low: investigate and note, 4 jobs and 23 requests. The status comment says which condition skipped what',
    },
    async () => {
      await clone().play('condition');
    },
    120 * seconds,
  );
});
