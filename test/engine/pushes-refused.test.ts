import { describe, expect, it } from 'vitest';
import { buildCommits, createHarness, headSha } from '../support/engine-harness.ts';
import { requirement } from '../support/requirement.ts';
import { advance, lastStarted } from './chain.ts';
import { callsFor, planSplit, publish, startedOrder } from './child-chain.ts';
import { beginPublishing, deliver } from './publishing.ts';

const approved = { state: 'open', hasAutoMerge: false, approvedBy: ['mona'] } as const;

describe('commits for a branch that has a pull request', () => {
  requirement(
    {
      ids: ['DESIGN-2', 'T14', 'T49'],
      title: 'are refused where the run opened that one and somebody approved it, also where text of others named the branch',
      input: 'a stage that commits, a pull request, an approval, another stage that commits to the same branch',
      expected: 'branch-refused with the number of the pull request; the branch as it was',
    },
    async () => {
      const own = 'agent: one, prompt: x, branch: "w/{{ subject.author }}"';
      const stages = `
      fix: { ${own} }
      open-pr: { needs: [fix], uses: pull-request, with: { title: T } }
      polish: { needs: [open-pr], ${own} }`;
      const pushedPull: { branch: string; approvedBy: readonly string[] } = { branch: 'w/reporter', approvedBy: [] };
      const world = await beginPublishing({ stages, pushedPull });
      await deliver(world);
      await advance(world.harness, lastStarted(world.harness));
      pushedPull.approvedBy = ['mona'];
      const { task } = await deliver(world, lastStarted(world.harness));
      expect(task?.failure).toMatchObject({ reason: 'branch-refused', message: expect.stringMatching(/BATON-E715.*#100.*mona/) });
      expect(world.harness.branches.get('w/reporter')).toBe(world.made[0]?.sha);
    },
  );

  requirement(
    {
      ids: ['DESIGN-2', 'T49'],
      title: 'are refused where a child chose the branch and any pull request of it is approved',
      input: 'a branch that the configuration lists, which was there before, with an approved pull request into another base',
      expected: 'branch-refused with its number; the branch as it was',
    },
    async () => {
      const harness = createHarness({ samePulls: [{ ...approved, number: 7, branch: 'part/api' }] });
      harness.branches.set('part/api', headSha);
      const extra = 'allow: { push-existing: ["part/*"] }';
      const order = await planSplit(harness, { extra, children: 'branches: ["part/*"]', more: ', branch: work' });
      const calls = callsFor(['api'], { wait: {} });
      await publish(harness, order, {
        children: { ...calls, requests: calls.requests.map((each) => ({ ...each, branch: 'part/api' })) },
      });
      const { task } = await publish(harness, startedOrder(harness, 'split/1-api'), { commits: buildCommits() });
      expect(task?.failure).toMatchObject({ reason: 'branch-refused', message: expect.stringMatching(/BATON-E715.*#7.*mona/) });
      expect(harness.branches.get('part/api')).toBe(headSha);
    },
  );
});

describe('a job whose record is written behind another one', () => {
  it('does not make its commits again for it, where it asks for nobody', async () => {
    const stages = `
      left: { agent: one, prompt: x }
      right: { agent: one, prompt: y, branch: baton/x }`;
    const world = await beginPublishing({ stages, agents: ', two: { engine: command, command: ["true"] }' });
    const { harness, order } = world;
    const right = lastStarted(harness);
    harness.crashAfter(1);
    const transfer = { to: 'two', message: 'Go on.', superseded: [] };
    await expect(publish(harness, order, { transfer })).rejects.toThrow('after comment');
    harness.crashAfter(undefined);
    harness.threads.lagBehind(1);
    const { clock } = harness.engine.ports;
    Object.assign(harness.engine.ports, { clock: { ...clock, sleep: async () => harness.threads.lagBehind(0) } });
    const { task } = await deliver(world, right);
    expect([task?.outcome, world.made.length, world.read.length]).toEqual(['succeeded', 1, 1]);
  });
});
