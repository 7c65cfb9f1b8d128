import { describe, expect, it } from 'vitest';
import { deriveUsual } from '../../../src/core/history/usual.ts';
import type { StageUsage } from '../../../src/core/record/history-record.ts';
import { requirement } from '../../support/requirement.ts';

const stage = (given: Partial<StageUsage> = {}): StageUsage => ({
  ...{ stage: 'fix', engine: 'codex', outcome: 'succeeded', executions: 1, seconds: 60 },
  ...given,
});
const day = (at: number) => ({ finishedAt: new Date(Date.UTC(2026, 2, at)).toISOString() });
const runs = (...given: readonly Partial<StageUsage>[]) =>
  given.map((own, index) => ({ ...day(index + 1), stages: [stage(own)] }));

describe('what a stage usually takes', () => {
  requirement(
    {
      ids: ['P14-4'],
      title: 'are the figures between which eight of ten of its runs lie that succeeded, and nothing of fewer than three',
      input: 'two runs; three; ten of which one took an hour and one a second; two that succeeded and five that failed',
      expected: 'nothing; the least and the most; those without the two; nothing',
    },
    () => {
      expect(deriveUsual(runs({}, {}))).toBeUndefined();
      expect(deriveUsual(runs({ seconds: 90 }, { seconds: 30 }, { seconds: 60, outcome: 'noop' }))).toEqual({
        fix: { runs: 3, seconds: [30, 90] },
      });
      const eight = Array.from({ length: 8 }, (_, index) => ({ seconds: 60 + index, costUsd: 0.1 * (index + 1) }));
      const ten = runs({ seconds: 3600, costUsd: 9 }, ...eight, { seconds: 1, costUsd: 0 });
      expect(deriveUsual(ten)).toEqual({ fix: { runs: 10, seconds: [60, 67], costUsd: [0.1, 0.8] } });
      const failed = Array.from({ length: 5 }, () => ({ outcome: 'failed' as const }));
      expect(deriveUsual(runs({}, {}, ...failed))).toBeUndefined();
      expect(deriveUsual([])).toBeUndefined();
      expect(deriveUsual([{}, {}, {}])).toBeUndefined();
    },
  );

  it('counts the newest thirty runs of each stage, in whatever order they come', () => {
    const old = Array.from({ length: 20 }, () => ({ seconds: 900 }));
    const fresh = Array.from({ length: 30 }, () => ({ seconds: 60 }));
    const all = runs(...old, ...fresh);
    for (const given of [all, all.toReversed()]) expect(deriveUsual(given)).toEqual({ fix: { runs: 30, seconds: [60, 60] } });
  });

  it('adds up the engines of a stage in one run, and names a cost where that of all executions is known, three times', () => {
    const two = (unpriced?: number) => [
      stage({ costUsd: 0.1 }),
      stage({ engine: 'gemini', seconds: 30, costUsd: 0.2, unpriced }),
    ];
    const times = (count: number, unpriced?: number) =>
      Array.from({ length: count }, (_, index) => ({ ...day(index + 1), stages: two(unpriced) }));
    expect(deriveUsual(times(3))).toEqual({ fix: { runs: 3, seconds: [90, 90], costUsd: [0.3, 0.3] } });
    expect(deriveUsual([...times(2), ...times(2, 1)])).toEqual({ fix: { runs: 4, seconds: [90, 90] } });
    expect(deriveUsual(runs({ costUsd: 1 }, {}, {}))).toEqual({ fix: { runs: 3, seconds: [60, 60] } });
  });
});
