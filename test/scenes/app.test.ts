import { describe, expect } from 'vitest';
import { expectInCosts, makeAgentsQuick, mendingAgent, parseDemo, useClones } from '../support/demo-copy.ts';
import { requirement } from '../support/requirement.ts';

const seconds = 1000;
const clone = useClones();

describe('the demo with the App', () => {
  requirement(
    {
      ids: ['DESIGN-2', 'DESIGN-8'],
      title: 'the App runs the main job of the demo with one job per agent link',
      input: 'demo --app --json',
      expected: 'the same tasks, one pull request, two jobs, requests as in docs/costs.md',
    },
    () => {
      const copy = clone();
      // `test/scenes/demo.test.ts` shows the agents of the example at work. These know what is wrong.
      makeAgentsQuick(copy);
      copy.edit('examples/investigate-fix-pr/scripts/agents/fix.mjs', () => mendingAgent);
      const { exitCode, stdout, stderr } = copy.run('--app', '--json');
      expect(exitCode, stderr).toBe(0);
      const document = parseDemo(stdout);
      const outcomes = document.tasks.map(({ stage, outcome }) => `${stage} ${outcome}`);
      expect(outcomes).toEqual(['investigate succeeded', 'fix succeeded', 'open-pr succeeded']);
      expect(document.pullRequests).toHaveLength(1);
      expect(stderr).toContain('The tests of the example pass on the branch of the pull request.');
      expect(Object.keys(document.requests.byJob).filter((job) => job !== 'app:baton')).toEqual([
        'agent: fix-1/investigate 1 · 1/3',
        'agent: fix-1/fix 1 · 2/3',
      ]);
      expectInCosts(document.requests.byJob, 1);
    },
    120 * seconds,
  );
});
