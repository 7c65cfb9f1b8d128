import { afterEach, describe, expect, it, vi } from 'vitest';
import { createSystemClock } from '../../../src/adapters/clock/system-clock.ts';
import { PutOff } from '../../../src/ports/queue.ts';
import { describeQueue } from '../../contract/queue.ts';
import { createMemoryQueue } from '../../support/memory-queue.ts';
import { requirement } from '../../support/requirement.ts';

const quiet = { info: () => undefined, warning: () => undefined, error: () => undefined };
const system = createSystemClock();
const clock = { ...system, sleep: () => new Promise<void>(setImmediate) };

/** Stops the clock, and collects the waits that a queue begins. */
function holdTime() {
  vi.useFakeTimers({ toFake: ['Date'] });
  const waits: PromiseWithResolvers<void>[] = [];
  const sleep = (): Promise<void> => {
    const wait = Promise.withResolvers<void>();
    waits.push(wait);
    return wait.promise;
  };
  const start = Date.now();
  const at = (milliseconds: number): string => new Date(start + milliseconds).toISOString();
  return { waits, clock: { ...system, sleep }, start, at };
}

describe('memory queue', () => {
  afterEach(() => void vi.useRealTimers());

  describeQueue(async (setup) => createMemoryQueue({ ...setup, clock }));

  it('waits longer after each failure, at most a minute', async () => {
    const waited: number[] = [];
    const sleep = async (milliseconds: number): Promise<void> => void waited.push(milliseconds);
    const queue = createMemoryQueue({ log: quiet, clock: { ...system, sleep }, attempts: 9 });
    queue.process(() => Promise.reject(new Error('busy')));
    await queue.add({ id: '1', key: 'k', payload: {} });
    await queue.idle();
    expect(waited).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000]);
  });

  it('lets other keys run while one backs off', async () => {
    const again = Promise.withResolvers<void>();
    const queue = createMemoryQueue({ log: quiet, clock: { ...system, sleep: () => again.promise }, concurrency: 1 });
    const seen: string[] = [];
    queue.process(async ({ id }) => {
      seen.push(id);
      if (seen.length === 1) throw new Error('busy');
      if (id === '2') again.resolve();
    });
    await queue.add({ id: '1', key: 'a', payload: {} });
    await queue.add({ id: '2', key: 'b', payload: {} });
    await queue.idle();
    expect(seen).toEqual(['1', '2', '1']);
  });

  requirement(
    {
      ids: ['P10-2', 'LIMITS'],
      title: 'waits once for all items whose time has not come, because each timer costs 5 KB',
      input: '1,000 items for the same time in an hour, then one that is due before them',
      expected:
        'a wait for each earliest time alone; all in the order of their times, those of one time in the order of their coming',
    },
    async () => {
      const { waits, clock, start, at } = holdTime();
      const queue = createMemoryQueue({ log: quiet, clock, concurrency: 1 });
      const seen: string[] = [];
      queue.process(async ({ id }) => void seen.push(id));
      const ids = Array.from({ length: 1_000 }, (_, index) => String(index));
      for (const id of ids) await queue.add({ id, key: id, runAt: at(3_600_000), payload: {} });
      expect(waits.length).toBe(1);
      await queue.add({ id: 'first', key: 'first', runAt: at(60_000), payload: {} });
      expect(waits.length).toBe(2);
      vi.setSystemTime(start + 3_600_000);
      for (const { resolve } of waits.splice(0)) resolve();
      await expect.poll(() => seen.length, { timeout: 10_000 }).toBe(1_001);
      expect(seen).toEqual(['first', ...ids]);
      expect(waits.length).toBe(0);
      await queue.close();
    },
  );

  requirement(
    {
      ids: ['P10-2', 'P10-4', 'LIMITS'],
      title: 'waits once for all items that are put off until the same time',
      input: '200 items of 200 keys, whose handler puts each off for an hour; then the hour is over',
      expected: 'one wait; each is handed out once more, in the order in which they were put off',
    },
    async () => {
      const { waits, clock, start, at } = holdTime();
      const queue = createMemoryQueue({ log: quiet, clock, concurrency: 1 });
      const seen: string[] = [];
      queue.process(async ({ id }) => {
        seen.push(id);
        if (seen.length <= 200) throw new PutOff('the limit is reached', { until: at(3_600_000) });
      });
      const ids = Array.from({ length: 200 }, (_, index) => String(index));
      for (const id of ids) await queue.add({ id, key: id, payload: {} });
      await expect.poll(() => seen.length).toBe(200);
      expect(waits.length).toBe(1);
      vi.setSystemTime(start + 3_600_000);
      waits[0]?.resolve();
      await queue.idle();
      expect(seen).toEqual([...ids, ...ids]);
      await queue.close();
    },
  );

  it('forgets the oldest ids, so that its memory is bounded', async () => {
    const queue = createMemoryQueue({ log: quiet, clock, rememberedIds: 2 });
    queue.process(async () => undefined);
    for (const id of ['1', '2', '3']) await queue.add({ id, key: id, payload: {} });
    expect(await queue.add({ id: '3', key: '3', payload: {} })).toBe(false);
    expect(await queue.add({ id: '1', key: '1', payload: {} })).toBe(true);
    await queue.idle();
  });

  it('names what still waits when it is closed', async () => {
    const lines: string[] = [];
    const queue = createMemoryQueue({ log: { ...quiet, warning: (line) => void lines.push(line) }, clock });
    await queue.add({ id: 'delivery 7', key: 'k', payload: {} });
    await queue.close();
    expect(lines).toEqual(['The queue was closed while items waited: delivery 7.']);
    await queue.idle();
  });
});
