import { describe, expect } from 'vitest';
import { useClones } from '../support/demo-copy.ts';
import { requirement } from '../support/requirement.ts';

const clone = useClones();

describe('the scene of an answer to a review', () => {
  requirement(
    {
      ids: ['DESIGN-2', 'DESIGN-4.1'],
      title: 'the commit of the agent appears on the pull request itself; an approved one is refused before the agent starts',
      input: 'the scene answer-review: a push in between; the same with an approval in between',
      expected: 'it asserts itself; the push costs one execution more',
    },
    async () => {
      const { tasks } = await clone().play('answer-review');
      expect(tasks).toHaveLength(2);
    },
    180_000,
  );
});
