import { describe, expect } from 'vitest';
import { createSystemClock } from '../../src/adapters/clock/system-clock.ts';
import { createOrders } from '../../src/app/knowledge/known-orders.ts';
import { addFirstChildrenLook, addNextChildrenLook } from '../../src/app/starts/children-look.ts';
import { startOrder } from '../../src/app/starts/start-order.ts';
import type { Queued, Work } from '../../src/app/work/queued-work.ts';
import { createMemoryAppStore } from '../support/memory-app-store.ts';
import { requirement } from '../support/requirement.ts';
import { openPool } from '../support/slot-pool.ts';

const clock = createSystemClock();
const place = { installation: 1, repository: { id: 7, owner: 'octo-org', name: 'ledger', defaultBranch: 'main' } };

interface Added {
  readonly id: string;
  readonly key: string;
  readonly runAt?: string;
  readonly work: Work;
}

/** Returns the seconds to the next look after one with these times, in minutes before now; undefined where there is none. */
async function nextLook(since: number, newsAt: number, found = 1): Promise<number | undefined> {
  const added: Added[] = [];
  const ago = (minutes: number): string => new Date(Date.now() - minutes * 60_000).toISOString();
  const work: Queued<'children-look'> = {
    kind: 'children-look',
    ...place,
    workflowRun: 9,
    look: 3,
    since: ago(since),
    newsAt: ago(newsAt),
    found,
  };
  await addNextChildrenLook({ clock, add: async (item) => void added.push(item) }, work);
  const [next] = added;
  return next?.runAt === undefined ? undefined : Math.round((Date.parse(next.runAt) - Date.now()) / 1_000);
}

describe('the looks for what an agent at work asks for', () => {
  requirement(
    {
      ids: ['P10-5', 'LIMITS'],
      title: 'come every ten seconds, after half an hour without news every thirty, for a day and 20 artifacts at most',
      input: 'looks with news 1, 29 and 31 minutes ago, since 1,439 and 1,441 minutes; one that has found the 20th artifact',
      expected: '10, 10, 30, 30, none, none; the first one once, however often the start is repeated',
    },
    async () => {
      expect(await nextLook(1, 1)).toBe(10);
      expect(await nextLook(60, 29)).toBe(10);
      expect(await nextLook(60, 31)).toBe(30);
      expect(await nextLook(1_439, 600)).toBe(30);
      expect(await nextLook(1_441, 1)).toBeUndefined();
      expect([await nextLook(1, 1, 19), await nextLook(1, 1, 20)]).toEqual([10, undefined]);
      const ids = new Set<string>();
      for (let time = 0; time < 2; time += 1)
        await addFirstChildrenLook({ clock, add: async ({ id }) => void ids.add(id) }, place, 9);
      expect([...ids]).toEqual(['children 7 9 1']);
    },
  );

  requirement(
    {
      ids: ['P10-5', 'I-15', 'T16'],
      title:
        'begin although the App dies right after the dispatch of an order that had waited, and not for an agent that suspends',
      input: 'an order with `polls`: its first start dies as the look is queued, and is done again; an order without',
      expected: 'one dispatch and one look, and its slot has the workflow run; no look for the other one',
    },
    async () => {
      const { slots, turn, acquire } = openPool();
      const [looks, dispatched] = [new Set<string>(), [] as string[]];
      let dies = true;
      const add = async ({ id }: { readonly id: string }): Promise<void> => {
        if (dies) throw new Error('killed');
        looks.add(id);
      };
      const context = {
        slots,
        orders: createOrders(createMemoryAppStore(), Date.now),
        add,
        clock,
        settings: { serverUrl: 'https://github.com' },
      };
      const dispatcher = {
        listRuns: async () =>
          dispatched.map((_, index) => ({ id: index + 1, url: '', title: '', status: 'queued', conclusion: null })),
        dispatch: async (order: string) => ({ id: dispatched.push(order), url: '' }),
      };
      const start = async (run: string, polls?: true): Promise<void> => {
        const slot = turn(`${run}/look 1`, { limit: 2 });
        const answer = await acquire(slot);
        if (answer === 'works') return;
        const order = JSON.stringify({ repo: 7, run, task: 'look', execution: 1, issued: '2026-03-18T08:00:00Z', polls });
        await startOrder(context, { at: place, dispatcher, order, slot });
      };
      await expect(start('fix-1', true)).rejects.toThrow('killed');
      dies = false;
      for (let time = 0; time < 2; time += 1) await start('fix-1', true);
      await start('fix-2');
      expect([dispatched.length, [...looks]]).toEqual([2, ['children 7 1 1']]);
      expect(await acquire(turn('fix-1/look 1', { limit: 2 }))).toBe('works');
    },
  );
});
