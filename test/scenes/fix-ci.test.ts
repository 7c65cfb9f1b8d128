import { describe, expect } from 'vitest';
import { useClones } from '../support/demo-copy.ts';
import { requirement } from '../support/requirement.ts';

const clone = useClones();

interface Document {
  readonly tasks: readonly unknown[];
}

describe('the demo of a failing check', () => {
  requirement(
    {
      ids: ['DESIGN-2', 'DESIGN-4.1'],
      title:
        'a failing check is mended on the pull request itself, by four jobs of Baton; a second failure starts nothing and says why',
      input:
        'demo --variant fix-ci --json: CI fails, and passes once the check of the commit is approved; the same with an agent that does not mend it',
      expected: 'exit 0: it asserts itself; one execution',
    },
    async () => {
      const { exitCode, stdout, stderr } = await clone().playAsRecorded('fix-ci');
      expect(exitCode, stderr).toBe(0);
      const { tasks }: Document = JSON.parse(stdout);
      expect(tasks).toHaveLength(1);
    },
    180_000,
  );
});
