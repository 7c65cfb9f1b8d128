import type { ChildMerge } from '../../src/core/children/child.ts';
import type { Dispatch } from '../../src/core/record/dispatch.ts';
import type { Trigger } from '../../src/core/trigger/trigger.ts';
import type { TriedMerge } from '../../src/ports/bundle-reader.ts';
import type { Commits } from '../../src/ports/github.ts';
import {
  buildCommits,
  buildTrigger,
  createHarness,
  type Harness,
  type HarnessOptions,
  headSha,
  repositoryId,
} from '../support/engine-harness.ts';
import { orderOf, plan } from './chain.ts';
import { callsFor, publish, startedOrder } from './child-chain.ts';

/** A call that asked git for trial merges. */
export interface Trial {
  readonly onto: string;
  readonly ranges: readonly { readonly base: string; readonly head: string }[];
}

export interface MergeWorld {
  readonly harness: Harness;
  readonly first: Dispatch;
  /** What git was asked, in order. */
  readonly trials: readonly Trial[];
  /** The commits that were made, in order, with their ids. */
  readonly made: readonly (Parameters<Commits['createCommit']>[0] & { readonly sha: string })[];
  /** Lets git answer so from now on, one answer for each child. By default each merges cleanly. */
  answer(...answers: readonly TriedMerge[]): void;
}

interface Options extends HarnessOptions {
  /** The keys of `children` of the stage. */
  readonly children?: string;
  readonly branch?: string;
  /** The branch of the pull request that the run is about, at the commit that the run begins at. Without it, the run is about an issue. */
  readonly head?: string;
  /** Agents beside `one`. */
  readonly others?: string;
}

export const tree = '9'.repeat(40);

export const clean = (path: string): TriedMerge => ({
  kind: 'clean',
  baseTree: tree,
  changes: [{ path, mode: '100644', content: Buffer.from(path) }],
});

/** A run whose stage `split` has the commits of its children merged, with commits in memory and answers of git that a test gives. */
export async function beginMerging({
  children = 'merge: branch',
  branch = 'work',
  head,
  others = '',
  ...options
}: Options = {}): Promise<MergeWorld> {
  const harness = createHarness(options);
  const { ports } = harness.engine;
  const trials: Trial[] = [];
  const made: MergeWorld['made'][number][] = [];
  let answers: readonly TriedMerge[] | undefined;
  const tryMerges = async (onto: string, ranges: Trial['ranges']): Promise<readonly TriedMerge[]> => {
    trials.push({ onto, ranges: ranges.map(({ base, head }) => ({ base, head })) });
    return answers ?? ranges.map((_, index) => clean(`part-${index}.md`));
  };
  const createCommit: Commits['createCommit'] = async (commit) => {
    const created = await ports.commits.createCommit(commit);
    made.push({ ...commit, sha: created.sha });
    return { ...created, tree: `tree of ${created.sha}` };
  };
  const world = { ...harness.engine, ports: { ...ports, trials: { tryMerges }, commits: { ...ports.commits, createCommit } } };
  const watched = { ...harness, engine: world };
  const stages = `
      split: { agent: one, prompt: "Split.", branch: "${branch}", children: { ${children} } }`;
  const first = orderOf(
    await plan(watched, {
      stages,
      agents: others,
      trigger: head === undefined ? buildTrigger({ title: 'x' }) : pullTrigger(harness, head),
    }),
  );
  const answer: MergeWorld['answer'] = (...given) => {
    answers = given;
  };
  return { harness: watched, first, trials, made, answer };
}

/** The event that starts a run about a pull request, whose branch is there. */
export function pullTrigger({ branches }: Harness, head: string): Trigger {
  branches.set(head, headSha);
  const at = (name: string) => ({ branch: name, sha: headSha, repository: repositoryId });
  return { ...buildTrigger({ kind: 'pull-request', head: at(head), base: at('main') }), kind: 'pull-request-labeled' };
}

/** Publishes a turn that commits and waits for children with these names. */
export async function waitFor({ harness, first }: MergeWorld, ...names: readonly string[]): Promise<void> {
  await publish(harness, first, { commits: buildCommits(), children: callsFor(names, { wait: {} }) });
}

/** Publishes the result of a child, with commits. */
export async function endChild({ harness }: MergeWorld, child: string): ReturnType<typeof publish> {
  const order = startedOrder(harness, child);
  return publish(harness, order, { commits: buildCommits(order.head) });
}

/** Returns what the last record says of merges. */
export async function lastMerges({ harness }: MergeWorld): Promise<readonly ChildMerge[] | undefined> {
  const record = (await harness.records()).findLast(({ record: { kind } }) => kind === 'task')?.record;
  return record?.kind === 'task' ? record.body.merges : undefined;
}

export const api = 'split/1-api';
export const docs = 'split/2-docs';

/** A run of whose two children the first has ended, with commits. The second is the last that the parent waits for. */
export async function beginTwo(options: Options = {}): Promise<MergeWorld> {
  const world = await beginMerging(options);
  await waitFor(world, 'api', 'docs');
  await endChild(world, api);
  return world;
}
