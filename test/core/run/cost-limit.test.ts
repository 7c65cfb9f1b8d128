import { describe, expect } from 'vitest';
import type { State } from '../../../src/core/run/state.ts';
import { decide } from '../../../src/core/state/decide.ts';
import { requirement } from '../../support/requirement.ts';

/** A run that may cost 1 USD, in which one stage has ended and the next is due. */
function stateWith(costUsd: number | undefined): State {
  const body = {
    stage: 'a',
    outcome: 'succeeded',
    results: {},
    startedAt: '2026-01-01T00:00:00Z',
    finishedAt: '2026-01-01T00:01:00Z',
    ...(costUsd === undefined ? {} : { usage: { costUsd } }),
  };
  const stage = { agent: 'one', needs: [] };
  const limits = { 'max-tasks': 50, 'timeout-minutes': 60, 'max-cost-usd': 1, 'max-handoffs': 10 };
  const pipelines = { fix: { limits, stages: { a: stage, b: { ...stage, needs: ['a'] } } } };
  const run = {
    run: 'fix-1',
    seq: 1,
    body: { pipeline: 'fix', startedAt: '2026-01-01T00:00:00Z', config: { agents: { one: { engine: 'command' } }, pipelines } },
  };
  const task = { kind: 'task', task: 'a', attempt: 1, execution: 1, seq: 2, body };
  const rows = new Map<string, object>([
    ['a', { name: 'a', kind: 'stage', status: 'ended', last: task, settledAt: 2 }],
    ['b', { name: 'b', kind: 'stage', status: 'ready', next: { attempt: 1, execution: 1, cause: 2 } }],
  ]);
  return {
    run,
    tasks: [task],
    transfers: [],
    decisions: [],
    rows,
    end: undefined,
    tip: { seq: 2, digest: '' },
  } as unknown as State;
}

describe('limits.max-cost-usd', () => {
  requirement(
    {
      ids: ['X-15', 'DESIGN-5'],
      title: 'nothing more starts once the executions of a run have cost as much as it may',
      input: 'a limit of 1 USD; 0.99, 1 and 1.5 USD used, and nothing known',
      expected: 'the next stage, the end with the limit in its reason, the same, the next stage',
    },
    () => {
      const first = (cost: number | undefined) => decide(stateWith(cost), { cause: 2, now: '2026-01-01T00:02:00Z' })[0];
      expect(first(0.99)).toMatchObject({ kind: 'dispatch-task', stage: 'b' });
      expect(first(undefined)).toMatchObject({ kind: 'dispatch-task', stage: 'b' });
      for (const cost of [1, 1.5])
        expect(first(cost)).toMatchObject({
          kind: 'end-run',
          outcome: 'failed',
          reason: `limits.max-cost-usd is 1, and the run has cost ${cost}`,
        });
    },
  );
});
