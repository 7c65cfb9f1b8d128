import { describe, expect } from 'vitest';
import { createOrders } from '../../src/app/knowledge/known-orders.ts';
import { holdStart } from '../../src/app/starts/budget-line.ts';
import { createLine } from '../../src/app/starts/engine-line.ts';
import { lookAtClaim } from '../../src/app/starts/look-at-claim.ts';
import { createBranches } from '../../src/app/turns/branches.ts';
import { createClaims } from '../../src/app/turns/claim-store.ts';
import { createRunLine } from '../../src/app/turns/run-line.ts';
import { createSlots } from '../../src/app/turns/slots.ts';
import { createWindows } from '../../src/app/turns/windows.ts';
import { createOpenRuns } from '../../src/app/work/open-runs.ts';
import type { EventWork, Work, WorkContext } from '../../src/app/work/queued-work.ts';
import { waitBehindEarlier } from '../../src/engine/plan/conflict.ts';
import { createMemoryAppStore } from '../support/memory-app-store.ts';
import { requirement } from '../support/requirement.ts';

const repository = { id: 7, owner: 'octo-org', name: 'ledger', defaultBranch: 'main' };

const noEngine = () => Promise.reject(new Error('No engine may be opened here.'));

/** What waits in the App about one subject. The items of the queue are written down, each id once. */
function openLine() {
  const store = createMemoryAppStore();
  const time = { now: Date.now() };
  const now = () => time.now;
  const items = new Map<string, { readonly runAt: string | undefined; readonly work: Work }>();
  const add = async ({ id, runAt, work }: { id: string; key: string; runAt?: string; work: Work }) => {
    if (!items.has(id)) items.set(id, { runAt, work });
  };
  const claims = createClaims({ store, now, start: ({ id, payload }) => add({ id, key: '', work: payload as Work }) });
  const context = {
    store,
    claims,
    slots: createSlots(claims, { store, now }),
    openRuns: createOpenRuns({ store, onNoted: async () => undefined }),
    branches: createBranches(claims, now),
    runLine: createRunLine(claims),
    windows: createWindows(claims, now),
    clock: { now: () => new Date(now()).toISOString(), sleep: async () => undefined },
    arrivals: () => {
      time.now += 1;
      return new Date(time.now).toISOString();
    },
    add,
    orders: createOrders(store, now),
    log: { info: () => undefined, warning: () => undefined, error: () => undefined },
  };
  /** An event in the order in which they arrive, and the view of its engine. */
  const arrive = (name: string) => {
    const event: EventWork = {
      kind: 'event',
      delivery: name,
      name: 'issues',
      payload: {},
      installation: 1,
      arrivedAt: context.arrivals(),
    };
    const line = createLine(context, { installation: 1, repository, event });
    const asked = { pipeline: 'fix', subject: 42, start: name, label: '', cause: 'somebody asked' };
    return { event, line, asked };
  };
  return { context, items, arrive, time };
}

describe('the starts that wait in the App', () => {
  requirement(
    {
      ids: ['I-16', 'DESIGN-5'],
      title: 'are tried again once in a while, however often they are asked about',
      input: 'a start that waits for a run of ten hours: each try finds that it waits on',
      expected: 'at most two tries an hour',
    },
    async () => {
      const { context, items, arrive, time } = openLine();
      const { line, asked } = arrive('one');
      await line.addStart(asked);
      const [done, tried] = [new Set<string>(), new Set<string>()];
      const until = time.now + 10 * 3_600_000;
      for (;;) {
        const [id, { runAt, work }] = [...items].find(([one]) => !done.has(one)) ?? ['', { runAt: undefined, work: undefined }];
        if (work === undefined || (runAt !== undefined && Date.parse(runAt) > until)) break;
        done.add(id);
        time.now = Math.max(time.now, Date.parse(runAt ?? '1970-01-01T00:00:00Z'));
        if (work.kind === 'look') await lookAtClaim(context as unknown as WorkContext, work, noEngine);
        else tried.add(id);
        for (const _one of ['the plan', 'the try']) await line.addStart(asked);
      }
      expect(tried.size).toBeGreaterThanOrEqual(10);
      expect(tried.size).toBeLessThanOrEqual(20);
    },
  );

  requirement(
    {
      ids: ['I-16', 'P10-6'],
      title: 'have their turn in the order in which they came, also those that wait for a budget by now',
      input:
        'the first waits in the line, the second waits for a budget, the third comes while no run goes on; so does one of another pipeline',
      expected:
        'the first waits for nobody, the third stands behind it, and behind the second when the first has begun; the other pipeline waits for nobody',
    },
    async () => {
      const { context, arrive, items } = openLine();
      const [first, second, third] = [arrive('first'), arrive('second'), arrive('third')];
      await first.line.addStart(first.asked);
      const held = { installation: 1, repository, subject: 42, pipeline: 'fix', label: '', event: second.event };
      await holdStart(context, held, '2026-03-19T00:00:00.000Z');
      expect(await first.line.addBehind(first.asked)).toBe('none-before');
      expect(await third.line.addBehind({ ...third.asked, pipeline: 'docs' })).toBe('none-before');
      expect(await third.line.addBehind(third.asked)).toBe(2);
      const next = [...items.values()].findLast(({ work, runAt }) => work.kind === 'turn' && runAt === undefined);
      expect(next?.work).toMatchObject({ event: first.event, waiter: { resource: 'run', id: 'first' } });
      await first.line.removeStarts(42, ({ start }) => start === 'first');
      expect(await third.line.addBehind(third.asked)).toBe(1);
      await first.line.removeStarts(42);
      expect(await second.line.addBehind(second.asked)).toBe('none-before');
    },
  );

  requirement(
    {
      ids: ['I-16'],
      title: 'let no later event pass them where so many wait that it may not wait too',
      input: 'twenty events wait to start a pipeline, and no run goes on; one more comes',
      expected: 'it is refused in words, and does not wait',
    },
    async () => {
      const { context, arrive } = openLine();
      for (let number = 1; number <= 20; number += 1) {
        const { line, asked } = arrive(`start ${number}`);
        await line.addStart(asked);
      }
      const { line } = arrive('late');
      const trigger = { kind: 'comment', subject: { number: 42 }, actor: { login: 'maintainer' }, label: '' };
      const start = { kind: 'subject', trigger, start: 'late' } as unknown as Parameters<typeof waitBehindEarlier>[1]['start'];
      expect(await waitBehindEarlier({ ports: { line } }, { pipeline: 'fix', start, hasReplaced: false })).toEqual({
        reason: 'events that came before wait to start this pipeline, and as many wait as may',
      });
      expect(await context.runLine.list({ repository: 7, subject: 42 })).toHaveLength(20);
    },
  );

  requirement(
    {
      ids: ['H-29', 'DESIGN-5.3'],
      title: 'what a workflow run left is not given up by a resume as long as nobody has heard of it',
      input:
        'a workflow run whose order is known; whose result is queued, or was recorded; one that is unknown, of an execution that the App began, and of another one',
      expected: 'the first is read; one that is queued, or that the App began, is waited for; the others are started again',
    },
    async () => {
      const { context, items, arrive } = openLine();
      const { line } = arrive('resume');
      const { orders } = context;
      await orders.remember(1, 'order');
      await orders.noteResult(2, 'queued');
      await orders.noteResult(3, 'recorded');
      await orders.begin({ repository: 7, title: 'fix-42/a 1' });
      const isRead = (workflowRun: number, title = 'fix-42/a 1') => line.readsResult(workflowRun, title);
      expect([await isRead(1), [...items.values()].map(({ work }) => work.kind)]).toEqual([true, ['ended-run']]);
      expect([await isRead(2), await isRead(3), await isRead(4), await isRead(4, 'fix-42/b 1')]).toEqual([
        true,
        false,
        true,
        false,
      ]);
      expect(items.size).toBe(1);
    },
  );
});
