import { readFileSync } from 'node:fs';
import { describe, expect } from 'vitest';
import { createSystemClock } from '../../src/adapters/clock/system-clock.ts';
import { createOrders } from '../../src/app/knowledge/known-orders.ts';
import { startOrder } from '../../src/app/starts/start-order.ts';
import type { Slots } from '../../src/app/turns/slots.ts';
import { GitHubError } from '../../src/ports/github.ts';
import { useLocalWorlds } from '../support/local-world.ts';
import { startApp } from '../support/local-world-app.ts';
import { createMemoryAppStore } from '../support/memory-app-store.ts';
import { requirement } from '../support/requirement.ts';
import { openPool } from '../support/slot-pool.ts';

const create = useLocalWorlds();
const agentCaller = readFileSync('examples/investigate-fix-pr/.github/workflows/baton-agent.yml', 'utf8');

const orderOf = (run: string): string =>
  JSON.stringify({ repo: 7, run, task: 'look', execution: 1, issued: '2026-03-18T08:00:00Z' });

/** Starts on those slots, of which GitHub may refuse the next ones. */
function openStarts(slots: Slots) {
  const dispatched: string[] = [];
  let refused = 0;
  const dispatcher = {
    listRuns: async () => [],
    async dispatch(order: string) {
      refused -= 1;
      if (refused >= 0) throw new GitHubError('no', { reason: 'forbidden', status: 403, code: 'BATON-E802' });
      dispatched.push((JSON.parse(order) as { readonly run: string }).run);
      return { id: dispatched.length, url: '' };
    },
  };
  const app = {
    orders: createOrders(createMemoryAppStore(), Date.now),
    slots,
    add: async () => undefined,
    clock: createSystemClock(),
    settings: { serverUrl: 'https://github.com' },
  };
  const at = { installation: 1, repository: { id: 7, owner: 'octo-org', name: 'ledger', defaultBranch: 'main' } };
  const refuse = (times: number): void => {
    refused = times;
  };
  return { add: { at, dispatcher }, app, dispatched, refuse };
}

describe('the slots of a pipeline in the App', () => {
  requirement(
    {
      ids: ['I-14', 'I-15'],
      title: 'hands out the free ones at once, then by priority, and equal ones in their order',
      input: 'limit 2; a, b, then c (last), d (urgent), e (last), f (urgent)',
      expected: 'a and b at once; after each end the next of d, f, c, e',
    },
    async () => {
      const { slots, turn, started, acquire } = openPool();
      const take = (id: string, priority = 1) => acquire(turn(id, { limit: 2, priority }));
      const taken = [];
      for (const id of ['a', 'b']) taken.push(await take(id));
      for (const [id, priority] of [
        ['c', 1],
        ['d', 0],
        ['e', 1],
        ['f', 0],
      ] as const)
        taken.push(await take(id, priority));
      expect(taken).toEqual(['start', 'start', 'wait', 'wait', 'wait', 'wait']);
      await slots.assign(turn('a'), 1);
      await slots.assign(turn('b'), 2);
      for (const workflowRun of [1, 2]) await slots.end({ workflowRun, repository: 7 });
      expect(started).toEqual(['d', 'f']);
      for (const id of ['d', 'f']) await slots.release(turn(id));
      expect(started).toEqual(['d', 'f', 'c', 'e']);
    },
  );

  requirement(
    {
      ids: ['I-14', 'DESIGN-5'],
      title: 'asked twice for the same execution, it waits once; told twice of an end, one is started',
      input: 'a at work, b asked for twice, the end of a told twice',
      expected: 'b is started once; a keeps its one slot, and whoever starts it looks first whether it was dispatched',
    },
    async () => {
      const { slots, turn, started, acquire } = openPool();
      expect(await acquire(turn('a'))).toBe('start');
      expect(await acquire(turn('a'))).toBe('start');
      await slots.assign(turn('a'), 1);
      expect([await acquire(turn('b')), await acquire(turn('b')), await acquire(turn('c'))]).toEqual(['wait', 'wait', 'wait']);
      await slots.end({ workflowRun: 1, repository: 7 });
      await slots.end({ workflowRun: 1, repository: 7 });
      expect(started).toEqual(['b']);
    },
  );

  requirement(
    {
      ids: ['I-15', 'DESIGN-2'],
      title: 'counts after a restart what GitHub says is at work, and forgets later what it no longer lists',
      input: 'limit 1, a fresh server, one workflow run listed; its end is told to nobody; six minutes later another start',
      expected: 'the first waits, and is the one that is started when the second asks',
    },
    async () => {
      const { turn, started, active, time, acquire } = openPool();
      active.push({ id: 7, title: 'fix-7/look 1' });
      expect(await acquire(turn('a'))).toBe('wait');
      active.pop();
      expect(await acquire(turn('b'))).toBe('wait');
      expect(started).toEqual([]);
      time.now += 360_000;
      expect(await acquire(turn('c'))).toBe('wait');
      expect(started).toEqual(['a']);
    },
  );
});

describe('the slots of a pipeline after a restart of the App', () => {
  requirement(
    {
      ids: ['I-14', 'I-15'],
      title: 'are held by the same executions, and what waited gets them in the same order',
      input: 'limit 1; a at work, b and the more urgent c wait; a new process; a ends, then c',
      expected: 'c, then b',
    },
    async () => {
      const { slots, turn, started, acquire, open } = openPool();
      expect(await acquire(turn('a'))).toBe('start');
      await slots.assign(turn('a'), 1);
      expect([await acquire(turn('b', { priority: 1 })), await acquire(turn('c'))]).toEqual(['wait', 'wait']);
      const after = open();
      await after.end({ workflowRun: 1, repository: 7 });
      expect(started).toEqual(['c']);
      expect(await acquire(turn('c'), after)).toBe('start');
      await after.release(turn('c'));
      expect(started).toEqual(['c', 'b']);
    },
  );

  requirement(
    {
      ids: ['I-14', 'I-15'],
      title: 'are handed out once, although two processes ask at the same time',
      input: 'limit 1; two processes share the store; a and b ask at once',
      expected: 'one gets the slot, the other one waits',
    },
    async () => {
      const { turn, acquire, open } = openPool();
      const taken = await Promise.all([acquire(turn('a'), open()), acquire(turn('b'), open())]);
      expect(taken.toSorted()).toEqual(['start', 'wait']);
    },
  );
});

describe('a start that fails', () => {
  requirement(
    {
      ids: ['I-14', 'I-15', 'DESIGN-5'],
      title: 'gives its slot up, and takes one again before it is tried again',
      input: 'limit 1; a and then b, whose dispatches GitHub refuses once; c waits meanwhile',
      expected: 'b is handed the slot of a, c that of b; b waits again and starts after c',
    },
    async () => {
      const { slots, turn, started, acquire } = openPool();
      const { add, app, dispatched, refuse } = openStarts(slots);
      expect(await acquire(turn('a'))).toBe('start');
      for (const id of ['b', 'c']) expect(await acquire(turn(id))).toBe('wait');
      refuse(2);
      for (const id of ['a', 'b'])
        await expect(startOrder(app, { ...add, order: orderOf(id), slot: turn(id) })).rejects.toThrow('no');
      expect(started).toEqual(['b', 'c']);
      const again = { ...turn('b'), item: { ...turn('b').item, id: 'b again' } };
      expect(await acquire(again)).toBe('wait');
      await startOrder(app, { ...add, order: orderOf('c'), slot: turn('c') });
      await slots.end({ workflowRun: 1, repository: 7 });
      expect(await acquire(turn('b'))).toBe('start');
      await startOrder(app, { ...add, order: orderOf('b'), slot: turn('b') });
      expect([started, dispatched]).toEqual([
        ['b', 'c', 'b again'],
        ['c', 'b'],
      ]);
    },
  );
});

describe('max-concurrency with the App', () => {
  requirement(
    {
      ids: ['I-14', 'I-15', 'DESIGN-2'],
      title: 'lets so many jobs start, and the most urgent of those that wait next',
      input: 'max-concurrency 1, priority-labels [urgent]; three issues, the third is urgent; and one of a pipeline with 0',
      expected: 'the first, the third, the second, never two at once; the one without a limit at once',
    },
    async () => {
      const stages = { look: { agent: 'one', prompt: '{{ subject.title }}' } };
      const more = { 'max-concurrency': 1, 'priority-labels': ['urgent'] };
      const config = JSON.stringify({
        version: 1,
        signing: { keys: ['KEY'] },
        agents: { one: { engine: 'command', command: ['node', 'scripts/one.mjs'] } },
        pipelines: {
          slow: { on: { issues: { labels: ['slow'] } }, ...more, stages },
          free: { on: { issues: { labels: ['free'] } }, 'max-concurrency': 0, stages },
        },
      });
      const world = await create({
        agents: { one: { script: "await tell('one', prompt.trim()); hand({ summary: 'done' });" } },
        pipelines: {},
        config,
        files: { '.github/workflows/baton-agent.yml': agentCaller },
      });
      const app = await startApp(world);
      const first = Promise.withResolvers<undefined>();
      const reached = Promise.withResolvers<undefined>();
      world.switchboard.when('one', () => {
        reached.resolve(undefined);
        return world.switchboard.told('one').length === 1 ? first.promise : undefined;
      });
      const label = async (title: string, ...labels: readonly string[]) => {
        const issue = await world.open({ title });
        for (const name of labels) await world.label(issue, name);
      };
      await label('first', 'slow');
      await reached.promise;
      await label('second', 'slow');
      await label('third', 'urgent', 'slow');
      await expect.poll(() => app.log().match(/ waits: 1 of/g)?.length, { timeout: 30_000 }).toBe(2);
      await label('fourth', 'free');
      await expect.poll(() => world.switchboard.told('one').length, { timeout: 30_000 }).toBe(2);
      first.resolve(undefined);
      await app.settle();
      const order = world.switchboard.told('one').map((prompt) => /first|second|third|fourth/.exec(prompt)?.[0]);
      expect(order).toEqual(['first', 'fourth', 'third', 'second']);
      const groups = world.server.requests.filter(({ by, path }) => by.startsWith('app:') && path.endsWith('/dispatches'));
      expect(groups).toHaveLength(4);
      await app.close();
    },
    120_000,
  );
});
