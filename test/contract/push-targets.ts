import { afterEach, beforeEach, describe, expect } from 'vitest';
import type { PushTargets } from '../../src/ports/reviews.ts';
import { requirement } from '../support/requirement.ts';

export interface PushTargetsWorld {
  readonly targets: PushTargets;
  /** A pull request of the branch `one`. */
  readonly pull: number;
  /** Reviews the pull request as somebody: `insider` and the App `robot[bot]` may write, `outsider` may not. */
  review(login: 'insider' | 'outsider' | 'robot[bot]', event: 'APPROVE' | 'REQUEST_CHANGES' | 'COMMENT'): Promise<void>;
  /** Makes the membership of `insider` private, which `author_association` does not show. */
  hideInsider(): void;
  protect(branch: string): void;
  /** Adds a ruleset for the branch `one`. */
  addRuleset(rule: 'update' | 'deletion'): void;
  enableAutoMerge(): void;
  closePull(): Promise<void>;
  /** Opens a second pull request of the branch `one` into another base, which merges by itself; and one of a fork's branch `one`. */
  openOthers(): Promise<number>;
  /** Adds a branch with so many commits on top of `main`, whose messages are `1`, `2`, … Returns its tip. */
  addCommits(count: number): Promise<string>;
  close(): Promise<void>;
}

/** Describes the tests that every adapter of the port passes. */
export function describePushTargets(create: () => Promise<PushTargetsWorld>): void {
  let world: PushTargetsWorld;
  beforeEach(async () => {
    world = await create();
  });
  afterEach(() => world.close());

  describe('push targets', () => {
    requirement(
      {
        ids: ['DESIGN-2'],
        title: 'say what a push to a pull request would meet, as it is now',
        input: 'approvals of an insider and an outsider, a comment, a request for changes; protection, auto-merge, a closed one',
        expected: 'the newest verdict of each insider; the rest as it was made; nothing for a number without a pull request',
      },
      async () => {
        const { targets, pull } = world;
        const read = async () => (await targets.readPull(pull)) ?? expect.unreachable('there is a pull request');
        expect(await read()).toEqual({ number: pull, branch: 'one', state: 'open', hasAutoMerge: false, approvedBy: [] });
        await world.review('outsider', 'APPROVE');
        expect((await read()).approvedBy).toEqual([]);
        await world.review('insider', 'APPROVE');
        await world.review('insider', 'COMMENT');
        expect((await read()).approvedBy).toEqual(['insider']);
        await world.review('insider', 'REQUEST_CHANGES');
        expect((await read()).approvedBy).toEqual([]);
        world.enableAutoMerge();
        expect(await read()).toMatchObject({ hasAutoMerge: true });
        await world.closePull();
        expect(await read()).toMatchObject({ state: 'closed' });
        expect(await targets.listPulls('one')).toEqual([]);
        expect(await targets.readPull(4_711)).toBeUndefined();
        expect(await targets.readProtection('one')).toBe(false);
        world.addRuleset('deletion');
        expect(await targets.readProtection('one'), 'a ruleset that refuses no push').toBe(false);
        world.addRuleset('update');
        expect(await targets.readProtection('one')).toBe(true);
        world.protect('one');
        expect(await targets.readProtection('one')).toBe(true);
        expect(await targets.readProtection('nowhere')).toBeUndefined();
      },
    );

    requirement(
      {
        ids: ['DESIGN-2', 'T14'],
        title: 'name every open pull request of a branch, because a push shows on all of them',
        input:
          'two pull requests of one branch, the second one with auto-merge; a fork with a branch of that name; a branch `fix/#12`',
        expected: 'both, and not that of the fork; the protection of `fix/#12`',
      },
      async () => {
        const { targets, pull } = world;
        const second = await world.openOthers();
        await world.review('insider', 'APPROVE');
        const found = (await targets.listPulls('one')).toSorted((a, b) => a.number - b.number);
        expect(found).toMatchObject([
          { number: pull, state: 'open', hasAutoMerge: false, approvedBy: ['insider'] },
          { number: second, state: 'open', hasAutoMerge: true, approvedBy: [] },
        ]);
        expect(await targets.readProtection('fix/#12')).toBe(false);
        world.protect('fix/#12');
        expect(await targets.readProtection('fix/#12')).toBe(true);
        expect(await targets.listPulls('fix/#12')).toEqual([]);
      },
    );

    requirement(
      {
        ids: ['F-SE4', 'T49'],
        title: 'tell the messages of what a commit has and a branch has not, the newest first',
        input: '3 commits on top of main, 130; main itself; a commit that is not there',
        expected: 'all 3; of 130 the newest at least, and none twice; none; none',
      },
      async () => {
        const { targets } = world;
        expect(await targets.listMessages(await world.addCommits(3), 'main')).toEqual(['3', '2', '1']);
        const many = await targets.listMessages(await world.addCommits(130), 'main');
        expect(many.slice(0, 2)).toEqual(['130', '129']);
        expect(new Set(many).size).toBe(many.length);
        expect(await targets.listMessages('main', 'main')).toEqual([]);
        expect(await targets.listMessages('f'.repeat(40), 'main')).toEqual([]);
      },
    );

    requirement(
      {
        ids: ['DESIGN-2', 'T14'],
        title: 'count every approval that lets GitHub merge, whatever it calls the approver',
        input: 'an approval of a writer whose membership is private; of an App',
        expected: 'both are in force',
      },
      async () => {
        const { targets, pull } = world;
        world.hideInsider();
        await world.review('insider', 'APPROVE');
        expect((await targets.readPull(pull))?.approvedBy).toEqual(['insider']);
        await world.review('robot[bot]', 'APPROVE');
        expect((await targets.readPull(pull))?.approvedBy).toEqual(['insider', 'robot[bot]']);
      },
    );
  });
}
