import { expect, it } from 'vitest';
import { performEffects } from '../../src/engine/effects/perform-effects.ts';
import { resumeRun } from '../../src/engine/effects/resume.ts';
import { listStalledTasks } from '../../src/engine/sweep/list-stalled-tasks.ts';
import { listOpenRuns, sweep } from '../../src/engine/sweep/sweep.ts';
import { createHarness, type Harness, subjectNumber } from '../support/engine-harness.ts';
import { requirement } from '../support/requirement.ts';
import { advance, orderOf, plan } from './chain.ts';
import { change, statusOf } from './change-chain.ts';
import { bodies } from './comments-chain.ts';
import { writeEntry } from './ledger-writer.ts';
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
  const all = await listOpenRuns(harness.engine, { threads: [subjectNumber], since: '2000-01-01T00:00:00Z' });
  expect(all.map(({ state }) => state.run.run)).toEqual(['fix-42-2']);
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
  expect(harness.warnings.join('\n')).toMatch(/Run fix-42 was left alone: BATON-E901: /);
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

/** A run of which one agent has ended, and whose cancel was recorded by a job that did nothing more. */
async function beginCancelled(extra = ''): Promise<Harness> {
  const harness = createHarness();
  await advance(harness, orderOf(await plan(harness, { extra })));
  harness.crashAfter(1);
  await expect(change(harness, { kind: 'closed', extra })).rejects.toThrow('after');
  harness.crashAfter(undefined);
  return harness;
}

it('an end is shown also where an agent of the run had ended before, and no ledger tells of it', async () => {
  const harness = await beginCancelled();
  const before = harness.started.length;
  expect((await sweepDead(harness)).stalls).toEqual(['half-ended']);
  for (const order of harness.started.slice(before)) await advance(harness, order);
  expect(await statusOf(harness)).toContain('was cancelled');
  expect((await sweepDead(harness)).stalls).toEqual([]);
});

requirement(
  {
    ids: ['F-CH3', 'C-26'],
    title: 'an end is completed once also where nobody can read whether its ledger has it',
    input: 'a cancel whose job died behind its record; a record of another version on the ledger; two sweeps',
    expected: 'one order, after which the status says so; the second sweep finds nothing',
  },
  async () => {
    const harness = await beginCancelled('history: { limit: 2 }');
    await harness.ledgers.create('history', 'fix');
    writeEntry(harness, 500, { run: 'fix-41', isStrange: true });
    const before = harness.started.length;
    expect((await sweepDead(harness)).stalls).toEqual(['half-ended']);
    for (const order of harness.started.slice(before)) await advance(harness, order);
    expect(await statusOf(harness)).toContain('was cancelled');
    expect((await sweepDead(harness)).stalls).toEqual([]);
  },
);

it('an end is completed by one job at a time', async () => {
  const harness = await beginCancelled();
  const before = harness.started.length;
  await sweepDead(harness);
  const { engine } = withRuns(harness, { status: 'in_progress' });
  for (let sweeps = 0; sweeps < 2; sweeps += 1) await sweep(engine, async () => [subjectNumber]);
  expect(harness.started.length - before).toBe(1);
});

it('a run that goes on asks what nobody has asked', async () => {
  const harness = createHarness();
  await plan(harness, { stages });
  const requests = async () => (await bodies(harness, subjectNumber)).filter(isRequest).length;
  const comments = await harness.threads.listSince(subjectNumber, '2000-01-01T00:00:00Z');
  for (const { id, body } of comments) if (isRequest(body)) harness.threads.remove(id);
  expect(await requests()).toBe(0);
  const [reading] = await listOpenRuns(harness.engine, { threads: [subjectNumber], since: '2000-01-01T00:00:00Z' });
  if (reading !== undefined) await resumeRun(harness.engine, { reading });
  expect(await requests()).toBe(1);
});

it('a run that goes on has a publish job run again whose record lost its place, and not the agent whose work it has', async () => {
  const resumeOf = async (isDisplaced: boolean) => {
    const harness = createHarness({ run: 950 });
    await plan(harness);
    const [first = ''] = (await bodies(harness, subjectNumber)).filter((body) => body.includes('"kind":"run"'));
    if (isDisplaced) await harness.threads.create(subjectNumber, first, '');
    const again: number[] = [];
    const { settings } = harness.engine;
    const { ports } = withRuns(harness, { agent: 'success', publish: 'success', again }).engine;
    const engine = { ...harness.engine, ports, settings: { ...settings, workflowRun: { ...settings.workflowRun, id: 960 } } };
    const [reading] = await listOpenRuns(engine, { threads: [subjectNumber], since: '2000-01-01T00:00:00Z' });
    if (reading !== undefined) await resumeRun(engine, { reading });
    return { again, started: harness.started.map(({ task }) => task) };
  };
  expect(await resumeOf(true)).toEqual({ again: [3], started: [] });
  // An agent that has met the pause ends well, too, and writes no record.
  expect(await resumeOf(false)).toEqual({ again: [], started: ['investigate'] });
});

it('an end counts although no list shows it for a minute', async () => {
  const harness = createHarness();
  await plan(harness);
  const [reading] = await listOpenRuns(harness.engine, { threads: [subjectNumber], since: '2000-01-01T00:00:00Z' });
  if (reading === undefined) throw new Error('There is no run.');
  const { ports } = harness.engine;
  const old = await ports.store.readSince(subjectNumber, '2000-01-01T00:00:00Z');
  const clock = { ...ports.clock, sleep: async () => undefined };
  const engine = { ...harness.engine, ports: { ...ports, clock, store: { ...ports.store, readSince: async () => old } } };
  const ends = { kind: 'end-run', outcome: 'failed', reason: 'a limit' } as const;
  const { state } = await performEffects(engine, { effects: [ends], reading, status: undefined });
  expect(state.end?.body.reason).toBe('a limit');
});

it('a publish job that ended well is left alone, though a stranger forged a record of the run', async () => {
  const harness = createHarness();
  await plan(harness);
  const [record = ''] = (await bodies(harness, subjectNumber)).filter((body) => body.includes('"kind":"run"'));
  const author = { id: 666, login: 'mallory' };
  harness.threads.post({ subject: subjectNumber, body: record.replace('"seq":1,', '"seq":7,'), author });
  const again: number[] = [];
  const { engine } = withRuns(harness, { agent: 'success', publish: 'success', again });
  const { tasks } = await sweep(engine, async () => [subjectNumber]);
  expect([again, tasks.map(({ stall }) => stall.kind)]).toEqual([[], ['lost']]);
});

it('an execution whose workflow runs came to nothing four times is not one that nobody has begun', async () => {
  const harness = createHarness();
  const dispatch = orderOf(await plan(harness));
  for (let runs = 0; runs < 4; runs += 1) await harness.engine.ports.starter.start({ text: '', dispatch });
  const [reading] = await listOpenRuns(harness.engine, { threads: [subjectNumber], since: '2000-01-01T00:00:00Z' });
  if (reading === undefined) throw new Error('There is no run.');
  const { engine } = withRuns(harness, {});
  const kinds = async (onlyUnstarted?: true) =>
    (await listStalledTasks(engine, { reading, onlyUnstarted })).map(({ stall }) => stall.kind);
  expect([await kinds(), await kinds(true)]).toEqual([['hopeless'], []]);
});
