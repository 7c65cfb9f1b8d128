import fc from 'fast-check';
import { describe, expect } from 'vitest';
import type { CountedRun } from '../../../src/core/budget/add-costs.ts';
import { type BudgetFacts, canWait, checkBudgets } from '../../../src/core/budget/check-budgets.ts';
import { describeObstacles } from '../../../src/core/budget/describe-budget.ts';
import { parseConfig } from '../../../src/core/config/parse/parse-config.ts';
import type { Config } from '../../../src/core/config/schema/config-schema.ts';
import type { UsagePart } from '../../../src/core/output/usage-facts.ts';
import { requirement } from '../../support/requirement.ts';

const now = '2026-03-18T12:00:00Z';

function configOf(budgets: string, more = ''): Config {
  const parsed = parseConfig(`version: 1
agents:
  one: { engine: codex, model: gpt-x }
  capped: { engine: claude-code, max-cost-usd: 2 }
  program: { engine: command, command: ["true"] }
pipelines:
  fix: { on: { manual: true }, stages: { a: { agent: one } } }
  docs: { on: { manual: true }, stages: { a: { agent: one } } }
budgets: ${budgets}
${more}`);
  if (!parsed.ok) throw new Error(parsed.error.map(({ message }) => message).join('\n'));
  return parsed.value;
}

const part = (given: Partial<UsagePart> = {}): UsagePart => ({
  at: '2026-03-18T09:00:00.000Z',
  agent: 'one',
  engine: 'codex',
  model: 'gpt-x',
  executions: 1,
  ...given,
});

const run = (name: string, given: Partial<CountedRun> & { readonly parts?: readonly UsagePart[] } = {}): CountedRun => {
  const { parts = [], ...more } = given;
  return { run: name, pipeline: 'fix', startedAt: '2026-03-18T09:00:00Z', usage: { executions: 1, parts: [...parts] }, ...more };
};

type More = Partial<Pick<BudgetFacts, 'pipeline'>> & { readonly starts?: 'run' | 'agent' };

const ask = (config: Config, runs: readonly CountedRun[], { starts = 'run', pipeline = 'fix' }: More = {}) =>
  checkBudgets({ config, pipeline, runs, now }, { starts });

describe('budgets', () => {
  requirement(
    {
      ids: ['P10-6', 'I-26'],
      title: 'never allow a start when as much was used as the limit, and always when it was less',
      input: 'random runs, costs and limits, zero among them',
      expected: 'refused if and only if used ≥ limit',
    },
    () => {
      const limits = fc.record({ runs: fc.integer({ min: 0, max: 6 }), cents: fc.integer({ min: 0, max: 600 }) });
      const costs = fc.array(fc.array(fc.integer({ min: 0, max: 100 }), { maxLength: 3 }), { maxLength: 6 });
      fc.assert(
        fc.property(limits, costs, (limit, spent) => {
          const config = configOf(`[{ per: day, max-runs: ${limit.runs}, max-cost-usd: ${limit.cents / 100} }]`);
          const runs = spent.map((parts, index) =>
            run(`fix-${index}`, { parts: parts.map((cents) => part({ costUsd: cents / 100 })) }),
          );
          const cents = spent.flat().reduce((a, b) => a + b, 0);
          expect(ask(config, runs).length > 0).toBe(spent.length >= limit.runs || cents >= limit.cents);
          // A run under way is counted already: only money keeps its agents from starting.
          expect(ask(config, runs, { starts: 'agent' }).length > 0).toBe(cents >= limit.cents);
        }),
        { numRuns: 200 },
      );
    },
  );

  requirement(
    {
      ids: ['P10-6'],
      title: 'count runs by their start, and money by the time at which it was spent',
      input: 'a run from yesterday that spent 1 USD yesterday and 2 today, of a budget of 3 USD and one run a day',
      expected: 'neither the run nor the first dollar counts; 3 dollars of today do',
    },
    () => {
      const old = (today: number) =>
        run('fix-1', {
          startedAt: '2026-03-17T23:00:00Z',
          parts: [part({ at: '2026-03-17T23:45:00.000Z', costUsd: 1 }), part({ at: '2026-03-18T00:00:00.000Z', costUsd: today })],
        });
      const config = configOf('[{ per: day, max-cost-usd: 3, max-runs: 1 }]');
      expect(ask(config, [old(2)])).toEqual([]);
      expect(ask(config, [old(3)])).toMatchObject([{ kind: 'used-up', unit: 'micros', used: 3_000_000 }]);
    },
  );

  requirement(
    {
      ids: ['P10-6'],
      title: 'sum the repository, named pipelines, or each pipeline by itself',
      input: 'two runs of docs and one of a removed pipeline; budgets of two runs with each scope',
      expected: 'the repository is full; fix by itself and the budget of fix alone are not; docs is',
    },
    () => {
      const runs = [
        run('docs-1', { pipeline: 'docs' }),
        run('docs-2', { pipeline: 'docs' }),
        run('gone-1', { pipeline: 'gone' }),
      ];
      const full = (more: string, pipeline = 'fix') =>
        ask(configOf(`[{ per: day, max-runs: 2${more} }]`), runs, { pipeline }).length > 0;
      expect([full(''), full(', scope: pipeline'), full(', scope: pipeline', 'docs')]).toEqual([true, false, true]);
      expect([full(', pipelines: [fix]'), full(', pipelines: [fix, docs]'), full(', pipelines: [docs]')]).toEqual([
        false,
        true,
        false,
      ]);
    },
  );

  requirement(
    {
      ids: ['P10-6', 'I-26'],
      title: 'refuse what cannot be priced, in words that say which run, agent and model, and what to write',
      input:
        'tokens of a model without a price; then with one; an agent whose job left no report; one that may cost 2 USD; a program',
      expected: 'refused with the words; counted by the price; refused; counted as 2 USD; counted as nothing',
    },
    () => {
      const tokens = part({ inputTokens: 1_000_000, cachedTokens: 0, outputTokens: 100_000 });
      const plain = configOf('[{ per: day, max-cost-usd: 4 }]');
      const unpriced = ask(plain, [run('fix-7', { parts: [tokens] })]);
      expect(describeObstacles(unpriced, 'again')).toBe(
        'what was spent of the budget `budgets[0]` (per day) is not known, because nobody reported the cost of run fix-7, where the agent `one` used the model `gpt-x`; write its price, `prices: { "gpt-x": { input: …, output: … } }`, or `max-cost-usd` at the agent `one`, which then counts in full; the next period begins on 19 Mar 2026, 00:00 UTC: start it again then, or raise the budget',
      );
      const priced = configOf('[{ per: day, max-cost-usd: 4 }]', 'prices: { gpt-x: { input: 3, output: 10 } }');
      expect(ask(priced, [run('fix-7', { parts: [tokens] })])).toMatchObject([{ unit: 'micros', used: 4_000_000 }]);
      const lost = ask(plain, [run('fix-8', { parts: [part()] })]);
      expect(describeObstacles(lost, 'again')).toContain('have the run forgotten with `baton history fix --forget fix-8`');
      const capped = part({ agent: 'capped', engine: 'claude-code', executions: 2 });
      expect(ask(plain, [run('fix-9', { parts: [capped] })])).toMatchObject([{ used: 4_000_000 }]);
      const { model: _, ...program } = part({ agent: 'program', engine: 'command' });
      expect(ask(plain, [run('fix-10', { parts: [program] })])).toEqual([]);
      const old = { ...run('fix-1'), usage: undefined, finishedAt: now };
      expect(ask(plain, [old])).toMatchObject([{ kind: 'unknown', costs: [{ run: 'fix-1' }] }]);
      expect(ask(configOf('[{ per: day, max-runs: 4 }]'), [old])).toEqual([]);
    },
  );

  requirement(
    {
      ids: ['P10-6'],
      title: 'wait only for what comes by itself, and where every one of them says so',
      input: 'a full budget that waits; one beside it that refuses; one of 0 that waits',
      expected: 'waits, with the time; does not; does not, until the configuration is changed',
    },
    () => {
      const one = [run('fix-1')];
      const waiting = ask(configOf('[{ per: day, max-runs: 1, over: wait, timezone: Europe/Berlin }]'), one);
      expect(canWait(waiting)).toBe(true);
      expect(describeObstacles(waiting, 'waits')).toBe(
        'the budget `budgets[0]` is used up: 1 run of 1 run per day (Europe/Berlin); it waits until 18 Mar 2026, 23:00 UTC',
      );
      const both = ask(configOf('[{ per: day, max-runs: 1, over: wait }, { per: week, max-runs: 1 }]'), one);
      expect([both.length, canWait(both)]).toEqual([2, false]);
      const zero = ask(configOf('[{ per: day, max-cost-usd: 0, over: wait }]'), []);
      expect(canWait(zero)).toBe(false);
      expect(describeObstacles(zero, 'again')).toContain('nothing starts until the configuration is changed');
    },
  );
});
