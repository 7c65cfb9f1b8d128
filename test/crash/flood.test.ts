import { describe, expect } from 'vitest';
import { useClones } from '../support/demo-copy.ts';
import { requirement } from '../support/requirement.ts';

const clone = useClones();

describe('the scene of a stranger who floods a thread', () => {
  requirement(
    {
      ids: ['F-S7', 'T20'],
      title: 'cannot push a publisher out of its queue',
      input: 'the scene flood: 112 commands of a stranger while an agent works',
      expected: 'all records, no job of the run cancelled, one answer to the stranger',
    },
    async () => {
      const copy = clone();
      const { tasks, pullRequests } = await copy.play('flood');
      expect(tasks.map(({ stage, outcome }) => `${stage} ${outcome}`)).toEqual([
        'investigate succeeded',
        'fix succeeded',
        'open-pr succeeded',
      ]);
      expect(pullRequests).toHaveLength(1);
    },
    600_000,
  );
});
