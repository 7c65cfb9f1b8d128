import { describe, expect, it } from 'vitest';
import { advanceRun } from '../../src/engine/publish/advance-run.ts';
import { buildCommits, buildOutput, type Harness, headSha, subjectNumber } from '../support/engine-harness.ts';
import { requirement } from '../support/requirement.ts';
import { advance, lastStarted, orderOf, plan } from './chain.ts';
import { change } from './change-chain.ts';
import { createSteady, kindsOf, publish, titlesOf } from './child-chain.ts';
import { begin } from './command-world.ts';
import { handOver, planTransfers } from './transfer-chain.ts';

const stages = `
      look: { agent: one, prompt: x, retry: { attempts: 2 } }
      fix: { needs: [look], agent: one, prompt: y }`;
const exited = { outcome: 'failed' as const, failure: { reason: 'exit-status' as const, message: 'Status 1.' } };
const lost = { kind: 'lost' as const, failure: { reason: 'job-lost' as const, message: 'The runner was lost.' } };

/** Lets lists leave the newest comment out until a job has waited for its own. */
function lagOnce(harness: Harness): void {
  harness.threads.lagBehind(1);
  const { clock } = harness.engine.ports;
  Object.assign(harness.engine.ports, { clock: { ...clock, sleep: async () => harness.threads.lagBehind(0) } });
}

describe('a delivery that fits nothing that is due', () => {
  it('is left alone where its attempt is another one, though the execution would fit', async () => {
    const harness = createSteady();
    const order = orderOf(await plan(harness, { stages }));
    const advanced = await publish(harness, { ...order, attempt: 2 });
    expect(advanced).toMatchObject({ task: undefined, started: [], ended: undefined });
    expect(await kindsOf(harness)).toEqual(['run']);
    expect(harness.warnings.at(-1)).toContain('fits nothing that is due');
  });

  it('of an agent that did not start is a loss, since the word of an agent job ends no task', async () => {
    for (const stopped of ['run-ended', 'already-recorded'] as const) {
      const harness = createSteady();
      const order = orderOf(await plan(harness, { stages }));
      const { task } = await publish(harness, order, { outcome: 'skipped', stopped });
      expect(task).toMatchObject({ outcome: 'failed', failure: { reason: 'not-started' } });
      expect(task?.failure?.message).toContain(`"${stopped}"`);
      expect(titlesOf(harness)).toEqual(['fix-42/look 2']);
    }
  });

  it('of a dry run records nothing', async () => {
    const harness = createSteady();
    const order = orderOf(await plan(harness, { stages }));
    const writes = harness.writes.length;
    expect((await advance(harness, order, { kind: 'dry-run' })).task).toBeUndefined();
    expect(harness.writes).toHaveLength(writes);
  });
});

describe('a delivery that comes after the end of its run', () => {
  requirement(
    {
      ids: ['DESIGN-5.2', 'T15'],
      title: 'is recorded as skipped where an agent left something, and not at all where none did',
      input: 'a run that was ended; a lost job; a job that started no agent; a built-in; one with commits and a transfer',
      expected: 'nothing for the first three; then one record without commits and transfer, and nothing on GitHub but it',
    },
    async () => {
      const harness = createSteady();
      const order = orderOf(await plan(harness, { stages: ' { fix: { agent: one, prompt: x, branch: baton/x } }' }));
      await change(harness, { kind: 'closed' });
      const records = await kindsOf(harness);
      const stopped = buildOutput(order, { outcome: 'skipped', stopped: 'run-ended' });
      for (const delivery of [lost, { kind: 'output' as const, output: stopped }, { kind: 'built-in' as const }])
        expect(await advance(harness, order, delivery)).toMatchObject({ task: undefined, ended: { outcome: 'cancelled' } });
      expect(await kindsOf(harness)).toEqual(records);
      const transfer = { to: 'one', message: 'Go on.', superseded: [] };
      const { task } = await publish(harness, order, { commits: buildCommits(headSha), transfer });
      expect(task).toMatchObject({ outcome: 'skipped', note: expect.stringContaining('had ended') });
      expect(task?.commits).toBeUndefined();
      expect((await kindsOf(harness)).slice(records.length)).toEqual(['task fix']);
      expect(harness.branches.size).toBe(0);
    },
  );

  it('keeps what its agent said of itself where the run ended by itself', async () => {
    const harness = createSteady();
    const two = ' { look: { agent: one, prompt: x }, fix: { agent: one, prompt: y } }';
    const order = orderOf(await plan(harness, { stages: two, extra: 'limits: { max-tasks: 2, max-cost-usd: 1 }' }));
    const other = lastStarted(harness);
    const { ended } = await publish(harness, order, { usage: { costUsd: 5 } });
    expect(ended?.outcome).toBe('failed');
    const { task } = await publish(harness, other, exited);
    expect(task).toMatchObject({ outcome: 'skipped', failure: exited.failure, note: expect.stringContaining('had ended') });
  });

  it('keeps its own reason where Baton stopped the run and something else the agent, or the agent was killed and not by Baton', async () => {
    const timeout = { outcome: 'failed' as const, failure: { reason: 'timeout' as const, message: 'Too long.' } };
    const stopped = createSteady();
    const order = orderOf(await plan(stopped, { stages }));
    await change(stopped, { kind: 'closed' });
    const late = await publish(stopped, order, { ...timeout, finishedAt: '2100-01-01T00:00:00Z' });
    expect(late.task).toMatchObject({ outcome: 'skipped', failure: timeout.failure });
    const ended = createSteady();
    const two = ' { look: { agent: one, prompt: x }, fix: { agent: one, prompt: y } }';
    const first = orderOf(await plan(ended, { stages: two, extra: 'limits: { max-cost-usd: 1 }' }));
    const other = lastStarted(ended);
    await publish(ended, first, { usage: { costUsd: 5 } });
    const killed = { reason: 'killed' as const, message: 'Killed.' };
    const { task } = await publish(ended, other, { outcome: 'failed', failure: killed });
    expect(task).toMatchObject({ outcome: 'skipped', failure: killed });
  });

  it('is recorded as replaced where a newer run ended its own, whatever was decided before', async () => {
    const { harness, order, say } = await begin({ extra: 'on-conflict: replace' });
    await change(harness, { kind: 'paused', comments: 10 });
    await change(harness, { kind: 'resumed', comments: 12 });
    await say('/baton run fix');
    const killed = { outcome: 'failed' as const, failure: { reason: 'killed' as const, message: 'Killed.' } };
    expect((await publish(harness, order, killed)).task).toMatchObject({ outcome: 'skipped', failure: { reason: 'replaced' } });
  });

  it('counts as stopped by Baton from the very moment of the end on', async () => {
    const harness = createSteady();
    const order = orderOf(await plan(harness, { stages }));
    await change(harness, { kind: 'closed' });
    const end = (await harness.records()).flatMap(({ record }) => (record.kind === 'end' ? [record.body] : []))[0];
    const { task } = await publish(harness, order, { ...exited, finishedAt: end?.finishedAt ?? '' });
    expect(task).toMatchObject({ outcome: 'skipped', failure: { reason: 'cancelled' } });
  });

  it('does not end it again, although records that it builds on were changed since', async () => {
    const harness = createSteady();
    const order = orderOf(await plan(harness, { stages }));
    await publish(harness, order);
    const fix = lastStarted(harness);
    await publish(harness, fix);
    const [, , comment] = await harness.threads.listSince(subjectNumber, '2000-01-01T00:00:00Z');
    harness.threads.edit(comment?.id ?? 0, `${comment?.body} changed`);
    const writes = harness.writes.length;
    const advanced = await publish(harness, { ...fix, execution: 2 });
    expect(advanced).toMatchObject({ task: undefined, started: [], ended: { outcome: 'succeeded' } });
    expect(harness.writes.slice(writes)).toEqual([]);
    expect(harness.warnings.at(-1)).toContain('fits nothing that is due');
  });
});

describe('a job whose own record comes late', () => {
  it('fails in words where the list of comments never shows it', async () => {
    const harness = createSteady();
    const order = orderOf(await plan(harness, { stages }));
    harness.threads.lagBehind(1);
    const delivery = { kind: 'output' as const, output: buildOutput(order) };
    const advanced = await advanceRun(harness.engine, {
      dispatch: order,
      delivery,
      workflowRun: harness.engine.settings.workflowRun,
    });
    expect(advanced.ok ? 'done' : advanced.error.code).toBe('BATON-E902');
    expect(titlesOf(harness)).toEqual([]);
  });

  requirement(
    {
      ids: ['T16', 'DESIGN-5.2', 'T-22'],
      title: 'leaves the word to the job that was first, starts what follows from that one, and announces no transfer of its own',
      input: 'a job that records a loss and dies; then a job with the output, which hands over, from a list that lags',
      expected: 'the loss alone is recorded and returned, the next attempt starts once, no transfer',
    },
    async () => {
      const harness = createSteady();
      const order = await planTransfers(harness, { stages: 'work: { agent: a, retry: { attempts: 2 } }' });
      harness.crashAfter(1);
      await expect(advance(harness, order, lost)).rejects.toThrow('after comment');
      harness.crashAfter(undefined);
      lagOnce(harness);
      const { task, transfers, started } = await handOver(harness, order, { to: 'b' });
      expect(task).toMatchObject({ outcome: 'failed', failure: { reason: 'job-lost' } });
      expect([transfers, started]).toEqual([[], ['work']]);
      expect(await kindsOf(harness)).toEqual(['run', 'task work']);
      expect(titlesOf(harness)).toEqual(['fix-42/work 2']);
    },
  );
});

describe('a job that has written its record itself', () => {
  requirement(
    {
      ids: ['DESIGN-8'],
      title: 'asks for no workflow run before it starts what follows: nobody else can have started it',
      input: 'publish of a first stage',
      expected: 'no list of workflow runs',
    },
    async () => {
      const harness = createSteady();
      const order = orderOf(await plan(harness, { stages }));
      const { workflowRuns } = harness.engine.ports;
      const listRuns = () => Promise.reject(new Error('Workflow runs were listed.'));
      Object.assign(harness.engine.ports, { workflowRuns: { ...workflowRuns, listRuns } });
      expect((await publish(harness, order)).started).toEqual(['fix']);
    },
  );

  it('shows what was handed over also where that lies in an artifact by now', async () => {
    const harness = createSteady();
    const { task } = await publish(harness, orderOf(await plan(harness, { stages, top: 'store: artifacts' })));
    expect(task?.handoff).toEqual({ version: 1, summary: 'summary of look' });
    const record = (await harness.records()).at(-1)?.record;
    expect(record?.kind === 'task' && record.body.locator).toBeDefined();
    expect(record?.kind === 'task' && record.body.handoff).toBeUndefined();
  });
});
