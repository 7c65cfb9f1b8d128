import { describe, expect, it } from 'vitest';
import { buildCommits, Crash, subjectNumber } from '../support/engine-harness.ts';
import { requirement } from '../support/requirement.ts';
import { advance, lastStarted } from './chain.ts';
import { callsFor, publish, startedOrder } from './child-chain.ts';
import { api, beginMerging, beginTwo, clean, docs, endChild, lastMerges, type MergeWorld } from './merging.ts';

describe('a branch that moves while its merges are made', () => {
  /** Lets the branch move on before the first updates of it. */
  function moveFirst({ harness }: MergeWorld, times: number): void {
    const { commits } = harness.engine.ports;
    let left = times;
    const moveBranch: typeof commits.moveBranch = async (branch, sha) => {
      if (branch !== 'work' || left === 0) return commits.moveBranch(branch, sha);
      left -= 1;
      harness.branches.set('work', `${left}`.repeat(40));
      return false;
    };
    Object.assign(harness.engine.ports, { commits: { ...commits, moveBranch } });
  }

  requirement(
    {
      ids: ['K-25'],
      title: 'is merged into once more, on its new tip',
      input: 'somebody pushes to the branch between the commits and its update',
      expected: 'git is asked again for the new tip, and both children are merged there',
    },
    async () => {
      const world = await beginTwo();
      moveFirst(world, 1);
      await endChild(world, docs);
      expect(world.trials[1]).toEqual({ ...world.trials[0], onto: '0'.repeat(40) });
      expect((await lastMerges(world))?.map(({ state }) => state)).toEqual(['merged', 'merged']);
      expect(world.made.at(-2)?.parent).toBe('0'.repeat(40));
      expect(world.harness.branches.get('work')).toBe(world.made.at(-1)?.sha);
    },
  );

  it('is given up when it moves again, with the reason for each child that would have been merged, and no commit', async () => {
    const world = await beginTwo();
    moveFirst(world, 2);
    world.answer(clean('a.md'), { kind: 'conflict', files: [] });
    await endChild(world, docs);
    expect(world.trials).toHaveLength(2);
    expect(await lastMerges(world)).toEqual([
      { child: api, branch: 'work', head: world.made[1]?.sha, state: 'refused', reason: expect.stringContaining('"work" moved') },
      { child: docs, branch: 'work', head: world.made[2]?.sha, state: 'conflict', files: [] },
    ]);
  });
});

describe('a job that dies while it merges, and runs again', () => {
  requirement(
    {
      ids: ['K-25', 'DESIGN-5.2'],
      title: 'finds its merges on the branch, and records the same ones',
      input: 'the job dies as soon as the branch shows them',
      expected: 'git is not asked again, no further commit, the same two merges',
    },
    async () => {
      const world = await beginTwo();
      // The commit and branch of the child, two merges, the branch of the parent.
      world.harness.crashAfter(5);
      await expect(endChild(world, docs)).rejects.toThrow(Crash);
      world.harness.crashAfter(undefined);
      const ids = world.made.slice(1).map(({ sha }) => sha);
      await endChild(world, docs);
      expect([world.trials.length, world.made.filter(({ merged }) => merged !== undefined).length]).toEqual([1, 2]);
      expect(await lastMerges(world)).toEqual([
        { child: api, state: 'merged', branch: 'work', head: ids[0], commit: ids[2] },
        { child: docs, state: 'merged', branch: 'work', head: ids[1], commit: ids[3] },
      ]);
    },
  );

  requirement(
    {
      ids: ['K-25', 'DESIGN-5.2'],
      title:
        'merges a child once more that was lost behind its merge and did its work again, and finds the merge below that of another',
      input: 'the job of the second child merges both and dies; the child is recorded as lost, starts again, and commits again',
      expected:
        'git is asked for the second child alone, onto the merges of before; the record names the first merge and the new one',
    },
    async () => {
      const world = await beginTwo();
      const order = startedOrder(world.harness, docs);
      world.harness.crashAfter(5);
      await expect(endChild(world, docs)).rejects.toThrow(Crash);
      world.harness.crashAfter(undefined);
      const [tip, first] = [world.harness.branches.get('work'), world.made.at(-2)?.sha];
      await advance(world.harness, order, { kind: 'lost', failure: { reason: 'job-lost', message: 'The runner was lost.' } });
      const again = lastStarted(world.harness);
      expect([again.task, again.execution]).toEqual([docs, 2]);
      await publish(world.harness, again, { commits: buildCommits(world.harness.branches.get('work-2-docs')) });
      const head = world.harness.branches.get('work-2-docs');
      expect(world.trials.at(-1)).toMatchObject({ onto: tip, ranges: [{ head }] });
      expect(await lastMerges(world)).toEqual([
        { child: api, state: 'merged', branch: 'work', head: expect.any(String), commit: first },
        { child: docs, state: 'merged', branch: 'work', head, commit: world.harness.branches.get('work') },
      ]);
    },
  );

  requirement(
    {
      ids: ['F-SD2', 'K-25'],
      title: 'merges what has ended meanwhile as well, on top of what it merged before',
      input:
        'the job of the last of two children that the parent waits for merges both and dies; a third one ends; the job runs again',
      expected: 'git is asked for the third alone, onto the merges of the others; one merge of each is recorded',
    },
    async () => {
      const world = await beginMerging();
      const calls = callsFor(['api', 'docs', 'more'], { wait: { names: ['1-api', '2-docs'] } });
      await publish(world.harness, world.first, { children: calls });
      await endChild(world, api);
      world.harness.crashAfter(5);
      await expect(endChild(world, docs)).rejects.toThrow(Crash);
      world.harness.crashAfter(undefined);
      const tip = world.harness.branches.get('work');
      const more = startedOrder(world.harness, 'split/3-more');
      await endChild(world, more.task);
      await endChild(world, docs);
      const head = world.harness.branches.get('work-3-more');
      expect(world.trials.slice(1)).toEqual([{ onto: tip, ranges: [{ base: more.head, head }] }]);
      expect(world.made.filter(({ merged }) => merged !== undefined)).toHaveLength(3);
      expect(world.made.at(-1)).toMatchObject({ parent: tip, merged: head });
      expect((await lastMerges(world))?.map(({ child, state }) => [child, state])).toEqual([
        [api, 'merged'],
        [docs, 'merged'],
        [more.task, 'merged'],
      ]);
    },
  );

  requirement(
    {
      ids: ['F-SD2', 'K-25', 'DESIGN-5.2'],
      title: 'finds the commits of the turn below what it merged on top of them',
      input: 'the last turn of the parent commits, one child has ended since; its job dies as soon as the branch shows the merge',
      expected: 'one commit of the turn and one merge, which the record names',
    },
    async () => {
      const world = await beginMerging();
      await publish(world.harness, world.first, { children: callsFor(['api', 'docs'], { wait: { until: 'first' } }) });
      await endChild(world, api);
      const again = startedOrder(world.harness, 'split');
      await endChild(world, docs);
      const made = world.made.length;
      // The commit of the turn and its update, the merge and its update.
      world.harness.crashAfter(4);
      await expect(publish(world.harness, again, { commits: buildCommits(again.head) })).rejects.toThrow(Crash);
      world.harness.crashAfter(undefined);
      const { task } = await publish(world.harness, again, { commits: buildCommits(again.head) });
      const [commit, merge, ...more] = world.made.slice(made);
      expect(more).toEqual([]);
      expect(task).toMatchObject({ outcome: 'succeeded', commits: { published: commit?.sha } });
      expect(await lastMerges(world)).toMatchObject([{ child: docs, state: 'merged', commit: merge?.sha }]);
      expect(world.harness.branches.get('work')).toBe(merge?.sha);
    },
  );
});

describe('a job that is overtaken while it writes its record', () => {
  requirement(
    {
      ids: ['K-25', 'DESIGN-5.2'],
      title: 'decides again what it merges',
      input: 'the job of the last child reads a list without the record of the first, which shows while it writes',
      expected: 'both children are merged, and the parent starts from there',
    },
    async () => {
      const world = await beginTwo();
      const { harness } = world;
      harness.threads.lagBehind(1);
      const { clock } = harness.engine.ports;
      Object.assign(harness.engine.ports, { clock: { ...clock, sleep: async () => harness.threads.lagBehind(0) } });
      await endChild(world, docs);
      expect((await lastMerges(world))?.map(({ child, state }) => [child, state])).toEqual([
        [api, 'merged'],
        [docs, 'merged'],
      ]);
      expect(startedOrder(harness, 'split')).toMatchObject({ execution: 2, head: world.made.at(-1)?.sha });
    },
  );

  requirement(
    {
      ids: ['K-25', 'DESIGN-5.2'],
      title: 'writes once more, and no third time, where the list after that is an older one',
      input: 'the same, and the next list lacks both records again',
      expected: 'two comments of the last child, of which the second counts; both children are merged',
    },
    async () => {
      const world = await beginTwo();
      const { harness } = world;
      const { store } = harness.engine.ports;
      const lags = [1, 1, 0, 2];
      const readSince: typeof store.readSince = (...asked) => {
        harness.threads.lagBehind(lags.shift() ?? 0);
        return store.readSince(...asked);
      };
      Object.assign(harness.engine.ports, { store: { ...store, readSince } });
      await endChild(world, docs);
      const all = await harness.threads.listSince(subjectNumber, '2000-01-01T00:00:00Z');
      expect(all.filter(({ body }) => body.startsWith(`**\`${docs}\`**`))).toHaveLength(2);
      expect((await lastMerges(world))?.map(({ state }) => state)).toEqual(['merged', 'merged']);
    },
  );
});
