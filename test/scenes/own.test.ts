import { describe, expect } from 'vitest';
import { makeAgentsQuick, useClones } from '../support/demo-copy.ts';
import { requirement } from '../support/requirement.ts';

const clone = useClones();

describe('the scene of a workflow written by hand', () => {
  requirement(
    {
      ids: ['DESIGN-2', 'DESIGN-4.6', 'H-34', 'Y-28'],
      title: 'two plain steps on a schedule: the second prompt has the first summary, the next tick its history',
      input: 'the scene own-cron: two ticks of weekly.yml',
      expected: 'it asserts itself; the ledger weekly.yml/propose has a record of each week',
    },
    async () => {
      const { steps = [], ledgers } = await clone().play('own-cron');
      expect(steps.map(({ job }) => job)).toEqual(['propose', 'outline', 'propose', 'outline']);
      expect(steps[1]?.output).toContain(steps[0]?.handoff?.summary);
      expect(steps[3]?.output).toContain(steps[2]?.handoff?.summary);
      expect(steps[2]?.output).toContain('Skipped: error messages.');
      expect(ledgers.map(({ title, thread }) => [title, thread.length])).toEqual([['Baton history: weekly.yml/propose', 2]]);
    },
    180_000,
  );
});

describe('the scene of a dry run', () => {
  requirement(
    {
      ids: ['U23', 'DESIGN-4.8'],
      title: 'writes nothing, and its summary lists as many writes as the same label causes in earnest',
      input: 'the scene dry-run: a label with dry-run: true, then without',
      expected: 'it asserts itself; no request but GET by any job; an empty thread',
    },
    async () => {
      const copy = clone();
      makeAgentsQuick(copy);
      const { thread, requests } = await copy.play('dry-run');
      expect(thread).toEqual([]);
      expect(requests.writes).toEqual({});
    },
    180_000,
  );
});
