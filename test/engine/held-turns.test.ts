import { describe, expect, it } from 'vitest';
import { resumeRun } from '../../src/engine/effects/resume.ts';
import { readRun } from '../../src/engine/thread/read-run.ts';
import { buildCommits, createHarness, headSha } from '../support/engine-harness.ts';
import { requirement } from '../support/requirement.ts';
import { advance, orderOf, plan } from './chain.ts';
import { callsFor, publish, startedOrder } from './child-chain.ts';
import { api, beginMerging, endChild, type MergeWorld, pullTrigger, waitFor } from './merging.ts';
import { stateIn } from './transfer-chain.ts';

const another = ', two: { engine: command, command: ["true"] }';
const held = 'baton/held-fix-42-split';

/** A run about pull request #42, whose stage commits to its branch and waits for a child. */
async function beginOnPull(via: 'action' | 'app' = 'action'): Promise<MergeWorld> {
  const world = await beginMerging({ branch: '{{ subject.head-branch }}', head: 'fix-docs', pushedPull: { number: 42 } });
  Object.assign(world.harness.engine.settings, { via });
  await waitFor(world, 'api');
  return world;
}

const last = ({ harness }: MergeWorld, changes: Parameters<typeof publish>[2] = {}) =>
  publish(harness, startedOrder(harness, 'split'), changes);

describe('a turn that waits, of a stage that works on the branch of the pull request itself', () => {
  requirement(
    {
      ids: ['K-25', 'K-26'],
      title: 'has its commits on a branch of ours, and the last turn pushes them with its own',
      input: 'a turn that commits and waits; a child that is merged; a last turn with commits; then one without',
      expected: 'the pull request shows nothing before the last turn, and its commits on top of the merge then, or the merge',
    },
    async () => {
      for (const commits of [true, false]) {
        const world = await beginOnPull();
        const { branches } = world.harness;
        const first = world.made[0]?.sha;
        expect([branches.get('fix-docs'), branches.get(held)]).toEqual([headSha, first]);
        await endChild(world, api);
        const merge = world.made.at(-1);
        expect([branches.get('fix-docs'), branches.get(held)]).toEqual([headSha, merge?.sha]);
        expect(merge?.message).toContain(`Merge fix-docs-1-api into ${held}`);
        const order = startedOrder(world.harness, 'split');
        expect(order.head).toBe(merge?.sha);
        const { task } = await last(world, commits ? { commits: buildCommits(order.head) } : {});
        const pushed = commits ? world.made.at(-1) : merge;
        if (commits) expect(pushed?.parent).toBe(merge?.sha);
        expect([branches.get('fix-docs'), branches.get(held)]).toEqual([pushed?.sha, merge?.sha]);
        expect(task?.commits).toEqual({
          ...{ base: merge?.sha, head: commits ? 'b'.repeat(40) : merge?.sha, published: pushed?.sha },
          ...{ verified: true, checksWait: true },
        });
        expect(task?.results.branch).toBe('fix-docs');
      }
    },
  );

  requirement(
    {
      ids: ['K-25', 'DESIGN-2'],
      title: 'says where its commits are kept, and the last turn where they are, and that checks wait only where they do',
      input: 'a turn that waits and the last one, with the Action and with the App',
      expected: 'the branch of ours and that of the pull request; the latter, with the button to click for the Action alone',
    },
    async () => {
      for (const via of ['action', 'app'] as const) {
        const world = await beginOnPull(via);
        const records = await world.harness.records();
        const [body] = records.flatMap(({ record }) => (record.kind === 'task' ? [record.body] : []));
        expect(body?.push).toContain(
          `on \`${held}\` until the last turn of the stage, which pushes it to \`fix-docs\`, the branch of #42`,
        );
        await endChild(world, api);
        const { task } = await last(world);
        expect(task?.push).toContain(`Pushed ${world.made.at(-1)?.sha.slice(0, 7)} to \`fix-docs\`, the branch of #42.`);
        expect(task?.push?.includes('Approve and run')).toBe(via === 'action');
        expect(task?.commits?.checksWait).toBe(via === 'action' ? true : undefined);
      }
    },
  );

  it('stays held when its child brings nothing and the turn after it waits again without commits', async () => {
    const world = await beginOnPull();
    await publish(world.harness, startedOrder(world.harness, api));
    const { task } = await last(world, { children: callsFor(['docs'], { from: 2, wait: {} }) });
    expect([task?.commits, world.harness.branches.get('fix-docs')]).toEqual([undefined, headSha]);
    await publish(world.harness, startedOrder(world.harness, 'split/2-docs'));
    await last(world);
    expect(world.harness.branches.get('fix-docs')).toBe(world.made[0]?.sha);
  });

  it('starts again like any other where its own branch moved while the commits of a second turn were made', async () => {
    const world = await beginOnPull();
    await endChild(world, api);
    const order = startedOrder(world.harness, 'split');
    const { commits } = world.harness.engine.ports;
    Object.assign(world.harness.engine.ports, { commits: { ...commits, moveBranch: async () => false } });
    const children = callsFor(['docs'], { from: 2, wait: {} });
    const { task } = await last(world, { commits: buildCommits(order.head), children });
    expect(task?.failure).toEqual({ reason: 'stale-base', message: `"${held}" moved while its commits were made.` });
  });

  requirement(
    {
      ids: ['K-25', 'K-26'],
      title: 'keeps its commits off the pull request also where a pause held them back',
      input: 'a pause in which the turn ends with commits and a wait; its end; the publish job',
      expected: 'the branch of ours has them, the pull request nothing, and the child starts from there',
    },
    async () => {
      const world = await beginMerging({ branch: '{{ subject.head-branch }}', head: 'fix-docs', pushedPull: { number: 42 } });
      const { harness, first } = world;
      Object.assign(harness.engine.settings, { paused: true });
      await waitFor(world, 'api');
      expect(harness.branches.size).toBe(1);
      Object.assign(harness.engine.settings, { paused: false });
      const reading = await readRun(harness.engine, first);
      if (!reading.ok) throw new Error(reading.error.message);
      expect((await resumeRun(harness.engine, { reading: reading.value })).started).toEqual(['split']);
      expect((await advance(harness, startedOrder(harness, 'split'))).started).toEqual([api]);
      const published = world.made[0]?.sha;
      expect([harness.branches.get('fix-docs'), harness.branches.get(held)]).toEqual([headSha, published]);
      const child = startedOrder(harness, api);
      expect(child.head).toBe(published);
      expect((await stateIn(harness, child)).rows.get(api)).toMatchObject({ status: 'ready', next: { execution: 1 } });
    },
  );

  requirement(
    {
      ids: ['K-25'],
      title:
        'stays on the branch of ours when that of the pull request has moved or takes nothing, and the words say which branch',
      input: 'somebody pushes to the pull request while the child works; somebody approves it; then the last turn',
      expected: 'branch-refused with the name of our branch, in both; nothing is pushed',
    },
    async () => {
      const moved = await beginOnPull();
      await endChild(moved, api);
      const { commits } = moved.harness.engine.ports;
      Object.assign(moved.harness.engine.ports, { commits: { ...commits, moveBranch: async () => false } });
      const stale = await last(moved);
      expect(stale.task?.failure).toEqual({
        reason: 'branch-refused',
        message: expect.stringMatching(new RegExp(`^"fix-docs" moved .* They are on "${held}": merge that branch by hand\\.$`)),
      });
      const approved = await beginOnPull();
      await endChild(approved, api);
      const { pushTargets } = approved.harness.engine.ports;
      const readPull: typeof pushTargets.readPull = async (number) => {
        const pull = await pushTargets.readPull(number);
        return pull && { ...pull, approvedBy: ['mona'] };
      };
      Object.assign(approved.harness.engine.ports, { pushTargets: { ...pushTargets, readPull } });
      const refused = await last(approved);
      expect(refused.task?.failure?.reason).toBe('branch-refused');
      expect(refused.task?.failure?.message).toContain('BATON-E715');
      expect(refused.task?.failure?.message).toContain(`The commits of earlier turns are on "${held}".`);
      for (const { harness } of [moved, approved]) expect(harness.branches.get('fix-docs')).toBe(headSha);
    },
  );
});

describe('a turn that does not wait, of such a stage', () => {
  it('pushes to the pull request by one commit, since its branch is known to be there', async () => {
    const world = await beginMerging({ branch: '{{ subject.head-branch }}', head: 'fix-docs', pushedPull: { number: 42 } });
    const { task } = await publish(world.harness, world.first, { commits: buildCommits() });
    expect(task?.results.branch).toBe('fix-docs');
    expect(world.made).toHaveLength(1);
    expect([...world.harness.branches]).toEqual([['fix-docs', world.made[0]?.sha]]);
  });
});

describe('a stage on the branch of the pull request, beside one whose turn a pause holds back', () => {
  it('publishes there what its agent hands over, and keeps nothing beside it', async () => {
    const stages = `
      one: { agent: one, prompt: x, branch: work, children: {} }
      two: { agent: one, prompt: y, branch: "{{ subject.head-branch }}" }`;
    const harness = createHarness({ pushedPull: { number: 42 } });
    const first = orderOf(await plan(harness, { stages, trigger: pullTrigger(harness, 'fix-docs'), agents: another }));
    const second = startedOrder(harness, 'two');
    Object.assign(harness.engine.settings, { paused: true });
    await publish(harness, first, { commits: buildCommits(), children: callsFor(['api'], { wait: {} }) });
    const transfer = { to: 'two', message: 'Go on.', superseded: [] };
    const { task } = await publish(harness, second, { commits: buildCommits(), transfer });
    expect(task?.results.branch).toBe('fix-docs');
    expect([...harness.branches.keys()]).toEqual(['fix-docs']);
  });
});
