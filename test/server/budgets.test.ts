import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, vi } from 'vitest';
import { type LocalWorld, useLocalWorlds } from '../support/local-world.ts';
import { startApp, type WorldApp } from '../support/local-world-app.ts';
import { pushCommit } from '../support/local-world-push.ts';
import { requirement } from '../support/requirement.ts';

const create = useLocalWorlds();
const agentCaller = readFileSync('examples/investigate-fix-pr/.github/workflows/baton-agent.yml', 'utf8');
const script = `await tell('one', prompt); hand({ summary: 'done' }); console.log('::agent-result::' + JSON.stringify({ summary: 'x', costUsd: 0.8, usage: { input_tokens: 10, output_tokens: 1 } }));`;

const configOf = (budget: string, stages = 'look: { agent: one }'): string => `version: 1
signing: { keys: ["KEY"] }
agents: { one: { engine: command, command: [node, scripts/one.mjs] } }
pipelines: { fix: { on: { issues: { labels: [fix] } }, stages: { ${stages} } } }
budgets: [${budget}]
`;

const open = (config: string): Promise<LocalWorld> =>
  create({ agents: { one: { script } }, pipelines: {}, config, files: { '.github/workflows/baton-agent.yml': agentCaller } });

async function push(world: LocalWorld, app: WorldApp, config: string): Promise<void> {
  const text = config.replaceAll('KEY', world.publicKey);
  const sha = pushCommit({ directory: world.repository.directory, branch: 'next', files: { '.github/baton.yml': text } });
  await world.ask('/git/refs/heads/main', { method: 'PATCH', body: { sha } });
  await app.settle();
}

const said = async (world: LocalWorld, issue: number) => (await world.thread(issue)).map(({ body }) => body);
const kinds = async (world: LocalWorld, issue: number) => (await world.records(issue)).records.map(({ record }) => record.kind);

describe('budgets with the App', () => {
  requirement(
    {
      ids: ['P10-6'],
      title: 'count open runs, keep a start over a restart, start it when there is room, and take it back by a command',
      input:
        'one run a month, which is at work; labels on three other issues; one is cancelled, one is closed; the App restarts; nine runs a month',
      expected: 'all are told until when; nothing runs after the restart; then the one that is left runs',
    },
    async () => {
      const world = await open(configOf('{ per: month, max-runs: 1, over: wait }'));
      const database = join(mkdtempSync(join(tmpdir(), 'baton-budget-')), 'app.sqlite');
      const app = await startApp(world, { database });
      const reached = Promise.withResolvers<undefined>();
      const go = Promise.withResolvers<undefined>();
      world.switchboard.when('one', () => {
        reached.resolve(undefined);
        return go.promise;
      });
      const issues = [await world.open({}), await world.open({}), await world.open({}), await world.open({})];
      const [first = 0, second = 0, third = 0, closed = 0] = issues;
      await world.label(first, 'fix');
      await reached.promise;
      await world.label(second, 'fix');
      await world.label(third, 'fix');
      await world.label(closed, 'fix');
      for (const issue of [second, third, closed])
        await vi.waitFor(async () => expect(await said(world, issue)).toHaveLength(1), { timeout: 60_000, interval: 100 });
      await world.ask(`/issues/${third}/comments`, { method: 'POST', body: { body: '/baton cancel' } });
      await world.ask(`/issues/${closed}`, { method: 'PATCH', body: { state: 'closed' } });
      go.resolve(undefined);
      await app.settle();
      expect((await kinds(world, first)).at(-1)).toBe('end');
      for (const issue of [second, third])
        expect((await said(world, issue))[0]).toMatch(
          /^⏳ The start waits for its budget.*\n\n- pipeline `fix`: .*1 run of 1 run per month; it waits until 1 \w+ \d{4}, 00:00 UTC\./,
        );
      expect(await said(world, third)).toContainEqual(
        expect.stringContaining('The start of pipeline `fix`, which waited for its budget, was taken back.'),
      );
      await app.restart();
      // The connection of the last request was to the process before.
      await vi.waitFor(() => app.pending());
      await app.settle();
      expect([await kinds(world, second), await kinds(world, third)]).toEqual([[], []]);
      await push(world, app, configOf('{ per: month, max-runs: 9, over: wait }'));
      expect((await kinds(world, second)).at(-1)).toBe('end');
      expect([await kinds(world, third), await kinds(world, closed)]).toEqual([[], []]);
      await app.close();
    },
    240_000,
  );

  requirement(
    {
      ids: ['P10-6'],
      title: 'let no further agent start once the money is spent: the run waits, or ends where the budget refuses',
      input: 'two stages of 0.80 USD, 0.50 USD a day; wait, then 5 USD; and refuse',
      expected: 'one job, told until when, then the second one and a success; one job and a failure with the numbers',
    },
    async () => {
      const stages = 'a: { agent: one }, b: { agent: one, needs: [a] }';
      const world = await open(configOf('{ per: day, max-cost-usd: 0.5, over: wait }', stages));
      const app = await startApp(world);
      const issue = await world.open({});
      await world.label(issue, 'fix');
      await app.settle();
      expect(world.jobs()).toHaveLength(1);
      const told = (await said(world, issue)).filter((text) => text.startsWith('⏳'));
      expect(told).toHaveLength(1);
      expect(told[0]).toMatch(/Run `fix-\d+` waits for its budget.*\n\n- .*0\.80 USD of 0\.50 USD per day; it waits until /);
      await push(world, app, configOf('{ per: day, max-cost-usd: 5, over: wait }', stages));
      expect(world.jobs()).toHaveLength(2);
      expect((await world.records(issue)).records.at(-1)?.record).toMatchObject({ kind: 'end', body: { outcome: 'succeeded' } });
      await push(world, app, configOf('{ per: day, max-cost-usd: 2, over: refuse }', stages));
      const other = await world.open({});
      await world.label(other, 'fix');
      await app.settle();
      expect(world.jobs()).toHaveLength(3);
      expect((await world.records(other)).records.at(-1)?.record).toMatchObject({
        kind: 'end',
        body: { outcome: 'failed', reason: expect.stringContaining('2.40 USD of 2.00 USD per day') },
      });
      await app.close();
    },
    240_000,
  );
});
