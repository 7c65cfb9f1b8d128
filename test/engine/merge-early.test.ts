import { expect } from 'vitest';
import { startEarlyChildren } from '../../src/engine/publish/start-early-children.ts';
import { requirement } from '../support/requirement.ts';
import {
  ask,
  begin,
  bodiesOf,
  deliver,
  lastOf,
  listBranches,
  pushByHand,
  runGit,
  shareRepository,
  show,
  started,
} from './merge-chain.ts';

shareRepository();

requirement(
  {
    ids: ['P10-5', 'K-24', 'K-25'],
    title: 'the commits of children that ran beside their parent are merged when its turn has ended, and never under it',
    input: 'merge: branch and wait: poll; a child commits and ends; then the turn ends with commits and a wait for it',
    expected: 'nothing on the branch before; then both; one further execution of the parent, which starts from the merge',
  },
  async () => {
    const world = await begin({ polls: true });
    const { engine } = world.harness;
    const { wait: _, ...requests } = ask('api');
    const { workflowRun } = engine.settings;
    await startEarlyChildren(engine, { dispatch: world.first, calls: requests, workflowRun });
    const [child] = started(world);
    if (child === undefined) throw new Error('no child was started');
    await deliver(world, child, { files: { 'part.md': 'done\n' } });
    expect(() => runGit('rev-parse', '--verify', '--quiet', 'work')).toThrow();
    await deliver(world, world.first, { files: { 'plan.md': 'one part\n' }, children: ask('api') });
    const again = lastOf(world);
    expect(again).toMatchObject({ task: 'split', execution: 2, head: runGit('rev-parse', 'work') });
    expect([show('work', 'plan.md'), show('work', 'part.md')]).toEqual(['one part', 'done']);
    expect((await bodiesOf(world)).at(-1)?.merges).toMatchObject([{ child: 'split/1-api', state: 'merged' }]);
  },
);

requirement(
  {
    ids: ['F-SE4', 'T49'],
    title: 'a parent whose branch is refused says of each child why it was not merged, and what helps',
    input: 'a run of before, whose stage has `branch: main`; its child commits and ends',
    expected: 'the merge is recorded as refused: the default branch, and a new run after the configuration was changed',
  },
  async () => {
    const world = await begin({ branch: 'main', branches: ['part/*'] });
    const calls = ask('api');
    const requests = calls.requests.map((request) => ({ ...request, branch: 'part/api' }));
    await deliver(world, world.first, { children: { ...calls, requests } });
    const child = lastOf(world);
    await deliver(world, child, { files: { 'part.md': 'done\n' } });
    const reason = expect.stringMatching(/^BATON-E716: .* default branch.* keeps the configuration of its start: .* new run\.$/);
    expect((await bodiesOf(world)).at(-1)?.merges).toMatchObject([{ child: 'split/1-api', state: 'refused', reason }]);
  },
);

requirement(
  {
    ids: ['F-SD8'],
    title: 'the branches of merged children are deleted when the run has ended well, and only those that nobody needs',
    input: 'four children with commits; a person moves the branch of the second, the third has a pull request, the fourth fails',
    expected: 'while the run goes on all stay; then the first alone is gone',
  },
  async () => {
    const world = await begin();
    await deliver(world, world.first, { files: { 'plan.md': 'parts\n' }, children: ask('a', 'b', 'c', 'd') });
    const children = started(world);
    for (const [index, child] of children.entries()) {
      const failure = { reason: 'exit-status', message: 'no' };
      const ended = index === 3 ? { outcome: 'failed' as const, failure } : {};
      await deliver(world, child, { files: { [`${index}.md`]: 'done\n' }, ...ended });
    }
    const before = listBranches();
    const names = (await bodiesOf(world)).flatMap(({ stage, results }) =>
      stage.startsWith('split/') ? (results.branch ?? []) : [],
    );
    expect(before).toEqual(expect.arrayContaining(names));
    pushByHand(names[1] ?? '');
    world.harness.publishing.open({ number: 7, head: names[2] ?? '', author: 5 });
    const last = await deliver(world, lastOf(world), {});
    expect(last.ended?.outcome).toBe('succeeded');
    expect(before.filter((name) => !listBranches().includes(name))).toEqual([names[0]]);
  },
);
