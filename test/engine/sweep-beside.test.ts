import { expect, it } from 'vitest';
import { sweep } from '../../src/engine/sweep/sweep.ts';
import { createHarness, type Harness, subjectNumber } from '../support/engine-harness.ts';
import { plan } from './chain.ts';
import { change } from './change-chain.ts';
import { bodies } from './comments-chain.ts';
import { withRuns } from './with-runs.ts';

const stages = '\n      only: { agent: one, prompt: "x", approval: {} }';
const isRequest = (body: string): boolean => body.includes('<!-- baton-request:');

/** Sweeps a repository in which nothing is at work. */
async function sweepDead(harness: Harness) {
  const { tasks, open } = await sweep(withRuns(harness, {}).engine, async () => [subjectNumber]);
  return { open, stalls: tasks.map(({ stall }) => stall.kind) };
}

it('a run goes on beside an earlier one on its thread that has ended', async () => {
  const harness = createHarness();
  await plan(harness);
  await change(harness, { kind: 'closed' });
  await plan(harness, { start: 'another event' });
  expect((await sweepDead(harness)).open).toEqual(['fix-42-2']);
});

it('a run that later lists do not show is left alone, with a warning', async () => {
  const harness = createHarness();
  await plan(harness);
  const { engine } = withRuns(harness, {});
  const { store } = engine.ports;
  let lists = 0;
  const readSince: typeof store.readSince = async (...asked) => {
    const read = await store.readSince(...asked);
    lists += 1;
    return lists === 1 ? read : { ...read, records: [], comments: [] };
  };
  const ports = { ...engine.ports, store: { ...store, readSince } };
  expect((await sweep({ ...engine, ports }, async () => [subjectNumber])).open).toEqual([]);
  expect(harness.warnings.join('\n')).toMatch(/Run fix-42 was left alone: /);
});

it('a person counts as asked by a comment of ours alone, whoever copies its marker', async () => {
  const asked = createHarness();
  await plan(asked, { stages });
  const [copy = ''] = (await bodies(asked, subjectNumber)).filter(isRequest);
  const harness = createHarness();
  harness.crashAfter(2);
  await expect(plan(harness, { stages })).rejects.toThrow('after');
  harness.crashAfter(undefined);
  harness.threads.post({ subject: subjectNumber, body: copy, author: { id: 666, login: 'mallory' } });
  expect((await sweepDead(harness)).stalls).toEqual(['unasked']);
});
