import { describe, expect } from 'vitest';
import { PutOff } from '../../src/ports/queue.ts';
import { requirement } from '../support/requirement.ts';
import { ago, birth, openWorld, own, record, stranger, thread } from './thread-world.ts';

describe('what the App sees of a thread where lists lag behind its own posts', () => {
  requirement(
    {
      ids: ['DESIGN-2'],
      title: 'has our own posts also where a list lags behind them, and is not learned from that list',
      input: 'two posts; the thread is forgotten; a list without the posts, then one with them',
      expected: 'the readers of both lists see the posts; the second list alone is believed afterwards',
    },
    async () => {
      const { open, read, comments, hear } = await openWorld();
      await read();
      await open().create(thread, record('one'), 'key');
      await open().create(thread, record('two'), 'key');
      const late = comments.splice(0);
      await hear('issues', { action: 'transferred', issue: { number: thread, created_at: birth } });
      expect(await read()).toEqual({ bodies: [record('one'), record('two')], asked: true });
      comments.push(...late);
      expect(await read()).toEqual({ bodies: [record('one'), record('two')], asked: true });
      expect((await read()).asked).toBe(false);
    },
  );

  requirement(
    {
      ids: ['DESIGN-2', 'DESIGN-5.2'],
      title: 'has our own posts also on the newest page of a thread, where that lags behind them',
      input:
        'a post by a process that dies; pages without it: of a thread that is forgotten, and of one that is known, read with what others wrote',
      expected:
        'the reader of the newest page sees the post, once; the page is not believed afterwards where the thread was forgotten',
    },
    async () => {
      const { open, read, comments, hear, write } = await openWorld();
      const readPages = async (needs: 'all' | 'own') => {
        const pages: string[][] = [];
        for await (const page of open().listBackwards(thread, comments.length, needs)) pages.push(page.map(({ body }) => body));
        return pages;
      };
      await read();
      write('hello');
      await open().create(thread, record('one'), 'key');
      const late = comments.splice(1);
      expect(await readPages('all')).toEqual([['hello', record('one')]]);
      await hear('issues', { action: 'transferred', issue: { number: thread, created_at: birth } });
      expect(await readPages('own')).toEqual([['hello', record('one')]]);
      expect((await read()).asked).toBe(true);
      comments.push(...late);
      expect(await readPages('own')).toEqual([['hello', record('one')]]);
      expect((await read()).asked).toBe(false);
    },
  );

  requirement(
    {
      ids: ['DESIGN-2', 'DESIGN-5.2'],
      title:
        'has no post of ours behind one of which nobody knows whether it is there, and all of them behind one that a limit stopped',
      input:
        'a process dies over a post; the next one posts; a list without both. The same with a limit in the place of the death',
      expected: 'the reader of the list sees no post; the post',
    },
    async () => {
      for (const [why, seen] of [
        [new Error('killed'), []],
        [new PutOff('Waiting.', { until: ago(-1) }), [record('two')]],
      ] as const) {
        const { open, read, fail, comments, hear } = await openWorld();
        fail(why);
        await expect(open().create(thread, record('one'), 'key')).rejects.toBe(why);
        fail(undefined);
        await open().create(thread, record('two'), 'key');
        comments.splice(0);
        await hear('issues', { action: 'transferred', issue: { number: thread, created_at: birth } });
        expect(await read()).toEqual({ bodies: seen, asked: true });
      }
    },
  );

  requirement(
    {
      ids: ['DESIGN-2', 'DESIGN-5.2'],
      title: 'is asked for again where a list lacks our own post behind one of which nobody knows whether it is there',
      input: 'a process dies over a post that GitHub has; the next one posts; lists lag for some more seconds, or for a minute',
      expected: 'the reader sees both posts; none',
    },
    async () => {
      for (const [lag, seen] of [
        [14_000, [record('one'), record('two')]],
        [60_000, []],
      ] as const) {
        const { open, read, fail, lag: lagFor, hear } = await openWorld();
        fail(new Error('killed'), 'after');
        await expect(open().create(thread, record('one'), 'key')).rejects.toThrow('killed');
        fail(undefined);
        await open().create(thread, record('two'), 'key');
        await hear('issues', { action: 'transferred', issue: { number: thread, created_at: birth } });
        lagFor(lag);
        expect((await read()).bodies).toEqual(seen);
      }
    },
  );

  requirement(
    {
      ids: ['T13', 'DESIGN-2'],
      title: 'has no post of ours that somebody has deleted',
      input: 'a post that a person deletes within a minute',
      expected: 'the reader of the list without the post does not see it',
    },
    async () => {
      const { open, read, comments, hear } = await openWorld();
      const { id } = await open().create(thread, record('one'), 'key');
      comments.splice(0);
      await hear('issue_comment', { action: 'deleted', issue: { number: thread }, comment: { ...own, id }, sender: stranger });
      expect(await read()).toEqual({ bodies: [], asked: true });
    },
  );
});
