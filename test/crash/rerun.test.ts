import { describe, expect } from 'vitest';
import { parseDemo, useClones } from '../support/demo-copy.ts';
import { requirement } from '../support/requirement.ts';

const clone = useClones();

describe('the demo of jobs that run again', () => {
  requirement(
    {
      ids: ['F-G4', 'DESIGN-5.2'],
      title: 'has the same records however often its jobs run, also when a machine was lost after an upload',
      input: 'demo --variant rerun --json: every job again; then the same with every first publish job lost',
      expected: 'exit code 0; three tasks, each with one execution, and one pull request',
    },
    async () => {
      const copy = clone();
      const { exitCode, stdout, stderr } = await copy.playAsRecorded('rerun');
      // The scene compares the records of the two itself.
      expect(exitCode, stderr).toBe(0);
      const { tasks, pullRequests } = parseDemo(stdout);
      expect(tasks.map(({ stage, execution }) => `${stage} ${execution}`)).toEqual(['investigate 1', 'fix 1', 'open-pr 1']);
      expect(pullRequests).toHaveLength(1);
    },
    300_000,
  );
});
