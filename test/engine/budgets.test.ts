import { describe, expect } from 'vitest';
import { GitHubError } from '../../src/ports/github.ts';
import { buildOutput, createHarness, type Harness, subjectNumber } from '../support/engine-harness.ts';
import { requirement } from '../support/requirement.ts';
import { advance, orderOf, plan } from './chain.ts';
import { ledger } from './ledger-play.ts';

const stages = '\n      only: { agent: one, prompt: "x" }';

/** A run of one stage on #42 that spends some money, from its start to its end. */
async function play(
  harness: Harness,
  { start, top, costUsd = 0.6 }: { start: string; top: string; costUsd?: number },
): Promise<void> {
  const order = orderOf(await plan(harness, { stages, top, start, comments: harness.threads.count(subjectNumber) }));
  await advance(harness, order, {
    kind: 'output',
    output: { ...buildOutput(order), usage: { model: 'm', costUsd, inputTokens: 5 } },
  });
}

const again = (harness: Harness, { start, top }: { start: string; top: string }) =>
  plan(harness, { stages, top, start, comments: harness.threads.count(subjectNumber) });

const shown = async (harness: Harness): Promise<readonly string[]> =>
  (await harness.threads.listSince(subjectNumber, '2000-01-01T00:00:00Z')).map(({ body }) => body);

describe('budgets without the App', () => {
  requirement(
    {
      ids: ['P10-6', 'I-26'],
      title: 'refuse a start once as much was spent, and say so on the issue with numbers and a time',
      input: 'a budget of 1 USD a day; two runs of 0.60 USD; a third label, heard twice',
      expected: 'both runs stand on the ledger with their usage; the third starts nothing and is told once',
    },
    async () => {
      const harness = createHarness({ run: 0 });
      const top = 'budgets: [{ per: day, max-cost-usd: 1 }]';
      for (const start of ['a', 'b']) await play(harness, { start, top });
      const kept = await ledger(harness);
      expect(kept.map(({ record }) => (record.kind === 'history' ? record.body.usage : undefined))).toMatchObject(
        ['a', 'b'].map(() => ({ executions: 1, parts: [{ agent: 'one', model: 'm', costUsd: 0.6, inputTokens: 5 }] })),
      );
      const planned = await again(harness, { start: 'c', top });
      expect(planned.runs).toEqual([]);
      expect(planned.refused[0]?.reason).toMatch(
        /^the budget `budgets\[0\]` is used up: 1\.20 USD of 1\.00 USD per day; the next period begins on \d+ \w+ \d{4}, 00:00 UTC: start it again then, or raise the budget$/,
      );
      await again(harness, { start: 'c', top });
      const said = (await shown(harness)).filter((body) => body.startsWith('⛔ Nothing was started for want of budget'));
      expect(said).toHaveLength(1);
      expect(said[0]).toContain('1.20 USD of 1.00 USD');
      const raised = await again(harness, { start: 'c', top: 'budgets: [{ per: day, max-cost-usd: 1.21 }]' });
      expect(raised.runs).toHaveLength(1);
    },
  );

  requirement(
    {
      ids: ['P10-6'],
      title: 'ask nothing more of GitHub where there are none, and count all runs where there are',
      input: 'two runs without budgets; then a cancelled and a failed one under a budget of two runs',
      expected: 'no ledger is asked for; then both count, and `{{ history }}` is still nothing',
    },
    async () => {
      const free = createHarness({ run: 0 });
      for (const start of ['a', 'b']) await play(free, { start, top: '' });
      expect(free.ledgers.requests).toEqual([]);
      const harness = createHarness({ run: 0 });
      const top = 'budgets: [{ per: week, max-runs: 2, over: wait }]';
      for (const outcome of ['cancelled', 'skipped'] as const) {
        const order = orderOf(await again(harness, { start: outcome, top }));
        await advance(harness, order, { kind: 'output', output: { ...buildOutput(order), outcome } });
      }
      expect((await ledger(harness)).map(({ record }) => record.run)).toEqual(['fix-42', 'fix-42-2']);
      const { refused } = await again(harness, { start: 'c', top });
      expect(refused[0]?.reason).toContain('2 runs of 2 runs per week');
      expect(refused[0]?.reason).toContain('(without the App nothing can wait for that)');
      expect((await harness.records())[0]?.record.body).not.toHaveProperty('history');
    },
  );

  requirement(
    {
      ids: ['P10-6', 'I-26'],
      title: 'start nothing while GitHub does not say what was used',
      input: 'GitHub answers 500 to the list of ledgers',
      expected: 'nothing started, in words; no record of a run',
    },
    async () => {
      const harness = createHarness({ run: 0 });
      harness.ledgers.fail(new GitHubError('Server Error', { reason: 'unavailable', status: 500, code: 'BATON-E804' }));
      const planned = await again(harness, { start: 'a', top: 'budgets: [{ per: day, max-runs: 9 }]' });
      expect(planned.refused[0]?.reason).toMatch(/could not be read, and nothing starts that cannot be counted: .*Server Error/);
      expect(await harness.records()).toEqual([]);
    },
  );
});
