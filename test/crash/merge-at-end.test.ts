import { expect } from 'vitest';
import type { Dispatch } from '../../src/core/record/dispatch.ts';
import { callsFor } from '../engine/child-chain.ts';
import { begin, bodiesOf, deliver, dropBranches, lastOf, runGit, shareRepository, show, started } from '../engine/merge-chain.ts';
import { Crash } from '../support/engine-harness.ts';
import { requirement } from '../support/requirement.ts';

shareRepository();

requirement(
  {
    ids: ['F-SD2', 'K-25'],
    title: 'children are merged once when their stage ends, whenever the job that merges them is killed',
    input:
      'the last turn of the parent commits, while one child has ended since; its job dies after each of its writes, and runs again',
    expected: 'one commit of the turn, one merge on top of it, one record',
  },
  async () => {
    for (let point = 1; point <= 4; point += 1) {
      dropBranches();
      const world = await begin();
      await deliver(world, world.first, { children: callsFor(['a', 'b'], { wait: { until: 'first' } }) });
      const [a, b] = started(world) as [Dispatch, Dispatch];
      await deliver(world, a, { files: { 'a.md': 'a\n' } });
      const again = lastOf(world);
      await deliver(world, b, { files: { 'b.md': 'b\n' } });
      const last = { files: { 'last.md': 'last\n' } };
      world.crashAfter(point);
      await expect(deliver(world, again, last), `write ${point}`).rejects.toThrow(Crash);
      world.crashAfter(undefined);
      const { task } = await deliver(world, again, last);
      expect(task?.outcome).toBe('succeeded');
      expect((await bodiesOf(world)).at(-1)?.merges, `write ${point}`).toMatchObject([{ child: 'split/2-b', state: 'merged' }]);
      expect(['a.md', 'b.md', 'last.md'].map((path) => show('work', path))).toEqual(['a', 'b', 'last']);
      expect(runGit('rev-list', '--count', '--merges', 'work')).toBe('2');
      expect(
        runGit('log', '--format=%s', '--first-parent', 'work')
          .split('\n')
          .filter((line) => line === 'By split'),
      ).toHaveLength(1);
    }
  },
);
