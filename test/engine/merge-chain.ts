import { afterAll, beforeEach } from 'vitest';
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
import { createApp } from './app-children.ts';
import { advance } from './chain.ts';
import { callsFor } from './child-chain.ts';

let hub: Promise<GitHubWorld> | undefined;
let server: GitHubWorld;
/** The commit of the default branch, where every run of these tests starts. */
let main = '';

/** Gives the tests of a file one repository on a local GitHub. Each test finds the default branch alone in it. */
export function shareRepository(): void {
  afterAll(async () => {
    const ended = hub;
    // The files of a worker share this module.
    hub = undefined;
    await (await ended)?.close();
  });
  beforeEach(async () => {
    hub ??= createGitHubWorld();
    server = await hub;
    main = runGit('rev-parse', 'main');
    dropBranches();
  });
}

/** Removes all branches but the default one. */
export function dropBranches(): void {
  for (const branch of listBranches()) if (branch !== 'main') runGit('update-ref', '-d', `refs/heads/${branch}`);
}

/** Runs git in the repository of the server. */
export function runGit(...args: readonly string[]): string {
  return git(server, ...args);
}

/** Makes a commit on the default branch as a person would, and points a branch at it. */
export function pushByHand(branch: string): string {
  const commit = runGit('commit-tree', 'main^{tree}', '-p', 'main', '-m', 'Mine');
  runGit('update-ref', `refs/heads/${branch}`, commit);
  return commit;
}

type Files = Readonly<Record<string, string>>;

export interface World {
  readonly harness: Harness;
  readonly first: Dispatch;
  /** Writes to branches and commits that succeed from now on before the process is gone. */
  crashAfter(writes: number | undefined): void;
  /** Gives the job that begins a client of its own, as each job has one. A client that has written ten times makes a test wait. */
  beginJob(): void;
}

interface Options {
  readonly merge?: false;
  /** A server serves the run, and children start while their parent is at work. */
  readonly polls?: true;
  readonly branch?: string;
  /** The branches that children may ask for. */
  readonly branches?: readonly string[];
  /** The branch of the pull request that the run is about. */
  readonly head?: string;
  /** A pull request is opened for the work of `split`. */
  readonly opens?: true;
}

/** A run whose stage `split` divides its work, with records in memory and commits in a real repository behind HTTP. */
export async function begin({ merge, branch = 'work', branches, head, polls, opens }: Options = {}): Promise<World> {
  const harness = polls === true ? createApp() : createHarness();
  let left: number | undefined;
  const { commits, beginJob } = countWrites(() => {
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
  const { listMessages } = server.github.pushTargets;
  Object.assign(harness.engine.ports.pushTargets, { listMessages });
  Object.assign(harness.engine.ports, { commits, trials: createMergeTrials({ remote, path: process.env.PATH ?? '' }) });
  if (head !== undefined) runGit('update-ref', `refs/heads/${head}`, main);
  if (head !== undefined) harness.branches.set(head, main);
  const children = { branches, ...(merge === false ? {} : { merge: 'branch' }), ...(polls === true ? { wait: 'poll' } : {}) };
  const at = (name: string) => ({ branch: name, sha: main, repository: 7 });
  const stage = { agent: 'one', prompt: 'x', branch, children };
  const opening = { 'open-pr': { needs: ['split'], uses: 'pull-request', with: { title: 'x', body: 'y' } } };
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
            stages: { split: stage, ...(opens === true ? opening : {}) },
          },
        },
      }),
    ),
    commit: main,
    inline: true,
    start: 'workflow run 900',
  });
  const first = planned.ok ? (planned.value.inline?.dispatch ?? harness.started[0]) : undefined;
  if (first === undefined) throw new Error('nothing was started');
  const crashAfter: World['crashAfter'] = (writes) => {
    left = writes;
  };
  return { harness, first, crashAfter, beginJob };
}

/** Creates the port for commits, which uses the client of the job that goes on. */
function countWrites(written: () => void): Pick<World, 'beginJob'> & { readonly commits: Commits } {
  const connect = () => server.connect({ contents: 'write' }).commits;
  let client = connect();
  const after = async <T>(done: Promise<T>): Promise<T> => {
    const value = await done;
    written();
    return value;
  };
  const commits: Commits = {
    readCommit: (sha) => client.readCommit(sha),
    readBranch: (branch) => client.readBranch(branch),
    createCommit: (commit) => after(client.createCommit(commit)),
    createBranch: (branch, sha) => after(client.createBranch(branch, sha)),
    moveBranch: (branch, sha) => after(client.moveBranch(branch, sha)),
    deleteBranch: (branch, sha) => after(client.deleteBranch(branch, sha)),
  };
  const beginJob = () => {
    client = connect();
  };
  return { commits, beginJob };
}

/** Publishes what the agent of an order has left: files, on the commit that the order names. */
export async function deliver(
  { harness, beginJob }: World,
  order: Dispatch,
  { files, ...output }: Partial<AgentOutput> & { readonly files?: Files } = {},
): Promise<Advanced> {
  beginJob();
  const changes = Object.entries(files ?? {}).map(([path, text]) => ({
    path,
    mode: '100644' as const,
    content: Buffer.from(text),
    before: null,
  }));
  const commit = { message: `By ${order.task}`, baseTree: runGit('rev-parse', `${order.head}^{tree}`), changes };
  Object.assign(harness.engine.ports, { bundles: { read: async () => ({ ok: true as const, value: [commit] }) } });
  const own = files === undefined ? {} : { commits: buildCommits(order.head) };
  return advance(harness, order, { kind: 'output', output: buildOutput(order, { ...own, ...output }) });
}

/** The text that people read: the status comment, and the comments on the pull request that the run has opened. */
export async function textsOf({ harness }: World): Promise<{ readonly status: string; readonly pull: string }> {
  const list = (thread: number) => harness.threads.listSince(thread, '2000-01-01T00:00:00Z');
  const status = (await list(42)).find(({ body }) => body.includes('<!-- baton-status:'))?.body ?? '';
  return { status, pull: (await list(100)).map(({ body }) => body).join('\n') };
}

export const ask = (...names: readonly string[]): ChildCalls => callsFor(names, { wait: {} });

/** The orders of the children that were started, in their order. */
export const started = ({ harness }: World): readonly Dispatch[] => harness.started.filter(({ task }) => task !== 'split');
export const lastOf = ({ harness }: World): Dispatch => harness.started.at(-1) as Dispatch;

export async function bodiesOf({ harness }: World): Promise<readonly TaskBody[]> {
  return (await harness.records()).flatMap(({ record }) => (record.kind === 'task' ? [record.body] : []));
}

export const show = (commit: string, path: string): string => runGit('show', `${commit}:${path}`);
export const listBranches = (): readonly string[] =>
  runGit('for-each-ref', '--format=%(refname:short)', 'refs/heads').split('\n');
