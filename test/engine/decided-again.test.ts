import { describe, expect, it } from 'vitest';
import { executionTitle } from '../../src/core/run/names.ts';
import { buildOutput, subjectNumber } from '../support/engine-harness.ts';
import { requirement } from '../support/requirement.ts';
import { advance, lastStarted } from './chain.ts';
import { type Begun, begin, fail, kinds, statusOf } from './decision-chain.ts';

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
  const left = lastStarted({ ...harness, started: harness.started.slice(0, 1) });
  const failed = { outcome: 'failed' as const, failure: { reason: 'exit-status', message: 'boom' } };
  const output = buildOutput(left, { ...failed, startedAt: new Date(Date.parse(now())).toISOString(), finishedAt: clock.now() });
  await advance(harness, left, { kind: 'output', output });
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
      expect(await statusOf(harness)).toContain('is **▶️ under way');
      await advance(harness, again);
      const advanced = await advance(harness, lastStarted(harness));
      expect(advanced.ended).toMatchObject({ outcome: 'succeeded' });
      const { records, ignored } = await harness.engine.ports.store.readSince(subjectNumber, '2000-01-01T00:00:00Z');
      expect(ignored).toEqual([]);
      const ends = records.filter(({ record }) => record.kind === 'end');
      // After the retry: the `seq` of the first record in the comment that ended the run again.
      expect(ends.map(({ record }) => [record.seq, record.execution])).toEqual([
        [3, 1],
        [7, 6],
      ]);
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

  requirement(
    {
      ids: ['U14', 'DESIGN-5.2', 'H-29'],
      title: 'is given what an agent left whose publish job died: that job runs again, and no second agent is paid',
      input: 'left fails when the time of the run is over; the agent of right ended well, and its publish job failed; retry',
      expected: 'left once more; the publish job of right again, and no other start of right',
    },
    async () => {
      const { harness, decide, over, jobs, repeated } = await endLate();
      over.add(1_001).add(1_002);
      const ended = { status: 'completed', url: '', began: true, attempt: 1 };
      const left = [
        { ...ended, id: 1, name: 'agent', conclusion: 'success' },
        { ...ended, id: 2, name: 'publish', conclusion: 'failure' },
      ];
      jobs.splice(0, 1, ...left);
      expect(await decide({ verb: 'retry' })).toMatchObject({ ok: true });
      expect(harness.started.slice(2).map(executionTitle)).toEqual(['fix-42/left 2']);
      expect(repeated).toEqual([2]);
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
