import { describe, expect } from 'vitest';
import { sweep } from '../../src/engine/sweep/sweep.ts';
import type { BrokenRun } from '../../src/ports/dispatcher.ts';
import { createHarness } from '../support/engine-harness.ts';
import { requirement } from '../support/requirement.ts';
import { withRuns } from './with-runs.ts';

const cancelledForwards = (actor: string, first: number, count: number): readonly BrokenRun[] =>
  Array.from({ length: count }, (_, index) => ({ id: first + index, title: 'Baton', event: 'issue_comment', actor }));

const dispatched: readonly BrokenRun[] = Array.from({ length: 20 }, (_, index) => {
  return { id: 1 + index, title: `fix-${index}/fix 1`, event: 'workflow_dispatch', actor: 'github-actions[bot]' };
});
const commented: BrokenRun = { id: 30, title: 'Baton', event: 'issue_comment', actor: 'mona' };

describe('sweep of what died, beside runs that strangers caused', () => {
  requirement(
    {
      ids: ['F-S7', 'T20', 'DESIGN-5.3', 'DESIGN-8'],
      title: 'cancelled runs of strangers hide none of ours from a sweep, however many and however new',
      input:
        '300 and 40 newer runs of two strangers whose forward was cancelled; 20 dispatched runs and one of a maintainer that died',
      expected: 'the 21 are started again; 50 lists of jobs are asked for, 29 of them of strangers',
    },
    async () => {
      const strangers = [...cancelledForwards('hubot', 1000, 300), ...cancelledForwards('hubot-2', 2000, 40)];
      const asked: number[] = [];
      const again: number[] = [];
      const broken = [...strangers, commented, ...dispatched];
      const harness = withRuns(createHarness(), { agent: 'success', publish: 'failure', broken, again });
      const runs = harness.engine.ports.workflowRuns;
      const forward = {
        id: 1,
        name: 'baton / forward',
        status: 'completed',
        conclusion: 'cancelled',
        url: '',
        began: false,
        attempt: 1,
      };
      const listJobs = async (id: number) => {
        asked.push(id);
        return id >= 1000 ? [forward] : runs.listJobs(id);
      };
      const ports = { ...harness.engine.ports, workflowRuns: { ...runs, listJobs } };
      const { repeated } = await sweep({ ...harness.engine, ports }, async () => []);
      const ours = [...dispatched, commented].map(({ id }) => id);
      expect(repeated.map(({ id }) => id).toSorted()).toEqual(ours.toSorted());
      expect(again).toHaveLength(21);
      expect(asked).toHaveLength(50);
      expect(asked.filter((id) => id >= 1000)).toHaveLength(29);
      expect(harness.warnings[0]).toContain('361 workflow runs failed or were cancelled; this sweep looks at 50');
    },
  );
});
