import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PullRequests } from '../../src/ports/github.ts';
import type { Reviews } from '../../src/ports/reviews.ts';
import { requirement } from '../support/requirement.ts';

export interface ReviewsWorld {
  readonly reviews: Reviews;
  readonly pullRequests: PullRequests;
  /** A pull request that another account opened, and the commit it shows. */
  readonly pull: number;
  readonly commit: string;
  /** The numeric id of our account. */
  readonly own: number;
  /** Returns the logins that were asked for a review. */
  requested(): Promise<readonly string[]>;
  /** Refuses such requests from now on, by the setting of the repository. */
  forbid(): void;
  loseAnswer(when: 'before' | 'after'): void;
  close(): Promise<void>;
}

/** Describes the tests that every adapter of the ports passes. `isLossy` is that of `describeThreads`. */
export function describeReviews(
  create: () => Promise<ReviewsWorld>,
  { isLossy = true }: { readonly isLossy?: boolean } = {},
): void {
  let world: ReviewsWorld;
  beforeEach(async () => {
    world = await create();
  });
  afterEach(() => world.close());

  describe('reviews', () => {
    it.each(['comment', 'request-changes', 'approve'] as const)('are made to %s, and listed', async (event) => {
      const made = await world.reviews.create(world.pull, { body: 'Looked at', event, commit: world.commit });
      expect(made).toMatchObject({ body: 'Looked at', author: world.own, url: expect.stringContaining(`/pull/${world.pull}`) });
      expect(await world.reviews.list(world.pull)).toEqual([made]);
    });

    if (isLossy)
      it.each(['before', 'after'] as const)('are made once when the answer got lost %s they were made', async (when) => {
        world.loseAnswer(when);
        const made = await world.reviews.create(world.pull, { body: 'Once', event: 'comment', commit: world.commit });
        expect(await world.reviews.list(world.pull)).toEqual([made]);
      });

    requirement(
      {
        ids: ['DESIGN-2'],
        title: 'that a setting forbids name the setting',
        input: 'an approval, where GitHub Actions may not approve',
        expected: 'pull-requests-forbidden with the name of the setting',
      },
      async () => {
        world.forbid();
        const review = { body: 'Fine', event: 'approve' as const, commit: world.commit };
        await expect(world.reviews.create(world.pull, review)).rejects.toMatchObject({
          reason: 'pull-requests-forbidden',
          message: expect.stringContaining('Allow GitHub Actions to create and approve pull requests'),
        });
      },
    );

    it('are asked for once; somebody without access is refused in words', async () => {
      for (let times = 0; times < 2; times += 1)
        await world.pullRequests.requestReviewers(world.pull, { reviewers: ['reviewer'], teams: [] });
      expect(await world.requested()).toEqual(['reviewer']);
      const asked = world.pullRequests.requestReviewers(world.pull, { reviewers: ['nobody'], teams: [] });
      await expect(asked).rejects.toMatchObject({ reason: 'rejected', message: expect.stringContaining('not a collaborator') });
    });
  });
}
