import { expect, it } from 'vitest';
import { awaitVisible } from '../../src/engine/effects/append-records.ts';
import { createHarness } from '../support/engine-harness.ts';
import { advance, orderOf, plan } from './chain.ts';

it('a record of a run whose chain is broken is not waited for', async () => {
  const harness = createHarness();
  const { run, thread, first, ...order } = orderOf(await plan(harness));
  await advance(harness, { run, thread, first, ...order });
  const { ports } = harness.engine;
  const slept: number[] = [];
  const clock = { ...ports.clock, sleep: async (milliseconds: number) => void slept.push(milliseconds) };
  const readSince: typeof ports.store.readSince = async (...asked) => {
    const read = await ports.store.readSince(...asked);
    const records = read.records.map((stored, index) => ({
      ...stored,
      record: { ...stored.record, prev: index === 0 ? '' : 'sha256:other' },
    }));
    return { ...read, records };
  };
  const engine = { ...harness.engine, ports: { ...ports, clock, store: { ...ports.store, readSince } } };
  const seen = await awaitVisible(engine, { order: { run, thread, first }, comment: 1, digest: 'sha256:new' });
  expect([seen.ok ? undefined : seen.error.cause, slept]).toEqual(['broken-chain', []]);
});
