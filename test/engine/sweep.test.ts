import { describe, expect } from 'vitest';
import { sweep } from '../../src/engine/sweep.ts';
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
          { title: 'fix-42/investigate 1', silence: { kind: 'lost' } },
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
      expect(tasks).toEqual([{ title: 'fix-42/fix 1', silence: { kind: 'never-started' } }]);
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
      expect(state.stages.get('investigate')?.kind).toBe('due');
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
});
