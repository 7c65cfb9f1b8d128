import { describe, expect, it } from 'vitest';
import type { Effect } from '../../src/core/state/decide.ts';
import { appendAndRead, awaitVisible } from '../../src/engine/effects/append-records.ts';
import { performEffects } from '../../src/engine/effects/perform-effects.ts';
import { resumeRun } from '../../src/engine/effects/resume.ts';
import { writeHistory } from '../../src/engine/effects/write-history.ts';
import type { Engine } from '../../src/engine/engine-ports.ts';
import { type RunReading, readRun } from '../../src/engine/thread/read-run.ts';
import { GitHubError } from '../../src/ports/github.ts';
import { buildOutput, createHarness, type Harness, subjectNumber } from '../support/engine-harness.ts';
import { advance, orderOf, plan } from './chain.ts';
import { withRuns } from './with-runs.ts';

const always = '2000-01-01T00:00:00Z';

function withPorts(engine: Engine, ports: object): Engine {
  return { ...engine, ports: { ...engine.ports, ...ports } };
}

async function begin(options: Parameters<typeof plan>[1] = {}) {
  const harness = createHarness();
  const order = orderOf(await plan(harness, options));
  return { harness, order, place: { run: order.run, thread: order.thread, first: order.first } };
}

async function readOf({ engine }: Pick<Harness, 'engine'>, order: Parameters<typeof readRun>[1]): Promise<RunReading> {
  const read = await readRun(engine, order);
  if (!read.ok) throw new Error(read.error.message);
  return read.value;
}

/** An engine whose lists of comments lack the newest ones, for so many readings. */
function lagging({ engine }: Harness, { lists, lacks = 1 }: { readonly lists: number; readonly lacks?: number }) {
  const sleeps: number[] = [];
  let reads = 0;
  const { store } = engine.ports;
  const readSince: typeof store.readSince = async (...asked) => {
    const read = await store.readSince(...asked);
    reads += 1;
    if (reads > lists) return read;
    return { ...read, records: read.records.slice(0, -lacks), comments: read.comments.slice(0, -lacks) };
  };
  const clock = { ...engine.ports.clock, sleep: async (milliseconds: number) => void sleeps.push(milliseconds) };
  return { engine: withPorts(engine, { store: { ...store, readSince }, clock }), sleeps };
}

describe('a record that was written', () => {
  async function written() {
    const begun = await begin();
    await advance(begun.harness, begun.order);
    const last = (await begun.harness.records()).at(-1);
    if (last === undefined) throw new Error('There is no record.');
    return { ...begun, request: { order: begun.place, comment: last.comment, digest: last.digest } };
  }

  it('is waited for until the list shows it, longer each time, and not at all where it is there', async () => {
    const { harness, request } = await written();
    const at = async (lists: number) => {
      const { engine, sleeps } = lagging(harness, { lists });
      expect((await awaitVisible(engine, request)).ok).toBe(true);
      return sleeps;
    };
    expect([await at(0), await at(3)]).toEqual([[], [1_000, 1_000, 2_000]]);
  });

  it('is given up after a minute, with what to do', async () => {
    const { harness, request } = await written();
    const { engine, sleeps } = lagging(harness, { lists: 99 });
    const seen = await awaitVisible(engine, request);
    expect(seen.ok ? '' : `${seen.error.code} ${seen.error.message}`).toMatch(/^BATON-E902 .*within a minute .*did not show it/);
    expect(sleeps.reduce((sum, each) => sum + each, 0)).toBe(60_000);
  });

  it('is waited for with all that was there before, as far as a minute allows', async () => {
    const { harness, request } = await written();
    const { engine, sleeps } = lagging(harness, { lists: 0 });
    expect((await awaitVisible(engine, { ...request, least: 2 })).ok).toBe(true);
    expect(sleeps).toEqual([]);
    expect((await awaitVisible(engine, { ...request, least: 3 })).ok).toBe(true);
    expect(sleeps.at(-1)).toBe(20_000);
  });

  it('does not count where its comment is listed and another record has its place', async () => {
    const { harness, request } = await written();
    const seen = await awaitVisible(harness.engine, { ...request, digest: 'sha256:other' });
    expect(seen.ok ? '' : [seen.error.code, seen.error.cause, seen.error.displaced !== undefined]).toEqual([
      'BATON-E906',
      'displaced-record',
      true,
    ]);
    const unlisted = await awaitVisible(lagging(harness, { lists: 0 }).engine, { ...request, digest: 'x', comment: 99_999 });
    expect(unlisted.ok ? '' : unlisted.error.code).toBe('BATON-E902');
  });

  it('is built again behind the one that had its place, three times at most', async () => {
    const { harness, order, place } = await begin();
    const { store } = harness.engine.ports;
    let writes = 0;
    const append: typeof store.append = async (request) => {
      writes += 1;
      const stored = await store.append(request);
      return stored.map((each) => ({ ...each, digest: 'sha256:other' }));
    };
    const reading = await readOf(harness, order);
    const body = { verb: 'pause', actor: { id: 1, login: 'mona' }, reason: 'x', decidedAt: '2026-03-18T10:00:00Z' } as const;
    const build = async (now: RunReading) => {
      const source = { kind: 'event', event: `e${now.stored.length}` } as const;
      const execution = now.stored.length;
      const drafts = [{ kind: 'decision', run: order.run, task: '', attempt: 0, execution, body: { ...body, source } }] as const;
      return { ok: true as const, value: { drafts: [...drafts], visible: 'x' } };
    };
    const engine = withPorts(harness.engine, { store: { ...store, append } });
    const appended = await appendAndRead(engine, { order: place, reading, build });
    expect([appended.kind, writes]).toEqual(['failed', 3]);
    expect(appended.kind === 'failed' ? Object.keys(appended.problem).toSorted() : []).toEqual(['cause', 'code', 'message']);
  });

  it('is not built where there is nothing to write any more', async () => {
    const { harness, order, place } = await begin();
    const reading = await readOf(harness, order);
    const appended = await appendAndRead(harness.engine, {
      order: place,
      reading,
      build: async () => ({ ok: false as const, error: 'no need' }),
    });
    expect(appended).toEqual({ kind: 'not-needed', reason: 'no need', reading });
  });
});

describe('effects', () => {
  const ends: Effect = { kind: 'end-run', outcome: 'failed', reason: 'a limit' };

  it('that end a run write its end, and later ones see it', async () => {
    const { harness, order } = await begin();
    const reading = await readOf(harness, order);
    const { state } = await performEffects(harness.engine, {
      effects: [ends, { kind: 'update-views' }],
      reading,
      status: undefined,
    });
    expect(state.end?.body).toMatchObject({ outcome: 'failed', reason: 'a limit' });
    const bodies = (await harness.threads.listSince(subjectNumber, always)).map(({ body }) => body);
    expect(bodies.some((body) => body.includes('a limit'))).toBe(true);
  });

  it('end no run that has gone on meanwhile, and nothing of them follows then', async () => {
    const { harness, order } = await begin();
    const reading = await readOf(harness, order);
    await advance(harness, order);
    const said: string[] = [];
    const log = { ...harness.engine.ports.log, info: (text: string) => void said.push(text) };
    const started = harness.started.length;
    const due = { attempt: 1, execution: 1, cause: 1 };
    const more: Effect = { kind: 'dispatch-task', stage: 'investigate', for: 'agent', due };
    const engine = withPorts(harness.engine, { log });
    const performed = await performEffects(engine, { effects: [ends, more], reading, status: undefined });
    expect(performed.state.end).toBeUndefined();
    expect(said).toContain('Run fix-42 has gone on meanwhile, so it does not end: a limit.');
    expect(harness.started).toHaveLength(started);
  });

  it('that start stages name them with their workflow runs, and tell who watches', async () => {
    const { harness, order } = await begin();
    const reading = await readOf(harness, order);
    const due = { attempt: 1, execution: 1, cause: 1 };
    const seen: unknown[] = [];
    const watcher = { see: ({ isStarted }: { readonly isStarted?: boolean }) => void seen.push(isStarted) };
    const engine = withPorts(harness.engine, { watcher });
    const start: Effect = { kind: 'dispatch-task', stage: 'investigate', for: 'agent', due };
    const performed = await performEffects(engine, { effects: [start], reading, status: undefined });
    expect(performed.started).toEqual(['investigate']);
    expect(performed.workflowRuns.get('investigate')?.id).toBeGreaterThan(1_000);
    const none = await performEffects(engine, { effects: [start], reading, status: undefined, start: async () => undefined });
    expect([none.started, none.workflowRuns.size]).toEqual([['investigate'], 0]);
    expect(seen).toEqual([true, false]);
  });

  it('that are nothing say why in the log', async () => {
    const { harness, order } = await begin();
    const said: string[] = [];
    const log = { ...harness.engine.ports.log, info: (text: string) => void said.push(text) };
    const effects: readonly Effect[] = [{ kind: 'ignore', reason: 'the run is paused' }];
    await performEffects(withPorts(harness.engine, { log }), {
      effects,
      reading: await readOf(harness, order),
      status: undefined,
    });
    expect(said).toEqual(['Nothing to do: the run is paused.']);
  });

  it('leave the status comment to a drawing that is certain to come', async () => {
    const { harness, order } = await begin();
    const reading = await readOf(harness, order);
    const finished: unknown[] = [];
    const statusOf = async () =>
      (await harness.threads.listSince(subjectNumber, always)).find(({ body }) => body.includes('<!-- baton-status:'));
    const status = (await statusOf())?.id;
    const isDrawn = async (isCertain: boolean): Promise<boolean> => {
      const drawings = { postpone: async () => isCertain, finish: async (of: unknown) => void finished.push(of) };
      const before = (await statusOf())?.body;
      const effects: readonly Effect[] = isCertain ? [ends, { kind: 'update-views' }] : [{ kind: 'update-views' }];
      const now = isCertain ? reading : await readOf(harness, order);
      await performEffects(withPorts(harness.engine, { drawings }), { effects, reading: now, status });
      return (await statusOf())?.body !== before;
    };
    expect([await isDrawn(true), finished.length]).toEqual([false, 0]);
    expect(await isDrawn(false)).toBe(true);
    expect(finished).toEqual([{ run: 'fix-42', thread: subjectNumber, first: order.first }]);
  });
});

describe('a run that goes on after a pause', () => {
  it('starts what nobody works on, and leaves alone what somebody does', async () => {
    const { harness, order } = await begin();
    const reading = await readOf(harness, order);
    const other = { ...harness.engine.settings, workflowRun: { id: 901, attempt: 1, url: '' } };
    const at = (facts: Parameters<typeof withRuns>[1]): Engine => ({ ...withRuns(harness, facts).engine, settings: other });
    const line = (reads: boolean) => ({
      readsResult: async () => reads,
      awaitLimit: async () => false,
      findWait: async () => undefined,
      listStarts: async () => [],
      releaseClaims: async () => undefined,
    });
    for (const engine of [at({ agent: null }), withPorts(at({ agent: null }), { line: line(false) })])
      expect(await resumeRun(engine, { reading })).toEqual({ started: [], state: reading.state });
    expect((await resumeRun(at({}), { reading })).started).toEqual(['investigate']);
    expect((await resumeRun(withPorts(at({}), { line: line(true) }), { reading })).started).toEqual([]);
    expect((await resumeRun(withPorts(at({}), { line: line(false) }), { reading })).started).toEqual(['investigate']);
  });

  it('starts one stage alone where that is asked for, and asks nobody then', async () => {
    const stages =
      '\n      a: { agent: one, prompt: x }\n      b: { agent: one, prompt: x }\n      ask: { agent: one, prompt: x, approval: {} }';
    const { harness, order } = await begin({ stages });
    const reading = await readOf(harness, order);
    const before = harness.writes.length;
    expect((await resumeRun(harness.engine, { reading, stage: 'b' })).started).toEqual(['b']);
    expect(harness.writes.slice(before).filter((write) => write.startsWith('comment'))).toEqual([]);
    expect(await resumeRun(harness.engine, { reading, stage: 'gone' })).toEqual({ started: [], state: reading.state });
  });
});

describe('the history entry of a run', () => {
  async function ended() {
    const begun = await begin({ stages: '\n      only: { agent: one, prompt: x }' });
    const { state } = await advance(begun.harness, begun.order, { kind: 'output', output: buildOutput(begun.order) });
    return { ...begun, state };
  }

  it('is written once, and not for a run that goes on', async () => {
    const { harness, order, state } = await ended();
    const write = async (): Promise<number> => {
      const before = harness.writes.length;
      await writeHistory(harness.engine, state);
      return harness.writes.length - before;
    };
    expect([await write(), await write()]).toEqual([2, 0]);
    const open = { ...(await readOf(harness, order)).state, end: undefined };
    await expect(writeHistory(harness.engine, open)).rejects.toThrow('has not ended');
  });

  it('goes to another ledger where one takes no more comments, and fails where the newest takes none', async () => {
    const { harness, state } = await ended();
    const { store } = harness.engine.ports;
    const refusing = (times: number, error: Error) => {
      let left = times;
      const append: typeof store.append = async (request) => {
        left -= 1;
        if (left >= 0) throw error;
        return store.append(request);
      };
      const readSince = async () => ({ records: [], comments: [], ignored: [] });
      return withPorts(harness.engine, { store: { ...store, append, readSince } });
    };
    const refusal = (reason: 'comments-refused' | 'forbidden') =>
      new GitHubError('locked.', { reason, status: 403, code: 'BATON-E801' });
    await expect(writeHistory(refusing(9, refusal('forbidden')), state)).rejects.toThrow('locked.');
    await expect(writeHistory(refusing(9, new Error('bug')), state)).rejects.toThrow('bug');
    const later = {
      ...state,
      end: state.end && { ...state.end, body: { ...state.end.body, finishedAt: '2026-03-19T09:00:00Z' } },
    };
    await writeHistory(refusing(1, refusal('comments-refused')), later);
    expect(harness.warnings.at(-1)).toMatch(/^Ledger #\d+ takes no more comments, so another one is used: locked\.$/);
    expect(harness.writes.some((write) => write.startsWith('ledger '))).toBe(true);
    const next = {
      ...later,
      end: later.end && { ...later.end, body: { ...later.end.body, finishedAt: '2026-03-20T09:00:00Z' } },
    };
    await expect(writeHistory(refusing(99, refusal('comments-refused')), next)).rejects.toThrow(
      /^BATON-E907: Ledger #\d+, made just now/,
    );
  });
});
