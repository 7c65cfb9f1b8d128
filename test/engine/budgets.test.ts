import { describe, expect } from 'vitest';
import { GitHubError } from '../../src/ports/github.ts';
import { PutOff } from '../../src/ports/queue.ts';
import { buildOutput, createHarness, type Harness, subjectNumber } from '../support/engine-harness.ts';
import { requirement } from '../support/requirement.ts';
import { advance, orderOf, plan } from './chain.ts';
import { begin } from './command-world.ts';
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
      const said = (await shown(harness)).filter((body) => body.startsWith('⛔ Nothing was started for lack of budget'));
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

  requirement(
    {
      ids: ['P10-6', 'I-26'],
      title: 'have room again when the period is over in their zone',
      input: 'one run a day in Auckland, where 09:00 UTC is 22:00; a label in the same hour, and two hours later',
      expected: 'refused until 11:00 UTC; then a run starts',
    },
    async () => {
      let later = 0;
      const harness = moveClock(createHarness({ run: 0 }), () => later);
      const top = 'budgets: [{ per: day, max-runs: 1, timezone: Pacific/Auckland }]';
      await play(harness, { start: 'a', top });
      expect((await again(harness, { start: 'b', top })).refused[0]?.reason).toContain('begins on 18 Mar 2026, 11:00 UTC');
      later = 2 * 3_600_000;
      expect((await again(harness, { start: 'c', top })).runs).toHaveLength(1);
    },
  );

  requirement(
    {
      ids: ['P10-6'],
      title: 'count what an agent reports that was at work when its run was cancelled, once',
      input: 'a run is cancelled while its agent works; the agent reports 0.90 USD afterwards, twice',
      expected: 'the ledger has the end, then the usage; 0.90 USD counts, and one run',
    },
    async () => {
      const top = 'budgets: [{ per: day, max-cost-usd: 0.9, max-runs: 2 }]';
      const world = await begin({ stages, top });
      await world.say('/baton cancel');
      const { harness, order } = world;
      const late = { kind: 'output' as const, output: { ...buildOutput(order), usage: { costUsd: 0.9 } } };
      for (const delivery of [late, late]) await advance(harness, order, delivery);
      const kept = await ledger(harness);
      expect(kept.map(({ record }) => (record.kind === 'history' ? record.body.usage?.executions : undefined))).toEqual([0, 1]);
      const { refused } = await again(harness, { start: 'z', top });
      expect(refused[0]?.reason).toMatch(/0\.90 USD of 0\.90 USD per day; the next period/);
      expect(refused[0]?.reason).not.toContain('runs of');
    },
  );

  requirement(
    {
      ids: ['P10-6'],
      title: 'refuse /baton retry once the money is spent, and not for the number of runs',
      input: 'a run that failed for 0.60 USD; budgets of one run, then of 0.50 USD; /baton retry each time',
      expected: 'goes on; refused with the numbers',
    },
    async () => {
      const failed = { outcome: 'failed', failure: { reason: 'exit-status', message: 'x' }, usage: { costUsd: 0.6 } } as const;
      for (const [limit, words] of [
        ['max-runs: 1', /goes on with|🔁/],
        [
          'max-cost-usd: 0.5',
          /Run `fix-42` does not go on: the budget `budgets\[0\]` is used up: 0\.60 USD of 0\.50 USD per day/,
        ],
      ] as const) {
        const world = await begin({ stages, extra: '', top: `budgets: [{ per: day, ${limit} }]` });
        await advance(world.harness, world.order, { kind: 'output', output: { ...buildOutput(world.order), ...failed } });
        await world.say('/baton retry');
        expect((await shown(world.harness)).join('\n')).toMatch(words);
      }
    },
  );
});

describe('a start in a server', () => {
  const silent = new GitHubError('Server Error', { reason: 'unavailable', status: 500, code: 'BATON-E804' });
  const limited = new PutOff("Waiting for GitHub's rate limit.", { until: '2026-03-18T10:00:00Z' });
  const cases = [
    ['the list of ledgers for a budget', 'budgets: [{ per: day, max-runs: 9 }]', ''],
    ['the ledger for `{{ history }}`', '', 'history: { limit: 3 }'],
  ] as const;
  for (const [asked, top, extra] of cases)
    requirement(
      {
        ids: ['P10-4', 'P10-6'],
        title: 'waits for a GitHub that does not answer, and for its limits; it is neither refused nor made without the answer',
        input: `GitHub answers 500 to ${asked}; then its limit is reached`,
        expected: 'the work is to be done again; no record of a run',
      },
      async () => {
        for (const error of [silent, limited]) {
          const { engine, ...harness } = createHarness({ run: 0 });
          harness.ledgers.fail(error);
          const server = { ...harness, engine: { ...engine, settings: { ...engine.settings, via: 'app' as const } } };
          await expect(plan(server, { stages, top, extra, start: 'a' })).rejects.toThrow(error.message);
          expect(await server.records()).toEqual([]);
        }
      },
    );

  requirement(
    {
      ids: ['P10-4', 'I-13'],
      title: 'waits for the role of the person who asked',
      input: 'GitHub answers 500 to the question for the role',
      expected: 'the work is to be done again; nobody is told that he may not',
    },
    async () => {
      const { engine, ...harness } = createHarness({ run: 0 });
      const permissions = { ...engine.ports.permissions, askRole: () => Promise.reject(silent) };
      const server = {
        ...harness,
        engine: { ...engine, ports: { ...engine.ports, permissions }, settings: { ...engine.settings, via: 'app' as const } },
      };
      await expect(plan(server, { stages, start: 'a' })).rejects.toThrow(silent.message);
      expect(await shown(server)).toEqual([]);
    },
  );
});

/** Moves the clock of a harness by so many milliseconds. */
function moveClock(harness: Harness, later: () => number): Harness {
  const { clock } = harness.engine.ports;
  const moved = { ...clock, now: () => new Date(Date.parse(clock.now()) + later()).toISOString() };
  return { ...harness, engine: { ...harness.engine, ports: { ...harness.engine.ports, clock: moved } } };
}
