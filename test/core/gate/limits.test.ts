import { describe, expect } from 'vitest';
import { decide } from '../../../src/core/state/decide.ts';
import { requirement } from '../../support/requirement.ts';
import { buildRecords, getState, type Plan, type RunLimits } from '../run/run-builder.ts';

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
