import { describe, expect, it } from 'vitest';
import type { BatonRecord, TaskBody, TransferRecord } from '../../../src/core/record/record.ts';
import { decide } from '../../../src/core/state/decide.ts';
import { buildTask } from '../../support/record-builders.ts';
import { requirement } from '../../support/requirement.ts';
import { buildDone, buildRecords, getState, type Plan, type RunLimits, store } from '../run/run-builder.ts';
import { buildSpawned, following, stateOf } from '../state/spawn-builder.ts';

const plan: Plan = { a: {}, b: { needs: ['a'] }, 'open-pr': { needs: ['a'] } };
const usage = { costUsd: 2 };

/** How the run ends when `a` has been at work since 08:00:00 and others are due, long after. */
function endAfter(finishedAt: string, limits: RunLimits, stages: Plan = plan): string | undefined {
  const state = getState(buildRecords(stages, [{ stage: 'a', body: { usage, finishedAt } }], { limits }));
  const end = decide(state, { cause: state.tip.seq, now: '2026-03-19T08:00:00Z' }).find(({ kind }) => kind === 'end-run');
  return end?.kind === 'end-run' ? `${end.outcome}: ${end.reason}` : undefined;
}

describe('a limit of a run', () => {
  requirement(
    {
      ids: ['DESIGN-5.4'],
      title: 'of time ends it when more is to start after more work than that, and waiting is no work',
      input: 'timeout-minutes: 60; agents were at work for 60 minutes, and for a second more; a day has passed',
      expected: 'nothing; failed, with the limit and the minutes',
    },
    () => {
      expect(endAfter('2026-03-18T09:00:00Z', { 'timeout-minutes': 60 })).toBeUndefined();
      expect(endAfter('2026-03-18T09:00:01Z', { 'timeout-minutes': 60 })).toBe(
        'failed: limits.timeout-minutes is 60, and the run has taken 61',
      );
    },
  );

  requirement(
    {
      ids: ['DESIGN-5.4'],
      title: 'of cost lets a built-in that is due alone bring what was paid for, and starts no agent',
      input: 'max-cost-usd: 1, spent 2; a built-in is due, alone and beside an agent; no such limit',
      expected: 'nothing; failed; nothing',
    },
    () => {
      const now = '2026-03-18T08:10:00Z';
      const alone: Plan = { a: {}, 'open-pr': { needs: ['a'] } };
      expect(endAfter(now, { 'max-cost-usd': 1 }, alone)).toBeUndefined();
      expect(endAfter(now, { 'max-cost-usd': 1 })).toBe('failed: limits.max-cost-usd is 1, and the run has cost 2');
      expect(endAfter(now, {})).toBeUndefined();
    },
  );
});

describe('work that is handed to and fro', () => {
  const transfer = (seq: number): TransferRecord => {
    const { kind: _, body: _body, ...place } = buildTask({ task: 'plan', execution: seq - 1, seq });
    const body = { from: 'worker', to: 'worker', message: 'Go on.', timestamp: '2026-03-18T08:05:00Z' };
    return { ...place, kind: 'transfer', body };
  };
  const done = (seq: number, published?: string): BatonRecord => {
    const body: Partial<TaskBody> = published === undefined ? {} : { commits: { base: 'b', head: 'h', published } };
    return buildDone({ stage: 'plan', execution: seq, body }, { seq });
  };
  const ends = (...records: readonly BatonRecord[]) => {
    const stages = { plan: { agent: 'worker' }, next: { agent: 'worker' } };
    const begun = buildSpawned([], { stages, limits: { 'max-repeats': 1 } });
    return following(getState([...begun, ...records.map(store)])).filter((words) => words.startsWith('end '));
  };
  const told = 'limits.max-repeats is 1, and worker handed plan over to worker with the same message on the same commit 2 times';

  it('ends the run where nothing was done in between', () => {
    expect(ends(done(2), transfer(3))).toEqual([]);
    expect(ends(done(2), transfer(3), done(4), transfer(5))).toEqual([`end failed: ${told}`]);
    expect(ends(done(2, 'p1'), transfer(3), done(4), transfer(5))).toEqual([`end failed: ${told}`]);
  });

  it('does not where commits were made in between, whatever comes later', () => {
    expect(ends(done(2, 'p1'), transfer(3), done(4, 'p2'), transfer(5), done(6, 'p3'))).toEqual([]);
  });
});

describe('a transfer beyond the limit', () => {
  it('ends the run with its words, though attempts are left and other stages are due (T-12)', () => {
    const refusedTransfer = { reason: 'limit', to: 'other', message: 'Go on.', limit: 1 } as const;
    const failure = { reason: 'transfer', message: 'Max handoffs (1) exceeded.' };
    const stages = { plan: { agent: 'worker', retry: { attempts: 2 } }, next: { agent: 'worker' } };
    const state = stateOf(stages, [{ stage: 'plan', outcome: 'failed', body: { refusedTransfer, failure } }]);
    expect(following(state)).toEqual(['end failed: plan: Max handoffs (1) exceeded.']);
  });
});
