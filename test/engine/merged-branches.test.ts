import { describe, expect, it } from 'vitest';
import { GitHubError } from '../../src/ports/github.ts';
import { requirement } from '../support/requirement.ts';
import { publish, publishFailure, startedOrder } from './child-chain.ts';
import { beginTwo, docs, endChild, type MergeWorld } from './merging.ts';

/** A run of which two children were merged, each from a branch of its own. */
async function mergeTwo(): Promise<MergeWorld> {
  const world = await beginTwo();
  await endChild(world, docs);
  return world;
}

const branchesOf = ({ harness }: MergeWorld): readonly string[] => [...harness.branches.keys()];

describe('the branches of children that were merged', () => {
  requirement(
    {
      ids: ['F-SD8'],
      title: 'are deleted when the run has ended well, unless somebody moved them or has a pull request for them',
      input: 'two merged children; the run ends well: with both as they were, with one moved, with a pull request for one',
      expected: 'both stay before; then none, the moved one, that of the pull request',
    },
    async () => {
      const [plain, moved, shown] = [await mergeTwo(), await mergeTwo(), await mergeTwo()];
      moved.harness.branches.set('work-1-api', 'e'.repeat(40));
      const opened = { head: 'work-2-docs', base: 'main', title: 'x', body: '', draft: false };
      await shown.harness.engine.ports.pullRequests.create(opened);
      for (const world of [plain, moved, shown]) {
        expect(branchesOf(world)).toEqual(['work', 'work-1-api', 'work-2-docs']);
        expect((await publish(world.harness, startedOrder(world.harness, 'split'))).ended?.outcome).toBe('succeeded');
      }
      expect([plain, moved, shown].map(branchesOf)).toEqual([['work'], ['work', 'work-1-api'], ['work', 'work-2-docs']]);
    },
  );

  it('stay where the run failed, and where it ended in a pause', async () => {
    const failed = await mergeTwo();
    expect((await publishFailure(failed.harness, startedOrder(failed.harness, 'split'))).ended?.outcome).toBe('failed');
    const paused = await mergeTwo();
    Object.assign(paused.harness.engine.settings, { paused: true });
    expect((await publish(paused.harness, startedOrder(paused.harness, 'split'))).ended?.outcome).toBe('succeeded');
    for (const world of [failed, paused]) expect(branchesOf(world)).toEqual(['work', 'work-1-api', 'work-2-docs']);
  });

  it('are no reason to fail where GitHub refuses it', async () => {
    const world = await mergeTwo();
    const { harness } = world;
    const { commits } = harness.engine.ports;
    const refused = new GitHubError('Protected.', { reason: 'forbidden', status: 403, code: 'BATON-E801' });
    Object.assign(harness.engine.ports, { commits: { ...commits, deleteBranch: () => Promise.reject(refused) } });
    expect((await publish(harness, startedOrder(harness, 'split'))).ended?.outcome).toBe('succeeded');
    expect(harness.warnings.filter((line) => line.startsWith('The branch work-'))).toHaveLength(2);
  });
});
