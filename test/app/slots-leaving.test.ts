import { afterEach, describe, expect, vi } from 'vitest';
import { createSystemClock } from '../../src/adapters/clock/system-clock.ts';
import { createOrders } from '../../src/app/knowledge/known-orders.ts';
import { isTaken, startOrder } from '../../src/app/starts/start-order.ts';
import { createClaims } from '../../src/app/turns/claim-store.ts';
import { createWindows } from '../../src/app/turns/windows.ts';
import { createMemoryAppStore } from '../support/memory-app-store.ts';
import { requirement } from '../support/requirement.ts';
import { openPool } from '../support/slot-pool.ts';

afterEach(() => vi.useRealTimers());

const at = { installation: 1, repository: { id: 7, owner: 'octo-org', name: 'ledger', defaultBranch: 'main' } };

describe('an execution that leaves the line', () => {
  requirement(
    {
      ids: ['I-15', 'P10-11'],
      title: 'waits no longer, whether it gave its slot back or its run has ended, so that others may start it',
      input: 'limit 1; b and c wait for the end of a; b gets the slot and gives it back before its dispatch; the run of c ends',
      expected: 'b waits in the line and with a slot that nobody has used, and not after that; c neither',
    },
    async () => {
      const { slots, turn, acquire } = openPool();
      const [a, b, c] = ['fix-1/look 1', 'fix-2/look 1', 'fix-3/look 1'];
      expect(await acquire(turn(a))).toBe('start');
      await slots.assign(turn(a), 1);
      for (const id of [b, c]) expect(await acquire(turn(id))).toBe('wait');
      const waiting = () => Promise.all([a, b, c].map((title) => slots.isWaiting({ repository: 7, title })));
      expect(await waiting()).toEqual([false, true, true]);
      await slots.end({ workflowRun: 1, repository: 7 });
      expect(await waiting()).toEqual([false, true, true]);
      await slots.release(turn(b));
      expect(await waiting()).toEqual([false, false, true]);
      await slots.leave({ repository: 7, run: 'fix-3' });
      expect(await waiting()).toEqual([false, false, false]);
    },
  );

  requirement(
    {
      ids: ['I-15', 'DESIGN-5'],
      title: 'keeps its slot while its workflow run is being dispatched, although its run has ended',
      input: 'limit 1; a is told to start; its run is cancelled; b asks; the dispatch of a comes back, and its workflow run ends',
      expected: 'b waits until the workflow run of a has ended',
    },
    async () => {
      const { slots, turn, started, acquire } = openPool();
      const [a, b] = ['fix-1/look 1', 'fix-2/look 1'];
      expect(await acquire(turn(a))).toBe('start');
      await slots.leave({ repository: 7, run: 'fix-1' });
      expect(await acquire(turn(b))).toBe('wait');
      await slots.assign(turn(a), 1);
      expect(started).toEqual([]);
      await slots.end({ workflowRun: 1, repository: 7 });
      expect(started).toEqual([b]);
    },
  );

  requirement(
    {
      ids: ['I-15', 'K-27', 'DESIGN-2'],
      title: 'keeps its slot while a workflow run of it is at work, also where GitHub promised another one (seed 5040132)',
      input:
        'limit 1; a is dispatched, without an answer, and once more: GitHub carries out the first dispatch alone; b asks, and looks six minutes later',
      expected: 'b waits as long as a workflow run of a is listed',
    },
    async () => {
      const { slots, turn, started, active, time, acquire } = openPool();
      const [a, b] = ['fix-1/look 1', 'fix-2/look 1'];
      expect(await acquire(turn(a))).toBe('start');
      await slots.assign(turn(a), 2);
      active.push({ id: 1, title: 'fix-1/look 1 (1 of 3)' });
      expect(await acquire(turn(b))).toBe('wait');
      const look = async (): Promise<readonly string[]> => {
        time.now += 360_000;
        await slots.look({ repository: 7, pipeline: 'fix' }, active);
        return [...started];
      };
      expect(await look()).toEqual([]);
      active.pop();
      expect(await look()).toEqual([b]);
    },
  );

  requirement(
    {
      ids: ['DESIGN-2', 'DESIGN-5', 'P10-sweep'],
      title: 'is left alone by a sweep from its dispatch on, until GitHub surely lists its workflow run',
      input: 'limit 1; b waits, long after the record that made it due, and is dispatched when a ends; two minutes pass',
      expected: 'taken while it waits and right before its dispatch is answered; not taken after that',
    },
    async () => {
      const { slots, turn, acquire } = openPool();
      const orders = createOrders(createMemoryAppStore(), () => Date.now());
      const context = {
        slots,
        windows: createWindows(
          createClaims({ store: createMemoryAppStore(), now: Date.now, start: async () => undefined }),
          Date.now,
        ),
        orders,
        add: async () => undefined,
        clock: createSystemClock(),
        settings: { serverUrl: 'https://github.com' },
      };
      const [a, b] = ['fix-1/look 1', 'fix-2/look 1'];
      const isB = () => isTaken(context, { repository: 7, title: 'fix-2/look 1' });
      expect(await acquire(turn(a))).toBe('start');
      await slots.assign(turn(a), 1);
      expect(await acquire(turn(b))).toBe('wait');
      expect(await isB()).toBe(true);
      await slots.end({ workflowRun: 1, repository: 7 });
      expect(await acquire(turn(b))).toBe('start');
      const seen: boolean[] = [];
      const dispatcher = {
        listRuns: async () => [],
        async dispatch() {
          seen.push(await isB());
          return { id: 2, url: '' };
        },
      };
      const order = JSON.stringify({ repo: 7, run: 'fix-2', task: 'look', execution: 1, issued: '2026-03-18T08:00:00Z' });
      await startOrder(context, { at, dispatcher, order, slot: turn(b) });
      expect([...seen, await isB()]).toEqual([true, true]);
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 121_000 });
      expect(await isB()).toBe(false);
    },
  );

  requirement(
    {
      ids: ['I-15', 'DESIGN-5'],
      title: 'is looked after although a process died between agreeing on the look and queueing it',
      input: 'limit 1; b waits, and its start is handled twice; then once more when the time has come',
      expected:
        'the same time, which the queue takes once, also while the look is under way; a later one once it has not happened',
    },
    async () => {
      const { claims, turn, acquire, time } = openPool();
      const agree = () => claims.agreeLook({ repository: 7, resource: 'slot fix' }, { milliseconds: 300_000 });
      expect(await acquire(turn('fix-1/look 1'))).toBe('start');
      expect(await agree()).toBeUndefined();
      expect(await acquire(turn('fix-2/look 1'))).toBe('wait');
      const agreed = new Date(time.now + 300_000).toISOString();
      expect(await agree()).toBe(agreed);
      time.now += 10_000;
      expect(await agree()).toBe(agreed);
      time.now += 290_000;
      expect(await agree()).toBe(agreed);
      time.now += 600_000;
      expect(await agree()).toBe(new Date(time.now + 300_000).toISOString());
    },
  );
});
