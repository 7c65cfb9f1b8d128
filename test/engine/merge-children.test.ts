import { afterAll, beforeEach, describe, expect } from 'vitest';
import { createMergeTrials } from '../../src/adapters/git/bundle/try-merges.ts';
import type { ChildCalls } from '../../src/core/children/child.ts';
import { checkConfig } from '../../src/core/config/parse/parse-config.ts';
import type { AgentOutput } from '../../src/core/output/agent-output.ts';
import type { Dispatch } from '../../src/core/record/dispatch.ts';
import type { TaskBody } from '../../src/core/record/record.ts';
import { startFromEvent } from '../../src/engine/plan/start-from-event.ts';
import type { Advanced } from '../../src/engine/publish/advance-run.ts';
import type { Commits } from '../../src/ports/github.ts';
import { createGitHubWorld, type GitHubWorld, git } from '../adapters/github/support/github-world.ts';
import { buildCommits, buildOutput, buildTrigger, Crash, createHarness, type Harness } from '../support/engine-harness.ts';
import { requirement } from '../support/requirement.ts';
import { advance } from './chain.ts';

let hub: Promise<GitHubWorld> | undefined;
let server: GitHubWorld;
let main = '';
afterAll(async () => (await hub)?.close());
beforeEach(async () => {
  hub ??= createGitHubWorld();
  server = await hub;
  main = git(server, 'rev-parse', 'main');
  const others = git(server, 'for-each-ref', '--format=%(refname)', 'refs/heads').split('\n');
  for (const ref of others) if (ref !== 'refs/heads/main') git(server, 'update-ref', '-d', ref);
});

type Files = Readonly<Record<string, string>>;

interface World {
  readonly harness: Harness;
  readonly first: Dispatch;
  /** Writes to branches and commits that succeed from now on before the process is gone. */
  crashAfter(writes: number | undefined): void;
}

interface Options {
  readonly merge?: false;
  readonly branch?: string;
  /** The branch of the pull request that the run is about. */
  readonly head?: string;
}

/** A run whose stage `split` divides its work, with records in memory and commits in a real repository behind HTTP. */
async function begin({ merge, branch = 'work', head }: Options = {}): Promise<World> {
  const harness = createHarness();
  let left: number | undefined;
  const commits = countWrites(server.github.commits, () => {
    if (left === undefined) return;
    left -= 1;
    if (left === 0) throw new Crash('after a commit');
  });
  const { token } = server.server.mintJobToken({
    repository: server.repositoryName,
    runId: 1,
    jobId: server.server.newJobId(),
    label: 'publish',
    permissions: { contents: 'read' },
  });
  const remote = { url: `${server.server.serverUrl}/${server.repositoryName}.git`, token };
  Object.assign(harness.engine.ports, { commits, trials: createMergeTrials({ remote, path: process.env.PATH ?? '' }) });
  if (head !== undefined) git(server, 'update-ref', `refs/heads/${head}`, main);
  if (head !== undefined) harness.branches.set(head, main);
  const at = (name: string) => ({ branch: name, sha: main, repository: 7 });
  const stage = { agent: 'one', prompt: 'x', branch, children: merge === false ? {} : { merge: 'branch' } };
  const planned = await startFromEvent(harness.engine, {
    trigger: {
      ...buildTrigger(head === undefined ? {} : { kind: 'pull-request', head: at(head), base: at('main') }),
      ...(head === undefined ? {} : { kind: 'pull-request-labeled' as const }),
    },
    config: checkConfig(
      JSON.stringify({
        version: 1,
        signing: { keys: [harness.publicKey] },
        agents: { one: { engine: 'command', command: ['true'], access: 'edit' } },
        pipelines: {
          fix: {
            on: { issues: { labels: ['agent-ready'] }, 'pull-requests': { labels: ['agent-ready'] } },
            stages: { split: stage },
          },
        },
      }),
    ),
    commit: main,
    inline: true,
    start: 'workflow run 900',
  });
  if (!planned.ok || planned.value.inline === undefined) throw new Error('nothing was started');
  const crashAfter: World['crashAfter'] = (writes) => {
    left = writes;
  };
  return { harness, first: planned.value.inline.dispatch, crashAfter };
}

function countWrites(commits: Commits, written: () => void): Commits {
  const after = async <T>(done: Promise<T>): Promise<T> => {
    const value = await done;
    written();
    return value;
  };
  return {
    ...commits,
    createCommit: (commit) => after(commits.createCommit(commit)),
    createBranch: (branch, sha) => after(commits.createBranch(branch, sha)),
    moveBranch: (branch, sha) => after(commits.moveBranch(branch, sha)),
  };
}

/** Publishes what the agent of an order has left: files, on the commit that the order names. */
async function deliver(
  { harness }: World,
  order: Dispatch,
  { files, ...output }: Partial<AgentOutput> & { readonly files?: Files } = {},
): Promise<Advanced> {
  const changes = Object.entries(files ?? {}).map(([path, text]) => ({
    path,
    mode: '100644' as const,
    content: Buffer.from(text),
    before: null,
  }));
  const commit = { message: `By ${order.task}`, baseTree: git(server, 'rev-parse', `${order.head}^{tree}`), changes };
  Object.assign(harness.engine.ports, { bundles: { read: async () => ({ ok: true as const, value: [commit] }) } });
  const own = files === undefined ? {} : { commits: buildCommits(order.head) };
  return advance(harness, order, { kind: 'output', output: buildOutput(order, { ...own, ...output }) });
}

const ask = (...names: readonly string[]): ChildCalls => ({
  requests: names.map((name, index) => ({ ordinal: index + 1, prompt: `Do ${name}.`, name })),
  refused: 0,
  wait: { names: names.map((name, index) => `split/${index + 1}-${name}`), until: 'all' },
});

/** The orders of the children that were started, in their order. */
const started = ({ harness }: World): readonly Dispatch[] => harness.started.filter(({ task }) => task !== 'split');
const lastOf = ({ harness }: World): Dispatch => harness.started.at(-1) as Dispatch;

async function bodiesOf({ harness }: World): Promise<readonly TaskBody[]> {
  return (await harness.records()).flatMap(({ record }) => (record.kind === 'task' ? [record.body] : []));
}

const show = (commit: string, path: string): string => git(server, 'show', `${commit}:${path}`);
const listBranches = (): readonly string[] => git(server, 'for-each-ref', '--format=%(refname:short)', 'refs/heads').split('\n');

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
      const parent = git(server, 'rev-parse', 'work');
      expect(started(world).map(({ head }) => head)).toEqual([parent, parent, parent]);
      for (const [index, order] of started(world).entries())
        await deliver(world, order, { files: { [`part-${index}.md`]: 'done\n' } });
      expect(listBranches()).toEqual(['main', 'work', 'work-1-api', 'work-2-docs', 'work-3-test']);
      const again = lastOf(world);
      expect(again).toMatchObject({ task: 'split', execution: 2, attempt: 1, head: git(server, 'rev-parse', 'work') });
      const merges = git(
        server,
        'log',
        '--merges',
        '--first-parent',
        '--format=%P %(trailers:key=Baton-Merge,valueonly,separator=)',
        'work',
      );
      const tip = (branch: string): string => git(server, 'rev-parse', branch);
      expect(merges.split('\n').map((line) => line.split(' ').slice(1).join(' '))).toEqual([
        `${tip('work-3-test')} fix-42/split 2 split/3-test`,
        `${tip('work-2-docs')} fix-42/split 2 split/2-docs`,
        `${tip('work-1-api')} fix-42/split 2 split/1-api`,
      ]);
      for (const path of ['plan.md', 'part-0.md', 'part-1.md', 'part-2.md']) expect(show('work', path)).not.toBe('');
      expect(show('work', 'README.md')).toBe('Hello');
      const { verified } = await server.github.commits.readCommit(again.head);
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
      expect(() => show('work', 'more.md')).toThrow();
      expect(lastOf(world)).toMatchObject({ task: 'split', head: git(server, 'rev-parse', 'work') });
    },
  );

  requirement(
    {
      ids: ['K-25'],
      title: 'are merged once, whenever the job that merges them is killed',
      input: 'a job that dies after each of its writes, and is run again',
      expected: 'two merges, one record of each child, one start of the parent',
    },
    async () => {
      for (let point = 1; point <= 5; point += 1) {
        for (const branch of listBranches()) if (branch !== 'main') git(server, 'update-ref', '-d', `refs/heads/${branch}`);
        const world = await begin();
        await deliver(world, world.first, { files: { 'plan.md': 'two\n' }, children: ask('a', 'b') });
        const [a, b] = started(world) as [Dispatch, Dispatch];
        await deliver(world, a, { files: { 'a.md': 'a\n' } });
        // Its own commit and branch, a commit for each merge, the branch of the parent: then the record.
        world.crashAfter(point);
        await expect(deliver(world, b, { files: { 'b.md': 'b\n' } })).rejects.toThrow(Crash);
        world.crashAfter(undefined);
        await deliver(world, b, { files: { 'b.md': 'b\n' } });
        expect(git(server, 'rev-list', '--count', '--merges', 'work')).toBe('2');
        expect((await bodiesOf(world)).at(-1)?.merges?.map(({ state, commit }) => [state, commit !== undefined])).toEqual([
          ['merged', true],
          ['merged', true],
        ]);
        expect(world.harness.started.filter(({ task }) => task === 'split')).toHaveLength(1);
        expect(lastOf(world).head).toBe(git(server, 'rev-parse', 'work'));
      }
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
      const parent = git(server, 'rev-parse', 'work');
      for (const order of started(world)) await deliver(world, order, { files: { 'way.md': `${order.task}\n` } });
      expect(git(server, 'rev-parse', 'work')).toBe(parent);
      expect(lastOf(world)).toMatchObject({ task: 'split', execution: 2, head: parent });
      expect(['a', 'b', 'c'].map((name, index) => show(`work-${index + 1}-${name}`, 'way.md'))).toEqual([
        'split/1-a',
        'split/2-b',
        'split/3-c',
      ]);
    },
  );
});

describe('the branch of a child', () => {
  requirement(
    {
      ids: ['K-25'],
      title: 'is never one that somebody else has made',
      input: 'a branch of that name that was there before; one that an earlier execution of the same run made',
      expected: 'branch-refused with BATON-E728, and the branch as it was; published',
    },
    async () => {
      const world = await begin();
      const foreign = git(server, 'commit-tree', `${main}^{tree}`, '-p', main, '-m', 'Mine');
      git(server, 'update-ref', 'refs/heads/work-1-a', foreign);
      await deliver(world, world.first, { children: ask('a') });
      const [order] = started(world) as [Dispatch];
      const { task } = await deliver(world, order, { files: { 'a.md': 'a\n' } });
      expect(task).toMatchObject({ outcome: 'failed', failure: { reason: 'branch-refused' } });
      expect(task?.failure?.message).toContain('BATON-E728: The branch "work-1-a" is there already');
      expect(git(server, 'rev-parse', 'work-1-a')).toBe(foreign);
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
      expect(git(server, 'rev-parse', 'fix-docs')).toBe(main);
      expect(first.task?.push).toContain(`on \`${held}\` until the last turn of the stage`);
      const [order] = started(world) as [Dispatch];
      expect(order.head).toBe(git(server, 'rev-parse', held));
      await deliver(world, order, { files: { 'a.md': 'a\n' } });
      expect(git(server, 'rev-parse', 'fix-docs')).toBe(main);
      const again = lastOf(world);
      expect(again).toMatchObject({ task: 'split', execution: 2, head: git(server, 'rev-parse', held) });
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
      const pushed = git(server, 'commit-tree', `${main}^{tree}`, '-p', main, '-m', 'Mine');
      git(server, 'update-ref', 'refs/heads/fix-docs', pushed);
      await deliver(world, (started(world) as [Dispatch])[0]);
      const { task } = await deliver(world, lastOf(world), { files: { 'last.md': 'last\n' } });
      expect(task).toMatchObject({ outcome: 'failed', failure: { reason: 'branch-refused' } });
      expect(task?.failure?.message).toContain('They are on "baton/held-fix-42-split": merge that branch by hand.');
      expect(git(server, 'rev-parse', 'fix-docs')).toBe(pushed);
    },
  );
});
