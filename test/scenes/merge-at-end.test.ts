import { describe, expect } from 'vitest';
import type { Dispatch } from '../../src/core/record/dispatch.ts';
import { advance } from '../engine/chain.ts';
import { callsFor } from '../engine/child-chain.ts';
import { ask, begin, bodiesOf, deliver, lastOf, runGit, shareRepository, show, started, textsOf } from '../engine/merge-chain.ts';
import { requirement } from '../support/requirement.ts';

shareRepository();

const handoff = { version: 1 as const, summary: 'The moon is greeted.' };

describe('children whose parent does not start again after them', () => {
  requirement(
    {
      ids: ['F-SD2', 'K-25'],
      title: 'are merged when their stage ends, before the stage behind it starts',
      input: 'merge: branch; a turn without a wait; its two children commit and end',
      expected: 'nothing merged after the first; both after the second; the pull request is opened for them, and nothing warns',
    },
    async () => {
      const world = await begin({ opens: true });
      await deliver(world, world.first, { files: { 'plan.md': 'two\n' }, children: callsFor(['a', 'b']) });
      const [a, b] = started(world) as [Dispatch, Dispatch];
      await deliver(world, a, { files: { 'a.md': 'a\n' } });
      expect(runGit('ls-tree', '--name-only', 'work')).not.toContain('a.md');
      await deliver(world, b, { files: { 'b.md': 'b\n' } });
      expect([show('work', 'plan.md'), show('work', 'a.md'), show('work', 'b.md')]).toEqual(['two', 'a', 'b']);
      expect((await bodiesOf(world)).at(-1)?.merges?.map(({ child, state }) => `${child} ${state}`)).toEqual([
        'split/1-a merged',
        'split/2-b merged',
      ]);
      expect(lastOf(world)).toMatchObject({ task: 'open-pr', head: runGit('rev-parse', 'work') });
      await advance(world.harness, lastOf(world));
      const { status, pull } = await textsOf(world);
      expect(status).toContain('✅ succeeded');
      expect(status + pull).not.toContain('⚠️');
    },
  );

  requirement(
    {
      ids: ['F-SD2', 'K-25'],
      title: 'are merged when their stage ends, where its last turn was over before them or after them',
      input: 'until: first; one child ends before the last turn of the parent, one during it, one after it',
      expected: 'all three on the branch of the parent',
    },
    async () => {
      const world = await begin();
      await deliver(world, world.first, { children: callsFor(['a', 'b', 'c'], { wait: { until: 'first' } }) });
      const [a, b, c] = started(world) as [Dispatch, Dispatch, Dispatch];
      await deliver(world, a, { files: { 'a.md': 'a\n' } });
      const again = lastOf(world);
      await deliver(world, b, { files: { 'b.md': 'b\n' } });
      await deliver(world, again, { files: { 'last.md': 'last\n' } });
      await deliver(world, c, { files: { 'c.md': 'c\n' } });
      expect(['last.md', 'a.md', 'b.md', 'c.md'].map((path) => show('work', path))).toEqual(['last', 'a', 'b', 'c']);
      expect((await textsOf(world)).status).not.toContain('⚠️');
    },
  );

  requirement(
    {
      ids: ['F-SD2', 'K-25'],
      title: 'bring along what their own children have committed, although they have committed nothing themselves',
      input: 'merge: branch; a child that commits nothing and asks for one of its own, without a wait; that one commits and ends',
      expected: 'one record merges it into the branch of its parent, and that into the branch of the stage',
    },
    async () => {
      const world = await begin();
      await deliver(world, world.first, { files: { 'plan.md': 'deep\n' }, children: callsFor(['a']) });
      await deliver(world, lastOf(world), { children: callsFor(['deep']) });
      await deliver(world, lastOf(world), { files: { 'deep.md': 'deep\n' } });
      expect(show('work', 'deep.md')).toBe('deep');
      expect((await bodiesOf(world)).at(-1)?.merges?.map(({ child, state, branch }) => `${child} ${state} ${branch}`)).toEqual([
        'split/1-a/1-deep merged work-1-a',
        'split/1-a merged work',
      ]);
    },
  );
});

describe('commits of a child that are not on the branch of its parent', () => {
  requirement(
    {
      ids: ['F-SD2'],
      title: 'are named in the status and on the pull request, and the handoff of the child is not quoted as what led there',
      input: 'two children change one line; the second conflicts, the agent of the parent ends without a word about it; open-pr',
      expected: 'a warning with name, branch and file in both comments; the pull request quotes the parent alone',
    },
    async () => {
      const world = await begin({ opens: true });
      await deliver(world, world.first, { files: { 'plan.md': 'two\n' }, children: ask('one', 'two') });
      const [one, two] = started(world) as [Dispatch, Dispatch];
      await deliver(world, one, {
        files: { 'README.md': 'Hello, world\n' },
        handoff: { version: 1, summary: 'The world is greeted.' },
      });
      await deliver(world, two, { files: { 'README.md': 'Hello, moon\n' }, handoff });
      expect((await textsOf(world)).status).not.toContain('⚠️');
      await deliver(world, lastOf(world), { handoff: { version: 1, summary: 'All is done.' } });
      await advance(world.harness, lastOf(world));
      const { status, pull } = await textsOf(world);
      const words =
        '⚠️ `split/2-two`: its commits are on `work-2-two`, and Baton has not merged them into the branch of `split`: they conflict in `README.md`';
      expect(status).toContain(words);
      expect(pull).toContain(words);
      expect(pull).toContain('All is done.');
      expect(pull).toContain('The world is greeted.');
      expect(pull).not.toContain(handoff.summary);
    },
  );

  requirement(
    {
      ids: ['F-SD2'],
      title: 'are named where nothing was to be merged, by a pull request that finds nothing, too',
      input: 'children: {}; a parent that commits nothing, a child that commits; open-pr',
      expected: 'the noop of open-pr names the branch and the two ways out; the status has the reason',
    },
    async () => {
      const world = await begin({ merge: false, opens: true });
      await deliver(world, world.first, { children: callsFor(['a']) });
      await deliver(world, lastOf(world), { files: { 'a.md': 'a\n' } });
      const { task } = await advance(world.harness, lastOf(world));
      expect(task?.outcome).toBe('noop');
      expect(task?.note).toContain('`work-1-a`');
      expect(task?.note).toContain('`children: { merge: branch }`');
      const { status } = await textsOf(world);
      expect(status).toContain('⚠️ `split/1-a`: its commits are on `work-1-a`');
      expect(status).toContain('`children` of `split` has no `merge: branch`');
    },
  );
});
