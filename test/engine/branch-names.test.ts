import { expect } from 'vitest';
import { classifyFailure } from '../../src/core/output/failure-reason.ts';
import { requirement } from '../support/requirement.ts';
import { runTurns } from './transfer-turns.ts';

for (const [what, branch, words] of [
  ['is no name for a branch', 'x/{{ subject.body }}', 'cannot be used'],
  ['is the default branch', "ma{{ 'in' }}", 'came out as "main", the default branch'],
] as const) {
  requirement(
    {
      ids: ['F-M21', 'T25'],
      title: `a branch that comes out as what ${what} fails before the agent is paid, and asks for a new run`,
      input: branch,
      expected: 'no start of the agent; `branch-name`, whose recourse is a new run',
    },
    async () => {
      const { output, prompts } = await runTurns({ scripts: { one: 'true' }, stage: { branch } });
      expect(prompts).toEqual([]);
      expect(output).toMatchObject({ outcome: 'failed', failure: { reason: 'branch-name' } });
      expect(output.failure?.message).toContain(words);
      expect(classifyFailure(output.failure?.reason ?? '').recourse).toBe('new-run');
    },
  );
}
