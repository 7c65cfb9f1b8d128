import { beforeAll, describe, expect } from 'vitest';
import { runCommand } from '../cli/run-command.ts';
import { useRepository } from '../cli/use-repository.ts';
import { type LocalWorld, useLocalWorlds } from '../support/local-world.ts';
import { requirement } from '../support/requirement.ts';

const create = useLocalWorlds();
let world: LocalWorld;
useRepository(() => ({ world }));

const script = `hand({ summary: 'done' }); console.log('::agent-result::' + JSON.stringify({ summary: 'x', costUsd: 0.8, usage: { input_tokens: 10, output_tokens: 1 } }));`;
const configOf = (budgets: string): string => `version: 1
signing: { keys: ["KEY"] }
agents: { one: { engine: command, command: [node, scripts/one.mjs] } }
pipelines: { fix: { on: { issues: { labels: [fix] } }, stages: { look: { agent: one } } } }
${budgets}
`;
const open = (budgets: string): Promise<LocalWorld> =>
  create({ agents: { one: { script } }, pipelines: {}, config: configOf(budgets) });
beforeAll(async () => {
  world = await open('budgets: [{ per: day, max-cost-usd: 0.5, max-runs: 9, over: wait }]');
});
const requestsOf = (since: number): readonly string[] =>
  world
    .requests()
    .slice(since)
    .map(({ method, path }) => `${method} ${path.replace('/repos/octo-org/ledger', '').replace(/\?.*/, '')}`);

describe('budgets in workflows', () => {
  requirement(
    {
      ids: ['P10-6', 'I-26'],
      title: 'refuse a label over the budget with one comment and few requests, and answer a command',
      input: '0.50 USD a day; a run of 0.80 USD; a label on another issue, then `/baton run fix` there; `baton budgets`',
      expected:
        'one run; a comment, then a reply, with the numbers; the ledgers are one list and one page; the command line says the same and exits with 1',
    },
    async () => {
      const first = await world.run('fix');
      expect((await world.records(first)).records.at(-1)?.record.kind).toBe('end');
      const before = world.requests().length;
      const second = await world.run('fix');
      expect(requestsOf(before).filter((request) => request.includes('issues'))).toEqual([
        `GET /issues/${second}/comments`,
        'GET /issues',
        'GET /issues/2/comments',
        `GET /issues/${second}/comments`,
        `POST /issues/${second}/comments`,
      ]);
      const [comment, ...more] = await world.thread(second);
      expect(more).toEqual([]);
      expect(comment?.body).toMatch(
        /^⛔ Nothing was started for lack of budget, although .*\n\n- pipeline `fix`: .*0\.80 USD of 0\.50 USD per day.*without the App/,
      );
      await world.ask(`/issues/${second}/comments`, { method: 'POST', body: { body: '/baton run fix' } });
      await world.settle();
      expect((await world.thread(second)).at(-1)?.body).toContain('0.80 USD of 0.50 USD per day');
      expect((await world.records(second)).records).toEqual([]);
      const shown = await runCommand('budgets');
      expect(shown.stdout).toMatch(
        /^budgets\[0\]: 1 run of 9 runs per day, until .* 00:00 UTC\nbudgets\[0\]: 0\.80 USD of 0\.50 USD per day, until .* \(used up\)\n$/,
      );
      expect(shown.code).toBe(1);
      const { budgets } = JSON.parse((await runCommand('budgets', '--json')).stdout);
      expect(budgets[0].uses).toEqual([
        { unit: 'runs', used: 1, limit: 9 },
        { unit: 'usd', used: 0.8, limit: 0.5 },
      ]);
    },
    240_000,
  );

  requirement(
    {
      ids: ['P10-6', 'DESIGN-8'],
      title: 'cost a run nothing where there are none, and its start two requests where there are',
      input: 'the second run of a pipeline without budgets, and with one of 9 runs a day',
      expected: 'two requests of plan more, for the list of ledgers and one page; three of publish, for its record there',
    },
    async () => {
      const counts: number[][] = [];
      for (const budgets of ['', 'budgets: [{ per: day, max-runs: 9 }]']) {
        const other = await open(budgets);
        await other.run('fix');
        const before = other.requests().length;
        await other.run('fix');
        const made = other.requests().slice(before);
        const of = (job: string): number => made.filter(({ by }) => by.includes(job)).length;
        counts.push([of('plan'), of('publish')]);
      }
      const [without = [], under = []] = counts;
      expect(under.map((count, index) => count - (without[index] ?? 0))).toEqual([2, 3]);
    },
    240_000,
  );
});
