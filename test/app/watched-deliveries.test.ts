import { describe, expect, it } from 'vitest';
import { alert, openApp, without } from './open-app.ts';

describe('a queued delivery', () => {
  it('causes a look at an installation, at a check that failed, and at the end of a workflow run whose job is missing', async () => {
    const { context, receive, idle, worked, ended } = openApp();
    const run = (id: number, conclusion: string) =>
      without({ ...alert, action: 'completed', workflow_run: { id, conclusion, run_attempt: 2 } }, 'workflow_run');
    await context.orders.remember(8, 'order');
    await receive('a', { action: 'created', installation: { id: 3 } }, 'installation');
    await receive('b', { action: 'removed', installation: { id: 3 }, repositories_added: [] }, 'installation_repositories');
    await receive('c', run(9, 'failure'), 'workflow_run');
    await receive('d', run(8, 'failure'), 'workflow_run');
    await receive('e', run(7, 'success'), 'workflow_run');
    const known = { installation: 1, private: false, pushedAt: null, schedules: [], checks: false };
    await idle();
    await context.repositories.put({
      ...known,
      repository: { id: 7, owner: 'octo-org', name: 'ledger', defaultBranch: 'main' },
    });
    await receive('f', run(6, 'timed_out'), 'workflow_run');
    await idle();
    const byKey = worked.toSorted((a, b) => a.key.localeCompare(b.key));
    expect(byKey).toMatchObject([
      { key: 'checks 7', work: { kind: 'failed-check', payload: { workflow_run: { id: 9 } } } },
      { key: 'installation 3', work: { kind: 'installation', installation: 3 } },
      { key: 'installation 3', work: { kind: 'installation', installation: 3 } },
      { key: 'job 7 8', work: { kind: 'ended-run', workflowRun: 8, attempt: 2 } },
    ]);
    expect(ended.toSorted()).toEqual([6, 7, 8, 9]);
  });
});
