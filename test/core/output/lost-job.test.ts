import { describe, expect } from 'vitest';
import { explainLostJob, explainVanishedRun } from '../../../src/core/output/lost-job.ts';
import { requirement } from '../../support/requirement.ts';

const job = (name: string, conclusion: string | null, status = 'completed') => ({
  name: `baton / ${name}`,
  status,
  conclusion,
  url: '',
});
const rows = [
  ['a job is at work again', [job('agent', null, 'in_progress'), job('publish', 'skipped')], undefined],
  ['GitHub ran no job', [], 'not-started'],
  ['all jobs were skipped', [job('plan', 'skipped'), job('agent', 'skipped'), job('publish', 'skipped')], 'not-started'],
  ['the agent job was cancelled with force', [job('agent', 'cancelled'), job('publish', 'skipped')], 'job-cancelled'],
  ['the runner of the agent job was lost', [job('agent', 'failure'), job('publish', 'cancelled')], 'job-failed'],
  ['the publish job was lost', [job('agent', 'success'), job('publish', 'failure')], 'job-lost'],
] as const;

describe('a workflow run that left no record', () => {
  for (const [input, jobs, reason] of rows) {
    requirement(
      { ids: ['DESIGN-2', 'DESIGN-5.3'], title: `the cause is told: ${input}`, input, expected: reason ?? 'nothing is lost' },
      () => {
        expect(explainVanishedRun(7, jobs)?.reason).toBe(reason);
      },
    );
  }

  requirement(
    {
      ids: ['DESIGN-2', 'DESIGN-4.8'],
      title: 'a dispatch that GitHub accepted and never ran names the setting',
      input: 'a workflow run without a job',
      expected: '"Workflow execution protections" and the permissions',
    },
    () => {
      expect(explainVanishedRun(7, [])?.message).toMatch(/"Workflow execution protections".*actions: write/);
    },
  );
});

requirement(
  {
    ids: ['F-S9', 'DESIGN-5.3'],
    title: 'an agent that never started because its order was not verified is explained by that job',
    input: 'the job verify failed, or was cancelled, or succeeded, or was skipped; the agent job was skipped or failed',
    expected: 'job-failed and job-cancelled with the log of verify; else what the agent job says',
  },
  () => {
    const job = (name: string, conclusion: string) => ({
      name: `baton / ${name}`,
      status: 'completed',
      conclusion,
      url: `https://x/${name}`,
    });
    const explain = (verify: string, agent: string) => explainLostJob([job('verify', verify), job('agent', agent)]);
    expect(explain('failure', 'skipped')).toEqual({
      reason: 'job-failed',
      message:
        'The agent was not started: the job that verifies the order before it ended as "failure". Its log: https://x/verify',
    });
    expect(explain('cancelled', 'skipped').reason).toBe('job-cancelled');
    for (const verify of ['success', 'skipped']) expect(explain(verify, 'failure').message).toContain('https://x/agent');
  },
);
