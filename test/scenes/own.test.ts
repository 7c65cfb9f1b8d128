import { describe, expect } from 'vitest';
import { makeAgentsQuick, useClones } from '../support/demo-copy.ts';
import { requirement } from '../support/requirement.ts';

const clone = useClones();

interface Document {
  readonly steps: readonly {
    readonly job: string;
    readonly handoff: { readonly summary: string } | null;
    readonly output: string;
  }[];
  readonly ledgers: readonly { readonly title: string; readonly thread: readonly unknown[] }[];
  readonly thread: readonly unknown[];
  readonly requests: { readonly writes: Readonly<Record<string, number>> };
}

describe('the demo of a workflow written by hand', () => {
  requirement(
    {
      ids: ['DESIGN-2', 'DESIGN-4.6', 'H-34', 'Y-28'],
      title: 'two plain steps on a schedule: the second prompt has the first summary, the next tick its history',
      input: 'demo --variant own-cron --json: two ticks of weekly.yml',
      expected: 'exit 0: it asserts itself; the ledger weekly.yml/propose has a record of each week',
    },
    async () => {
      const { exitCode, stdout, stderr } = await clone().playAsRecorded('own-cron');
      expect(exitCode, stderr).toBe(0);
      const { steps, ledgers }: Document = JSON.parse(stdout);
      expect(steps.map(({ job }) => job)).toEqual(['propose', 'outline', 'propose', 'outline']);
      expect(steps[1]?.output).toContain(steps[0]?.handoff?.summary);
      expect(steps[3]?.output).toContain(steps[2]?.handoff?.summary);
      expect(steps[2]?.output).toContain('Skipped: error messages.');
      expect(ledgers.map(({ title, thread }) => [title, thread.length])).toEqual([['Baton history: weekly.yml/propose', 2]]);
    },
    180_000,
  );
});

describe('the demo of a dry run', () => {
  requirement(
    {
      ids: ['U23', 'DESIGN-4.8'],
      title: 'writes nothing, and its summary lists as many writes as the same label causes in earnest',
      input: 'demo --variant dry-run --json: a label with dry-run: true, then without',
      expected: 'exit 0: it asserts itself; no request but GET by any job; an empty thread',
    },
    async () => {
      const copy = clone();
      makeAgentsQuick(copy);
      const { exitCode, stdout, stderr } = await copy.playAsRecorded('dry-run');
      expect(exitCode, stderr).toBe(0);
      const { thread, requests }: Document = JSON.parse(stdout);
      expect(thread).toEqual([]);
      expect(requests.writes).toEqual({});
    },
    180_000,
  );
});
