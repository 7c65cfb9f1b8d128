import { describe, expect, it } from 'vitest';
import { closeKey } from '../../src/core/run/notices.ts';
import type { Harness } from '../support/engine-harness.ts';
import { requirement } from '../support/requirement.ts';
import { advance, orderOf, plan } from './chain.ts';
import { change } from './change-chain.ts';
import { createSteady, kindsOf, publish, withWorkers } from './child-chain.ts';
import { extra, listen, stages } from './listeners.ts';

/** The order that completes the end of a run. */
async function closing(harness: Harness, order: Parameters<typeof publish>[1]) {
  const end = (await harness.records()).find(({ record }) => record.kind === 'end')?.record.seq ?? 9;
  return advance(harness, { ...order, notify: closeKey(end), digests: [] }, { kind: 'built-in' });
}

describe('an end that the job which wrote it did not complete', () => {
  requirement(
    {
      ids: ['DESIGN-5.2', 'T15'],
      title: 'is completed by the order for it: of a cancelled run, what is at work is told to stop, and of no other',
      input: 'a cancel whose job dies behind the record; a run that failed by its budget while a stage is at work, the same',
      expected: 'the workflow run of the stage at work; none',
    },
    async () => {
      const two = ' { look: { agent: one, prompt: x }, fix: { agent: one, prompt: y } }';
      for (const isCancelled of [true, false]) {
        const { world, cancelled } = withWorkers(createSteady());
        const order = orderOf(await plan(world, { stages: two, extra: 'limits: { max-cost-usd: 1 }' }));
        world.crashAfter(1);
        const ending = isCancelled ? change(world, { kind: 'closed' }) : publish(world, order, { usage: { costUsd: 5 } });
        await expect(ending).rejects.toThrow('after comment');
        world.crashAfter(undefined);
        expect(cancelled).toEqual([]);
        expect((await closing(world, order)).ended?.outcome).toBe(isCancelled ? 'cancelled' : 'failed');
        expect(cancelled).toEqual(isCancelled ? [1_001] : []);
        expect(await kindsOf(world)).toEqual(isCancelled ? ['run', 'decision', 'end'] : ['run', 'task look', 'end']);
      }
    },
  );

  it('is told to listeners by that order, if its own job did not come to it', async () => {
    const { harness, sent } = listen(createSteady());
    const order = orderOf(await plan(harness, { stages, extra }));
    harness.crashAfter(1);
    await expect(publish(harness, order)).rejects.toThrow('after comment');
    harness.crashAfter(undefined);
    expect(sent).toEqual([]);
    await closing(harness, order);
    expect(sent.map(({ event }) => event)).toEqual(['dev.baton.run.ended']);
  });

  it('is none where the run goes on: the order does nothing', async () => {
    const harness = createSteady();
    const order = orderOf(await plan(harness));
    const writes = harness.writes.length;
    expect(await closing(harness, order)).toMatchObject({ task: undefined, started: [], ended: undefined });
    expect(harness.writes).toHaveLength(writes);
  });
});
