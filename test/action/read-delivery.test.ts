import { expect } from 'vitest';
import { readDelivery } from '../../src/action/event/read-delivery.ts';
import type { JobContext } from '../../src/action/job/job-context.ts';
import { orderOf, plan } from '../engine/chain.ts';
import { createHarness } from '../support/engine-harness.ts';
import { requirement } from '../support/requirement.ts';

type DeliveryRequest = Parameters<typeof readDelivery>[1];

/** What the function reads of the job; the rest is not there. */
const silent = {
  inputs: { 'agent-output': '', 'agent-output-digest': '' },
  job: { workflowRun: { id: 1 } },
} as unknown as JobContext;

async function explain(notAfter: string, conclusion: string): Promise<string> {
  const { engine, ...harness } = createHarness();
  const order = orderOf(await plan({ engine, ...harness }));
  const jobs = [{ name: 'baton / agent', status: 'completed', conclusion, url: '' }];
  const request = { dispatch: { ...order, 'not-after': notAfter }, engine, dispatcher: { listJobs: async () => jobs } };
  const delivery = await readDelivery(silent, request as unknown as DeliveryRequest);
  if (delivery === undefined) return 'nothing';
  return delivery.kind === 'lost' ? delivery.failure.reason : delivery.kind;
}

requirement(
  {
    ids: ['DESIGN-5.3'],
    title: 'an order that waited too long ends as a failed task',
    input: 'no output, not-after is past',
    expected: 'order-expired',
  },
  async () => expect(await explain('2026-01-03T00:00:00.000Z', 'failure')).toBe('order-expired'),
);

requirement(
  {
    ids: ['DESIGN-2', 'DESIGN-5.3'],
    title: 'empty outputs are explained by what the jobs API says',
    input: 'no output, the order is valid, the agent job was cancelled',
    expected: 'job-cancelled',
  },
  async () => expect(await explain('2030-01-01T00:00:00.000Z', 'cancelled')).toBe('job-cancelled'),
);

for (const [status, expected] of [
  ['queued', 'nothing'],
  ['completed', 'job-failed'],
] as const)
  requirement(
    {
      ids: ['F-CH5', 'DESIGN-5.3'],
      title: `src/engine/gate/worker.ts: the loss of a workflow run, and another one of its execution that is ${status}`,
      input:
        'an order that names a lost workflow run; GitHub lists that one, the one of the order, which is at work, and a third',
      expected: status === 'queued' ? 'nothing is recorded' : 'the loss is recorded',
    },
    async () => {
      const harness = createHarness();
      const order = orderOf(await plan(harness));
      const run = (id: number, now: string) => ({ id, status: now, title: '', conclusion: null, url: '' });
      const dispatcher = {
        listJobs: async () => [{ name: 'baton / agent', status: 'completed', conclusion: 'failure', url: '' }],
        listRuns: async () => [run(9, status), run(1, 'in_progress'), run(7, 'completed')],
      };
      const request = { dispatch: { ...order, for: 'publish', lost: 7 }, engine: harness.engine, dispatcher };
      const delivery = await readDelivery(silent, request as unknown as DeliveryRequest);
      expect(delivery?.kind === 'lost' ? delivery.failure.reason : 'nothing').toBe(expected);
    },
  );
