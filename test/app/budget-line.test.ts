import { describe, expect } from 'vitest';
import { dropStarts, findWaiting, finishWaiting, holdStart, tryBudgetsAgain } from '../../src/app/starts/budget-line.ts';
import { createClaims } from '../../src/app/turns/claim-store.ts';
import type { EventWork, TurnOf, Work } from '../../src/app/work/queued-work.ts';
import { createMemoryAppStore } from '../support/memory-app-store.ts';
import { requirement } from '../support/requirement.ts';

type Held = TurnOf<'event'>;

const repository = { id: 1, owner: 'o', name: 'r', defaultBranch: 'main' };
const event: EventWork = {
  kind: 'event',
  delivery: 'sha256:1',
  name: 'issues',
  payload: {},
  installation: 5,
  arrivedAt: '2026-03-18T09:00:00.000Z',
};
const start = { installation: 5, repository, subject: 42, pipeline: 'fix', label: 'agent-ready', event };
const until = '2026-03-19T00:00:00.000Z';

function open() {
  const added: { readonly id: string; readonly runAt: string | undefined; readonly work: Held }[] = [];
  let count = 0;
  const add = async ({ id, runAt, work }: { id: string; key: string; runAt?: string; work: Work }) => {
    // The queue takes an id once, also after its item is done.
    if (work.kind === 'turn' && added.every((other) => other.id !== id)) added.push({ id, runAt, work: work as Held });
  };
  const context = {
    claims: createClaims({
      store: createMemoryAppStore(),
      now: Date.now,
      start: ({ id, payload }) => add({ id, key: '', work: payload as Work }),
    }),
    arrivals: () => new Date(Date.UTC(2026, 2, 18) + ++count).toISOString(),
    add,
  };
  /** Finds what a turn is about. */
  const find = ({ waiter, ...turn }: Held) => {
    if (waiter.resource !== 'budgets') throw new Error('It waits for no budget.');
    return findWaiting(context, { ...turn, waiter });
  };
  return { context, added, find };
}

describe('what waits for a budget', () => {
  requirement(
    {
      ids: ['P10-6', 'DESIGN-5'],
      title: 'waits again although its time is the same, and only its last item counts',
      input: 'a start that waits, and waits again until the same time, as when the clocks of two machines differ',
      expected: 'two items; the first finds nothing, the second the start; after that nothing',
    },
    async () => {
      const { context, added, find } = open();
      await holdStart(context, start, until);
      await holdStart(context, start, until);
      const [first, second] = added.map(({ work }) => work);
      if (first === undefined || second === undefined) throw new Error('Two items are missing.');
      expect(added.map(({ runAt }) => runAt)).toEqual([until, until]);
      expect(await find(first)).toBeUndefined();
      const waiting = await find(second);
      expect(waiting).toMatchObject({ subject: 42, pipeline: 'fix', label: 'agent-ready', until });
      expect(second).toMatchObject({ event, pipeline: 'fix' });
      if (waiting !== undefined) await finishWaiting(context, 1, waiting);
      expect(await find(second)).toBeUndefined();
    },
  );

  requirement(
    {
      ids: ['P10-6'],
      title: 'is tried at once when the config changes, keeps its time if it must wait on, and is taken back alone',
      input: 'two pipelines wait; a push; the first waits again while it is tried; the second is taken back',
      expected: 'an item without a time for each; the first is kept by its new item; the second is gone',
    },
    async () => {
      const { context, added, find } = open();
      await holdStart(context, start, until);
      await holdStart(context, { ...start, pipeline: 'docs' }, until);
      await tryBudgetsAgain(context, { repository });
      const pushed = added.slice(2);
      expect(pushed.map(({ runAt }) => runAt)).toEqual([undefined, undefined]);
      const fix = pushed.find(({ work }) => work.pipeline === 'fix')?.work;
      const waiting = fix === undefined ? undefined : await find(fix);
      if (fix === undefined || waiting === undefined) throw new Error('The start is missing.');
      await holdStart(context, start, until);
      await finishWaiting(context, 1, waiting);
      expect(await find(fix)).toBeDefined();
      const taken = await dropStarts(context, { repository: 1, subject: 42 }, ({ pipeline }) => pipeline === 'docs');
      expect(taken).toEqual(['docs']);
      expect(await find(fix)).toBeDefined();
      expect((await context.claims.read({ repository: 1, resource: 'budgets' })).line).toHaveLength(1);
    },
  );

  requirement(
    {
      ids: ['P10-6'],
      title: 'is tried in the order in which the events came',
      input: 'six events that wait, the newest first; a push',
      expected: 'six items, the oldest first',
    },
    async () => {
      const { context, added } = open();
      const arrivals = [6, 5, 4, 3, 2, 1].map((second) => `2026-03-18T09:00:0${second}.000Z`);
      for (const arrivedAt of arrivals)
        await holdStart(context, { ...start, event: { ...event, delivery: `sha256:${arrivedAt}`, arrivedAt } }, until);
      await tryBudgetsAgain(context, { repository });
      const times = added.slice(6).map(({ work }) => work.event.arrivedAt);
      expect(times).toEqual(arrivals.toReversed());
    },
  );
});
