import { describe, expect } from 'vitest';
import { makeAgentsQuick, useClones } from '../support/demo-copy.ts';
import { requirement } from '../support/requirement.ts';

const clone = useClones();

describe('the scene of a thread that others talk on', () => {
  requirement(
    {
      ids: ['DESIGN-8', 'DESIGN-4.8'],
      title: 'costs plan the pages that are newer than its newest run, and agent and publish nothing',
      input: 'the scene noise-2400: 2,400 comments of others, a run, a second run; the first one again without them',
      expected:
        'equal prompts and equal requests of agent and publish; plan at most 7 + 24, then at most 7, 2 for the label that was removed, 2 for the page before and 1 for folding; without noise at most 7',
    },
    async () => {
      const copy = clone();
      makeAgentsQuick(copy);
      const { phases, thread } = await copy.play('noise-2400');
      expect(thread.length).toBeGreaterThan(2_400);
      const [first, second] = phases;
      // DESIGN 8 allows 6 requests, and reactions are one more (ADR 0008). The first plan reads 23 more pages of comments. The second phase
      // has 2 more: removing the label starts a job that looks for runs to cancel. The record of the first run begins its page, so both
      // jobs read the page before, too: the record might be a copy of one there. One more folds the status of the first run.
      expect(first?.['plan: Baton: agent-ready on #1']).toBe(30);
      expect(second?.['plan: Baton: agent-ready on #1']).toBe(12);
      expect(first).toMatchObject({
        'agent: Baton: agent-ready on #1': 1,
        'agent: fix-1/fix 1 · 2/3': 1,
        'publish: Baton: agent-ready on #1': 5,
      });
      expect(second).toMatchObject({
        'agent: Baton: agent-ready on #1': 1,
        'agent: fix-1-2/fix 1 · 2/3': 1,
        'publish: Baton: agent-ready on #1': 5,
      });
    },
    240_000,
  );
});
