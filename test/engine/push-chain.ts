import { checkConfig } from '../../src/core/config/parse/parse-config.ts';
import type { AgentOutput } from '../../src/core/output/agent-output.ts';
import type { TaskBody } from '../../src/core/record/record.ts';
import type { PushedPull } from '../../src/core/run/check-push.ts';
import { startFromEvent } from '../../src/engine/plan/start-from-event.ts';
import {
  buildCommits,
  buildOutput,
  buildTrigger,
  createHarness,
  type Harness,
  type HarnessOptions,
  headSha,
} from '../support/engine-harness.ts';
import { advance } from './chain.ts';

export interface Case extends HarnessOptions {
  readonly branch?: string;
  /** The repository of the head; by default our own. */
  readonly headRepository?: number;
  readonly head?: string;
  readonly title?: string;
  readonly allow?: object;
  /** Where the head is by the time of the push. */
  readonly tip?: string;
  readonly isBranchGone?: boolean;
  /** The branches that are there besides, at the commit of the run. */
  readonly made?: readonly string[];
  /** What the agent left, beside its commits. */
  readonly output?: Partial<AgentOutput>;
  /** The run began before runs knew the branches of those before them. */
  readonly isOld?: boolean;
  /** The branches that other pull requests have. */
  readonly others?: readonly string[];
}

export interface Pushed {
  readonly body: TaskBody | undefined;
  /** All comments of the thread. */
  readonly status: string;
  /** Where the branches are afterwards. */
  readonly branches: ReadonlyMap<string, string>;
}

/** Makes something happen as soon as the first commit is made, before the branch shows it. */
export function whenCommitted(harness: Harness, happens: () => void): Harness {
  const { ports } = harness.engine;
  const commits: typeof ports.commits = {
    ...ports.commits,
    createCommit: (commit) => {
      happens();
      return ports.commits.createCommit(commit);
    },
  };
  return { ...harness, engine: { ...harness.engine, ports: { ...ports, commits } } };
}

/** Writes first records as an older version did, without the branches of earlier runs. */
export function withOldRuns(harness: Harness): Harness {
  const { engine } = harness;
  const { store } = engine.ports;
  const append: typeof store.append = ({ drafts, ...request }) =>
    store.append({
      ...request,
      drafts: drafts.map((draft) => (draft.kind === 'run' ? { ...draft, body: { ...draft.body, branches: undefined } } : draft)),
    });
  return { ...harness, engine: { ...engine, ports: { ...engine.ports, store: { ...store, append } } } };
}

/** Another pull request of the branch, into another base. */
export const same = (facts: Partial<PushedPull>): PushedPull => ({
  number: 7,
  branch: 'fix-docs',
  state: 'open',
  hasAutoMerge: false,
  approvedBy: [],
  ...facts,
});

/** One stage that works on pull request #42, as `publish` records it. */
export async function push({ branch = '{{ subject.head-branch }}', head = 'fix-docs', ...options }: Case): Promise<Pushed> {
  const harness = options.isOld === true ? withOldRuns(createHarness(options)) : createHarness(options);
  if (options.isBranchGone !== true) harness.branches.set(head, options.tip ?? headSha);
  for (const made of options.made ?? []) harness.branches.set(made, headSha);
  for (const other of options.others ?? []) {
    harness.branches.set(other, headSha);
    await harness.engine.ports.pullRequests.create({ head: other, base: 'main', title: 'x', body: '', draft: false });
  }
  const { dispatch, changed } = await start(harness, { ...options, branch, head });
  const output = buildOutput(dispatch, { commits: buildCommits(), ...options.output });
  await advance(changed, dispatch, { kind: 'output', output });
  const record = (await harness.records()).map((stored) => stored.record).find(({ kind }) => kind === 'task');
  const status = (await harness.threads.listSince(42, '2000-01-01T00:00:00Z')).map(({ body }) => body).join('\n');
  return { body: record?.kind === 'task' ? record.body : undefined, branches: harness.branches, status };
}

export async function start(
  harness: Harness,
  { branch, head, ...options }: Case & { readonly branch: string; readonly head: string },
) {
  const base = { branch: 'main', sha: headSha, repository: 7 };
  const subject = {
    kind: 'pull-request' as const,
    title: options.title ?? 'Mend the docs',
    base,
    head: { branch: head, sha: headSha, repository: options.headRepository ?? 7 },
  };
  const stage = { agent: 'one', prompt: 'x', retry: { attempts: 1 }, branch };
  const planned = await startFromEvent(harness.engine, {
    trigger: { ...buildTrigger(subject), kind: 'comment', label: '', comment },
    config: checkConfig(
      JSON.stringify({
        version: 1,
        signing: { keys: [harness.publicKey] },
        agents: { one: { engine: 'command', command: ['node', 'x.mjs'] } },
        pipelines: {
          answer: { on: { comment: { command: '/answer' } }, allow: options.allow ?? {}, stages: { answer: stage } },
        },
      }),
    ),
    commit: headSha,
    inline: true,
    start: 'workflow run 900',
  });
  if (!planned.ok || planned.value.inline === undefined) throw new Error('nothing was started');
  return { dispatch: planned.value.inline.dispatch, changed: harness };
}

const comment = { id: 5, author: { id: 1, login: 'mona' }, body: '/answer', createdAt: '2026-03-18T08:30:00Z' };
