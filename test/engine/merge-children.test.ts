import { describe, expect, it } from 'vitest';
import { buildCommits, headSha } from '../support/engine-harness.ts';
import { requirement } from '../support/requirement.ts';
import { callsFor, publish, startedOrder } from './child-chain.ts';
import { api, beginMerging, beginTwo, clean, docs, endChild, lastMerges, type MergeWorld, tree, waitFor } from './merging.ts';

/** The writes to the branch of the parent. */
function pushesOf({ harness }: MergeWorld, from = 0): readonly string[] {
  return harness.writes.slice(from).filter((write) => /^(move|branch) work$/.test(write));
}

describe('the commits of children', () => {
  requirement(
    {
      ids: ['K-25'],
      title: 'are merged each by a commit with two parents, one on top of the other, which the branch shows at once',
      input: 'a parent that commits and waits for two children, which merge cleanly',
      expected: 'git is asked once, two commits, one update of the branch, and the parent starts from the second',
    },
    async () => {
      const world = await beginTwo();
      const parent = world.harness.branches.get('work');
      const before = world.harness.writes.length;
      expect(await lastMerges(world)).toBeUndefined();
      await endChild(world, docs);
      const [, first, second, ...merges] = world.made;
      const ranges = [first, second].map((commit) => ({ base: parent, head: commit?.sha }));
      expect(world.trials).toEqual([{ onto: parent, ranges }]);
      const [one, other] = merges;
      const message = (child: string, branch: string) => `Merge ${branch} into work\n\nBaton-Merge: fix-42/split 2 ${child}\n`;
      const [of1, of2] = [clean('part-0.md'), clean('part-1.md')].map((merge) => (merge.kind === 'clean' ? merge.changes : []));
      expect(merges).toEqual([
        { ...{ parent, merged: first?.sha, baseTree: tree, changes: of1 }, message: message(api, 'work-1-api'), sha: one?.sha },
        {
          ...{ parent: one?.sha, merged: second?.sha, baseTree: `tree of ${one?.sha}`, changes: of2 },
          ...{ message: message(docs, 'work-2-docs'), sha: other?.sha },
        },
      ]);
      expect(pushesOf(world, before)).toEqual(['move work']);
      expect(startedOrder(world.harness, 'split')).toMatchObject({ execution: 2, head: other?.sha });
      expect(await lastMerges(world)).toEqual([
        { child: api, branch: 'work', head: first?.sha, state: 'merged', commit: one?.sha },
        { child: docs, branch: 'work', head: second?.sha, state: 'merged', commit: other?.sha },
      ]);
    },
  );

  it('are merged onto the commit that the run began at where their parent has left no branch, which is made then', async () => {
    const world = await beginMerging();
    await publish(world.harness, world.first, { children: callsFor(['api'], { wait: {} }) });
    await endChild(world, api);
    expect(world.trials.map(({ onto }) => onto)).toEqual([headSha]);
    expect(pushesOf(world)).toEqual(['branch work']);
    expect(world.harness.branches.get('work')).toBe(world.made.at(-1)?.sha);
  });

  it('are not looked for in what the branch had when its parent began to wait', async () => {
    const world = await beginTwo();
    const { commits } = world.harness.engine.ports;
    const read: string[] = [];
    const readCommit: typeof commits.readCommit = (sha) => {
      read.push(sha);
      return commits.readCommit(sha);
    };
    Object.assign(world.harness.engine.ports, { commits: { ...commits, readCommit } });
    await endChild(world, docs);
    expect(read).not.toContain(startedOrder(world.harness, docs).head);
  });

  requirement(
    {
      ids: ['K-25'],
      title: 'of a child that has none are no reason to ask for anything',
      input: 'a child that ends well without commits',
      expected: 'recorded as nothing; git is not asked, and the branch neither read nor written',
    },
    async () => {
      const world = await beginMerging();
      await waitFor(world, 'api');
      const { commits } = world.harness.engine.ports;
      const readBranch = () => Promise.reject(new Error('The branch was read.'));
      Object.assign(world.harness.engine.ports, { commits: { ...commits, readBranch } });
      const before = world.harness.writes.length;
      await publish(world.harness, startedOrder(world.harness, api));
      expect(await lastMerges(world)).toEqual([{ child: api, state: 'nothing', branch: 'work' }]);
      expect([world.trials, pushesOf(world, before)]).toEqual([[], []]);
    },
  );

  requirement(
    {
      ids: ['K-25', 'DESIGN-4.8'],
      title: 'are not merged in a pause',
      input: 'the last child ends without commits while all runs are paused',
      expected: 'its record names no merges, git is not asked',
    },
    async () => {
      const world = await beginTwo();
      Object.assign(world.harness.engine.settings, { paused: true });
      expect((await publish(world.harness, startedOrder(world.harness, docs))).task?.outcome).toBe('succeeded');
      expect([await lastMerges(world), world.trials]).toEqual([undefined, []]);
    },
  );
});

describe('what does not merge cleanly', () => {
  requirement(
    {
      ids: ['K-25'],
      title: 'is recorded by child, with both sides of a conflict, and leaves the others as they are',
      input: 'five children: a conflict, one that git refuses, one that is there already, one that merges, one without an answer',
      expected: 'a merge on top of what was there before, and four reasons; secrets are redacted in all',
    },
    async () => {
      const secret = 'zebra-9f8e7d6c5b4a';
      const world = await beginMerging({ secrets: [secret] });
      await waitFor(world, 'a', 'b', 'c', 'd', 'e');
      const parent = world.harness.branches.get('work');
      const files = [{ path: 'x.md', ours: `mine ${secret}`, theirs: 'yours' }];
      world.answer({ kind: 'conflict', files }, { kind: 'failed', reason: `no ${secret}` }, { kind: 'nothing' }, clean('d.md'));
      const names = ['split/1-a', 'split/2-b', 'split/3-c', 'split/4-d', 'split/5-e'];
      for (const name of names) await endChild(world, name);
      const merges = await lastMerges(world);
      expect(merges?.map(({ child, branch, head }) => [child, branch, head])).toEqual(
        names.map((name, index) => [name, 'work', world.made[index + 1]?.sha]),
      );
      expect(merges).toMatchObject([
        { state: 'conflict', files: [{ path: 'x.md', ours: expect.stringMatching(/^mine (?!zebra)/), theirs: 'yours' }] },
        { state: 'refused', reason: expect.stringMatching(/^no (?!zebra)/) },
        { state: 'nothing' },
        { state: 'merged', commit: world.made.at(-1)?.sha },
        { state: 'refused', reason: expect.stringContaining('git') },
      ]);
      expect(world.made.at(-1)).toMatchObject({ parent, baseTree: tree });
      expect(world.made).toHaveLength(7);
      expect(world.harness.warnings.filter((line) => line.includes('BATON-E729'))).toHaveLength(2);
      expect(JSON.stringify([merges, world.harness.warnings])).not.toContain(secret);
    },
  );

  it('leaves the branch alone where nothing merges', async () => {
    const world = await beginTwo();
    world.answer({ kind: 'nothing' }, { kind: 'conflict', files: [] });
    const { commits } = world.harness.engine.ports;
    const moved: string[] = [];
    const moveBranch: typeof commits.moveBranch = async (name) => moved.push(name) > 0;
    Object.assign(world.harness.engine.ports, { commits: { ...commits, moveBranch } });
    await endChild(world, docs);
    expect(moved).toEqual([]);
    expect((await lastMerges(world))?.map(({ state }) => state)).toEqual(['nothing', 'conflict']);
  });
});

describe('a branch that is none of the run', () => {
  requirement(
    {
      ids: ['F-SE4', 'T49', 'K-25'],
      title: 'gets no merge, where text of others chose its name',
      input: 'a branch named by the title of the issue, which somebody made while two children worked',
      expected: 'both are refused with BATON-E728, their commits are named, and the branch is as it was',
    },
    async () => {
      const world = await beginMerging({ branch: 'w/{{ subject.title }}' });
      await publish(world.harness, world.first, { children: callsFor(['api', 'docs'], { wait: {} }) });
      await endChild(world, api);
      const foreign = 'f'.repeat(40);
      world.harness.branches.set('w/x', foreign);
      await endChild(world, docs);
      const reason = expect.stringContaining('BATON-E728');
      expect(await lastMerges(world)).toEqual([
        { child: api, head: world.made[0]?.sha, branch: 'w/x', state: 'refused', reason },
        { child: docs, head: world.made[1]?.sha, branch: 'w/x', state: 'refused', reason },
      ]);
      expect([world.harness.branches.get('w/x'), world.trials]).toEqual([foreign, []]);
    },
  );
});

describe('a branch whose name text of others chose', () => {
  it('is made for the merges where nobody else has made it', async () => {
    const world = await beginMerging({ branch: 'w/{{ subject.title }}' });
    await publish(world.harness, world.first, { children: callsFor(['api'], { wait: {} }) });
    await endChild(world, api);
    expect(await lastMerges(world)).toMatchObject([{ child: api, branch: 'w/x', state: 'merged' }]);
    expect(world.harness.branches.get('w/x')).toBe(world.made.at(-1)?.sha);
  });
});

describe('a branch that the configuration may not name', () => {
  requirement(
    {
      ids: ['F-SE4', 'K-25'],
      title: 'gets no merge, and the reason is that of the branch',
      input: 'a run of before with `branch: main`, whose child commits to a branch of its own',
      expected: 'refused with BATON-E716; the default branch is neither read nor written',
    },
    async () => {
      const world = await beginMerging({ branch: 'main', children: 'merge: branch, branches: [part/*]' });
      const calls = callsFor(['api'], { wait: {} });
      const requests = calls.requests.map((request) => ({ ...request, branch: 'part/api' }));
      await publish(world.harness, world.first, { children: { ...calls, requests } });
      await endChild(world, api);
      const reason = expect.stringContaining('BATON-E716');
      expect(await lastMerges(world)).toEqual([{ child: api, head: world.made[0]?.sha, branch: '', state: 'refused', reason }]);
      expect([world.trials, world.harness.branches.has('main')]).toEqual([[], false]);
    },
  );
});

describe('the children of children', () => {
  requirement(
    {
      ids: ['K-23', 'K-25'],
      title: 'are merged into their parent before that one is merged into its own',
      input: 'a child that has ended its own turn, but not its own child, which ends last',
      expected: 'the merge into the branch of the child, and one of that merge into the branch of the stage',
    },
    async () => {
      const world = await beginMerging();
      await waitFor(world, 'api');
      const order = startedOrder(world.harness, api);
      await publish(world.harness, order, { commits: buildCommits(order.head), children: callsFor(['deep']) });
      await endChild(world, `${api}/1-deep`);
      const [inner, outer] = world.made.slice(-2);
      expect(inner).toMatchObject({ parent: world.made[1]?.sha, merged: world.made[2]?.sha });
      expect(inner?.message).toContain(`Baton-Merge: fix-42/${api} 1 ${api}/1-deep`);
      expect(outer).toMatchObject({ parent: world.made[0]?.sha, merged: inner?.sha });
      expect(world.harness.branches.get('work')).toBe(outer?.sha);
      expect((await lastMerges(world))?.map(({ child, branch }) => [child, branch])).toEqual([
        [`${api}/1-deep`, 'work-1-api'],
        [api, 'work'],
      ]);
    },
  );
});
