import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Comment } from '../../src/core/trigger/comment.ts';
import type { Threads } from '../../src/ports/github.ts';
import { requirement } from '../support/requirement.ts';

export interface ThreadsWorld {
  readonly threads: Threads;
  /** A thread without comments. */
  readonly subject: number;
  /** Adds a comment by another account and returns its id. */
  comment(body: string): Promise<number>;
  remove(comment: number): Promise<void>;
  /** Loses the answer to the next comment that is created, before or after GitHub created it. */
  loseAnswer(when: 'before' | 'after'): void;
  close(): Promise<void>;
}

/**
 * Describes the tests that every adapter of the port passes. `isLossy`: answers get lost below the port, and the adapter settles it. In the
 * simulation a lost answer is a fault of the port itself.
 */
export function describeThreads(
  create: () => Promise<ThreadsWorld>,
  { isLossy = true }: { readonly isLossy?: boolean } = {},
): void {
  let world: ThreadsWorld;
  beforeEach(async () => {
    world = await create();
  });
  afterEach(() => world.close());

  describe('a thread', () => {
    it('gives back a comment as it was written, with author and times', async () => {
      const body = 'One \u{1f389}\n\n<!-- baton:1 {"a":"\\u002d"} -->';
      const made = await world.threads.create(world.subject, body, 'baton:1');
      expect(made).toMatchObject({ body, author: { id: expect.any(Number), login: expect.any(String) } });
      expect(await world.threads.read(made.id)).toEqual(made);
      expect(Date.parse(made.createdAt)).toBeGreaterThan(Date.now() - 60_000);
    });

    it('has no comment that is gone', async () => {
      const id = await world.comment('x');
      await world.remove(id);
      expect(await world.threads.read(id)).toBeUndefined();
    });

    it('changes a comment and keeps its id and its time', async () => {
      const made = await world.threads.create(world.subject, 'before key', 'key');
      await world.threads.update(made.id, 'after');
      expect(await world.threads.read(made.id)).toMatchObject({ id: made.id, body: 'after', createdAt: made.createdAt });
    });

    it('loses a comment that is deleted, whether or not it was there', async () => {
      const { id } = await world.threads.create(world.subject, 'x', 'x');
      await world.threads.delete(id);
      expect(await world.threads.read(id)).toBeUndefined();
      await expect(world.threads.delete(id)).resolves.toBeUndefined();
    });

    requirement(
      {
        ids: ['U29'],
        title: 'folds many comments, 50 in one request, and all others if one of them is gone',
        input: '60 comments, of which the second was deleted',
        expected: 'the first refusal is thrown; 59 comments are folded, with their texts as they were',
      },
      async () => {
        const since = '2020-01-01T00:00:00Z';
        await fill(world, 60);
        const made = await world.threads.listSince(world.subject, since);
        await world.remove(made[1]?.id ?? 0);
        await expect(world.threads.minimiseAll(made, 'resolved')).rejects.toThrow('Could not resolve to a node');
        const left = await world.threads.listSince(world.subject, since);
        expect(left.map(({ body, isMinimised }) => [body, isMinimised])).toEqual(
          made.filter((_, index) => index !== 1).map(({ body }) => [body, true]),
        );
        await expect(world.threads.minimiseAll([], 'resolved')).resolves.toEqual({ isSwapped: false });
      },
    );

    it('lists what came since a time, over all pages, in the order of ids', async () => {
      const ids = await fill(world, 205);
      const list = await world.threads.listSince(world.subject, '2020-01-01T00:00:00Z');
      expect(list.map(({ id }) => id)).toEqual(ids);
      expect(await world.threads.listSince(world.subject, '2999-01-01T00:00:00Z')).toEqual([]);
    });

    requirement(
      {
        ids: ['DESIGN-4.8'],
        title: 'is read from its newest page backwards',
        input: '205 comments; the event said 205, 150 or 350',
        expected: 'pages of 5, 100, 100, each ascending, whatever the event said',
      },
      async () => {
        const ids = await fill(world, 205);
        for (const total of [205, 150, 350, 0]) {
          const pages = (await collect(world.threads.listBackwards(world.subject, total))).filter((page) => page.length > 0);
          expect(
            pages.map((page) => page.length),
            `total ${total}`,
          ).toEqual([5, 100, 100]);
          expect(
            pages
              .toReversed()
              .flat()
              .map(({ id }) => id),
          ).toEqual(ids);
        }
      },
    );
  });

  if (isLossy)
    describe('an ambiguous failure', () => {
      requirement(
        {
          ids: ['DESIGN-5.2', 'T45'],
          title: 'after the comment was made makes no second one',
          input: 'the connection ends after the POST was carried out',
          expected: 'the comment that is there, once',
        },
        async () => {
          world.loseAnswer('after');
          const made = await world.threads.create(world.subject, 'text\n\nkey-1\n', 'key-1');
          expect(await bodies(world)).toEqual([made.body]);
        },
      );

      it('before the comment was made is tried again', async () => {
        world.loseAnswer('before');
        await world.threads.create(world.subject, 'text key-1', 'key-1');
        expect(await bodies(world)).toEqual(['text key-1']);
      });

      it('is not settled by a comment of somebody else that holds the key', async () => {
        await world.comment('I guessed key-1');
        world.loseAnswer('before');
        await world.threads.create(world.subject, 'text key-1', 'key-1');
        expect(await bodies(world)).toEqual(['I guessed key-1', 'text key-1']);
      });
    });
}

async function fill(world: ThreadsWorld, count: number): Promise<readonly number[]> {
  const ids: number[] = [];
  for (let index = 0; index < count; index += 1) ids.push(await world.comment(`comment ${index}`));
  return ids;
}

async function collect(pages: AsyncIterable<readonly Comment[]>): Promise<readonly (readonly Comment[])[]> {
  const all: (readonly Comment[])[] = [];
  for await (const page of pages) all.push(page);
  return all;
}

async function bodies(world: ThreadsWorld): Promise<readonly string[]> {
  return (await world.threads.listSince(world.subject, '2020-01-01T00:00:00Z')).map(({ body }) => body);
}
