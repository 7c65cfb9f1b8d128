import fc from 'fast-check';
import { expect } from 'vitest';
import type { Claim } from '../../src/app/turns/claim.ts';
import { createClaims } from '../../src/app/turns/claim-store.ts';
import { createSlots, type SlotAsk } from '../../src/app/turns/slots.ts';
import type { QueueItem } from '../../src/ports/queue.ts';
import { createCrashingStore } from '../support/crashing-store.ts';
import { requirement } from '../support/requirement.ts';

interface World {
  readonly scheduler: fc.Scheduler;
  readonly limit: number;
  /** The numbers of the steps at which the process dies: before an even one, after an odd one. */
  readonly crashes: ReadonlySet<number>;
  /** The workflow runs whose end nobody hears of. */
  readonly unheard: ReadonlySet<number>;
}

/** A pool, its queue and GitHub. Everything that a process does is a step, at which others go on and at which it may die. */
function openWorld({ scheduler, limit, crashes, unheard }: World) {
  const { store, inner, step, insist } = createCrashingStore(scheduler, crashes);
  const active = new Map<number, string>();
  const ran: string[] = [];
  const work: Promise<void>[] = [];
  const known = new Set<string>();
  let time = 0;
  let most = 0;
  let lane = Promise.resolve();
  const now = () => time;
  const claims = createClaims({ store, now, start: (item) => step(() => enqueue(item)) });
  const slots = createSlots(claims, { store, now });
  const enqueue = (item: QueueItem): void => {
    if (known.has(item.id)) return;
    known.add(item.id);
    const { id, priority } = item.payload as { id: string; priority: number };
    lane = lane.then(() => insist(() => start(buildTurn(id, priority, `${known.size}`))));
    work.push(lane);
  };
  const buildTurn = (id: string, priority: number, again = ''): SlotAsk => ({
    repository: 7,
    pipeline: 'fix',
    id,
    issued: 'once',
    place: { pipeline: 'fix', limit, priority, subject: 1, urgentLabels: [] },
    item: { id: `${id} ${again}`, key: 'slots', payload: { id, priority } },
  });
  const listActive = async () => [...active].map(([id, title]) => ({ id, title }));
  const end = async (run: number): Promise<void> => {
    await scheduler.schedule(Promise.resolve());
    active.delete(run);
    if (!unheard.has(run)) await insist(() => slots.end({ workflowRun: run, repository: 7 }));
  };
  const dispatch = (id: string): number => {
    ran.push(id);
    active.set(ran.length, id);
    // The concurrency group of an execution lets one job of it run.
    most = Math.max(most, new Set(active.values()).size);
    work.push(end(ran.length));
    return ran.length;
  };
  const start = async (turn: SlotAsk): Promise<void> => {
    const answer = await slots.acquire(turn, listActive);
    if (answer === 'wait' || answer === 'works') return;
    const title = turn.id;
    const before = [...ran.keys()].map((at) => at + 1).find((run) => ran[run - 1] === title);
    if (before !== undefined && !active.has(before)) return slots.release(turn);
    await slots.assign(turn, before ?? (await step(() => dispatch(title))));
  };
  const settle = async (): Promise<void> => {
    for (let seen = -1; seen !== work.length; ) {
      seen = work.length;
      await scheduler.waitFor(Promise.all(work));
    }
  };
  return {
    begin: (id: string, priority: number) => void work.push(insist(() => start(buildTurn(id, priority)))),
    settle,
    /** The look that is queued while something waits. */
    async look() {
      time += 360_000;
      work.push(insist(async () => void (await slots.look({ repository: 7, pipeline: 'fix' }, await listActive()))));
      await settle();
    },
    readRow: async () => JSON.parse((await inner.get('claims/7/slot fix')) ?? '{}') as Claim,
    ran,
    most: () => most,
  };
}

requirement(
  {
    ids: ['I-14', 'I-15', 'DESIGN-5'],
    title:
      'never more agent jobs than max-concurrency, none that waits is forgotten, whatever comes between and wherever a process dies',
    input:
      '300 random orders of the steps of 1 to 6 executions over 1 to 3 slots, with crashes before and after steps and ends that nobody hears of',
    expected: 'at most n at work at any time; each execution is started; at the end nothing holds a slot or waits',
  },
  async () => {
    const seen = { crashed: 0, waited: 0 };
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.record({
          limit: fc.integer({ min: 1, max: 3 }),
          priorities: fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 1, maxLength: 6 }),
          crashes: fc.uniqueArray(fc.integer({ min: 0, max: 120 }), { maxLength: 8 }),
          unheard: fc.uniqueArray(fc.integer({ min: 1, max: 6 }), { maxLength: 2 }),
        }),
        async (scheduler, { limit, priorities, crashes, unheard }) => {
          const world = openWorld({ scheduler, limit, crashes: new Set(crashes), unheard: new Set(unheard) });
          for (const [at, priority] of priorities.entries()) world.begin(`fix-${at}/look 1`, priority);
          await world.settle();
          for (let looks = 0; looks < 12; looks += 1) await world.look();
          seen.crashed += crashes.length > 0 ? 1 : 0;
          seen.waited += priorities.length > limit ? 1 : 0;
          expect(world.most()).toBeLessThanOrEqual(limit);
          expect(new Set(world.ran).size).toBe(priorities.length);
          expect(await world.readRow()).toMatchObject({ holders: [], line: [] });
        },
      ),
      { numRuns: 300 },
    );
    expect(Math.min(seen.crashed, seen.waited)).toBeGreaterThan(50);
  },
  120_000,
);
