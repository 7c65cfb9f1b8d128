import { describe, expect, it } from 'vitest';
import { resumeRun } from '../../src/engine/effects/resume.ts';
import { readRun } from '../../src/engine/thread/read-run.ts';
import { buildCommits, buildOutput, type Harness } from '../support/engine-harness.ts';
import { requirement } from '../support/requirement.ts';
import { advance, lastStarted } from './chain.ts';
import { change } from './change-chain.ts';
import { callsFor, publish, startedOrder } from './child-chain.ts';
import { api, beginMerging, beginTwo, docs, lastMerges } from './merging.ts';
import { beginPublishing, deliver, type PublishWorld } from './publishing.ts';
import { stateOf } from './transfer-chain.ts';

const branch = 'baton/x';

/** Sets or ends the pause of all runs. */
function setPaused({ engine }: Harness, paused: boolean): void {
  Object.assign(engine.settings, { paused });
}

/** Ends the pause of all runs, as the sweep does. Returns what was started. */
async function resume(harness: Harness, order: PublishWorld['order']): Promise<readonly string[]> {
  setPaused(harness, false);
  const reading = await readRun(harness.engine, order);
  if (!reading.ok) throw new Error(reading.error.message);
  return (await resumeRun(harness.engine, { reading: reading.value })).started;
}

describe('the commits of an agent that ends in a pause', () => {
  requirement(
    {
      ids: ['T17', 'DESIGN-4.8'],
      title: 'are held with the workflow run that has them, and published from there when the pause is over',
      input: 'a turn with commits, results and usage in a pause; its end; the publish job, in another workflow run',
      expected:
        'held, no branch; then an execution of its own: the work of the agent, the bundle of the first workflow run, no usage',
    },
    async () => {
      const world = await beginPublishing();
      const { harness, order } = world;
      setPaused(harness, true);
      const commits = buildCommits(order.head);
      const more = { results: { found: 'it' }, usage: { costUsd: 2 }, note: 'Done.' };
      const first = await advance(harness, order, { kind: 'output', output: buildOutput(order, { commits, ...more }) });
      expect(first.task).toMatchObject({ outcome: 'succeeded', held: { ...commits, run: 900 } });
      expect([harness.branches.size, world.read]).toEqual([0, []]);
      expect(await resume(harness, order)).toEqual(['fix']);
      const again = lastStarted(harness);
      expect(again).toMatchObject({ task: 'fix', attempt: 1, execution: 2, for: 'publish' });
      const workflowRun = { id: 950, attempt: 1, url: '' };
      Object.assign(harness.engine.settings, { workflowRun });
      const { task } = await advance(harness, again);
      expect(world.read).toEqual([{ workflowRun: 900, trustedPaths: [] }]);
      expect(task).toMatchObject({ outcome: 'succeeded', note: 'Done.', workflowRun: { id: 950 } });
      expect(task?.results).toMatchObject({ found: 'it', branch, commit: world.made[0]?.sha });
      expect(task?.commits).toMatchObject({ base: commits.base, head: commits.head, published: world.made[0]?.sha });
      expect(world.made[0]?.message).toContain('Baton-Task: fix-42/fix 2');
      expect([task?.held, task?.usage]).toEqual([undefined, undefined]);
    },
  );

  it('are told apart from those of another stage that the pause held as well', async () => {
    const stages = `
      one: { agent: one, prompt: x, branch: baton/x }
      two: { agent: one, prompt: x, branch: baton/y }`;
    const world = await beginPublishing({ stages });
    const { harness, order } = world;
    const second = lastStarted(harness);
    setPaused(harness, true);
    await advance(harness, order, {
      kind: 'output',
      output: buildOutput(order, { commits: { ...buildCommits(), head: '1'.repeat(40) } }),
    });
    await advance(harness, second, {
      kind: 'output',
      output: buildOutput(second, { commits: { ...buildCommits(), head: '2'.repeat(40) } }),
    });
    expect(await resume(harness, order)).toEqual(['one', 'two']);
    for (const [task, head, name] of [
      ['one', '1', branch],
      ['two', '2', 'baton/y'],
    ] as const) {
      const { task: body } = await advance(harness, startedOrder(harness, task));
      expect(body).toMatchObject({ stage: task, commits: { head: head.repeat(40) }, results: { branch: name } });
    }
  });

  it('are held although somebody else has made their branch, and refused with that when the pause is over', async () => {
    const world = await beginPublishing({ stages: ' { fix: { agent: one, prompt: x, branch: "w/{{ subject.author }}" } }' });
    const { harness, order } = world;
    harness.branches.set('w/reporter', 'e'.repeat(40));
    setPaused(harness, true);
    const { task } = await deliver(world);
    expect(task).toMatchObject({ outcome: 'succeeded', held: { head: 'b'.repeat(40) } });
    await resume(harness, order);
    const after = await advance(harness, lastStarted(harness));
    expect(after.task?.failure).toMatchObject({ reason: 'branch-refused', message: expect.stringContaining('BATON-E728') });
  });

  it('are not published after it either, where their agent may only read', async () => {
    const agents = ', two: { engine: command, command: ["true"], access: read }';
    const world = await beginPublishing({ agents, stages: ' { fix: { agent: two, prompt: x, branch: baton/x } }' });
    setPaused(world.harness, true);
    await deliver(world);
    await resume(world.harness, world.order);
    const { task } = await advance(world.harness, lastStarted(world.harness));
    expect([task?.outcome, task?.commits, world.harness.branches.size]).toEqual(['succeeded', undefined, 0]);
  });

  it('are a failure of that execution where they cannot be published then, which keeps what the agent said', async () => {
    const world = await beginPublishing();
    const { harness, order } = world;
    setPaused(harness, true);
    await deliver(world);
    await resume(harness, order);
    const error = { code: 'BATON-E507' as const, message: 'It is too large.' };
    Object.assign(harness.engine.ports, { bundles: { read: async () => ({ ok: false as const, error }) } });
    const { task } = await advance(harness, lastStarted(harness));
    expect(task).toMatchObject({
      outcome: 'failed',
      failure: { reason: 'commits-refused' },
      handoff: { summary: 'summary of fix' },
    });
  });

  it('are none to hold where it has none, did not succeed, or its stage has no branch', async () => {
    const failed = { outcome: 'failed' as const, failure: { reason: 'exit-status' as const, message: 'no' } };
    for (const [stages, changes] of [
      [undefined, {}],
      [undefined, { ...failed, commits: buildCommits() }],
      [' { fix: { agent: one, prompt: x } }', { commits: buildCommits() }],
    ] as const) {
      const { harness, order } = await beginPublishing({ stages });
      setPaused(harness, true);
      const { task } = await advance(harness, order, { kind: 'output', output: buildOutput(order, changes) });
      expect([task?.held, task?.outcome, harness.branches.size]).toEqual([undefined, changes.outcome ?? 'succeeded', 0]);
    }
  });

  requirement(
    {
      ids: ['T17', 'T-2'],
      title: 'are still published where it hands over, because its successor starts from them',
      input: 'a turn with commits that hands over, in a pause',
      expected: 'on their branch, nothing held, the transfer recorded',
    },
    async () => {
      const agents = ', two: { engine: command, command: ["true"] }';
      const { harness, order } = await beginPublishing({ agents });
      setPaused(harness, true);
      const transfer = { to: 'two', message: 'Go on.', superseded: [] };
      const output = buildOutput(order, { commits: buildCommits(order.head), transfer });
      const { task } = await advance(harness, order, { kind: 'output', output });
      expect([task?.held, task?.results.branch, harness.branches.has(branch)]).toEqual([undefined, branch, true]);
      expect((await harness.records()).map(({ record }) => record.kind)).toEqual(['run', 'task', 'transfer']);
    },
  );
});

describe('the word of an agent job that a pause stopped it', () => {
  const stopped = (order: PublishWorld['order']) =>
    ({ kind: 'output', output: buildOutput(order, { outcome: 'skipped', stopped: 'paused' }) }) as const;

  it('records nothing, and starts nothing in a pause or without one', async () => {
    const { harness, order } = await beginPublishing();
    for (const paused of [true, false]) {
      setPaused(harness, paused);
      expect(await advance(harness, order, stopped(order))).toMatchObject({ task: undefined, started: [], ended: undefined });
    }
    expect((await harness.records()).map(({ record }) => record.kind)).toEqual(['run']);
  });

  requirement(
    {
      ids: ['T17'],
      title: 'starts nothing where the last pause was over before the job was ordered: it would be started for ever',
      input: 'a pause and its end; an order that came behind both; its job says that it met a pause',
      expected: 'nothing starts, nothing is recorded',
    },
    async () => {
      const { harness, order } = await beginPublishing();
      await change(harness, { kind: 'paused', hour: 1 });
      await change(harness, { kind: 'resumed', comments: 4, hour: 2 });
      const before = harness.started.length;
      const { decisions } = await stateOf(harness);
      const resumed = decisions.at(-1)?.body.decidedAt ?? '';
      for (const issued of ['2026-03-18T20:00:00Z', resumed]) {
        const late = { ...order, issued };
        expect(await advance(harness, late, stopped(late))).toMatchObject({ task: undefined, started: [] });
        expect(harness.started).toHaveLength(before);
      }
    },
  );

  it('tells of the end of a run that ended meanwhile', async () => {
    const { harness, order } = await beginPublishing();
    await change(harness, { kind: 'closed' });
    expect((await advance(harness, order, stopped(order))).ended).toMatchObject({ outcome: 'cancelled' });
  });
});

describe('a pause in which the wait of a parent ends', () => {
  requirement(
    {
      ids: ['K-25', 'K-26', 'DESIGN-4.8'],
      title: 'leaves the merges to a job of its own, behind which the agent of the parent starts',
      input: 'the last child ends in a pause; the end of the pause; the publish job of the parent; then its agent',
      expected:
        'a record that waits and names the merges, without the commits and the push of the turn before; execution 3 from the merge',
    },
    async () => {
      const world = await beginTwo();
      const { harness, first } = world;
      setPaused(harness, true);
      await publish(harness, startedOrder(harness, docs));
      expect(await resume(harness, first)).toEqual(['split']);
      const order = startedOrder(harness, 'split');
      expect(order).toMatchObject({ execution: 2, for: 'publish' });
      const { task } = await advance(harness, order);
      expect(task).toMatchObject({ stage: 'split', outcome: 'succeeded', waits: true });
      expect([task?.commits, task?.push, task?.usage]).toEqual([undefined, undefined, undefined]);
      const merged = world.made.at(-1)?.sha;
      expect(await lastMerges(world)).toMatchObject([
        { child: api, state: 'merged', commit: merged },
        { child: docs, state: 'nothing' },
      ]);
      expect(startedOrder(harness, 'split')).toMatchObject({ attempt: 1, execution: 3, for: 'agent', head: merged });
    },
  );

  it('publishes what the turn that waits has committed before its children start from it', async () => {
    const world = await beginMerging();
    const { harness, first } = world;
    setPaused(harness, true);
    const changes = { commits: buildCommits(), children: callsFor(['api'], { wait: {} }) };
    expect((await publish(harness, first, changes)).task).toMatchObject({ waits: true, held: {} });
    await resume(harness, first);
    const order = startedOrder(harness, 'split');
    expect(order).toMatchObject({ execution: 2, for: 'publish' });
    const { task } = await advance(harness, order);
    expect(task).toMatchObject({ outcome: 'succeeded', waits: true, commits: { published: world.made[0]?.sha } });
    expect(harness.branches.get('work')).toBe(world.made[0]?.sha);
  });

  it('is over for a turn whose held commits are refused: it failed, waits for nothing, and cancels its child where it is to', async () => {
    for (const [children, started] of [
      ['merge: branch', [api]],
      ['merge: branch, on-parent-failure: cancel', []],
    ] as const) {
      const world = await beginMerging({ children });
      const { harness, first } = world;
      setPaused(harness, true);
      await publish(harness, first, { commits: buildCommits(), children: callsFor(['api'], { wait: {} }) });
      expect(await resume(harness, first)).toEqual(['split']);
      const error = { code: 'BATON-E507' as const, message: 'It is too large.' };
      Object.assign(harness.engine.ports, { bundles: { read: async () => ({ ok: false as const, error }) } });
      const advanced = await advance(harness, startedOrder(harness, 'split'));
      expect(advanced.task).toMatchObject({ outcome: 'failed', failure: { reason: 'commits-refused' } });
      expect(advanced.task).not.toHaveProperty('waits');
      expect(advanced.started).toEqual(started);
    }
  });
});
