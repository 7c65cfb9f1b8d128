import { describe, expect, it } from 'vitest';
import { readStartedRun } from '../../src/entry/shared/read-started-run.ts';
import type { WorkflowJob, WorkflowRun } from '../../src/ports/dispatcher.ts';
import { requirement } from '../support/requirement.ts';

const run = (changes: Partial<WorkflowRun>): WorkflowRun => ({
  id: 5,
  title: 'fix-4/fix 1',
  status: 'completed',
  conclusion: 'failure',
  url: 'https://x/5',
  ...changes,
});
const job = (conclusion: string): WorkflowJob => ({
  ...{ id: 1, attempt: 1, began: true },
  ...{ name: 'baton / agent', status: 'completed', conclusion, url: '' },
});

async function find(runs: readonly WorkflowRun[], jobs: Readonly<Record<number, readonly WorkflowJob[]>>) {
  const warnings: string[] = [];
  const found = await readStartedRun({
    dispatcher: { listRuns: async () => runs, listJobs: async (id) => jobs[id] ?? [] },
    log: { info: () => undefined, warning: (text) => void warnings.push(text), error: () => undefined },
    title: 'fix-4/fix 1',
    since: '',
  });
  return { found: found?.id, warnings };
}

describe('an order that may have been started before a crash', () => {
  requirement(
    {
      ids: ['DESIGN-2', 'DESIGN-5.3'],
      title: 'counts as not started when its workflow run ended without a job, and the log names the setting',
      input: 'runs that ended as startup_failure without jobs, and as cancelled with skipped jobs alone',
      expected: 'no run is found; Workflow execution protections and the permissions of the caller are named',
    },
    async () => {
      const { found, warnings } = await find([run({ conclusion: 'startup_failure' }), run({ id: 6, conclusion: 'cancelled' })], {
        6: [job('skipped')],
      });
      expect(found).toBeUndefined();
      expect(warnings).toHaveLength(2);
      expect(warnings[0]).toMatch(/startup_failure.*Workflow execution protections.*contents, issues, pull-requests and actions/);
    },
  );

  it('is the run that has a job, behind a newer one that has none', async () => {
    expect((await find([run({ id: 9 }), run({ id: 7 })], { 7: [job('cancelled')] })).found).toBe(7);
  });

  it('is a run that has not ended, whatever its jobs', async () => {
    expect(await find([run({ status: 'queued', conclusion: null })], {})).toEqual({ found: 5, warnings: [] });
  });
});
