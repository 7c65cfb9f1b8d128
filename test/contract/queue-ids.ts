import { expect, it } from 'vitest';
import { requirement } from '../support/requirement.ts';
import { item, type OpenQueue } from './open-queue.ts';

/** Describes which ids are known: the part of the contract about items that were given up. */
export function describeIds(open: OpenQueue): void {
  it('accepts an id again after it was given up, because nothing was done for it', async () => {
    const { queue } = await open({ attempts: 1 });
    const seen: string[] = [];
    queue.process(async ({ id }) => {
      seen.push(id);
      if (seen.length === 1) throw new Error('busy');
    });
    await queue.add(item('1'));
    await queue.idle();
    expect(await queue.add(item('1'))).toBe(true);
    await queue.idle();
    expect(seen).toEqual(['1', '1']);
    await queue.close();
  });

  requirement(
    {
      ids: ['P10-1', 'P10-2'],
      title: 'the same id at the same time is accepted once',
      input: 'three items with the same id, added at once, with a body of some length',
      expected: 'one is accepted and handled, with its payload',
    },
    async () => {
      const { queue } = await open();
      const seen: unknown[] = [];
      const payload = { kind: 'delivery', body: '{"text":"ä\n"}'.repeat(200) };
      const added = await Promise.all([1, 2, 3].map(() => queue.add({ ...item('1'), payload })));
      queue.process(async (given) => void seen.push(given.payload));
      await queue.idle();
      expect(added.toSorted()).toEqual([false, false, true]);
      expect(seen).toEqual([payload]);
      await queue.close();
    },
  );

  requirement(
    {
      ids: ['P10-2', 'I-18'],
      title: 'what asked for an item that was given up may be sent again, and nothing else that was done',
      input: 'items 1 and 2 are done; an item that 1 asked for is given up, and one that 2 asked for is done',
      expected:
        'each is handed out with its causes; the item, and 1, are accepted again; 2 is not; 1 is not forgotten while it waits',
    },
    async () => {
      const { queue } = await open({ attempts: 1 });
      let isFailing = true;
      const told: unknown[] = [];
      queue.process(async ({ id, causes }) => {
        if (id.startsWith('work ')) told.push(causes);
        if (id === 'work 1' && isFailing) throw new Error('no permission');
      });
      for (const id of ['1', '2']) await queue.add(item(id));
      await queue.idle();
      for (const id of ['1', '2']) await queue.add({ ...item(`work ${id}`), causes: [id, `never ${id}`] });
      await queue.idle();
      expect(told).toEqual([
        ['1', 'never 1'],
        ['2', 'never 2'],
      ]);
      isFailing = false;
      expect(await queue.add(item('2'))).toBe(false);
      expect(await queue.add(item('1'))).toBe(true);
      expect(await queue.add({ ...item('work 1'), causes: ['1'] })).toBe(true);
      await queue.idle();
      expect(await queue.add(item('1'))).toBe(false);
      await queue.close();
    },
  );
}
