import { describe, expect } from 'vitest';
import { useClones } from '../support/demo-copy.ts';
import { requirement } from '../support/requirement.ts';

const clone = useClones();

interface Document {
  readonly tasks: readonly unknown[];
}

describe('the demo of an answer to a review', () => {
  requirement(
    {
      ids: ['DESIGN-2', 'DESIGN-4.1'],
      title: 'the commit of the agent appears on the pull request itself; an approved one is refused before the agent starts',
      input: 'demo --variant answer-review --json: a push in between; the same with an approval in between',
      expected: 'exit 0: it asserts itself; the push costs one execution more',
    },
    async () => {
      const { exitCode, stdout, stderr } = await clone().playAsRecorded('answer-review');
      expect(exitCode, stderr).toBe(0);
      const { tasks }: Document = JSON.parse(stdout);
      expect(tasks).toHaveLength(2);
    },
    180_000,
  );
});
