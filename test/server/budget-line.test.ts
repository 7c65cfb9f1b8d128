import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { type LocalWorld, repositoryName, useLocalWorlds } from '../support/local-world.ts';
import { startApp, type WorldApp } from '../support/local-world-app.ts';
import { pushCommit } from '../support/local-world-push.ts';
import { requirement } from '../support/requirement.ts';

const create = useLocalWorlds();
const agentCaller = readFileSync('examples/investigate-fix-pr/.github/workflows/baton-agent.yml', 'utf8');

const configOf = (maxRuns: number): string =>
  JSON.stringify({
    version: 1,
    signing: { keys: ['KEY'] },
    agents: { one: { engine: 'command', command: ['node', 'scripts/one.mjs'] } },
    pipelines: {
      fix: {
        on: { issues: { labels: ['fix'] } },
        'on-conflict': 'queue',
        stages: { look: { agent: 'one', prompt: '>> {{ event.comment }}' } },
      },
    },
    budgets: [{ per: 'month', 'max-runs': maxRuns, over: 'wait' }],
  });

async function push(world: LocalWorld, app: WorldApp, config: string): Promise<void> {
  const text = config.replaceAll('KEY', world.publicKey);
  const sha = pushCommit({ directory: world.repository.directory, branch: 'next', files: { '.github/baton.yml': text } });
  await world.ask('/git/refs/heads/main', { method: 'PATCH', body: { sha } });
  await app.settle();
}

requirement(
  {
    ids: ['I-16', 'P10-6'],
    title: 'starts that wait for the end of a run keep their order while a budget holds the first of them back',
    input:
      'on-conflict queue and one run a month; an agent at work and two commands that wait; it ends; a third command; then nine runs a month',
    expected: 'the first is told that it waits for its budget, the third its position; then all three run as they came',
  },
  async () => {
    const script =
      "await tell('one', prompt.split('\\n').find((line) => /number \\d/.test(line)) ?? ''); hand({ summary: 'done' });";
    const files = { '.github/workflows/baton-agent.yml': agentCaller };
    const world = await create({ agents: { one: { script } }, pipelines: {}, config: configOf(1), files });
    const app = await startApp(world);
    const reached = Promise.withResolvers<undefined>();
    const go = Promise.withResolvers<undefined>();
    world.switchboard.when('one', () => {
      reached.resolve(undefined);
      return world.switchboard.told('one').length === 1 ? go.promise : undefined;
    });
    const issue = await world.open({});
    const said = async (words: string) => (await world.thread(issue)).filter(({ body }) => body.includes(words)).length;
    const command = (number: number) =>
      world.ask(`/issues/${issue}/comments`, { method: 'POST', body: { body: `/baton run fix\n\nnumber ${number}` } });
    await world.label(issue, 'fix');
    await reached.promise;
    for (const number of [1, 2]) {
      await command(number);
      await expect.poll(() => said('waits for its end, at position'), { timeout: 30_000 }).toBe(number);
    }
    go.resolve(undefined);
    await app.settle();
    await expect.poll(() => said('waits for its budget'), { timeout: 30_000 }).toBe(1);
    await command(3);
    await expect.poll(() => said('waits behind them, at position 2'), { timeout: 30_000 }).toBe(1);
    await app.settle();
    expect(world.switchboard.told('one')).toHaveLength(1);
    await push(world, app, configOf(9));
    const numbers = world.switchboard.told('one').map((line) => Number(/number (\d)/.exec(line)?.[1] ?? 0));
    expect(numbers).toEqual([0, 1, 2, 3]);
    await app.close();
  },
  240_000,
);

requirement(
  {
    ids: ['P10-6', 'P10-pause'],
    title: 'a start that waits for a budget outlives BATON_PAUSE',
    input: 'one run a month, and a second label; BATON_PAUSE; two runs a month; the pause ends; three runs a month',
    expected: 'nothing during the pause; then the second run',
  },
  async () => {
    const script = "await tell('one', ''); hand({ summary: 'done' });";
    const files = { '.github/workflows/baton-agent.yml': agentCaller };
    const world = await create({ agents: { one: { script } }, pipelines: {}, config: configOf(1), files });
    const app = await startApp(world, { database: join(mkdtempSync(join(tmpdir(), 'baton-paused-')), 'app.sqlite') });
    const issue = await world.open({});
    await world.label(issue, 'fix');
    await app.settle();
    const other = await world.open({});
    await world.label(other, 'fix');
    await app.settle();
    await app.restart('SIGTERM', async () => world.server.setVariable(repositoryName, 'BATON_PAUSE', 'yes'));
    await push(world, app, configOf(2));
    expect(world.switchboard.told('one')).toHaveLength(1);
    await app.restart('SIGTERM', async () => world.server.setVariable(repositoryName, 'BATON_PAUSE', 'off'));
    await push(world, app, configOf(3));
    expect(world.switchboard.told('one')).toHaveLength(2);
    await app.close();
  },
  240_000,
);

requirement(
  {
    ids: ['P10-6', 'I-15'],
    title: 'an agent that gets its slot when the money is spent does not start, and gives the slot back',
    input: 'one slot, 1 USD a day; a stage of 0.80 USD, and two that follow it; then 9 USD a day',
    expected: 'two jobs, told until when; then the third, and the run ends',
  },
  async () => {
    const script =
      "await tell('one', ''); hand({ summary: 'done' }); console.log('::agent-result::' + JSON.stringify({ summary: 'x', costUsd: 0.8 }));";
    const files = { '.github/workflows/baton-agent.yml': agentCaller };
    const spending = (usd: number): string => `version: 1
signing: { keys: ["KEY"] }
agents: { one: { engine: command, command: [node, scripts/one.mjs] } }
pipelines:
  fix:
    on: { issues: { labels: [fix] } }
    max-concurrency: 1
    stages: { a: { agent: one, prompt: x }, b: { agent: one, needs: [a], prompt: x }, c: { agent: one, needs: [a], prompt: x } }
budgets: [{ per: day, max-cost-usd: ${usd}, over: wait }]
`;
    const world = await create({ agents: { one: { script } }, pipelines: {}, config: spending(1), files });
    const app = await startApp(world);
    const issue = await world.open({});
    await world.label(issue, 'fix');
    const said = async () =>
      (await world.thread(issue)).filter(({ body }) => body.includes('1.60 USD of 1.00 USD per day; it waits until')).length;
    await expect.poll(said, { timeout: 60_000 }).toBe(1);
    await app.settle();
    expect(world.switchboard.told('one')).toHaveLength(2);
    await push(world, app, spending(9));
    expect(world.switchboard.told('one')).toHaveLength(3);
    expect((await world.records(issue)).records.at(-1)?.record.kind).toBe('end');
    await app.close();
  },
  240_000,
);
