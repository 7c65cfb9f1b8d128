import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Reactions } from '../../src/ports/reactions.ts';
import { requirement } from '../support/requirement.ts';

export interface ReactionsWorld {
  readonly reactions: Reactions;
  /** A comment, and the issue it belongs to. */
  readonly comment: number;
  readonly subject: number;
  /** Returns the reactions that are there now. */
  on(place: 'comment' | 'subject'): Promise<readonly string[]>;
  /** The port with a token that may not react. */
  readonly forbidden: Reactions;
  /** Lets the next request be answered with that status. */
  fail(status: 404 | 500): void;
  takeRequests(): readonly string[];
  close(): Promise<void>;
}

/** Describes the tests that every adapter of the port passes. `isLossy` is that of `describeThreads`. */
export function describeReactions(
  create: () => Promise<ReactionsWorld>,
  { isLossy = true }: { readonly isLossy?: boolean } = {},
): void {
  let world: ReactionsWorld;
  beforeEach(async () => {
    world = await create();
  });
  afterEach(() => world.close());

  describe('reactions', () => {
    for (const kind of ['comment', 'subject'] as const) {
      const place = () => (kind === 'comment' ? { comment: world.comment } : { subject: world.subject });

      requirement(
        {
          ids: ['U1', 'DESIGN-5.1'],
          title: `to a ${kind} given twice are one, and taken away twice are gone`,
          input: 'eyes twice, rocket once, eyes taken away twice',
          expected: 'the same id twice; rocket alone stays',
        },
        async () => {
          const first = await world.reactions.add(place(), 'eyes');
          expect(await world.reactions.add(place(), 'eyes')).toBe(first);
          await world.reactions.add(place(), 'rocket');
          expect(await world.on(kind)).toEqual(['eyes', 'rocket']);
          for (let times = 0; times < 2; times += 1) await world.reactions.remove(place(), first);
          expect(await world.on(kind)).toEqual(['rocket']);
        },
      );
    }

    for (const kind of ['comment', 'subject'] as const)
      requirement(
        {
          ids: ['U1', 'DESIGN-5.1'],
          title: `to a ${kind}: the 👀 is replaced, also when it is gone`,
          input: 'eyes replaced by rocket; the same once more',
          expected: 'rocket alone, twice',
        },
        async () => {
          const place = kind === 'comment' ? { comment: world.comment } : { subject: world.subject };
          const eyes = await world.reactions.add(place, 'eyes');
          for (let times = 0; times < 2; times += 1) {
            await world.reactions.replaceEyes(place, eyes, 'rocket');
            expect(await world.on(kind)).toEqual(['rocket']);
          }
        },
      );

    if (isLossy)
      it.each([
        [404, 'not-found'],
        [500, 'unavailable'],
      ] as const)('refused with %d say so after one request', async (status, reason) => {
        world.takeRequests();
        world.fail(status);
        await expect(world.reactions.add({ subject: world.subject }, 'eyes')).rejects.toMatchObject({ reason });
        expect(world.takeRequests()).toHaveLength(1);
      });

    if (isLossy)
      it('that the token may not give say so after one request', async () => {
        world.takeRequests();
        await expect(world.forbidden.add({ comment: world.comment }, 'eyes')).rejects.toMatchObject({ reason: 'forbidden' });
        expect(world.takeRequests()).toHaveLength(1);
      });
  });
}
