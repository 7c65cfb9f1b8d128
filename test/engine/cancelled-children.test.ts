import { describe, expect, it } from 'vitest';
import { applyDecision } from '../../src/engine/decision/apply-decision.ts';
import { createHarness } from '../support/engine-harness.ts';
import { requirement } from '../support/requirement.ts';
import { orderOf, plan } from './chain.ts';
import { callsFor, kindsOf, planSplit, publish, publishFailure, startedOrder, titlesOf, withWorkers } from './child-chain.ts';

const [api, docs] = ['split/1-api', 'split/2-docs'];
const first = callsFor(['api', 'docs'], { wait: { until: 'first' } });

/** A run whose stage fails for good while its second child is at work, and what was told to stop. */
async function failParent({ more = '', retries = false } = {}) {
  const harness = createHarness();
  const { cancelled, world } = withWorkers(harness);
  const order = await planSplit(world, { children: 'on-parent-failure: cancel', more: `, continue-on-failure: true${more}` });
  await publish(world, order, { children: first });
  await publish(world, startedOrder(harness, docs));
  const fail = async (): Promise<void> => {
    const { started } = await publishFailure(world, startedOrder(harness, 'split'));
    if (started.includes('split')) await fail();
  };
  if (retries) {
    const failure = { reason: 'exit-status' as const, message: 'It failed.' };
    await publish(world, startedOrder(harness, api), { outcome: 'failed', failure });
  }
  return {
    harness,
    world,
    fail,
    stopped: () => cancelled.map((id) => titlesOf(harness)[id - 1_001]),
  };
}

describe('a child whose parent has failed for good, with `on-parent-failure: cancel`', () => {
  requirement(
    {
      ids: ['K-20'],
      title: 'is told to stop in the attempt at which it is, once',
      input: 'the second attempt of a child is at work when its parent fails; then the stage behind the parent ends',
      expected:
        'the workflow run of the second attempt alone is told to stop, by the failure alone; its result is kept as skipped',
    },
    async () => {
      const { harness, world, fail, stopped } = await failParent({ more: ', retry: { attempts: 2 }', retries: true });
      expect(startedOrder(harness, api)).toMatchObject({ attempt: 2, execution: 2 });
      await fail();
      expect(stopped()).toEqual([`fix-42/${api} 2`]);
      await publish(world, startedOrder(harness, 'finish'));
      expect(stopped()).toEqual([`fix-42/${api} 2`]);
      const late = await publish(world, startedOrder(harness, api));
      expect(late.task).toMatchObject({ outcome: 'skipped' });
    },
  );

  requirement(
    {
      ids: ['K-20'],
      title: 'is not the workflow run that planned, although GitHub lists none for the child',
      input: 'the parent fails while the workflow run of a child is not listed, and that of the plan is at work',
      expected: 'nothing is told to stop',
    },
    async () => {
      const { world, fail, stopped } = await failParent();
      const { workflowRuns } = world.engine.ports;
      Object.assign(world.engine.ports, { workflowRuns: { ...workflowRuns, listRuns: async () => [] } });
      Object.assign(world.engine.settings, { workflowRun: { ...world.engine.settings.workflowRun, id: 901 } });
      await fail();
      expect(stopped()).toEqual([]);
    },
  );

  requirement(
    {
      ids: ['K-20', 'F-UX2'],
      title: 'and that ends by itself when it is told to stop is recorded so, but one that had failed before its parent is not',
      input: 'two attempts of the parent fail; a child exits with status 1: after the second failure, and between the two',
      expected: 'skipped, parent-failed; skipped, exit-status',
    },
    async () => {
      const at = (hour: number): string => `2026-03-18T${hour}:00:00.000Z`;
      for (const [hour, reason] of [
        [14, 'parent-failed'],
        [12, 'exit-status'],
      ] as const) {
        const { harness, world } = await failParent({ more: ', retry: { attempts: 2 }' });
        const failed = { outcome: 'failed' as const, failure: { reason: 'exit-status' as const, message: 'It failed.' } };
        for (const finished of [11, 13]) {
          const order = startedOrder(harness, 'split');
          await publish(world, order, { ...failed, startedAt: at(10), finishedAt: at(finished) });
        }
        const { task } = await publish(world, startedOrder(harness, api), { ...failed, startedAt: at(10), finishedAt: at(hour) });
        expect(task).toMatchObject({
          outcome: 'skipped',
          failure: { reason },
          note: expect.stringContaining('its parent had failed'),
        });
      }
    },
  );

  it('is measured by the last failure above it, of whichever task that is', async () => {
    const at = (minute: number): string => `2026-03-18T11:${minute}:00.000Z`;
    const failed = { outcome: 'failed' as const, failure: { reason: 'exit-status' as const, message: 'It failed.' } };
    for (const [minute, reason] of [
      [35, 'exit-status'],
      [45, 'parent-failed'],
    ] as const) {
      const { harness, world } = await failParent({ more: ', retry: { attempts: 2 }' });
      const fail = (task: string, finished: number) =>
        publish(world, startedOrder(harness, task), { ...failed, startedAt: at(10), finishedAt: at(finished) });
      await fail('split', 20);
      await fail(api, 30);
      await publish(world, startedOrder(harness, api), { children: callsFor(['deep']), finishedAt: at(32) });
      await fail('split', 40);
      const { task } = await fail(`${api}/1-deep`, minute);
      expect(task).toMatchObject({ outcome: 'skipped', failure: { reason } });
      const other = await failParent({ more: ', retry: { attempts: 2 }' });
      const failOther = (name: string, finished: number) =>
        publish(other.world, startedOrder(other.harness, name), { ...failed, startedAt: at(10), finishedAt: at(finished) });
      await failOther('split', 20);
      await publish(other.world, startedOrder(other.harness, api), {
        children: callsFor(['deep', 'more'], { wait: { until: 'first' } }),
      });
      await publish(other.world, startedOrder(other.harness, `${api}/2-more`));
      await failOther(api, 30);
      await failOther(api, 40);
      const last = await failOther(`${api}/1-deep`, minute);
      expect(last.task).toMatchObject({ outcome: 'skipped', failure: { reason } });
    }
  });

  it('has nothing recorded by an order of another execution than the one at which it was', async () => {
    const { harness, world, fail } = await failParent();
    await fail();
    const before = await kindsOf(harness);
    const order = { ...startedOrder(harness, api), execution: 2 };
    expect((await publish(world, order)).task).toBeUndefined();
    expect(await kindsOf(harness)).toEqual(before);
    expect(harness.warnings.at(-1)).toContain(`Order fix-42/${api} 2 fits nothing that is due`);
  });
});

describe('a child of a later attempt', () => {
  requirement(
    {
      ids: ['K-20', 'K-21'],
      title: 'starts, although its parent had failed for good before a person had it tried again',
      input: 'on-parent-failure: cancel; the parent fails for good; a retry; the next attempt asks for a child',
      expected: 'the child starts',
    },
    async () => {
      const harness = createHarness();
      const order = await planSplit(harness, { children: 'on-parent-failure: cancel' });
      expect((await publishFailure(harness, order)).ended?.outcome).toBe('failed');
      const { run, thread, first: at } = order;
      const place = { run, thread, first: at, actor: { id: 7, login: 'marla' }, reason: 'a comment asked for it' };
      const decided = await applyDecision(harness.engine, {
        ...place,
        verb: 'retry',
        source: { kind: 'comment', comment: 5_000 },
      });
      expect(decided.ok ? decided.value.started : decided.error).toEqual(['split']);
      const { started } = await publish(harness, startedOrder(harness, 'split'), { children: callsFor(['api'], { wait: {} }) });
      expect(started).toEqual([api]);
    },
  );
});

describe('an order of what is not due', () => {
  const before = `
      look: { agent: one, prompt: "x", retry: { attempts: 1 }, continue-on-failure: false }
      fix: { needs: [look], agent: one, prompt: "y" }
      other: { agent: one, prompt: "z" }`;

  it('records nothing of a stage that is blocked and no child', async () => {
    const harness = createHarness();
    const order = orderOf(await plan(harness, { stages: before }));
    await publishFailure(harness, order);
    const records = await kindsOf(harness);
    expect(records).toEqual(['run', 'task look']);
    await publish(harness, { ...order, task: 'fix' });
    expect(await kindsOf(harness)).toEqual(records);
  });

  it('records nothing of a parent that waits for its children, though the execution would be its next', async () => {
    const harness = createHarness();
    const order = await planSplit(harness);
    await publish(harness, order, { children: first });
    const records = await kindsOf(harness);
    await publish(harness, { ...order, execution: 2 });
    expect(await kindsOf(harness)).toEqual(records);
  });

  it('records nothing of a task that the run does not have', async () => {
    const harness = createHarness();
    const order = await planSplit(harness);
    expect((await publish(harness, { ...order, task: 'split/7-none' })).started).toEqual([]);
    expect(await kindsOf(harness)).toEqual(['run']);
  });
});
