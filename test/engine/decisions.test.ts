import { describe, expect, it } from 'vitest';
import { executionTitle } from '../../src/core/pipeline/names.ts';
import type { Dispatch } from '../../src/core/record/dispatch.ts';
import { statusMarker } from '../../src/core/text/status-comment.ts';
import { type DecideRequest, decideRun } from '../../src/engine/decide-run.ts';
import type { EnginePorts } from '../../src/engine/engine-ports.ts';
import { GitHubError, type WorkflowRun } from '../../src/ports/github.ts';
import {
  buildOutput,
  Crash,
  createHarness,
  type Harness,
  type HarnessOptions,
  subjectNumber,
} from '../support/engine-harness.ts';
import { requirement } from '../support/requirement.ts';
import { advance, lastStarted, orderOf, plan } from './chain.ts';

const actor = { id: 7, login: 'marla' };
const stages = `
      look: { agent: one, prompt: "x" }
      fix: { needs: [look], agent: one, prompt: "y" }`;

interface Begun {
  readonly harness: Harness;
  readonly order: Dispatch;
  /** Workflow runs that were told to stop. */
  readonly cancelled: readonly number[];
  /** Workflow runs that have ended. */
  readonly over: Set<number>;
  decide(changes: Partial<DecideRequest>): ReturnType<typeof decideRun>;
}

/** A run whose first task is at work in the workflow run that planned it. */
async function begin(options: HarnessOptions & { top?: string; refusing?: boolean; stages?: string } = {}): Promise<Begun> {
  const harness = createHarness(options);
  const order = orderOf(await plan(harness, { stages: options.stages ?? stages, top: options.top ?? '' }));
  const cancelled: number[] = [];
  const over = new Set<number>();
  const statusOfRun = (id: number) => (over.has(id) ? 'completed' : 'in_progress');
  const workflowRuns: EnginePorts['workflowRuns'] = {
    findRuns: async (title) =>
      harness.started.flatMap((each, index) =>
        executionTitle(each) === title ? [at(1_001 + index, statusOfRun(1_001 + index))] : [],
      ),
    listJobs: async () => [{ id: 1, name: 'agent', status: 'in_progress', conclusion: null, url: '', began: true, attempt: 1 }],
    findBroken: async () => [],
    rerunJob: async () => undefined,
    cancel: async (run) => {
      if (options.refusing === true) throw new GitHubError('no right.', { reason: 'forbidden', status: 403, code: 'BATON-E801' });
      return cancelled.push(run) > 0;
    },
  };
  const settings = { ...harness.engine.settings, workflowRun: { id: 901, attempt: 1, url: '' } };
  const engine = { ports: { ...harness.engine.ports, workflowRuns }, settings };
  const { run, thread, first } = order;
  const place = { run, thread, first, actor, verb: 'cancel' as const, reason: 'a comment asked for it' };
  const source = { kind: 'comment' as const, comment: 5_000 };
  return { harness, order, cancelled, over, decide: (changes) => decideRun(engine, { ...place, source, ...changes }) };
}

function at(id: number, status: string): WorkflowRun {
  return { id, title: '', status, conclusion: null, url: '' };
}

async function fail(harness: Harness, order: Dispatch): Promise<void> {
  const failed = { outcome: 'failed' as const, failure: { reason: 'exit-status', message: 'boom' } };
  await advance(harness, order, { kind: 'output', output: buildOutput(order, failed) });
}

async function kinds(harness: Harness, thread = subjectNumber): Promise<readonly string[]> {
  const { records } = await harness.engine.ports.store.readSince(thread, '2000-01-01T00:00:00Z');
  return records.map(({ record }) => record.kind);
}

async function statusOf(harness: Harness): Promise<string> {
  const comments = await harness.threads.listSince(subjectNumber, '2000-01-01T00:00:00Z');
  return comments.find(({ body }) => body.endsWith(statusMarker('fix-42')))?.body ?? '';
}

describe('a run that somebody cancels', () => {
  requirement(
    {
      ids: ['DESIGN-4.5', 'U14'],
      title: 'ends at once: decision and end in one comment, its workflow run told to stop, said in the status',
      input: 'cancel while the first task is at work, and the same comment once more',
      expected: 'run, decision, end; workflow run 900 told to stop; nothing started; the second time changes no record',
    },
    async () => {
      const { harness, decide, cancelled } = await begin();
      const decided = await decide({});
      expect(decided).toMatchObject({ ok: true, value: { isNew: true, started: [], stopped: [{ id: 900 }] } });
      expect(await decide({})).toMatchObject({ ok: true, value: { isNew: false } });
      expect(await kinds(harness)).toEqual(['run', 'decision', 'end']);
      const comments = await harness.threads.listSince(subjectNumber, '2000-01-01T00:00:00Z');
      expect(
        comments.filter(({ body }) =>
          body.startsWith('🚫 Baton run `fix-42` was cancelled by `marla`, because a comment asked for it.'),
        ),
      ).toHaveLength(1);
      expect(await statusOf(harness)).toContain('🚫 was cancelled: cancelled by marla: a comment asked for it');
      expect(cancelled[0]).toBe(900);
      expect(harness.started).toEqual([]);
    },
  );

  requirement(
    {
      ids: ['DESIGN-4.5', 'DESIGN-4.8'],
      title: 'keeps what its task comes to later, and nothing follows from it',
      input: 'cancel, then the output of the task arrives',
      expected: 'run, decision, end, task with outcome skipped and its handoff; nothing dispatched',
    },
    async () => {
      const { harness, decide, order } = await begin();
      await decide({});
      await advance(harness, order);
      const records = await harness.records();
      expect(records.map(({ record }) => record.kind)).toEqual(['run', 'decision', 'end', 'task']);
      expect(records.at(-1)?.record.body).toMatchObject({ outcome: 'skipped' });
      expect(harness.started).toEqual([]);
    },
  );

  requirement(
    {
      ids: ['DESIGN-5.2'],
      title: 'is cancelled once, wherever the job that cancels it dies',
      input: 'a crash after each write of the decision, then the job again',
      expected: 'one decision, one end, a status that says so',
    },
    async () => {
      for (const writes of [1, 2]) {
        const { harness, decide } = await begin();
        harness.crashAfter(writes);
        await expect(decide({})).rejects.toThrow(Crash);
        harness.crashAfter(undefined);
        await decide({});
        expect(await kinds(harness)).toEqual(['run', 'decision', 'end']);
        expect(await statusOf(harness)).toContain('was cancelled');
      }
    },
  );

  requirement(
    {
      ids: ['DESIGN-4.5'],
      title: 'is cancelled the same with every way to keep records',
      input: 'comments: all, outcomes, none; signed and unsigned',
      expected: 'decision and end on the thread of the run, six times',
    },
    async () => {
      for (const unsigned of [false, true]) {
        for (const comments of ['all', 'outcomes', 'none']) {
          const { harness, decide, order } = await begin({ unsigned, top: `comments: ${comments}` });
          expect(await decide({})).toMatchObject({ ok: true });
          expect((await kinds(harness, order.thread)).slice(-2)).toEqual(['decision', 'end']);
        }
      }
    },
  );

  it('has the workflow run of its dispatched task stopped, and no other', async () => {
    const { harness, decide, order, cancelled } = await begin();
    await advance(harness, order);
    expect(await decide({})).toMatchObject({ ok: true, value: { stopped: [{ id: 1_001 }] } });
    expect(new Set(cancelled)).toEqual(new Set([1_001]));
    const comments = await harness.threads.listSince(subjectNumber, '2000-01-01T00:00:00Z');
    expect(comments.some(({ body }) => body.includes(' Workflow run 1001 was told to stop.'))).toBe(true);
  });

  it('ends also where GitHub refuses to stop its job, which is a warning', async () => {
    const { harness, decide } = await begin({ refusing: true });
    expect(await decide({})).toMatchObject({ ok: true, value: { stopped: [] } });
    expect(await kinds(harness)).toEqual(['run', 'decision', 'end']);
    expect(harness.warnings.join()).toContain('Workflow run 900 was not told to stop: no right');
  });

  it('is not cancelled by another comment again, nor paused', async () => {
    const { decide } = await begin();
    await decide({});
    const source = { kind: 'comment' as const, comment: 5_001 };
    expect(await decide({ source })).toEqual({ ok: false, error: 'Run `fix-42` has ended already (cancelled).' });
    expect(await decide({ source, verb: 'pause' })).toMatchObject({ ok: false });
    expect(await decide({ source, verb: 'retry' })).toMatchObject({ ok: false });
  });
});

/** A run that its time limit ends, while one of its stages is due. */
async function endLate(): Promise<Begun> {
  const forked = `
      look: { agent: one, prompt: "x" }
      left: { needs: [look], agent: one, prompt: "y" }
      right: { needs: [look], agent: one, prompt: "z" }`;
  const begun = await begin({ stages: forked });
  const { harness, order } = begun;
  await advance(harness, order);
  expect(harness.started.map(executionTitle)).toEqual(['fix-42/left 1', 'fix-42/right 1']);
  const { clock } = harness.engine.ports;
  const { now } = clock;
  Object.assign(clock, { now: () => new Date(Date.parse(now()) + 4 * 3_600_000).toISOString() });
  await fail(harness, lastStarted({ ...harness, started: harness.started.slice(0, 1) }));
  const reason = expect.stringContaining('limits.timeout-minutes is 180');
  expect((await harness.records()).at(-1)?.record).toMatchObject({ kind: 'end', body: { outcome: 'failed', reason } });
  return begun;
}

describe('a failed run that somebody lets go on', () => {
  requirement(
    {
      ids: ['T17', 'U14'],
      title: 'goes on also where it ended in a pause, which counts no longer',
      input: 'pause, look fails, the label is taken off after the end, retry, look and fix succeed',
      expected: 'look starts; the run ends as succeeded',
    },
    async () => {
      const { harness, decide, order } = await begin();
      const source = (at: string) => ({ source: { kind: 'event' as const, event: at } });
      expect(await decide({ verb: 'pause', ...source('paused 1') })).toMatchObject({ ok: true });
      await fail(harness, order);
      expect((await kinds(harness)).at(-1)).toBe('end');
      expect(await decide({ verb: 'retry' })).toMatchObject({ ok: true, value: { started: ['look'] } });
      await advance(harness, lastStarted(harness));
      const { ended } = await advance(harness, lastStarted(harness));
      expect(ended?.outcome).toBe('succeeded');
    },
  );

  requirement(
    {
      ids: ['U14', 'DESIGN-4.5'],
      title: 'starts the failed task once more, beyond its attempts, with the failure at hand, and can end again',
      input: 'look fails, retry, look and fix succeed',
      expected: 'attempt 2, execution 2; two ends, of which the second counts',
    },
    async () => {
      const { harness, decide, order } = await begin();
      await fail(harness, order);
      expect((await harness.records()).at(-1)?.record).toMatchObject({ kind: 'end', body: { outcome: 'failed' } });
      expect(await decide({ verb: 'retry' })).toMatchObject({ ok: true, value: { started: ['look'] } });
      const again = lastStarted(harness);
      expect(again).toMatchObject({ task: 'look', attempt: 2, execution: 2 });
      expect(await statusOf(harness)).toContain('is ▶️ under way');
      await advance(harness, again);
      const advanced = await advance(harness, lastStarted(harness));
      expect(advanced.ended).toMatchObject({ outcome: 'succeeded' });
      const { records, ignored } = await harness.engine.ports.store.readSince(subjectNumber, '2000-01-01T00:00:00Z');
      expect(ignored).toEqual([]);
      expect(records.filter(({ record }) => record.kind === 'end')).toHaveLength(2);
    },
  );

  requirement(
    {
      ids: ['U14', 'DESIGN-5.2'],
      title: 'is started once by one comment, and not by one that came before a newer decision',
      input: 'retry twice with comment 5000; it fails again; retry with 5002, then with 5001',
      expected: 'one start, one more, none',
    },
    async () => {
      const { harness, decide, order } = await begin();
      await fail(harness, order);
      await decide({ verb: 'retry' });
      await decide({ verb: 'retry' });
      expect(harness.started).toHaveLength(1);
      await fail(harness, lastStarted(harness));
      expect(await decide({ verb: 'retry', source: { kind: 'comment', comment: 5_002 } })).toMatchObject({ ok: true });
      expect(harness.started).toHaveLength(2);
      expect(await decide({ verb: 'retry', source: { kind: 'comment', comment: 5_001 } })).toMatchObject({ ok: false });
    },
  );

  requirement(
    {
      ids: ['U14', 'DESIGN-4.5'],
      title: 'starts again what was due when the run ended, unless it is at work still; the same comment starts nothing twice',
      input:
        'left and right follow look; left fails when the time of the run is over; the job of right is over, or is not; retry, twice',
      expected: 'left once more and right once more; left alone; nothing the second time',
    },
    async () => {
      for (const isOver of [true, false]) {
        const { harness, decide, over } = await endLate();
        over.add(1_001);
        if (isOver) over.add(1_002);
        for (const _ of [1, 2]) {
          expect(await decide({ verb: 'retry' })).toMatchObject({ ok: true });
          const again = harness.started.slice(2).map(executionTitle);
          expect(again).toEqual(isOver ? ['fix-42/left 2', 'fix-42/right 1'] : ['fix-42/left 2']);
        }
      }
    },
  );

  it('is refused while it is under way, for stages that did not fail, and where a limit is in the way', async () => {
    const { harness, decide, order } = await begin({});
    expect(await decide({ verb: 'retry' })).toMatchObject({ ok: false });
    await advance(harness, order);
    await fail(harness, lastStarted(harness));
    expect(await decide({ verb: 'retry', stage: 'look' })).toMatchObject({ ok: false });
    expect(await decide({ verb: 'retry', stage: 'lok' })).toEqual({
      ok: false,
      error: 'Run `fix-42` has no stage `lok`; its stages are `look`, `fix`.',
    });
    expect(await decide({ verb: 'retry', stage: 'fix' })).toMatchObject({ ok: true, value: { started: ['fix'] } });
  });
});

describe('a paused run', () => {
  it('records what comes and starts nothing', async () => {
    const { harness, decide, order } = await begin();
    expect(await decide({ verb: 'pause' })).toMatchObject({ ok: true });
    await advance(harness, order);
    expect(await kinds(harness)).toEqual(['run', 'decision', 'task']);
    expect(harness.started).toEqual([]);
  });
});
