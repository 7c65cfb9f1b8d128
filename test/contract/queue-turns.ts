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

  requirement(
    {
      ids: ['P10-4'],
      title: 'one busy installation does not hold up another one, nor one of its repositories the others',
      input:
        'four places; installation 1 has a repository with 10 slow items and 20 repositories with one each, installation 2 one item',
      expected:
        'two items of the first repository, one of the others, and the one of installation 2 are handled at the same time',
    },
    async () => {
      const { queue } = await open({ concurrency: 4 });
      const slow = Promise.withResolvers<void>();
      const other = Promise.withResolvers<void>();
      const seen: string[] = [];
      queue.process(async ({ id, group }) => {
        seen.push(id === 'other' ? id : String(group));
        if (id === 'other') other.resolve();
        await slow.promise;
      });
      const busy = Array.from({ length: 10 }, (_, n) => ({ ...item(`a${n}`, `a/${n}`), group: '1/a' }));
      const many = Array.from({ length: 20 }, (_, n) => ({ ...item(`b${n}`, `b${n}/1`), group: `1/b${n}` }));
      await addAll(queue, [...busy, ...many, { ...item('other', 'c/1'), group: '2/c' }]);
      await other.promise;
      expect(seen.toSorted()).toEqual(['1/a', '1/a', expect.stringMatching(/^1\/b/), 'other']);
      slow.resolve();
      await queue.idle();
      expect(seen).toHaveLength(31);
      await queue.close();
    },
  );
}
