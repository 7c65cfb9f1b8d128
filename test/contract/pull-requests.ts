import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PullRequests } from '../../src/ports/github.ts';
import { requirement } from '../support/requirement.ts';

export interface PullRequestsWorld {
  readonly pullRequests: PullRequests;
  /** Reads a pull request between the branches `one` and `two`, which are each a commit ahead of `main`. */
  read(
    number: number,
  ): Promise<{ readonly title: string; readonly body: string; readonly draft: boolean; readonly count: number }>;
  loseAnswer(when: 'before' | 'after'): void;
  /** Refuses such requests from now on, by the setting of the repository. */
  forbid(): void;
  close(): Promise<void>;
}

/** Describes the tests that every adapter of the port passes. `isLossy` is that of `describeThreads`. */
export function describePullRequests(
  create: () => Promise<PullRequestsWorld>,
  { isLossy = true }: { readonly isLossy?: boolean } = {},
): void {
  let world: PullRequestsWorld;
  beforeEach(async () => {
    world = await create();
  });
  afterEach(() => world.close());
  const request = { head: 'one', base: 'main', title: 'Fix', body: 'Text', draft: true };

  describe('pull requests', () => {
    it('are made, found by their branch, and changed', async () => {
      expect(await world.pullRequests.readOpen('one')).toBeUndefined();
      const made = await world.pullRequests.create(request);
      expect(made.url).toContain(`/pull/${made.number}`);
      expect(await world.pullRequests.readOpen('one')).toEqual(made);
      expect(await world.pullRequests.readOpen('two')).toBeUndefined();
      await world.pullRequests.update(made.number, { title: 'New', body: 'Other' });
      expect(await world.read(made.number)).toEqual({ title: 'New', body: 'Other', draft: true, count: 1 });
    });

    if (isLossy)
      it.each(['before', 'after'] as const)('are made once when the answer got lost %s they were made', async (when) => {
        world.loseAnswer(when);
        const made = await world.pullRequests.create(request);
        expect(await world.read(made.number)).toMatchObject({ title: 'Fix', count: 1 });
      });

    it('that are open already are not made again', async () => {
      const made = await world.pullRequests.create(request);
      const again = world.pullRequests.create({ ...request, title: 'Again' });
      await expect(again).rejects.toMatchObject({ reason: expect.stringMatching(/^(?:conflict|rejected)$/) });
      expect(await world.pullRequests.readOpen('one')).toEqual(made);
      expect(await world.read(made.number)).toMatchObject({ title: 'Fix', count: 1 });
    });

    requirement(
      {
        ids: ['DESIGN-2'],
        title: 'that a setting forbids name the setting',
        input: '"Allow GitHub Actions to create and approve pull requests" is off',
        expected: 'pull-requests-forbidden with the name of the setting',
      },
      async () => {
        world.forbid();
        await expect(world.pullRequests.create(request)).rejects.toMatchObject({
          reason: 'pull-requests-forbidden',
          code: 'BATON-E807',
          message: expect.stringContaining('Allow GitHub Actions to create and approve pull requests'),
        });
      },
    );
  });
}
