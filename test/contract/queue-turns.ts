import { expect, it } from 'vitest';
import { PutOff } from '../../src/ports/queue.ts';
import { requirement } from '../support/requirement.ts';
import { addAll, item, type OpenQueue } from './open-queue.ts';

/** Describes which item is next: the part of the contract about items that are put off, and about groups. */
export function describeTurns(open: OpenQueue): void {
  requirement(
    {
      ids: ['P10-4', 'DESIGN-5.1'],
      title: 'an item that is put off is handed out again at its time, before the next one of its key, and uses up no attempt',
      input: 'one attempt; item 1 is put off twice, item 2 of its key waits, and only one place is there',
      expected: '1, another key, 1, 1, 2; nothing is reported',
    },
    async () => {
      const { queue, lines } = await open({ attempts: 1, concurrency: 1 });
      const seen: string[] = [];
      const early: string[] = [];
      let until = 0;
      queue.process(async ({ id }) => {
        if (id === '1' && Date.now() < until) early.push(id);
        seen.push(id);
        if (id !== '1' || seen.filter((other) => other === '1').length > 2) return;
        until = Date.now() + 300;
        throw new PutOff('not yet', { until: new Date(until).toISOString() });
      });
      await addAll(queue, [item('1'), item('2'), item('other', 'another key')]);
      await queue.idle();
      expect(seen).toEqual(['1', 'other', '1', '1', '2']);
      expect(early).toEqual([]);
      expect(lines).toEqual([]);
      await queue.close();
    },
  );

  it('counts an item that is put off among those that wait', async () => {
    const { queue } = await open();
    const tried = Promise.withResolvers<void>();
    queue.process(async () => {
      tried.resolve();
      throw new PutOff('not today', { until: new Date(Date.now() + 86_400_000).toISOString() });
    });
    await queue.add(item('1'));
    await tried.promise;
    expect(await queue.size()).toBe(1);
    await queue.close();
  });

  it('serves a repository soon, although another one has a thousand items before it', async () => {
    const { queue } = await open({ concurrency: 2 });
    const many = Array.from({ length: 1_000 }, (_, n) => ({ ...item(`a${n}`, `a/${n}`), group: 'a' }));
    await Promise.all(many.map((one) => queue.add(one)));
    await queue.add({ ...item('b', 'b/1'), group: 'b' });
    const seen: string[] = [];
    const reached = Promise.withResolvers<void>();
    queue.process(async ({ id }) => {
      seen.push(id);
      if (id === 'b') reached.resolve();
    });
    await reached.promise;
    expect(seen.indexOf('b')).toBeLessThan(10);
    await queue.close();
  });

  it('leaves a place for other repositories while the items of one are slow', async () => {
    const { queue } = await open({ concurrency: 2 });
    const slow = Promise.withResolvers<void>();
    const other = Promise.withResolvers<void>();
    queue.process(async ({ id }) => (id === 'b' ? other.resolve() : slow.promise));
    await addAll(queue, [
      { ...item('a1', 'a/1'), group: 'a' },
      { ...item('a2', 'a/2'), group: 'a' },
      { ...item('b', 'b/1'), group: 'b' },
    ]);
    await other.promise;
    slow.resolve();
    await queue.close();
  });
}
