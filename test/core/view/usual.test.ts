import { describe, expect, it } from 'vitest';
import type { Usual } from '../../../src/core/record/history-record.ts';
import type { State } from '../../../src/core/run/state.ts';
import { renderStatusComment } from '../../../src/core/view/status/status-comment.ts';
import { requirement } from '../../support/requirement.ts';
import { buildRecords, type Done, getState } from '../run/run-builder.ts';

const plan = { look: {}, fix: { needs: ['look'] } };

function stateOf(usual: Readonly<Record<string, Usual>> | undefined, done: readonly Done[] = [], ended = false): State {
  const state = getState(buildRecords(plan, done, { ended }));
  state.run.body.usual = usual;
  return state;
}

const linesOf = (state: State): readonly string[] =>
  renderStatusComment(state)
    .split('\n')
    .filter((line) => line.includes('⏱️'));

const look: Usual = { runs: 12, seconds: [360, 840], costUsd: [0.4, 0.9] };

describe('what stages took before, in the status comment', () => {
  requirement(
    {
      ids: ['P14-4'],
      title: 'is a line for each stage that has not ended, and nothing where nothing is known',
      input: 'a run at its first stage, at its second, at its end; figures of the first stage alone; none',
      expected: 'one line with minutes, cost and runs; none; none; none',
    },
    () => {
      expect(linesOf(stateOf({ look }))).toEqual(['- ⏱️ `look`: usually 6 to 14 min, $0.40 to $0.90, 12 runs.']);
      expect(linesOf(stateOf({ look }, [{ stage: 'look' }]))).toEqual([]);
      expect(linesOf(stateOf({ look, fix: look }, [{ stage: 'look' }]))).toHaveLength(1);
      expect(linesOf(stateOf({ look, fix: look }, [{ stage: 'look' }, { stage: 'fix' }], true))).toEqual([]);
      expect(linesOf(stateOf(undefined))).toEqual([]);
      expect(linesOf(stateOf({ constructor: look }))).toEqual([]);
    },
  );

  it('says units and equal figures once, and small costs in full', () => {
    const words = (seconds: [number, number], costUsd?: [number, number]) =>
      linesOf(stateOf({ look: { runs: 3, seconds, costUsd } }))[0]?.replace(/^.*usually |, 3 runs\.$/g, '');
    expect(words([60, 60])).toBe('1 min');
    expect(words([20, 40])).toBe('20 to 40 s');
    expect(words([40, 120])).toBe('40 s to 2 min');
    expect(words([3600, 5400])).toBe('1 h to 1 h 30 min');
    expect(words([0, 5])).toBe('less than 1 s to 5 s');
    expect(words([60, 60], [0.001, 0.5])).toBe('1 min, $0.001 to $0.50');
    expect(words([60, 60], [1.234, 1.2301])).toBe('1 min, $1.23');
    expect(words([60, 60], [0, 12])).toBe('1 min, $0.00 to $12.00');
  });
});
