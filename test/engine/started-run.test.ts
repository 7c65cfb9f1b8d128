import { describe, expect, it } from 'vitest';
import { readStartedRun } from '../../src/engine/gate/worker.ts';
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
const began = '2026-03-18T09:00:00Z';
const job = (conclusion: string): WorkflowJob => ({
  ...{ id: 1, attempt: 1, began: true },
  ...{ name: 'baton / agent', status: 'completed', conclusion, url: '' },
});

async function find(
  runs: readonly WorkflowRun[],
  jobs: Readonly<Record<number, readonly WorkflowJob[]>>,
  { endedSince }: { readonly endedSince: string | undefined } = { endedSince: began },
) {
  const warnings: string[] = [];
  const ports: Parameters<typeof readStartedRun>[0]['ports'] = {
    workflowRuns: {
      listRuns: async (_title, since) => (since === began ? runs : runs.slice(0, 1)),
      listJobs: async (id) => jobs[id] ?? [],
      listBroken: async () => [],
      cancel: async () => false,
      rerunJob: async () => undefined,
    },
    log: { info: () => undefined, warning: (text) => void warnings.push(text), error: () => undefined },
  };
  const order = { run: 'fix-4', task: 'fix', execution: 1, first: { id: 1, at: began } };
  const found = await readStartedRun({ ports }, { order, endedSince });
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

  it('is none that is over, where a decision that was just made starts the execution again', async () => {
    const ended = [run({ id: 9 }), run({ id: 7 })];
    const jobs = { 7: [job('cancelled')], 9: [job('success')] };
    expect((await find(ended, jobs, { endedSince: undefined })).found).toBeUndefined();
  });

  it('is one that is over, where it was started since the decision', async () => {
    const jobs = { 7: [job('cancelled')], 9: [job('success')] };
    expect((await find([run({ id: 9 }), run({ id: 7 })], jobs, { endedSince: '2026-03-18T10:00:00Z' })).found).toBe(9);
    expect(
      (await find([run({ id: 9 }), run({ id: 7 })], { 7: [job('success')] }, { endedSince: '2026-03-18T10:00:00Z' })).found,
    ).toBeUndefined();
  });
});
