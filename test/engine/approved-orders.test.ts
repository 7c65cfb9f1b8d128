import { expect } from 'vitest';
import { requirement } from '../support/requirement.ts';
import { beginWaiting, boss, startAt } from './approval-world.ts';
import { lastStarted } from './chain.ts';

requirement(
  {
    ids: ['T43', 'R3'],
    title: 'an agent job starts an approved stage only from the commit that its order and its approval name',
    input:
      'the order of an approved stage; its branch at another commit; an order with another head; the order of a run that waits',
    expected: 'started; stale-base; order-misfit twice, and no agent in the last three',
  },
  async () => {
    const world = await beginWaiting();
    await world.say(await world.command(), boss);
    const order = lastStarted(world.harness);
    expect(await startAt(order.head, world.harness, order)).toBe('started');
    expect(await startAt('d'.repeat(40), world.harness, order)).toBe('stale-base');
    const other = { ...order, head: 'd'.repeat(40) };
    expect(await startAt(other.head, world.harness, other)).toBe('order-misfit');
    const waiting = await beginWaiting();
    const early = { ...waiting.order, task: 'deploy', head: order.head };
    expect(await startAt(order.head, waiting.harness, early)).toBe('order-misfit');
  },
);
