import { describe, expect } from 'vitest';
import { parseDemo, useClones } from '../support/demo-copy.ts';
import { requirement } from '../support/requirement.ts';

const clone = useClones();

describe('the demo of a stranger who floods a thread', () => {
  requirement(
    {
      ids: ['F-S7', 'T20'],
      title: 'cannot push a publisher out of its queue',
      input: 'demo --variant flood --json: 112 commands of a stranger while an agent works',
      expected: 'exit code 0: all records, no job of the run cancelled, one answer to the stranger',
    },
    async () => {
      const copy = clone();
      const { exitCode, stdout, stderr } = await copy.playAsRecorded('flood');
      // The scene checks records, jobs and answers itself.
      expect(exitCode, stderr).toBe(0);
      const { tasks, pullRequests } = parseDemo(stdout);
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
