import { describe, expect } from 'vitest';
import { dropHeld, findHeld, finishHeld, hold, tryHeldAgain } from '../../src/app/budget/held.ts';
import type { Work } from '../../src/app/work/queued-work.ts';
import { createMemoryAppStore } from '../support/memory-app-store.ts';
import { requirement } from '../support/requirement.ts';

type HeldWork = Extract<Work, { kind: 'held' }>;

const repository = { id: 1, owner: 'o', name: 'r', defaultBranch: 'main' };
const place = { installation: 5, repository, subject: 42 };
const event: Extract<Work, { kind: 'event' }> = {
  kind: 'event',
  delivery: 'sha256:1',
  name: 'issues',
  payload: {},
  installation: 5,
  arrivedAt: '2026-03-18T09:00:00.000Z',
};
const start = { held: { pipeline: 'fix', event }, until: '2026-03-19T00:00:00.000Z' };

function open() {
  const added: { readonly id: string; readonly runAt: string | undefined; readonly work: HeldWork }[] = [];
  let count = 0;
  const context = {
    store: createMemoryAppStore(),
    arrivals: () => new Date(Date.UTC(2026, 2, 18) + ++count).toISOString(),
    add: async ({ id, runAt, work }: { id: string; key: string; runAt?: string; work: Work }) => {
      // The queue takes an id once, also after its item is done.
      if (work.kind === 'held' && added.every((other) => other.id !== id)) added.push({ id, runAt, work });
    },
  };
  return { context, added };
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
      const { context, added } = open();
      await hold(context, place, start);
      await hold(context, place, start);
      const [first, second] = added.map(({ work }) => work);
      if (first === undefined || second === undefined) throw new Error('Two items are missing.');
      expect(added.map(({ runAt }) => runAt)).toEqual([start.until, start.until]);
      expect(await findHeld(context, first)).toBeUndefined();
      const kept = await findHeld(context, second);
      expect(kept?.held).toEqual(start.held);
      if (kept !== undefined) await finishHeld(context, second.held, kept);
      expect(await findHeld(context, second)).toBeUndefined();
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
      const { context, added } = open();
      await hold(context, place, start);
      await hold(context, place, { ...start, held: { pipeline: 'docs', event } });
      await tryHeldAgain(context, repository);
      const pushed = added.slice(2);
      expect(pushed.map(({ runAt }) => runAt)).toEqual([undefined, undefined]);
      const [fix] = pushed.map(({ work }) => work).filter(({ held }) => held === added[0]?.work.held);
      const kept = fix === undefined ? undefined : await findHeld(context, fix);
      if (fix === undefined || kept === undefined) throw new Error('The start is missing.');
      await hold(context, place, start);
      await finishHeld(context, fix.held, kept);
      expect(await findHeld(context, fix)).toBeDefined();
      const taken = await dropHeld(context, { repository: 1, subject: 42 }, ({ pipeline }) => pipeline === 'docs');
      expect(taken).toEqual(['docs']);
      expect(await findHeld(context, fix)).toBeDefined();
      expect(await context.store.list('held/')).toHaveLength(1);
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
      for (const arrivedAt of arrivals) {
        const of = { ...event, delivery: `sha256:${arrivedAt}`, arrivedAt };
        await hold(context, place, { ...start, held: { pipeline: 'fix', event: of } });
      }
      await tryHeldAgain(context, repository);
      const tried = await Promise.all(added.slice(6).map(({ work }) => findHeld(context, work)));
      const times = tried.map((kept) => (kept !== undefined && 'event' in kept.held ? kept.held.event.arrivedAt : ''));
      expect(times).toEqual(arrivals.toReversed());
    },
  );
});
