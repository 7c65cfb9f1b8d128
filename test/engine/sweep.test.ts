import { describe, expect } from 'vitest';
import { sweep } from '../../src/engine/sweep/sweep.ts';
import { sweepOverdue } from '../../src/engine/sweep/sweep-run.ts';
import { readRun } from '../../src/engine/thread/read-run.ts';
import { buildOutput, createHarness, type Harness, type HarnessOptions, subjectNumber } from '../support/engine-harness.ts';
import { requirement } from '../support/requirement.ts';
import { advance, lastStarted, orderOf, plan } from './chain.ts';
import { withRuns } from './with-runs.ts';

async function begin(options: HarnessOptions = {}): Promise<Harness> {
  const harness = createHarness(options);
  await plan(harness);
  return harness;
}

const threads = async () => [subjectNumber];

for (const unsigned of [false, true]) {
  describe(`sweep, ${unsigned ? 'unsigned' : 'signed'}`, () => {
    requirement(
      {
        ids: ['DESIGN-2', 'DESIGN-5.3', 'T20'],
        title: `a task whose job vanished becomes a failed attempt, and the run goes on (${unsigned ? 'unsigned' : 'signed'})`,
        input: 'the workflow run that planned is over, its agent job was cancelled, and there is no record',
        expected: 'one order for publish that names the workflow run; sweep wrote nothing; then execution 2 starts',
      },
      async () => {
        const harness = withRuns(await begin({ unsigned }), {});
        const before = harness.writes.length;
        expect((await sweep(harness.engine, threads)).tasks).toMatchObject([
          { title: 'fix-42/investigate 1', stall: { kind: 'lost' } },
        ]);
        expect(harness.writes.slice(before)).toEqual(['start fix-42/investigate 1']);
        const order = lastStarted(harness);
        expect(order).toMatchObject({ for: 'publish', lost: 900, attempt: 1, execution: 1, lock: subjectNumber });
        const failure = { reason: 'job-lost' as const, message: 'The runner was lost.' };
        const settled = await advance(harness, order, { kind: 'lost', failure });
        expect(settled.task).toMatchObject({ outcome: 'failed', failure });
        expect(settled.started).toEqual(['investigate']);
        expect(lastStarted(harness)).toMatchObject({ for: 'agent', execution: 2 });
      },
    );
  });
}

describe('sweep', () => {
  requirement(
    {
      ids: ['DESIGN-5.2', 'DESIGN-5.3'],
      title: 'a start that a crashed publisher did not come to is made up for',
      input: 'the record of investigate is there, and fix was never dispatched',
      expected: 'the order of fix, for its agent',
    },
    async () => {
      const harness = withRuns(createHarness(), {});
      const order = orderOf(await plan(harness));
      harness.crashAfter(1);
      await expect(advance(harness, order)).rejects.toThrow('after comment');
      harness.crashAfter(undefined);
      const { tasks } = await sweep(harness.engine, threads);
      expect(tasks).toEqual([{ title: 'fix-42/fix 1', stall: { kind: 'never-started' } }]);
      expect(lastStarted(harness)).toMatchObject({ for: 'agent', task: 'fix', execution: 1 });
      expect(lastStarted(harness).lost).toBeUndefined();
    },
  );

  requirement(
    {
      ids: ['DESIGN-5.2'],
      title: 'what is at work is left alone, and so is a run that has ended',
      input: 'the agent job runs; later the run has ended',
      expected: 'nothing is started',
    },
    async () => {
      const harness = withRuns(await begin(), { agent: null });
      expect(await sweep(harness.engine, threads)).toEqual({ tasks: [], repeated: [], open: ['fix-42'] });
      const settling = withRuns(harness, { status: 'in_progress' });
      await sweep(withRuns(harness, {}).engine, threads);
      expect((await sweep(settling.engine, threads)).tasks).toEqual([]);
      await advance(harness, lastStarted(harness), { kind: 'lost', failure: { reason: 'job-failed', message: '' } });
      expect(await sweep(harness.engine, threads)).toEqual({ tasks: [], repeated: [], open: [] });
    },
  );

  requirement(
    {
      ids: ['T17', 'DESIGN-5.2'],
      title: 'starts nothing under the kill switch, also not in passing after a record',
      input:
        'the agent job vanished; BATON_PAUSE; a sweep, and a sweep in passing of a run that is overdue; then without BATON_PAUSE',
      expected: 'no start; then one',
    },
    async () => {
      const harness = withRuns(createHarness(), {});
      const order = orderOf(await plan(harness));
      const { ports, settings } = harness.engine;
      const clock = { ...ports.clock, now: () => '2026-03-19T09:00:00.000Z' };
      const engine = { settings, ports: { ...ports, clock } };
      const paused = { ...engine, settings: { ...engine.settings, paused: true } };
      expect(await sweep(paused, threads)).toMatchObject({ tasks: [], open: ['fix-42'] });
      const reading = await readRun(paused, order);
      if (!reading.ok) throw new Error(reading.error.message);
      await sweepOverdue(paused, { reading: reading.value });
      expect(harness.started).toEqual([]);
      await sweepOverdue(engine, { reading: reading.value });
      expect(harness.started).toHaveLength(1);
    },
  );

  requirement(
    {
      ids: ['DESIGN-5.2', 'T17'],
      title: 'finds also a run that a pause has made old, as long as it can be 35 days',
      input: 'a run that began 20 days ago; 36 days ago',
      expected: 'what it waits for is settled; it is not looked for',
    },
    async () => {
      for (const [days, found] of [
        [20, ['fix-42']],
        [36, []],
      ] as const) {
        const harness = withRuns(await begin(), {});
        const { ports } = harness.engine;
        const first = (await harness.records())[0]?.writtenAt ?? '';
        const now = () => new Date(Date.parse(first) + days * 86_400_000).toISOString();
        const asked: string[] = [];
        const engine = { ...harness.engine, ports: { ...ports, clock: { ...ports.clock, now } } };
        const swept = await sweep(engine, async (since) => {
          asked.push(since);
          return threads();
        });
        expect([swept.open, swept.tasks.length]).toEqual([found, found.length]);
        expect(asked).toEqual([new Date(Date.parse(now()) - 35 * 86_400_000).toISOString()]);
      }
    },
  );

  requirement(
    {
      ids: ['DESIGN-8'],
      title: 'reads no more threads than its token has requests for',
      input: '500 threads that may hold records',
      expected: '200 are read, and a warning says so',
    },
    async () => {
      const harness = withRuns(await begin(), {});
      const { ports } = harness.engine;
      let reads = 0;
      const readSince: typeof ports.store.readSince = async () => {
        reads += 1;
        return { records: [], comments: [], ignored: [] };
      };
      const engine = { ...harness.engine, ports: { ...ports, store: { ...ports.store, readSince } } };
      await sweep(engine, async () => Array.from({ length: 500 }, (_, index) => 1_000 + index));
      expect(reads).toBe(200);
      expect(harness.warnings.join()).toContain('500 threads may hold runs; this sweep reads the 200 that were written to last.');
    },
  );

  requirement(
    {
      ids: ['T17'],
      title: 'a task whose job met a pause is neither recorded nor given up',
      input: 'the agent job says "paused"',
      expected: 'no record, and the task stays due',
    },
    async () => {
      const harness = createHarness();
      const order = orderOf(await plan(harness));
      const before = harness.writes.length;
      const output = { ...buildOutput(order), stopped: 'paused' as const };
      const { task, state } = await advance(harness, order, { kind: 'output', output });
      expect(task).toBeUndefined();
      expect(state.rows.get('investigate')?.status).toBe('ready');
      expect(harness.writes).toHaveLength(before);
    },
  );

  requirement(
    {
      ids: ['DESIGN-5.2'],
      title: 'a record that was written a moment ago is left to its writer',
      input: 'the run began a minute ago',
      expected: 'nothing is started',
    },
    async () => {
      const harness = withRuns(await begin(), {});
      const first = (await harness.records())[0]?.writtenAt ?? '';
      const now = new Date(Date.parse(first) + 60_000).toISOString();
      const { ports } = harness.engine;
      const engine = { ...harness.engine, ports: { ...ports, clock: { ...ports.clock, now: () => now } } };
      expect(await sweep(engine, threads)).toEqual({ tasks: [], repeated: [], open: ['fix-42'] });
    },
  );

  requirement(
    {
      ids: ['DESIGN-2', 'DESIGN-5.3'],
      title: 'a run in the way of a new one is swept in passing',
      input: 'a second event for a subject whose run waits for a job that vanished',
      expected: 'no second run; the loss of the first is settled, and the refusal says so',
    },
    async () => {
      const harness = withRuns(await begin(), {});
      const planned = await plan(harness, { comments: 2, start: 'another event' });
      expect(planned.runs).toEqual([]);
      expect(planned.refused[0]?.reason).toMatch(
        /has not ended; fix-42\/investigate 1: workflow run 900 is over and left no record/,
      );
      expect(lastStarted(harness)).toMatchObject({ for: 'publish', lost: 900 });
    },
  );

  requirement(
    {
      ids: ['DESIGN-5.3', 'H-29'],
      title: 'a job that runs again leaves the run in its way to the sweep that let it run again, so that no agent is paid twice',
      input:
        'a run whose first job died before its agent began; the job of a second event at its first attempt, and at its second',
      expected: 'the first attempt starts the agent, and says so; the second starts nothing',
    },
    async () => {
      const outcomes = [];
      for (const attempt of [1, 2]) {
        const harness = withRuns(await begin(), { agent: 'skipped' });
        const settings = { ...harness.engine.settings, workflowRun: { id: 910, attempt, url: '' } };
        const event = { comments: 2, start: 'another event' };
        const { refused } = await plan({ ...harness, engine: { ...harness.engine, settings } }, event);
        outcomes.push([refused[0]?.reason.replace(/^.* has not ended/, ''), harness.started.length]);
      }
      expect(outcomes).toEqual([
        ['; fix-42/investigate 1: it was due and never started; it was started now', 1],
        ['', 0],
      ]);
    },
  );
});
