import type { Dispatch } from '../../src/core/record/dispatch.ts';
import type { BundledCommit, BundleReader } from '../../src/ports/bundle-reader.ts';
import type { Commits } from '../../src/ports/github.ts';
import { buildCommits, buildOutput, createHarness, type Harness, type HarnessOptions } from '../support/engine-harness.ts';
import { advance, orderOf, plan } from './chain.ts';

export interface PublishWorld {
  readonly harness: Harness;
  readonly order: Dispatch;
  /** What was asked of the commits port, in words, without what was made. */
  readonly asked: string[];
  /** The commits that were made, in order. */
  readonly made: readonly (Parameters<Commits['createCommit']>[0] & { readonly sha: string })[];
  /** What each bundle was read with. */
  readonly read: readonly Parameters<BundleReader['read']>[1][];
}

interface Options extends HarnessOptions {
  readonly stages?: string;
  readonly agents?: string;
  readonly commits?: readonly Partial<BundledCommit>[];
  /** The commits, of those that are made, which GitHub did not sign, from 1. */
  readonly unverified?: number;
}

/** A run whose first stage publishes commits, with everything that is asked of GitHub about them. */
export async function beginPublishing({
  stages,
  agents = '',
  commits = [{}],
  unverified,
  ...options
}: Options = {}): Promise<PublishWorld> {
  const harness = createHarness(options);
  const { ports } = harness.engine;
  const { commits: real } = ports;
  const asked: string[] = [];
  const made: PublishWorld['made'][number][] = [];
  const read: PublishWorld['read'][number][] = [];
  const watched: Commits = {
    ...real,
    readBranch: (branch) => {
      asked.push(`branch ${branch}`);
      return real.readBranch(branch);
    },
    readCommit: (sha) => {
      asked.push(`commit ${sha}`);
      return real.readCommit(sha);
    },
    createCommit: async (commit) => {
      const created = await real.createCommit(commit);
      made.push({ ...commit, sha: created.sha });
      return { ...created, tree: `tree of ${created.sha}`, verified: made.length !== unverified };
    },
  };
  const bundles: BundleReader = {
    read: async (_, rules) => {
      read.push(rules);
      return { ok: true, value: commits.map((commit) => ({ message: 'm', baseTree: 't'.repeat(40), changes: [], ...commit })) };
    },
  };
  Object.assign(ports, { commits: watched, bundles });
  const order = orderOf(
    await plan(harness, { agents, stages: stages ?? ' { fix: { agent: one, prompt: x, branch: baton/x } }' }),
  );
  return { harness, order, asked, made, read };
}

/** Publishes the result of an order, by default the first one, with commits on top of where an agent started: by default where it says. */
export function deliver({ harness, order }: PublishWorld, from: Dispatch = order, of = from): ReturnType<typeof advance> {
  return advance(harness, of, { kind: 'output', output: buildOutput(of, { commits: buildCommits(from.head) }) });
}
