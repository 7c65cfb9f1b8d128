import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Ledgers } from '../../src/ports/ledgers.ts';
import { requirement } from '../support/requirement.ts';

export interface LedgersWorld {
  readonly ledgers: Ledgers;
  /** Creates an issue of this title with this label, as another account with write access. */
  others(title: string, label: string): Promise<number>;
  comment(number: number): Promise<void>;
  reopen(number: number): Promise<void>;
  loseAnswer(when: 'before' | 'after'): void;
  /** Returns `METHOD /path` of the requests since the last call of this function. */
  takeRequests(): readonly string[];
  close(): Promise<void>;
}

/** Describes the tests that every adapter of the port passes. `isLossy` is that of `describeThreads`. */
export function describeLedgers(
  create: () => Promise<LedgersWorld>,
  { isLossy = true }: { readonly isLossy?: boolean } = {},
): void {
  let world: LedgersWorld;
  beforeEach(async () => {
    world = await create();
  });
  afterEach(() => world.close());

  describe('ledgers', () => {
    requirement(
      {
        ids: ['DESIGN-4.5', 'DESIGN-4.6'],
        title: 'are made closed and unlocked, and found with one request',
        input: 'create history and runs of two pipelines, find each',
        expected: 'each finds its own alone, closed, with its number of comments',
      },
      async () => {
        const made = await world.ledgers.create('history', 'fix');
        await world.ledgers.create('history', 'fix-docs');
        const runs = await world.ledgers.create('runs', 'fix');
        expect(made).toMatchObject({ comments: 0, open: false, locked: false });
        await world.comment(made.number);
        world.takeRequests();
        expect(await world.ledgers.list('history', 'fix')).toEqual([{ ...made, comments: 1 }]);
        expect(world.takeRequests()).toHaveLength(1);
        expect(await world.ledgers.list('runs', 'fix')).toEqual([runs]);
        expect(await world.ledgers.list('runs', 'other')).toEqual([]);
      },
    );

    requirement(
      {
        ids: ['P10-6'],
        title: 'of all pipelines are found with one request, by the names of the pipelines',
        input: 'histories of two pipelines, a runs issue, and a history by somebody else',
        expected: 'our two histories',
      },
      async () => {
        const made = await world.ledgers.create('history', 'fix');
        const other = await world.ledgers.create('history', 'fix-docs');
        await world.ledgers.create('runs', 'fix');
        world.takeRequests();
        expect(await world.ledgers.listAll('history')).toEqual(
          new Map([
            ['fix', [made]],
            ['fix-docs', [other]],
          ]),
        );
        expect(world.takeRequests()).toHaveLength(1);
        await world.others('Baton history: evil', 'baton:ledger');
        expect([...(await world.ledgers.listAll('history')).keys()]).toEqual(['fix', 'fix-docs']);
      },
    );

    requirement(
      {
        ids: ['DESIGN-4.6', 'T40'],
        title: 'of other accounts are none of ours',
        input: 'an issue of the same title and label by somebody with write access, before and after ours',
        expected: 'ours alone',
      },
      async () => {
        await world.others('Baton history: fix', 'baton:ledger');
        expect(await world.ledgers.list('history', 'fix')).toEqual([]);
        const made = await world.ledgers.create('history', 'fix');
        await world.others('Baton history: fix', 'baton:ledger');
        expect(await world.ledgers.list('history', 'fix')).toEqual([made]);
      },
    );

    it('that were made twice are both found, the lower number first', async () => {
      const first = await world.ledgers.create('history', 'fix');
      const second = await world.ledgers.create('history', 'fix');
      expect(await world.ledgers.list('history', 'fix')).toEqual([first, second]);
    });

    it('that somebody opened are found open, and closed again', async () => {
      const { number } = await world.ledgers.create('history', 'fix');
      await world.reopen(number);
      expect(await world.ledgers.list('history', 'fix')).toMatchObject([{ number, open: true }]);
      await world.ledgers.close(number);
      expect(await world.ledgers.list('history', 'fix')).toMatchObject([{ number, open: false }]);
    });

    if (isLossy)
      it.each(['before', 'after'] as const)('are made once when the answer got lost %s they were made', async (when) => {
        world.loseAnswer(when);
        const made = await world.ledgers.create('history', 'fix');
        expect(made.open).toBe(false);
        expect(await world.ledgers.list('history', 'fix')).toEqual([made]);
      });
  });
}
