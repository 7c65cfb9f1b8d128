import { describe, expect } from 'vitest';
import { checkConfig } from '../../src/core/config/parse/parse-config.ts';
import type { TaskBody } from '../../src/core/record/record.ts';
import type { PushedPull } from '../../src/core/run/check-push.ts';
import { deriveState } from '../../src/core/state/derive-state.ts';
import { startFromEvent } from '../../src/engine/plan/start-from-event.ts';
import { publishHeldCommits } from '../../src/engine/publish/paused-delivery.ts';
import {
  buildCommits,
  buildOutput,
  buildTrigger,
  createHarness,
  type Harness,
  type HarnessOptions,
  headSha,
} from '../support/engine-harness.ts';
import { requirement } from '../support/requirement.ts';
import { advance } from './chain.ts';

interface Case extends HarnessOptions {
  readonly branch?: string;
  /** The repository of the head; by default our own. */
  readonly headRepository?: number;
  readonly head?: string;
  readonly title?: string;
  readonly allow?: object;
  /** Where the head is by the time of the push. */
  readonly tip?: string;
  readonly isBranchGone?: boolean;
  /** The branches that other pull requests have. */
  readonly others?: readonly string[];
}

interface Pushed {
  readonly body: TaskBody | undefined;
  /** Where the branches are afterwards. */
  readonly branches: ReadonlyMap<string, string>;
}

/** Makes something happen as soon as the first commit is made, before the branch shows it. */
function whenCommitted(harness: Harness, happens: () => void): Harness {
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

/** Another pull request of the branch, into another base. */
const same = (facts: Partial<PushedPull>): PushedPull => ({
  number: 7,
  branch: 'fix-docs',
  state: 'open',
  hasAutoMerge: false,
  approvedBy: [],
  ...facts,
});

/** One stage that works on pull request #42, as `publish` records it. */
async function push({ branch = '{{ subject.head-branch }}', head = 'fix-docs', ...options }: Case): Promise<Pushed> {
  const harness = createHarness(options);
  if (options.isBranchGone !== true) harness.branches.set(head, options.tip ?? headSha);
  for (const other of options.others ?? []) {
    harness.branches.set(other, headSha);
    await harness.engine.ports.pullRequests.create({ head: other, base: 'main', title: 'x', body: '', draft: false });
  }
  const { dispatch, changed } = await start(harness, { ...options, branch, head });
  await advance(changed, dispatch, { kind: 'output', output: buildOutput(dispatch, { commits: buildCommits() }) });
  const record = (await harness.records()).map((stored) => stored.record).find(({ kind }) => kind === 'task');
  return { body: record?.kind === 'task' ? record.body : undefined, branches: harness.branches };
}

async function start(harness: Harness, { branch, head, ...options }: Case & { readonly branch: string; readonly head: string }) {
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

describe('commits for the pull request of the run itself', () => {
  requirement(
    {
      ids: ['DESIGN-2', 'DESIGN-4.1'],
      title: 'appear on its own head, and the note says where, and that checks wait',
      input: 'branch: "{{ subject.head-branch }}", a head that has not moved',
      expected: 'the branch shows the commit; the note names branch, pull request and "Approve and run"',
    },
    async () => {
      const { body, branches } = await push({});
      expect(body).toMatchObject({ outcome: 'succeeded', results: { branch: 'fix-docs' } });
      expect(branches.get('fix-docs')).toBe(body?.commits?.published);
      expect(body?.note).toMatch(/^Pushed \w{7} to `fix-docs`, the branch of #42\. Its checks wait .*"Approve and run"/);
    },
  );

  requirement(
    {
      ids: ['DESIGN-2'],
      title: 'are stale when somebody pushed meanwhile, and the agent starts again from there',
      input: 'a head that has moved',
      expected: 'failed: stale-base; the branch stays',
    },
    async () => {
      const tip = 'd'.repeat(40);
      const { body, branches } = await push({ tip });
      expect(body).toMatchObject({ outcome: 'failed', failure: { reason: 'stale-base' } });
      expect(branches.get('fix-docs')).toBe(tip);
    },
  );

  const refusals: readonly (readonly [string, Case, RegExp])[] = [
    ['out of sight', { pushedPull: 'gone' }, /GitHub shows no such pull request/],
    ['on a branch with a new name', { pushedPull: { branch: 'mend-docs' } }, /is on the branch "mend-docs" now/],
    ['protected', { protectedBranch: 'fix-docs' }, /"fix-docs", the branch of #42: the branch is protected/],
    ['closed', { pushedPull: { state: 'closed' } }, /the pull request is closed/],
    ['merged', { pushedPull: { state: 'merged' } }, /the pull request is merged. Start the pipeline on an open one/],
    ['without its branch', { isBranchGone: true }, /the branch was deleted. Restore it/],
    [
      'on the branch of one that merges by itself',
      { samePulls: [same({ hasAutoMerge: true })] },
      /GitHub merges #7 \(of the same branch\) by itself/,
    ],
    [
      'on the branch of one that is approved',
      { samePulls: [same({ approvedBy: ['mona'] })] },
      /mona approved #7 \(of the same branch\), and/,
    ],
    ['merges by itself', { pushedPull: { hasAutoMerge: true } }, /auto-merge\), so nobody would read/],
    ['approved', { pushedPull: { approvedBy: ['hubot', 'mona'] } }, /hubot, mona approved the pull request.*push-approved/],
  ];
  requirement(
    {
      ids: ['DESIGN-2', 'T14'],
      title: 'are refused where a push could merge what nobody has read',
      input: `a pull request that is ${refusals.map(([name]) => name).join(', ')}`,
      expected: 'failed: branch-refused, BATON-E715 with the reason; the branch stays',
    },
    async () => {
      for (const [name, options, words] of refusals) {
        const { body, branches } = await push(options);
        expect(body?.failure, name).toMatchObject({ reason: 'branch-refused', message: expect.stringMatching(words) });
        expect(body?.failure?.message).toContain('BATON-E715');
        expect(branches.get(options.head ?? 'fix-docs'), name).toBe(options.isBranchGone === true ? undefined : headSha);
      }
      const approved = { pushedPull: { approvedBy: ['mona'] }, samePulls: [same({ approvedBy: ['mona'] })] };
      const allowed = await push({ ...approved, allow: { 'push-approved': true } });
      expect(allowed.body?.outcome).toBe('succeeded');
    },
  );

  requirement(
    {
      ids: ['DESIGN-2', 'T14'],
      title: 'are refused as well when somebody approves while they are made',
      input: 'an approval between the first commit and the push',
      expected: 'failed: branch-refused; the branch stays',
    },
    async () => {
      const pushedPull: { approvedBy?: readonly string[] } = {};
      const harness = createHarness({ pushedPull });
      harness.branches.set('fix-docs', headSha);
      const { dispatch } = await start(harness, { branch: '{{ subject.head-branch }}', head: 'fix-docs' });
      const late = whenCommitted(harness, () => {
        pushedPull.approvedBy = ['mona'];
      });
      await advance(late, dispatch, { kind: 'output', output: buildOutput(dispatch, { commits: buildCommits() }) });
      const task = (await harness.records()).find(({ record }) => record.kind === 'task');
      expect(task?.record.body).toMatchObject({ outcome: 'failed', failure: { reason: 'branch-refused' } });
      expect(harness.branches.get('fix-docs')).toBe(headSha);
    },
  );

  requirement(
    {
      ids: ['DESIGN-2', 'T17'],
      title: 'that a pause held say the same when they appear, and meet the same question',
      input: 'BATON_PAUSE when the agent ends; published afterwards; the same on an approved pull request',
      expected: 'the note names branch and pull request; refused where an approval would cover them',
    },
    async () => {
      const pushedPull: { approvedBy?: readonly string[] } = {};
      const harness = createHarness({ pushedPull });
      harness.branches.set('fix-docs', headSha);
      const { dispatch } = await start(harness, { branch: '{{ subject.head-branch }}', head: 'fix-docs' });
      const { engine } = harness;
      const paused = { ...harness, engine: { ...engine, settings: { ...engine.settings, paused: true } } };
      await advance(paused, dispatch, { kind: 'output', output: buildOutput(dispatch, { commits: buildCommits() }) });
      const state = deriveState(await harness.records(), dispatch.run);
      if (!state.ok) expect.unreachable(state.error.message);
      const { workflowRun } = engine.settings;
      const held = { dispatch, state: state.value, workflowRun, delivery: { kind: 'built-in' } } as const;
      pushedPull.approvedBy = ['mona'];
      expect((await publishHeldCommits(engine, held)).failure?.reason).toBe('branch-refused');
      pushedPull.approvedBy = [];
      expect((await publishHeldCommits(engine, held)).note).toMatch(/^Pushed \w{7} to `fix-docs`, the branch of #42\./);
    },
  );

  requirement(
    {
      ids: ['DESIGN-2', 'T14'],
      title: 'never go to a branch of ours that has the name of a fork’s branch',
      input: 'a pull request from a fork whose branch is called like one of ours',
      expected: 'failed: branch-name, BATON-E714; our branch stays',
    },
    async () => {
      const { body, branches } = await push({ headRepository: 8 });
      expect(body?.failure?.reason).toBe('branch-name');
      expect(body?.failure?.message).toContain('pull request #42 comes from a fork');
      expect(branches.get('fix-docs')).toBe(headSha);
    },
  );

  const names: readonly (readonly [string, RegExp])[] = [
    ['main', /^Nothing is pushed to "main", the branch of #42: it is the default branch. Give the stage a branch of its own.$/],
    [
      'für-mona',
      /^The branch "f\?r-mona" cannot be used: it holds characters other .* It is the branch of #42: rename it, or write/,
    ],
    ['rel\u200bease', /^The branch "rel\?ease" cannot be used/],
  ];
  requirement(
    {
      ids: ['DESIGN-2', 'T29'],
      title: 'are refused on a branch whose name is not pushed to, and a name without its invisible characters is another branch',
      input: `heads ${names.map(([name]) => JSON.stringify(name)).join(', ')}, beside a branch release; a head fix/#12`,
      expected: 'failed: branch-name, with what to do; the branches stay; #12 is pushed to',
    },
    async () => {
      for (const template of ['{{ subject.head-branch }}', "{{- subject['head-branch'] -}}"])
        for (const [head, words] of names) {
          const { body, branches } = await push({ head, branch: template, others: ['release'] });
          expect(body?.failure, head).toMatchObject({ reason: 'branch-name', message: expect.stringMatching(words) });
          expect([...branches.values()], head).toEqual([headSha, headSha]);
        }
      const pushed = await push({ head: 'fix/#12', pushedPull: { branch: 'fix/#12' } });
      expect(pushed.body?.results.branch).toBe('fix/#12');
    },
  );

  requirement(
    {
      ids: ['DESIGN-2', 'T14'],
      title: 'never go to the branch of another pull request that text of others chose',
      input: 'branch: "{{ subject.title }}" of a pull request whose title is the branch of another one; the same behind baton/',
      expected: 'failed: branch-refused; with something fixed before it, the branch of the template',
    },
    async () => {
      const chosen = await push({ branch: '{{ subject.title }}', title: 'release-work', others: ['release-work'] });
      expect(chosen.body?.failure).toMatchObject({ reason: 'branch-refused' });
      expect(chosen.body?.failure?.message).toContain('which is that of pull request #');
      expect(chosen.branches.get('release-work')).toBe(headSha);
      const fixed = await push({ branch: 'baton/{{ subject.title }}', title: 'release-work', others: ['release-work'] });
      expect(fixed.body?.results.branch).toBe('baton/release-work');
    },
  );
});
