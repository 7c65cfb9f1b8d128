import { describe, expect } from 'vitest';
import { useClones } from '../support/demo-copy.ts';
import { requirement } from '../support/requirement.ts';

const clone = useClones();

describe('the scene with handoffs in artifacts', () => {
  requirement(
    {
      ids: ['H-29', 'H-34', 'DESIGN-4.5', 'DESIGN-8'],
      title: 'prompts stay the same; with an artifact deleted on the way the run ends by that name, in words',
      input: 'the scene store-artifacts: with artifacts, with comments, and with the artifact deleted before fix',
      expected: 'it asserts itself; two more requests for each handoff that is read, no more for making one',
    },
    async () => {
      const copy = clone();
      const { requests } = await copy.play('store-artifacts');
      expect(requests.byJob).toEqual({
        'plan: Baton: agent-ready on #1': 7,
        'agent: Baton: agent-ready on #1': 1,
        'publish: Baton: agent-ready on #1': 5,
        'agent: fix-1/fix 1 · 2/3': 3,
        'publish: fix-1/fix 1 · 2/3': 8,
        // 10 with labels and reactions (ADR 0008), 1 that folds comments, and 2 for the handoff that it reads from an artifact.
        'publish: fix-1/open-pr 1 · 3/3': 12,
      });
    },
    300_000,
  );
});
