import { describe, expect } from 'vitest';
import { useClones } from '../support/demo-copy.ts';
import { requirement } from '../support/requirement.ts';

const clone = useClones();

describe('the scene of a failing check', () => {
  requirement(
    {
      ids: ['DESIGN-2', 'DESIGN-4.1'],
      title:
        'a failing check is fixed on the pull request itself, by four jobs of Baton; a second failure starts nothing and says why',
      input:
        'the scene fix-ci: CI fails, and passes once the check of the commit is approved; the same with an agent that does not fix it',
      expected: 'it asserts itself; one execution',
    },
    async () => {
      const { tasks } = await clone().play('fix-ci');
      expect(tasks).toHaveLength(1);
    },
    180_000,
  );
});
