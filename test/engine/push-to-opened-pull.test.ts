import { describe, expect } from 'vitest';
import type { PushedPull } from '../../src/core/run/check-push.ts';
import { deriveState } from '../../src/core/state/derive-state.ts';
import { checkPullBranch } from '../../src/engine/thread/check-pull-branch.ts';
import { allGates } from '../support/all-gates.ts';
import { buildCommits, buildOutput, type Harness, headSha } from '../support/engine-harness.ts';
import { requirement } from '../support/requirement.ts';
import { boss, withRequests } from './approval-world.ts';
import { advance, lastStarted } from './chain.ts';
import { begin } from './command-world.ts';

const branch = 'baton/issue-42';
const own = 'agent: one, branch: "baton/issue-{{ subject.number }}", prompt: "x"';
const stages = `
      fix: { ${own} }
      open-pr: { needs: [fix], uses: pull-request, with: { title: "T" } }
      polish: { needs: [open-pr], ${own} }`;
const deploy = `
      deploy: { needs: [open-pr], agent: one, prompt: "y", approval: {} }`;

/** The agent at work ends with commits on the tip of the branch. */
async function commit(harness: Harness, order = lastStarted(harness)) {
  const commits = buildCommits(harness.branches.get(branch) ?? headSha);
  await advance(harness, order, { kind: 'output', output: buildOutput(order, { commits }) });
  const tasks = (await harness.records()).flatMap(({ record }) => (record.kind === 'task' ? [record.body] : []));
  return tasks.at(-1);
}

/** A run on an issue whose stages have opened a pull request; the next stage pushes to its branch. */
async function beginPolish(pushedPull: Partial<PushedPull>, { extra = '', more = '' } = {}) {
  const world = withRequests(await begin({ stages: `${stages}${more}`, extra, pushedPull: { branch, ...pushedPull } }));
  await commit(world.harness, world.order);
  await advance(world.harness, lastStarted(world.harness));
  const polish = world.harness.started.find(({ task }) => task === 'polish');
  if (polish === undefined) throw new Error('polish was not started.');
  return { ...world, polish };
}

describe('a run on an issue that pushes to the branch of a pull request that Baton opened', () => {
  requirement(
    {
      ids: ['DESIGN-2', 'T14', 'T43'],
      title: 'pushes nothing that an approval or auto-merge would cover, and says so before the agent is paid',
      input: 'the pull request is approved; merges by itself; approved with `push-approved`; closed; not approved',
      expected: 'branch-refused, BATON-E715 with the reason, for the agent job too; the others push',
    },
    async () => {
      const rows = [
        [{ approvedBy: ['rita'] }, '', /the branch of #100: rita approved the pull request.*push-approved/],
        [{ hasAutoMerge: true }, '', /auto-merge\), so nobody would read/],
        [{ approvedBy: ['rita'] }, 'allow: { push-approved: true }', undefined],
        [{ approvedBy: ['rita'], state: 'closed' }, '', undefined],
        [{}, '', undefined],
      ] as const;
      for (const [pull, extra, words] of rows) {
        const { harness, polish } = await beginPolish(pull, { extra });
        const state = deriveState(await harness.records(), polish.run, allGates);
        if (!state.ok) throw new Error(state.error.message);
        const early = await checkPullBranch(harness.engine.ports.pushTargets, { state: state.value, branch });
        const before = harness.branches.get(branch);
        const body = await commit(harness, polish);
        if (words === undefined) {
          expect([early, body?.outcome, harness.branches.get(branch) === before]).toEqual([undefined, 'succeeded', false]);
          continue;
        }
        expect(early?.message).toMatch(words);
        expect(body?.failure).toMatchObject({ reason: 'branch-refused', message: expect.stringMatching(words) });
        expect(harness.branches.get(branch)).toBe(before);
      }
    },
  );

  requirement(
    {
      ids: ['DESIGN-2', 'T14'],
      title: 'is held back as well where an earlier run opened it',
      input: 'the branch and its pull request are there before the run; it is approved, and then not',
      expected: 'branch-refused; succeeded',
    },
    async () => {
      for (const approvedBy of [['rita'], []]) {
        const { harness, order } = await begin({ stages, pushedPull: { branch, approvedBy } });
        harness.branches.set(branch, headSha);
        await harness.engine.ports.pullRequests.create({ head: branch, base: 'main', title: 'x', body: '', draft: false });
        const body = await commit(harness, order);
        expect(body?.failure?.reason).toBe(approvedBy.length === 0 ? undefined : 'branch-refused');
      }
    },
  );

  requirement(
    {
      ids: ['T43', 'R3'],
      title: 'makes the digest of a waiting approval stale, and starts what was approved before from the commit that was shown',
      input: 'deploy waits while polish works: polish pushes before the command; after it',
      expected: 'the old command does nothing and a new comment asks; deploy starts from the commit before the push',
    },
    async () => {
      const before = await beginPolish({}, { more: deploy });
      const old = await before.command();
      await commit(before.harness, before.polish);
      expect(await before.requests()).toHaveLength(2);
      await before.say(old, boss);
      expect((await before.replies()).at(-1)).toContain('is not what waits for approval now');
      await before.say(await before.command(), boss);
      expect(lastStarted(before.harness)).toMatchObject({ task: 'deploy', head: before.harness.branches.get(branch) });

      const after = await beginPolish({}, { more: deploy });
      const shown = after.harness.branches.get(branch);
      await after.say(await after.command(), boss);
      await commit(after.harness, after.polish);
      expect(after.harness.started.filter(({ task }) => task === 'deploy').map(({ head }) => head)).toEqual([shown]);
      expect(after.harness.branches.get(branch)).not.toBe(shown);
    },
  );
});
