import { expect, it } from 'vitest';
import { addNextTick } from '../../src/app/work/add-next-tick.ts';
import { type Queue, QueueFull } from '../../src/ports/queue.ts';
import { requirement } from '../support/requirement.ts';
import { addAll, createOpener, item, type QueueSetup } from './open-queue.ts';
import { describeIds } from './queue-ids.ts';
import { describeTurns } from './queue-turns.ts';

/**
 * Describes the tests that every adapter of the port passes. The factory creates an empty queue that hardly waits between
 * attempts.
 */
export function describeQueue(create: (setup: QueueSetup) => Promise<Queue>): void {
  const open = createOpener(create);

  requirement(
    {
      ids: ['DESIGN-5.1'],
      title: 'items of one key are handled one after the other, in order',
      input: 'three items of key k, added before and during the first',
      expected: 'start 1, end 1, start 2, end 2, start 3, end 3',
    },
    async () => {
      const { queue } = await open();
      const seen: string[] = [];
      const first = Promise.withResolvers<void>();
      queue.process(async ({ id }) => {
        seen.push(`start ${id}`);
        if (id === '1') await first.promise;
        seen.push(`end ${id}`);
      });
      await addAll(queue, [item('1'), item('2'), item('3')]);
      first.resolve();
      await queue.idle();
      expect(seen).toEqual(['start 1', 'end 1', 'start 2', 'end 2', 'start 3', 'end 3']);
      await queue.close();
    },
  );

  it('handles items of different keys at the same time', async () => {
    const { queue } = await open();
    const both = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    queue.process(async ({ id }) => {
      both[Number(id)]?.resolve();
      await Promise.all(both.map(({ promise }) => promise));
    });
    await addAll(queue, [item('0', 'a'), item('1', 'b')]);
    await queue.idle();
    await queue.close();
  });

  it('never handles more keys at the same time than the limit', async () => {
    const { queue } = await open({ concurrency: 2 });
    let running = 0;
    let most = 0;
    const both = Promise.withResolvers<void>();
    queue.process(async () => {
      most = Math.max(most, ++running);
      if (running === 2) both.resolve();
      await both.promise;
      await new Promise(setImmediate);
      running--;
    });
    await addAll(
      queue,
      Array.from({ length: 20 }, (_, n) => item(String(n), `key ${n}`)),
    );
    await queue.idle();
    expect(most).toBe(2);
    await queue.close();
  });

  requirement(
    {
      ids: ['DESIGN-5.2', 'T15'],
      title: 'an id is accepted once, also after it was done',
      input: 'the same id waiting, and again after it was handled',
      expected: 'add gives true, false, false; handled once',
    },
    async () => {
      const { queue } = await open();
      const seen: string[] = [];
      const added = [await queue.add(item('1')), await queue.add(item('1'))];
      queue.process(async ({ id }) => void seen.push(id));
      await queue.idle();
      added.push(await queue.add(item('1')));
      await queue.idle();
      expect(added).toEqual([true, false, false]);
      expect(seen).toEqual(['1']);
      await queue.close();
    },
  );

  requirement(
    {
      ids: ['DESIGN-5.2'],
      title: 'a handler that fails gets the same item again, before the next one of its key',
      input: 'item 1 fails twice, item 2 waits',
      expected: '1, 1, 1, 2',
    },
    async () => {
      const { queue } = await open();
      const seen: string[] = [];
      queue.process(async ({ id }) => {
        seen.push(id);
        if (id === '1' && seen.length < 3) throw new Error('busy');
      });
      await addAll(queue, [item('1'), item('2')]);
      await queue.idle();
      expect(seen).toEqual(['1', '1', '1', '2']);
      await queue.close();
    },
  );

  it('reports an item that keeps failing, and goes on with the next', async () => {
    const { queue, lines } = await open();
    const seen: string[] = [];
    queue.process(async ({ id }) => {
      seen.push(id);
      if (id === '1') throw new Error('no such repository');
    });
    await addAll(queue, [item('1'), item('2')]);
    await queue.idle();
    expect(seen).toEqual(['1', '1', '1', '2']);
    expect(lines.at(-1)).toMatch(/1 .*3 attempts.*no such repository/);
    await queue.close();
  });

  it('counts anything thrown as a failure', async () => {
    const { queue, lines } = await open({ attempts: 1 });
    queue.process(() => Promise.reject('just text'));
    await queue.add(item('1'));
    await queue.idle();
    expect(lines.at(-1)).toMatch(/just text/);
    await queue.close();
  });

  it('hands out the payload as it was added', async () => {
    const { queue } = await open();
    const seen: unknown[] = [];
    queue.process(async ({ payload }) => void seen.push(payload));
    await queue.add({ ...item('1'), payload: { text: 'ä\n"', list: [1, null, true] } });
    await queue.idle();
    expect(seen).toEqual([{ text: 'ä\n"', list: [1, null, true] }]);
    await queue.close();
  });

  it('counts what waits and what runs, and no more what was given up', async () => {
    const { queue } = await open({ attempts: 2 });
    const started = Promise.withResolvers<void>();
    const fail = Promise.withResolvers<void>();
    queue.process(async ({ id }) => {
      if (id !== '1') return;
      started.resolve();
      await fail.promise;
      throw new Error('never');
    });
    await addAll(queue, [item('1'), item('2')]);
    await started.promise;
    expect(await queue.size()).toBe(2);
    fail.resolve();
    await queue.idle();
    expect(await queue.size()).toBe(0);
    await queue.close();
  });

  it('is idle at once when nothing was added', async () => {
    const { queue } = await open();
    await queue.idle();
    await queue.close();
  });

  it('lets what runs come to its end when it is closed, and takes nothing more', async () => {
    const { queue } = await open();
    const started = Promise.withResolvers<void>();
    const finish = Promise.withResolvers<void>();
    const seen: string[] = [];
    queue.process(async ({ id }) => {
      started.resolve();
      await finish.promise;
      seen.push(id);
    });
    await queue.add(item('1'));
    await started.promise;
    const closed = queue.close();
    finish.resolve();
    await closed;
    expect(seen).toEqual(['1']);
    await expect(queue.add(item('2'))).rejects.toThrow('closed');
  });

  requirement(
    {
      ids: ['P10-2', 'DESIGN-5.2'],
      title: 'what runs while the queue is closed may ask for more, and does so without a failure',
      input: 'one attempt; the queue is closed while item 1 runs, which then adds an item that follows from it',
      expected: 'the item is accepted and not handed out; item 1 is done and nothing is reported; after that nothing is accepted',
    },
    async () => {
      const { queue, lines } = await open({ attempts: 1 });
      const started = Promise.withResolvers<void>();
      const finish = Promise.withResolvers<void>();
      const seen: string[] = [];
      const added: boolean[] = [];
      queue.process(async ({ id }) => {
        seen.push(id);
        started.resolve();
        await finish.promise;
        added.push(await queue.add({ ...item('work 1', 'other'), followUp: true }));
      });
      await queue.add(item('1'));
      await started.promise;
      const closed = queue.close();
      await expect(queue.add(item('2'))).rejects.toThrow('closed');
      finish.resolve();
      await closed;
      expect([seen, added]).toEqual([['1'], [true]]);
      expect(lines.filter((line) => !line.startsWith('The queue was closed while items waited: work 1.'))).toEqual([]);
      await expect(queue.add({ ...item('3'), followUp: true })).rejects.toThrow('closed');
    },
  );

  it('hands out an item when its time has come, and lets others of its key pass until then', async () => {
    const { queue } = await open();
    const handled = Promise.withResolvers<number>();
    const seen: string[] = [];
    const due = Date.now() + 150;
    queue.process(async ({ id }) => {
      seen.push(id);
      if (id === 'later') handled.resolve(Date.now());
    });
    await queue.add({ ...item('later'), runAt: new Date(due).toISOString() });
    expect(await queue.size()).toBe(0);
    await queue.add(item('now'));
    await queue.idle();
    expect(await handled.promise).toBeGreaterThanOrEqual(due);
    await queue.idle();
    expect(seen).toEqual(['now', 'later']);
    await queue.close();
  });

  it('hands out each time of a cron expression once, although several processes add it, and missed ones once', async () => {
    const { queue } = await open();
    const series = { id: 'sweep', key: 'cron', cron: '0 8 * * *', build: () => ({ kind: 'installations', day: '' }) as const };
    const add: Parameters<typeof addNextTick>[0] = async (due) => void (await queue.add({ ...due, payload: 'due' }));
    const seen: string[] = [];
    // Two processes started a day ago, and neither ran at eight.
    for (const _process of [1, 2]) await addNextTick(add, series, '2026-03-18T07:00:00.000Z');
    queue.process(async ({ id, payload }) => {
      seen.push(`${id} ${payload}`);
      await addNextTick(add, series, new Date().toISOString());
    });
    await queue.idle();
    expect(seen).toEqual(['sweep 2026-03-18T08:00:00.000Z due']);
    await queue.close();
  });

  it('refuses more items than may wait, but none that follows from an accepted one', async () => {
    const { queue } = await open({ maxWaiting: 2 });
    await addAll(queue, [item('1'), item('2')]);
    await expect(queue.add(item('3'))).rejects.toThrow(QueueFull);
    expect(await queue.add({ ...item('4'), followUp: true })).toBe(true);
    const seen: string[] = [];
    queue.process(async ({ id }) => void seen.push(id));
    await queue.idle();
    expect(await queue.add(item('3'))).toBe(true);
    await queue.idle();
    expect(seen).toEqual(['1', '2', '4', '3']);
    await queue.close();
  });

  describeIds(open);
  describeTurns(open);
}
