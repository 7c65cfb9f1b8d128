import { describe, expect } from 'vitest';
import type { Dispatch } from '../../src/core/record/dispatch.ts';
import { resumeRun } from '../../src/engine/effects/resume.ts';
import { readRun } from '../../src/engine/thread/read-run.ts';
import { advance } from '../engine/chain.ts';
import {
  ask,
  begin,
  bodiesOf,
  deliver,
  dropBranches,
  lastOf,
  listBranches,
  pushByHand,
  runGit,
  shareRepository,
  show,
  started,
} from '../engine/merge-chain.ts';
import { Crash } from '../support/engine-harness.ts';
import { requirement } from '../support/requirement.ts';

shareRepository();

describe('children that are merged into the branch of their parent', () => {
  requirement(
    {
      ids: ['K-24', 'K-25'],
      title: 'are there before the parent starts again, each by a commit with two parents, with the words of their results',
      input: 'merge: branch; a parent and three children that change other files each',
      expected: 'three merges on work, signed by GitHub; the parent starts from the last one; each child started from the parent',
    },
    async () => {
      const world = await begin();
      await deliver(world, world.first, { files: { 'plan.md': 'three parts\n' }, children: ask('api', 'docs', 'test') });
      const parent = runGit('rev-parse', 'work');
      expect(started(world).map(({ head }) => head)).toEqual([parent, parent, parent]);
      for (const [index, order] of started(world).entries())
        await deliver(world, order, { files: { [`part-${index}.md`]: 'done\n' } });
      expect(listBranches()).toEqual(['main', 'work', 'work-1-api', 'work-2-docs', 'work-3-test']);
      const again = lastOf(world);
      expect(again).toMatchObject({ task: 'split', execution: 2, attempt: 1, head: runGit('rev-parse', 'work') });
      const merges = runGit(
        'log',
        '--merges',
        '--first-parent',
        '--format=%P %(trailers:key=Baton-Merge,valueonly,separator=)',
        'work',
      );
      const tip = (branch: string): string => runGit('rev-parse', branch);
      expect(merges.split('\n').map((line) => line.split(' ').slice(1).join(' '))).toEqual([
        `${tip('work-3-test')} fix-42/split 2 split/3-test`,
        `${tip('work-2-docs')} fix-42/split 2 split/2-docs`,
        `${tip('work-1-api')} fix-42/split 2 split/1-api`,
      ]);
      for (const path of ['plan.md', 'part-0.md', 'part-1.md', 'part-2.md']) expect(show('work', path)).not.toBe('');
      expect(show('work', 'README.md')).toBe('Hello');
      const { verified } = await world.harness.engine.ports.commits.readCommit(again.head);
      expect(verified).toBe(true);
      const body = (await bodiesOf(world)).at(-1);
      expect(body?.merges?.map(({ child, state, branch }) => `${child} ${state} ${branch}`)).toEqual([
        'split/1-api merged work',
        'split/2-docs merged work',
        'split/3-test merged work',
      ]);
      const { task, started: next } = await deliver(world, again, { files: { 'last.md': 'all\n' } });
      expect([task?.outcome, next, show('work', 'part-1.md'), show('work', 'last.md')]).toEqual(['succeeded', [], 'done', 'all']);
    },
  );

  requirement(
    {
      ids: ['K-25'],
      title: 'lose nothing in a conflict: the parent is told of the files with both sides',
      input: 'two children that change the same line, one that changes nothing, one that failed with commits',
      expected: 'the first is merged, the second a conflict with both sides and its branch as it was, the third nothing',
    },
    async () => {
      const world = await begin();
      await deliver(world, world.first, { children: ask('one', 'two', 'three', 'four') });
      const [one, two, three, four] = started(world) as [Dispatch, Dispatch, Dispatch, Dispatch];
      await deliver(world, one, { files: { 'README.md': 'Hello, world\n' } });
      await deliver(world, two, { files: { 'README.md': 'Hello, moon\n', 'more.md': 'more\n' } });
      await deliver(world, three);
      await deliver(world, four, { outcome: 'failed', failure: { reason: 'unknown-target', message: 'no' } });
      expect((await bodiesOf(world)).at(-1)?.merges).toMatchObject([
        { child: 'split/1-one', state: 'merged' },
        {
          child: 'split/2-two',
          state: 'conflict',
          files: [{ path: 'README.md', ours: 'Hello, world', theirs: 'Hello, moon' }],
        },
        { child: 'split/3-three', state: 'nothing' },
      ]);
      expect([show('work', 'README.md'), show('work-2-two', 'README.md')]).toEqual(['Hello, world', 'Hello, moon']);
      expect(runGit('ls-tree', '--name-only', 'work')).not.toContain('more.md');
      expect(lastOf(world)).toMatchObject({ task: 'split', head: runGit('rev-parse', 'work') });
    },
  );

  requirement(
    {
      ids: ['K-25'],
      title: 'are merged once, whenever the job that merges them is killed',
      input: 'a job that dies after the first commit of a merge, or after the branch shows all, and is run again',
      expected: 'two merges, one record of each child, one start of the parent',
    },
    async () => {
      // Its own commit and branch, a commit for each merge, the branch of the parent: then the record.
      for (const point of [3, 5]) {
        dropBranches();
        const world = await begin();
        await deliver(world, world.first, { files: { 'plan.md': 'two\n' }, children: ask('a', 'b') });
        const [a, b] = started(world) as [Dispatch, Dispatch];
        await deliver(world, a, { files: { 'a.md': 'a\n' } });
        world.crashAfter(point);
        await expect(deliver(world, b, { files: { 'b.md': 'b\n' } })).rejects.toThrow(Crash);
        world.crashAfter(undefined);
        await deliver(world, b, { files: { 'b.md': 'b\n' } });
        expect(runGit('rev-list', '--count', '--merges', 'work')).toBe('2');
        expect((await bodiesOf(world)).at(-1)?.merges?.map(({ state, commit }) => [state, commit !== undefined])).toEqual([
          ['merged', true],
          ['merged', true],
        ]);
        expect(world.harness.started.filter(({ task }) => task === 'split')).toHaveLength(1);
        expect(lastOf(world).head).toBe(runGit('rev-parse', 'work'));
      }
    },
  );

  requirement(
    {
      ids: ['K-25', 'K-26'],
      title: 'are merged by a job of their own where the wait was over in a job that may not merge, such as one during a pause',
      input: 'a child with commits; a pause, in which the last child ends; the end of the pause',
      expected: 'nothing is merged in the pause; then a publish job merges and starts the agent of the parent',
    },
    async () => {
      const world = await begin();
      const { engine } = world.harness;
      await deliver(world, world.first, { files: { 'plan.md': 'two\n' }, children: ask('a', 'b') });
      const parent = runGit('rev-parse', 'work');
      const [a, b] = started(world) as [Dispatch, Dispatch];
      await deliver(world, a, { files: { 'a.md': 'a\n' } });
      Object.assign(engine.settings, { paused: true });
      await deliver(world, b);
      expect(runGit('rev-parse', 'work')).toBe(parent);
      Object.assign(engine.settings, { paused: false });
      const reading = await readRun(engine, b);
      if (!reading.ok) throw new Error(reading.error.message);
      await resumeRun(engine, { reading: reading.value });
      const order = lastOf(world);
      expect(order).toMatchObject({ task: 'split', execution: 2, for: 'publish' });
      await advance(world.harness, order);
      expect((await bodiesOf(world)).at(-1)).toMatchObject({
        waits: true,
        merges: [
          { child: 'split/1-a', state: 'merged' },
          { child: 'split/2-b', state: 'nothing' },
        ],
      });
      expect(lastOf(world)).toMatchObject({ execution: 3, attempt: 1, for: 'agent', head: runGit('rev-parse', 'work') });
      expect(show('work', 'a.md')).toBe('a');
      expect((await deliver(world, lastOf(world))).task?.outcome).toBe('succeeded');
    },
  );

  requirement(
    {
      ids: ['K-24', 'K-25'],
      title: 'are left on their own branches without `merge`, so that a parent can pick one of three approaches',
      input: 'children: {}; three children with a branch each',
      expected: 'three branches, each with its own commit; the branch of the parent as it was',
    },
    async () => {
      const world = await begin({ merge: false });
      await deliver(world, world.first, { files: { 'plan.md': 'three ways\n' }, children: ask('a', 'b', 'c') });
      const parent = runGit('rev-parse', 'work');
      for (const order of started(world)) await deliver(world, order, { files: { 'way.md': `${order.task}\n` } });
      expect(runGit('rev-parse', 'work')).toBe(parent);
      expect(lastOf(world)).toMatchObject({ task: 'split', execution: 2, head: parent });
      expect(['a', 'b', 'c'].map((name, index) => show(`work-${index + 1}-${name}`, 'way.md'))).toEqual([
        'split/1-a',
        'split/2-b',
        'split/3-c',
      ]);
    },
  );
});

describe('a turn that waits and whose commits a pause held back', () => {
  requirement(
    {
      ids: ['K-2', 'K-25', 'DESIGN-4.8'],
      title: 'is a turn that failed, and waits for nothing, when they cannot be published',
      input: 'a turn with commits and a child during a pause; its end; commits that are refused',
      expected: 'a failure without a wait',
    },
    async () => {
      const world = await begin();
      const { engine } = world.harness;
      Object.assign(engine.settings, { paused: true });
      const held = await deliver(world, world.first, { files: { 'plan.md': 'two\n' }, children: ask('a') });
      expect(held.task).toMatchObject({ waits: true, held: {} });
      Object.assign(engine.settings, { paused: false });
      const reading = await readRun(engine, world.first);
      if (!reading.ok) throw new Error(reading.error.message);
      await resumeRun(engine, { reading: reading.value });
      const order = world.harness.started.find(({ task }) => task === 'split') as Dispatch;
      expect(order).toMatchObject({ for: 'publish', execution: 2 });
      const problem = { code: 'BATON-E507' as const, message: 'too large' };
      Object.assign(engine.ports, { bundles: { read: async () => ({ ok: false as const, error: problem }) } });
      const { task } = await advance(world.harness, order);
      expect(task).toMatchObject({ outcome: 'failed', failure: { reason: 'commits-refused' } });
      expect(task).not.toHaveProperty('waits');
    },
  );
});

describe('the branch of a child', () => {
  requirement(
    {
      ids: ['T18', 'K-25'],
      title: 'is never one that somebody else has made',
      input: 'a branch of that name that was there before',
      expected: 'branch-refused with BATON-E728, and the branch as it was',
    },
    async () => {
      const world = await begin();
      const foreign = pushByHand('work-1-a');
      await deliver(world, world.first, { children: ask('a') });
      const [order] = started(world) as [Dispatch];
      const { task } = await deliver(world, order, { files: { 'a.md': 'a\n' } });
      expect(task).toMatchObject({ outcome: 'failed', failure: { reason: 'branch-refused' } });
      expect(task?.failure?.message).toContain('BATON-E728: The branch "work-1-a" is there already');
      expect(runGit('rev-parse', 'work-1-a')).toBe(foreign);
    },
  );
});

describe('the commits of a parent that waits', () => {
  requirement(
    {
      ids: ['K-25', 'K-26'],
      title: 'are held beside the branch of the pull request itself, and pushed there with the last turn',
      input:
        'branch: subject.head-branch; a turn with commits that waits, a child that is merged, a last turn without own commits',
      expected: 'the pull request shows nothing until the last turn, and all of it then',
    },
    async () => {
      const world = await begin({ branch: '{{ subject.head-branch }}', head: 'fix-docs' });
      const first = await deliver(world, world.first, { files: { 'plan.md': 'one\n' }, children: ask('a') });
      const held = 'baton/held-fix-42-split';
      expect(runGit('rev-parse', 'fix-docs')).toBe(runGit('rev-parse', 'main'));
      expect(first.task?.push).toContain(`on \`${held}\` until the last turn of the stage`);
      const [order] = started(world) as [Dispatch];
      expect(order.head).toBe(runGit('rev-parse', held));
      await deliver(world, order, { files: { 'a.md': 'a\n' } });
      expect(runGit('rev-parse', 'fix-docs')).toBe(runGit('rev-parse', 'main'));
      const again = lastOf(world);
      expect(again).toMatchObject({ task: 'split', execution: 2, head: runGit('rev-parse', held) });
      const { task } = await deliver(world, again);
      expect(task).toMatchObject({ outcome: 'succeeded', results: { branch: 'fix-docs' } });
      expect(task?.push).toMatch(/^Pushed \w{7} to `fix-docs`, the branch of #42\./);
      expect([show('fix-docs', 'plan.md'), show('fix-docs', 'a.md')]).toEqual(['one', 'a']);
    },
  );

  requirement(
    {
      ids: ['K-25'],
      title: 'stay on their own branch when that of the pull request has moved meanwhile',
      input: 'somebody pushes to the pull request while the child works',
      expected: 'branch-refused with the name of the branch that has the commits',
    },
    async () => {
      const world = await begin({ branch: '{{ subject.head-branch }}', head: 'fix-docs' });
      await deliver(world, world.first, { files: { 'plan.md': 'one\n' }, children: ask('a') });
      const pushed = pushByHand('fix-docs');
      await deliver(world, (started(world) as [Dispatch])[0]);
      const { task } = await deliver(world, lastOf(world), { files: { 'last.md': 'last\n' } });
      expect(task).toMatchObject({ outcome: 'failed', failure: { reason: 'branch-refused' } });
      expect(task?.failure?.message).toContain('They are on "baton/held-fix-42-split": merge that branch by hand.');
      expect(runGit('rev-parse', 'fix-docs')).toBe(pushed);
    },
  );
});
