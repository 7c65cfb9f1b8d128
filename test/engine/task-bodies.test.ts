import { describe, expect, it } from 'vitest';
import { digestOf } from '../../src/core/json/json-value.ts';
import { buildCommits, buildOutput, createHarness, type Harness } from '../support/engine-harness.ts';
import { requirement } from '../support/requirement.ts';
import { advance, lastStarted, orderOf, plan } from './chain.ts';
import { callsFor } from './child-chain.ts';
import { beginMerging } from './merging.ts';

const prompt = { digest: `sha256:${'3'.repeat(64)}`, bytes: 3, nonce: 'ab', removed: { comments: 0, characters: 0 } };

/** Returns the body of the newest record of a task, as it stands in the comment. */
async function lastBody(harness: Harness) {
  const record = (await harness.records()).findLast(({ record: { kind } }) => kind === 'task')?.record;
  return record?.kind === 'task' ? record.body : undefined;
}

describe('the record of an execution', () => {
  requirement(
    {
      ids: ['H-30', 'DESIGN-4.4'],
      title: 'keeps what its agent job said of it, with the job, the digest of the handoff, and what the agent was given',
      input: 'an output with a job, note, outputs, prompt, usage, a warning and dropped work; the stage builds on another',
      expected: 'all of it, and the digest of the handoff of the stage before',
    },
    async () => {
      const harness = createHarness();
      const { sha256 } = harness.engine.ports.hasher;
      await advance(harness, orderOf(await plan(harness)));
      const order = lastStarted(harness);
      const output = buildOutput(order, {
        ...{ job: 77, note: 'All well.', outputs: ['one line'], prompt, usage: { costUsd: 0.5 }, warnings: ['Look out.'] },
        ...{ dropped: true, isolated: false, results: { found: 'it', branch: 'claimed' } },
      });
      await advance(harness, order, { kind: 'output', output });
      const body = await lastBody(harness);
      const { startedAt, finishedAt, outputs, note, usage, handoff } = output;
      expect(body).toMatchObject({ ...{ stage: 'fix', agent: 'one', engine: 'command', outcome: 'succeeded', isolated: false } });
      expect(body).toMatchObject({ startedAt, finishedAt, outputs, note, usage, handoff, prompt, dropped: true });
      expect(body?.workflowRun).toEqual({ ...harness.engine.settings.workflowRun, job: 77 });
      expect(body?.handoffDigest).toBe(digestOf(handoff, sha256));
      const before = digestOf({ version: 1, summary: 'summary of investigate' }, sha256);
      expect(body?.consumed).toEqual([{ stage: 'investigate', execution: 1, digest: before }]);
      expect(body?.results).toMatchObject({ found: 'it', 'claimed-branch': 'claimed' });
      expect(body?.warnings).toEqual(['Look out.', expect.stringContaining('`claimed-branch`')]);
    },
  );

  requirement(
    {
      ids: ['DESIGN-4.4', 'DESIGN-2'],
      title: 'says nothing of what there was not, and of a lost job no more than the loss',
      input: 'an output with its outcome alone; a job that left nothing',
      expected: 'no job, note, handoff, prompt, usage or dropped; failed with the reason, and nothing else',
    },
    async () => {
      const harness = createHarness();
      const order = orderOf(await plan(harness));
      const { handoff: _, ...output } = buildOutput(order);
      await advance(harness, order, { kind: 'output', output });
      const body = await lastBody(harness);
      for (const key of ['note', 'handoff', 'handoffDigest', 'prompt', 'usage', 'dropped', 'held', 'failure', 'push'])
        expect(body).not.toHaveProperty(key);
      expect(body?.workflowRun).toEqual(harness.engine.settings.workflowRun);
      const failure = { reason: 'job-lost' as const, message: 'The runner was lost.' };
      await advance(harness, lastStarted(harness), { kind: 'lost', failure });
      expect(await lastBody(harness)).toMatchObject({
        ...{ stage: 'fix', outcome: 'failed', failure },
        ...{ results: {}, outputs: [], consumed: [], isolated: false, warnings: [] },
      });
    },
  );

  it('says of a further attempt which failure it was shown', async () => {
    const harness = createHarness();
    const { sha256 } = harness.engine.ports.hasher;
    const stages = ' { fix: { agent: one, prompt: x, retry: { attempts: 2 } } }';
    const first = orderOf(await plan(harness, { stages }));
    const failure = { reason: 'exit-status' as const, message: 'Status 1.' };
    await advance(harness, first, { kind: 'output', output: buildOutput(first, { outcome: 'failed', failure }) });
    const order = lastStarted(harness);
    await advance(harness, order, { kind: 'output', output: buildOutput(order, { prompt }) });
    const digest = digestOf(failure, sha256);
    expect((await lastBody(harness))?.consumed).toEqual([{ kind: 'previous-failure', stage: 'fix', execution: 1, digest }]);
  });

  it('names the commits where it published them in a pause that began afterwards, and holds none', async () => {
    const harness = createHarness();
    await advance(harness, orderOf(await plan(harness)));
    const order = lastStarted(harness);
    const output = buildOutput(order, { commits: buildCommits() });
    // The commit and the branch.
    harness.crashAfter(2);
    await expect(advance(harness, order, { kind: 'output', output })).rejects.toThrow('after branch');
    harness.crashAfter(undefined);
    Object.assign(harness.engine.settings, { paused: true });
    await advance(harness, order, { kind: 'output', output });
    const body = await lastBody(harness);
    expect(body?.commits?.published).toBe(harness.branches.get('baton/issue-42'));
    expect(body).not.toHaveProperty('held');
  });
});

describe('an agent that leaves nothing to publish', () => {
  const words = 'Nothing was pushed to `fix-docs`, the branch of #42: the agent left no changes to publish.';
  const transfer = { to: 'two', message: 'Go on.', superseded: [] };
  const failed = { outcome: 'failed' as const, failure: { reason: 'exit-status' as const, message: 'no' } };

  requirement(
    {
      ids: ['F-M18', 'DESIGN-2'],
      title: 'is told of where people look for its commits, and nowhere else',
      input:
        'a stage on the branch of the pull request that ends well; the same with dropped work, a failure, a question, a wait; a branch of its own; none',
      expected: 'the words that nothing was pushed in the first case alone',
    },
    async () => {
      const own = { branch: '{{ subject.head-branch }}', head: 'fix-docs' };
      for (const [what, options, changes, expected] of [
        ['nothing', own, {}, words],
        ['noop', own, { outcome: 'noop' }, words],
        ['dropped', own, { dropped: true }, undefined],
        ['a failure', own, failed, undefined],
        ['a question', own, { outcome: 'needs-input', note: 'Which?' }, undefined],
        ['a wait', own, { children: callsFor(['api'], { wait: {} }) }, undefined],
        ['children without a wait', own, { children: callsFor(['api']) }, words],
        ['another branch', { ...own, branch: 'work' }, {}, undefined],
        ['no pull request', { branch: 'work' }, {}, undefined],
      ] as const) {
        const { harness, first } = await beginMerging(options);
        const { task } = await advance(harness, first, { kind: 'output', output: buildOutput(first, changes) });
        expect(task?.push, what).toBe(expected);
      }
    },
  );

  it('is not told of where it hands over: its successor may leave something', async () => {
    const { harness, first } = await beginMerging({
      branch: '{{ subject.head-branch }}',
      head: 'fix-docs',
      others: ', two: { engine: command, command: ["true"] }',
    });
    const { task } = await advance(harness, first, { kind: 'output', output: buildOutput(first, { transfer }) });
    expect(task?.push).toBeUndefined();
    expect(lastStarted(harness)).toMatchObject({ agent: 'two' });
  });
});

describe('an execution that left lines and no handoff', () => {
  it('has them in an artifact where the configuration wants that', async () => {
    const harness = createHarness();
    const order = orderOf(await plan(harness, { top: 'store: artifacts' }));
    const { handoff: _, ...output } = buildOutput(order, { outputs: ['one line'] });
    await advance(harness, order, { kind: 'output', output });
    const record = (await harness.records()).at(-1)?.record;
    expect(record).toMatchObject({ kind: 'task', body: { outputs: [], locator: {} } });
  });
});
