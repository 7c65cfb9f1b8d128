import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type EndedRun, sumCosts } from '../../../src/core/budget/sum-costs.ts';
import type { StageUsage } from '../../../src/core/record/history-record.ts';
import { requirement } from '../../support/requirement.ts';

const stage = (given: Partial<StageUsage> = {}): StageUsage => ({
  ...{ stage: 'fix', engine: 'codex', outcome: 'succeeded', executions: 1, seconds: 60 },
  ...given,
});
const run = (name: string, given: Partial<EndedRun> = {}): EndedRun => ({
  ...{ run: name, pipeline: 'fix', startedAt: '2026-03-18T09:00:00Z', finishedAt: '2026-03-18T09:10:00Z' },
  ...{ outcome: 'succeeded', results: {}, ...given },
});
const plain = (value: unknown) => JSON.parse(JSON.stringify(value));

describe('the costs of runs', () => {
  requirement(
    {
      ids: ['P14-4'],
      title: 'are told by pipeline, and in it by stage and engine: runs, outcomes, tokens, cost, time',
      input: 'two runs of fix, whose stage fix was done by two engines in the second, and one of docs',
      expected: 'each stage and engine once, with the runs in which it was at work; an unknown cost is counted beside the known',
    },
    () => {
      const runs = [
        run('fix-1', { stages: [stage({ inputTokens: 5, costUsd: 0.1 })] }),
        run('fix-2', {
          outcome: 'failed',
          stages: [
            stage({ outcome: 'failed', executions: 2, costUsd: 0.2, unpriced: 1 }),
            stage({ engine: 'gemini', outcome: 'failed', seconds: 90 }),
          ],
        }),
        run('docs-1', { pipeline: 'docs', outcome: 'noop', stages: [stage({ stage: 'write', outcome: 'noop' })] }),
      ];
      expect(plain(sumCosts(runs))).toEqual([
        {
          ...{ pipeline: 'fix', runs: 2, outcomes: { succeeded: 1, failed: 1 }, executions: 4, unpriced: 1, unrecorded: 0 },
          ...{ seconds: 210, inputTokens: 5, costMicros: 300_000 },
          stages: [
            {
              ...{ stage: 'fix', engine: 'codex', runs: 2, outcomes: { succeeded: 1, failed: 1 }, executions: 3, unpriced: 1 },
              ...{ seconds: 120, inputTokens: 5, costMicros: 300_000 },
            },
            { stage: 'fix', engine: 'gemini', runs: 1, outcomes: { failed: 1 }, executions: 1, unpriced: 0, seconds: 90 },
          ],
        },
        {
          ...{ pipeline: 'docs', runs: 1, outcomes: { noop: 1 }, executions: 1, unpriced: 0, unrecorded: 0, seconds: 60 },
          stages: [{ stage: 'write', engine: 'codex', runs: 1, outcomes: { noop: 1 }, executions: 1, unpriced: 0, seconds: 60 }],
        },
      ]);
    },
  );

  requirement(
    {
      ids: ['P14-4'],
      title: 'count what earlier versions have recorded, as far as it goes',
      input: 'a record with parts by agent and no stages, of which one has no cost; one that says nothing of what it used',
      expected: 'a row by engine without a stage; the other run is counted as one that says nothing',
    },
    () => {
      const at = '2026-03-18T09:00:00.000Z';
      const part = { at, agent: 'one', engine: 'codex', model: 'm', executions: 2 };
      const parts = [{ ...part, costUsd: 0.25, outputTokens: 3 }, part, { at, agent: 'two', engine: 'command', executions: 1 }];
      const [cost] = sumCosts([run('fix-1', { usage: { executions: 5, parts } }), run('fix-2', { outcome: 'failed' })]);
      expect(cost).toMatchObject({ runs: 2, outcomes: { succeeded: 1, failed: 1 }, unrecorded: 1, unpriced: 2 });
      expect(plain(cost?.stages)).toEqual([
        {
          engine: 'codex',
          runs: 1,
          outcomes: { succeeded: 1 },
          executions: 4,
          unpriced: 2,
          seconds: 0,
          outputTokens: 3,
          costMicros: 250_000,
        },
        { engine: 'command', runs: 1, outcomes: { succeeded: 1 }, executions: 1, unpriced: 0, seconds: 0 },
      ]);
    },
  );

  it('of a pipeline are the sums of its stages, to the millionth', () => {
    const one = fc.record({
      name: fc.constantFrom('a', 'b'),
      engine: fc.constantFrom('codex', 'gemini'),
      micros: fc.nat(2_000_000),
      seconds: fc.nat(900),
    });
    fc.assert(
      fc.property(
        fc.array(fc.uniqueArray(one, { selector: ({ name, engine }) => name + engine, maxLength: 4 }), { maxLength: 5 }),
        (given) => {
          const runs = given.map((stages, index) =>
            run(`fix-${index}`, {
              stages: stages.map(({ name, micros, ...more }) => stage({ ...more, stage: name, costUsd: micros / 1_000_000 })),
            }),
          );
          const [cost] = sumCosts(runs);
          const flat = given.flat();
          const total = (key: 'micros' | 'seconds') => flat.reduce((sum, each) => sum + each[key], 0);
          expect(cost?.costMicros ?? 0).toBe(total('micros'));
          expect(cost?.seconds ?? 0).toBe(total('seconds'));
          expect((cost?.stages ?? []).reduce((sum, each) => sum + (each.costMicros ?? 0), 0)).toBe(total('micros'));
          expect((cost?.stages ?? []).reduce((sum, each) => sum + each.runs, 0)).toBe(flat.length);
        },
      ),
    );
  });
});
