import { expect } from 'vitest';
import { createOrders } from '../../src/app/knowledge/known-orders.ts';
import { startOrder } from '../../src/app/starts/start-order.ts';
import type { WorkflowRun } from '../../src/ports/dispatcher.ts';
import { createMemoryAppStore } from '../support/memory-app-store.ts';
import { requirement } from '../support/requirement.ts';

requirement(
  {
    ids: ['DESIGN-2', 'DESIGN-5.2'],
    title: 'an execution is not dispatched again while GitHub may not list yet the workflow run that it promised',
    input:
      'the work that starts it is done again by a new order: a minute later; with that workflow run ended; three minutes later',
    expected: 'nothing is dispatched, and the order that its job has stays remembered; dispatched again; dispatched again',
  },
  async () => {
    const begun = Date.now();
    let now = begun;
    const listed: WorkflowRun[] = [];
    const dispatched: string[] = [];
    const orders = createOrders(createMemoryAppStore(), () => now);
    const context = {
      orders,
      slots: {} as never,
      add: async () => undefined,
      clock: { now: () => new Date(now).toISOString(), sleep: async () => undefined },
      settings: { serverUrl: 'https://github.test' },
    };
    const dispatcher = {
      listRuns: async () => listed,
      dispatch: async (order: string) => ({ id: dispatched.push(order), url: '' }),
    };
    const at = { installation: 1, repository: { id: 7, owner: 'octo-org', name: 'ledger', defaultBranch: 'main' } };
    const start = async (minute: number) => {
      now = begun + minute * 60_000;
      const sent = { repo: 7, run: 'fix-1', task: 'look', execution: 1, issued: new Date(now).toISOString() };
      return startOrder(context, { at, dispatcher, order: JSON.stringify(sent) });
    };
    await start(0);
    expect(await start(1)).toMatchObject({ id: 1, url: 'https://github.test/octo-org/ledger/actions/runs/1' });
    expect(dispatched).toHaveLength(1);
    expect(await orders.find(1)).toBe(dispatched[0]);
    listed.push({ id: 1, title: 'fix-1/look 1', status: 'completed', conclusion: 'cancelled', url: '' });
    expect(await start(1)).toMatchObject({ id: 2 });
    listed.pop();
    expect(await start(4)).toMatchObject({ id: 3 });
  },
);
