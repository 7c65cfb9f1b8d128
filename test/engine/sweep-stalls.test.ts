import { describe, expect, it } from 'vitest';
import type { StoredRecord } from '../../src/core/record/record.ts';
import type { Engine } from '../../src/engine/engine-ports.ts';
import { listStalledTasks, type StallRequest } from '../../src/engine/sweep/list-stalled-tasks.ts';
import { listOpenRuns } from '../../src/engine/sweep/sweep.ts';
import { sweepOverdue, sweepRun } from '../../src/engine/sweep/sweep-run.ts';
import { type RunReading, readRun } from '../../src/engine/thread/read-run.ts';
import { GitHubError } from '../../src/ports/github.ts';
import { buildOutput, createHarness, type Harness, subjectNumber } from '../support/engine-harness.ts';
import { advance, orderOf, plan } from './chain.ts';
import { change } from './change-chain.ts';
import { withRuns } from './with-runs.ts';

const since = '2000-01-01T00:00:00Z';

function withPorts({ engine }: Harness, ports: object): Engine {
  return { ...engine, ports: { ...engine.ports, ...ports } };
}

const at = (engine: Engine, now: string): Engine => ({
  ...engine,
  ports: { ...engine.ports, clock: { ...engine.ports.clock, now: () => now } },
});

async function readOf(harness: Harness): Promise<RunReading> {
  const [stored] = await harness.records();
  if (stored === undefined) throw new Error('There is no record.');
  const first = { id: stored.comment, at: stored.writtenAt ?? '' };
  const read = await readRun(harness.engine, { run: stored.record.run, thread: subjectNumber, first });
  if (!read.ok) throw new Error(read.error.message);
  return read.value;
}

/** A run whose first task was lost with its workflow run. */
async function lost(more = ''): Promise<{ readonly harness: Harness; readonly reading: RunReading }> {
  const harness = withRuns(createHarness(), {});
  await plan(harness, more === '' ? {} : { stages: more });
  return { harness, reading: await readOf(harness) };
}

/** The same after a publisher that died before it started the next stage. */
async function unstarted(): Promise<{ readonly harness: Harness; readonly reading: RunReading }> {
  const harness = withRuns(createHarness(), {});
  const order = orderOf(await plan(harness));
  harness.crashAfter(1);
  await advance(harness, order).catch(() => undefined);
  harness.crashAfter(undefined);
  return { harness, reading: await readOf(harness) };
}

describe('what a run is stuck on', () => {
  const kindsOf = async (harness: Harness, request: StallRequest, engine = harness.engine): Promise<readonly string[]> =>
    (await listStalledTasks(engine, request)).map(({ stage, stall }) => `${stage} ${stall.kind}`);

  it('is not what waits for a slot, nor what is worked on again just now', async () => {
    const { harness, reading } = await lost();
    expect(await kindsOf(harness, { reading })).toEqual(['investigate lost']);
    const titles: string[] = [];
    const isWaiting = async (title: string) => titles.push(title) > 0;
    expect(await kindsOf(harness, { reading, isWaiting })).toEqual([]);
    expect(titles).toEqual(['fix-42/investigate 1']);
    expect(await kindsOf(harness, { reading, isWaiting: async () => false })).toEqual(['investigate lost']);
    expect(await kindsOf(harness, { reading, busy: new Set([900]) })).toEqual([]);
    expect(await kindsOf(harness, { reading, busy: new Set([901]) })).toEqual(['investigate lost']);
  });

  it('is not what a job may have started just now that ran again long after its record: GitHub may not list that yet', async () => {
    const { harness, reading } = await unstarted();
    const kindsAfter = (endedAt: string): Promise<readonly string[]> => {
      const { ports, settings } = at(withRuns(harness, { publish: 'success', endedAt }).engine, '2026-03-18T12:00:00Z');
      const workflowRun = { ...settings.workflowRun, id: 950 };
      return kindsOf(harness, { reading }, { ports, settings: { ...settings, workflowRun } });
    };
    expect(await kindsAfter('2026-03-18T11:58:01Z')).toEqual([]);
    expect(await kindsAfter('2026-03-18T11:58:00Z')).toEqual(['fix never-started']);
  });

  it('is not what the job is to start that let the run go on: it runs again, or has just decided', async () => {
    const harness = withRuns(createHarness(), {});
    const order = orderOf(await plan(harness));
    await change(harness, { kind: 'paused' });
    await advance(harness, order);
    const { settings } = harness.engine;
    const engine = { ...harness.engine, settings: { ...settings, workflowRun: { ...settings.workflowRun, id: 907 } } };
    harness.crashAfter(1);
    await expect(change({ ...harness, engine }, { kind: 'resumed', comments: 4 })).rejects.toThrow('after');
    harness.crashAfter(undefined);
    const reading = await readOf(harness);
    expect(await kindsOf(harness, { reading })).toEqual(['fix never-started']);
    expect(await kindsOf(harness, { reading, busy: new Set([907]) })).toEqual([]);
    const writtenAt = '2026-03-18T12:00:00Z';
    const stored = reading.stored.with(-1, { ...reading.stored[reading.stored.length - 1], writtenAt } as StoredRecord);
    expect(await kindsOf(harness, { reading: { ...reading, stored } }, at(harness.engine, writtenAt))).toEqual([]);
    // Whoever was asked for something else since does not start it.
    const { record, ...where } = reading.stored[reading.stored.length - 1] as StoredRecord;
    if (record.kind !== 'decision') throw new Error('The run was not resumed.');
    const answer = { ...record, seq: record.seq + 1, body: { ...record.body, verb: 'answer' as const, workflowRun: 908 } };
    const state = { ...reading.state, decisions: [...reading.state.decisions, answer] };
    const later = { ...reading, state, stored: [...reading.stored, { ...where, record: answer }] };
    expect(await kindsOf(harness, { reading: later, busy: new Set([908]) })).toEqual(['fix never-started']);
  });

  it('is nothing where the run has ended', async () => {
    const { harness, reading } = await lost();
    const end = { ...reading.state.run, kind: 'end' } as never;
    expect(await kindsOf(harness, { reading: { ...reading, state: { ...reading.state, end } } })).toEqual([]);
  });

  it('is asked at once about what nobody has begun, and of losses only about the one that GitHub skipped', async () => {
    const { harness, reading } = await unstarted();
    const now = at(harness.engine, reading.stored.at(-1)?.writtenAt ?? '');
    expect(await kindsOf(harness, { reading }, now)).toEqual([]);
    expect(await kindsOf(harness, { reading, onlyUnstarted: true }, now)).toEqual(['fix never-started']);
    const other = await lost();
    const ask = (skipped?: number) => kindsOf(other.harness, { reading: other.reading, onlyUnstarted: true, skipped });
    expect([await ask(), await ask(900), await ask(901)]).toEqual([[], ['investigate lost'], []]);
  });

  it('is a question whose time is over, which ends the run, and whose asking is not looked at then', async () => {
    const harness = withRuns(createHarness(), {});
    const order = orderOf(await plan(harness));
    await advance(harness, order, { kind: 'output', output: buildOutput(order, { outcome: 'needs-input', note: 'Which?' }) });
    const reading = await readOf(harness);
    const late = at(harness.engine, '2026-03-26T12:00:00Z');
    expect(await listStalledTasks(late, { reading })).toEqual([
      {
        stage: 'investigate',
        due: { attempt: 1, execution: 1, cause: 2 },
        title: 'fix-42/investigate 1',
        stall: { kind: 'unanswered' },
      },
    ]);
    expect(await kindsOf(harness, { reading, onlyUnstarted: true }, late)).toEqual([]);
    expect(await kindsOf(harness, { reading }, at(harness.engine, '2026-03-20T12:00:00Z'))).toEqual([]);
    const [swept] = await sweepRun(late, { reading });
    expect(swept?.stall.kind).toBe('unanswered');
    expect(harness.started.at(-1)).toMatchObject({ for: 'publish', task: 'investigate', execution: 1 });
    expect(harness.started.at(-1)?.lost).toBeUndefined();
  });
});

describe('a sweep of a run', () => {
  it('says what it did in the log', async () => {
    const { harness, reading } = await lost();
    await sweepRun(harness.engine, { reading });
    expect(harness.warnings.at(-1)).toMatch(/^fix-42\/investigate 1: workflow run 900 /);
  });

  it('leaves a run alone that waits for the next period of a budget', async () => {
    const { harness, reading } = await lost();
    const asked: unknown[] = [];
    const budgets = (isHeld: boolean) => ({ isHeld: async (of: unknown) => asked.push(of) > 0 && isHeld });
    expect(await sweepRun(withPorts(harness, { budgets: budgets(true) }), { reading })).toEqual([]);
    expect(asked).toEqual([{ run: 'fix-42', lock: subjectNumber }]);
    expect(await sweepRun(withPorts(harness, { budgets: budgets(false) }), { reading })).toHaveLength(1);
  });

  it('starts a built-in again that was lost, which may run twice, and records no loss', async () => {
    const { harness, reading } = await lost('\n      note: { uses: comment, with: { body: "x" } }');
    const tasks = await sweepRun(harness.engine, { reading });
    expect(tasks).toHaveLength(1);
    expect(harness.started.at(-1)).toMatchObject({ for: 'publish', task: 'note' });
    expect(harness.started.at(-1)?.lost).toBeUndefined();
  });

  it('lets GitHub run the job again that published nothing, unless it is known that none has to', async () => {
    const create = async (isKnown: boolean) => {
      const again: number[] = [];
      const { harness, reading } = await lost();
      const dying = withRuns(harness, { publish: 'cancelled', agent: 'success', again });
      const tasks = await sweepRun(dying.engine, { reading, isLookedAt: (id) => isKnown && id === 900 });
      return [again, tasks.map(({ stall }) => stall.kind)];
    };
    expect(await create(false)).toEqual([[3], [expect.not.stringMatching(/^lost$/)]]);
    expect(await create(true)).toEqual([[], ['lost']]);
  });
});

describe('a sweep in passing', () => {
  const later = (reading: RunReading, minutes: number): string =>
    new Date(Date.parse(reading.stored.at(-1)?.writtenAt ?? '') + minutes * 60_000).toISOString();

  it('asks nothing before a stage could be overdue: its timeout and an hour, a quarter of an hour for a built-in', async () => {
    const sweptAfter = async (more: string, minutes: number) => {
      const { harness, reading } = await lost(more);
      await sweepOverdue(at(harness.engine, later(reading, minutes)), { reading });
      return harness.started.length;
    };
    const agent = '\n      only: { agent: one, prompt: x, timeout-minutes: 20 }';
    expect([await sweptAfter(agent, 80), await sweptAfter(agent, 80.1)]).toEqual([0, 1]);
    const note = '\n      note: { uses: comment, with: { body: "x" } }';
    expect([await sweptAfter(note, 75), await sweptAfter(note, 75.1)]).toEqual([0, 1]);
    const both =
      '\n      fast: { agent: one, prompt: x, timeout-minutes: 20 }\n      slow: { agent: one, prompt: x, timeout-minutes: 300 }';
    expect(await sweptAfter(both, 81)).toBeGreaterThan(0);
  });

  it('leaves the run to the sweep that has had the job run again, so that no two start one stage', async () => {
    const { harness, reading } = await lost();
    const { ports, settings } = at(harness.engine, later(reading, 1_000));
    const again = { ...settings, workflowRun: { ...settings.workflowRun, attempt: 2 } };
    await sweepOverdue({ ports, settings: again }, { reading });
    expect(harness.started).toEqual([]);
  });

  it('leaves it to the next sweep where GitHub refuses, but not where the code is wrong', async () => {
    const { harness, reading } = await lost();
    const failing = (error: Error) => {
      const starter = {
        start: async () => {
          throw error;
        },
      };
      return at(withPorts(harness, { starter }), later(reading, 1_000));
    };
    await sweepOverdue(failing(new GitHubError('busy.', { reason: 'unavailable', status: 503, code: 'BATON-E804' })), {
      reading,
    });
    expect(harness.warnings.at(-1)).toMatch(/^Run fix-42 has a stage that is overdue, .* look after: busy\.$/);
    await expect(sweepOverdue(failing(new Error('bug')), { reading })).rejects.toThrow('bug');
  });
});

describe('the runs that a sweep looks at', () => {
  it('are those on the threads that began since a time and have not ended, or have ended since another', async () => {
    const { harness } = await lost();
    const { store } = harness.engine.ports;
    // Comments of the fake threads are older than the clock says.
    const engine = withPorts(harness, { store: { ...store, readSince: (thread: number) => store.readSince(thread, since) } });
    const list = async (more: { readonly since?: string; readonly endedSince?: string } = {}) =>
      (await listOpenRuns(engine, { threads: [subjectNumber], since, ...more })).map(({ state }) => state.run.run);
    expect(await list()).toEqual(['fix-42']);
    const [first] = await harness.records();
    const body = first?.record.kind === 'run' ? first.record.body : undefined;
    expect(await list({ since: body?.startedAt ?? '' })).toEqual(['fix-42']);
    expect(await list({ since: new Date(Date.parse(body?.startedAt ?? '') + 1).toISOString() })).toEqual([]);
    const order = await lastOrder(harness);
    await advance(harness, order, { kind: 'lost', failure: { reason: 'job-failed', message: '' } });
    expect([await list(), await list({ endedSince: since })]).toEqual([[], ['fix-42']]);
  });

  it('say in the log that there are more threads than are read', async () => {
    const { harness } = await lost();
    const many = (count: number) => Array.from({ length: count }, (_, index) => 1_000 + index);
    await listOpenRuns(harness.engine, { threads: many(200), since });
    expect(harness.warnings.filter((text) => text.includes('may hold runs'))).toEqual([]);
    await listOpenRuns(harness.engine, { threads: many(201), since });
    expect(harness.warnings.at(-1)).toMatch(/^201 threads may hold runs; this sweep reads the 200/);
  });
});

async function lastOrder(harness: Harness) {
  await sweepRun(harness.engine, { reading: await readOf(harness) });
  const last = harness.started.at(-1);
  if (last === undefined) throw new Error('Nothing was started.');
  return last;
}
