import { describe, expect } from 'vitest';
import type { Dispatch } from '../../src/core/record/dispatch.ts';
import { runTask } from '../../src/engine/agent/run-task.ts';
import { advanceRun } from '../../src/engine/publish/advance-run.ts';
import { startEarlyChildren } from '../../src/engine/publish/start-early-children.ts';
import type { TaskJob } from '../../src/engine/task-ports.ts';
import { buildOutput, createHarness, type Harness, type HarnessOptions, subjectNumber } from '../support/engine-harness.ts';
import { requirement } from '../support/requirement.ts';
import { advance, orderOf, plan } from './chain.ts';

const stages = `
      a: { agent: one, prompt: "x" }
      b: { needs: [a], agent: one, prompt: "{{ needs.a.handoff.summary }}" }`;

const handOver = (order: Dispatch, summary: string) =>
  ({ kind: 'output', output: buildOutput(order, { handoff: { version: 1, summary } }) }) as const;

/** The order of a run whose first record somebody deletes, and that of the run which the label then starts. */
async function cleanUpAndLabelAgain(options: HarnessOptions = {}): Promise<{ harness: Harness; old: Dispatch; order: Dispatch }> {
  const harness = createHarness(options);
  const old = orderOf(await plan(harness, { stages, start: 'first' }));
  harness.threads.remove(old.first.id);
  const order = orderOf(await plan(harness, { stages, start: 'second', comments: harness.threads.count(subjectNumber) }));
  expect([order.run, order.task, order.attempt, order.execution]).toEqual([old.run, old.task, old.attempt, old.execution]);
  return { harness, old, order };
}

const said = async (harness: Harness): Promise<readonly unknown[]> =>
  (await harness.records()).flatMap(({ record }) => (record.kind === 'task' ? [record.body.handoff?.summary] : []));

// The gate `worker` (src/engine/gate/worker.ts) knows titles alone, which repeat; src/engine/order/check-order.ts tells the runs apart.
describe('an order of a run whose first record was deleted, when the next run has its name', () => {
  for (const unsigned of [false, true]) {
    requirement(
      {
        ids: ['F-CH2'],
        title: `is refused, and the work of the new run counts (${unsigned ? 'without keys' : 'signed'})`,
        input: 'first record deleted × label again × the late output of the old agent, before and after that of the new one',
        expected: 'BATON-E903 with both comments and no write; the new run has the result of its own agent, and b starts once',
      },
      async () => {
        const { harness, old, order } = await cleanUpAndLabelAgain({ unsigned });
        const { workflowRun } = harness.engine.settings;
        const late = { dispatch: old, delivery: handOver(old, 'OLD'), workflowRun };
        const words = new RegExp(`comment ${old.first.id}, .* comment ${order.first.id}`);
        for (const summaries of [[], ['NEW']]) {
          const before = harness.writes.length;
          const advanced = await advanceRun(harness.engine, late);
          expect(await said(harness)).toEqual(summaries);
          expect(advanced.ok ? 'recorded' : advanced.error.code).toBe('BATON-E903');
          expect(advanced.ok ? '' : advanced.error.message).toMatch(words);
          expect(harness.writes).toHaveLength(before);
          if (summaries.length === 0) await advance(harness, order, handOver(order, 'NEW'));
        }
        expect(harness.started.map(({ task }) => task)).toEqual(['b']);
      },
    );
  }

  requirement(
    {
      ids: ['F-CH2'],
      title: 'tells no listener of the new run, asks nobody and starts no children there',
      input: 'first record deleted × label again × an order of the old run that is a notice, and requests of its agent at work',
      expected: 'BATON-E903 and no write',
    },
    async () => {
      const { harness, old } = await cleanUpAndLabelAgain();
      const { workflowRun } = harness.engine.settings;
      const before = harness.writes.length;
      const notice = { ...old, notify: 'end/2', digests: [], for: 'publish' as const };
      const told = await advanceRun(harness.engine, { dispatch: notice, delivery: { kind: 'built-in' }, workflowRun });
      const early = await startEarlyChildren(harness.engine, { dispatch: old, calls: { requests: [], refused: 0 }, workflowRun });
      expect([told, early].map((result) => (result.ok ? 'done' : result.error.code))).toEqual(['BATON-E903', 'BATON-E903']);
      expect(harness.writes).toHaveLength(before);
    },
  );

  requirement(
    {
      ids: ['F-CH2'],
      title: 'starts no agent that nobody would hear',
      input: 'first record deleted × label again × the agent job of the old order, which had waited for a runner',
      expected: 'records-missing, without a start',
    },
    async () => {
      const { harness, old } = await cleanUpAndLabelAgain();
      // The clock of these comments is hours behind that of orders.
      const dispatch = { ...old, issued: '2026-03-18T00:00:00Z' };
      const job = { ports: harness.engine.ports, settings: { secrets: {} }, dispatch };
      const output = await runTask(job as unknown as TaskJob);
      expect(output).toMatchObject({ outcome: 'failed', failure: { reason: 'records-missing' } });
    },
  );
});
