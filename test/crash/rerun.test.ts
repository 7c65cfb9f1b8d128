import { describe, expect } from 'vitest';
import { useClones } from '../support/demo-copy.ts';
import { requirement } from '../support/requirement.ts';

const clone = useClones();

describe('the scene of jobs that run again', () => {
  requirement(
    {
      ids: ['F-G4', 'DESIGN-5.2'],
      title: 'has the same records however often its jobs run, also when a machine was lost after an upload',
      input: 'the scene rerun: every job again; then the same with every first publish job lost',
      expected: 'exit code 0; three tasks, each with one execution, and one pull request',
    },
    async () => {
      const copy = clone();
      const { tasks, pullRequests } = await copy.play('rerun');
      expect(tasks.map(({ stage, execution }) => `${stage} ${execution}`)).toEqual(['investigate 1', 'fix 1', 'open-pr 1']);
      expect(pullRequests).toHaveLength(1);
    },
    300_000,
  );
});
