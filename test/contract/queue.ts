import { expect, it } from 'vitest';
import type { Log } from '../../src/ports/log.ts';
import type { Queue, QueueItem } from '../../src/ports/queue.ts';
import { requirement } from '../support/requirement.ts';

export interface QueueSetup {
  readonly log: Log;
  readonly attempts: number;
  readonly concurrency: number;
}

/**
 * Describes the tests that every adapter of the port passes. The factory creates an empty queue that hardly waits between
 * attempts.
 */
export function describeQueue(create: (setup: QueueSetup) => Promise<Queue>): void {
  const open = async (setup: Partial<QueueSetup> = {}): Promise<{ queue: Queue; lines: string[] }> => {
    const lines: string[] = [];
    const take = (line: string): void => void lines.push(line);
    const log = { info: take, warning: take, error: take };
    return { queue: await create({ log, attempts: 3, concurrency: 4, ...setup }), lines };
  };

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
    queue.process(async () => {
      most = Math.max(most, ++running);
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
}

function item(id: string, key = 'repository/1'): QueueItem {
  return { id, key, payload: {} };
}

async function addAll(queue: Queue, items: readonly QueueItem[]): Promise<void> {
  for (const one of items) await queue.add(one);
}
