import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { type LocalWorld, repositoryName, useLocalWorlds } from '../support/local-world.ts';
import { startApp } from '../support/local-world-app.ts';
import { requirement } from '../support/requirement.ts';

const create = useLocalWorlds();
const agentCaller = readFileSync('examples/investigate-fix-pr/.github/workflows/baton-agent.yml', 'utf8');
const stages = ['one', 'two', 'three'] as const;

const createWorld = (more: Partial<Parameters<typeof create>[0]> = {}): Promise<LocalWorld> =>
  create({
    agents: Object.fromEntries(
      stages.map((name) => [name, { script: `await tell('${name}', ''); hand({ summary: '${name}' });` }]),
    ),
    pipelines: {
      chain: { one: { agent: 'one' }, two: { agent: 'two', needs: ['one'] }, three: { agent: 'three', needs: ['two'] } },
    },
    files: { '.github/workflows/baton-agent.yml': agentCaller },
    ...more,
  });

/** The chain with its records on the runs issue of the pipeline. */
const elsewhere = JSON.stringify({
  version: 1,
  comments: 'outcomes',
  signing: { keys: ['KEY'] },
  agents: Object.fromEntries(stages.map((name) => [name, { engine: 'command', command: ['node', `scripts/${name}.mjs`] }])),
  pipelines: {
    chain: {
      on: { issues: { labels: ['chain'] } },
      stages: Object.fromEntries(
        stages.map((name, at) => [name, { agent: name, prompt: 'x', ...(at === 0 ? {} : { needs: [stages[at - 1]] }) }]),
      ),
    },
  },
});

const serve = (world: LocalWorld, by: 'app' | 'action') => world.server.setVariable(repositoryName, 'BATON_MODE', by);

/** The workflow runs that began, as file and title. */
async function listBegun(world: LocalWorld): Promise<readonly string[]> {
  const { workflow_runs: runs } = (await world.ask('/actions/runs?per_page=100')) as {
    workflow_runs: { path: string; display_title: string; conclusion: string }[];
  };
  return runs
    .filter(({ conclusion }) => conclusion !== 'skipped')
    .map(({ path, display_title: title }) => `${path.split('/').at(-1)} ${title}`)
    .toReversed();
}

async function checkChain(world: LocalWorld, issue: number): Promise<void> {
  const { records, ignored } = await world.records(issue);
  expect(ignored).toEqual([]);
  expect(records.map(({ record }) => record.seq)).toEqual([1, 2, 3, 4, 5]);
  expect(records.map(({ record }) => `${record.kind} ${record.task} ${record.execution}`)).toEqual([
    'run  0',
    'task one 1',
    'task two 1',
    'task three 1',
    'end  1',
  ]);
  for (const name of stages) expect(world.switchboard.told(name), name).toHaveLength(1);
}

describe('a repository that changes from the Action to the App and back', () => {
  requirement(
    {
      ids: ['P10-11', 'DESIGN-2'],
      title: 'one run goes on over both changes, with one sequence of records',
      input: 'the Action starts; BATON_MODE becomes app while its first agent works, and action while the second one works',
      expected: 'stages by Action, App and Action; seq 1 to 5, each execution dispatched and recorded once',
    },
    async () => {
      const world = await createWorld();
      const app = await startApp(world, { isNew: true });
      world.switchboard.when('one', () => void serve(world, 'app'));
      world.switchboard.when('two', () => void serve(world, 'action'));
      const issue = await world.open({});
      await world.label(issue, 'chain');
      await app.settle();
      await checkChain(world, issue);
      expect(await listBegun(world)).toEqual([
        `baton.yml Baton: chain on #${issue}`,
        `baton-agent.yml chain-${issue}/two 1 · 2/3`,
        `baton.yml chain-${issue}/three 1 · 3/3`,
      ]);
      await app.close();
    },
    120_000,
  );

  for (const where of ['its issue', 'the runs issue'] as const)
    requirement(
      {
        ids: ['P10-11', 'DESIGN-2'],
        title: `a change between a plan and its agent, and others whenever a job begins or ends, lose and double nothing; records on ${where}`,
        input: 'BATON_MODE is set to the other side at each change of a job, for as long as the chain goes on',
        expected: 'the same five records, each agent once',
      },
      async () => {
        const world = await createWorld(where === 'its issue' ? {} : { pipelines: {}, config: elsewhere });
        const app = await startApp(world, { isNew: true });
        let changes = 0;
        world.whenJob(() => {
          changes += 1;
          if (changes <= 12) serve(world, changes % 2 === 1 ? 'app' : 'action');
        });
        const issue = await world.open({});
        await world.label(issue, 'chain');
        await app.settle();
        expect(changes).toBeGreaterThanOrEqual(8);
        const [runs] = (await world.ask('/issues?labels=baton:runs&state=closed')) as { number: number }[];
        await checkChain(world, runs?.number ?? issue);
        await app.close();
      },
      180_000,
    );

  requirement(
    {
      ids: ['P10-11', 'DESIGN-2'],
      title: 'an App that is killed at each change goes on where it was',
      input: 'SIGKILL right after each of the two changes, while an agent is at work',
      expected: 'the same five records, each agent once',
    },
    async () => {
      const world = await createWorld();
      const issue = await world.open({});
      const folder = mkdtempSync(join(tmpdir(), 'baton-modes-'));
      const app = await startApp(world, { isNew: true, process: true, database: join(folder, 'baton.sqlite') });
      const change = (by: 'app' | 'action') => async (): Promise<undefined> => {
        serve(world, by);
        await app.restart('SIGKILL');
        return undefined;
      };
      world.switchboard.when('one', change('app'));
      world.switchboard.when('two', change('action'));
      await world.label(issue, 'chain');
      await app.settle();
      await checkChain(world, issue);
      await app.close();
      rmSync(folder, { recursive: true });
    },
    180_000,
  );

  requirement(
    {
      ids: ['P10-11', 'I-15', 'DESIGN-2'],
      title: 'an execution that waits for a slot of the App goes on with the Action',
      input: 'max-concurrency 1; one agent of the App is at work and another waits; BATON_MODE becomes action; the first ends',
      expected: 'both runs end well, the second one by the Action',
    },
    async () => {
      const world = await create({
        agents: { one: { script: "await tell('one', ''); hand({ summary: 'one' });" } },
        pipelines: {},
        config: JSON.stringify({
          version: 1,
          signing: { keys: ['KEY'] },
          agents: { one: { engine: 'command', command: ['node', 'scripts/one.mjs'] } },
          pipelines: {
            slow: {
              on: { issues: { labels: ['slow'] } },
              'max-concurrency': 1,
              stages: { look: { agent: 'one', prompt: 'Look.' } },
            },
          },
        }),
        files: { '.github/workflows/baton-agent.yml': agentCaller },
      });
      const app = await startApp(world);
      const reached = Promise.withResolvers<undefined>();
      const go = Promise.withResolvers<undefined>();
      world.switchboard.when('one', () => {
        reached.resolve(undefined);
        return world.switchboard.told('one').length === 1 ? go.promise : undefined;
      });
      const [first, second] = [await world.open({}), await world.open({})];
      await world.label(first, 'slow');
      await reached.promise;
      await world.label(second, 'slow');
      await expect.poll(() => app.log(), { timeout: 30_000 }).toContain(`slow-${second}/look 1 waits`);
      serve(world, 'action');
      go.resolve(undefined);
      await app.settle();
      for (const issue of [first, second]) expect((await world.records(issue)).records.at(-1)?.record.kind).toBe('end');
      expect(await listBegun(world)).toContain(`baton.yml slow-${second}/look 1 · 1/1`);
      expect(world.switchboard.told('one')).toHaveLength(2);
      await app.close();
    },
    180_000,
  );

  for (const [from, to] of [
    ['action', 'app'],
    ['app', 'action'],
  ] as const)
    requirement(
      {
        ids: ['P10-11', 'DESIGN-2'],
        title: `a label that comes with the change from ${from} to ${to} starts one run`,
        input: 'the variable is set before the label is handled, and after its workflow run was created; and the other way round',
        expected: 'for each label one run, and nothing twice',
      },
      async () => {
        const world = await createWorld();
        serve(world, from);
        const before = await world.open({});
        const after = await world.open({});
        const app = await startApp(world, { isNew: true });
        await world.label(before, 'chain');
        serve(world, to);
        await world.label(after, 'chain');
        await app.settle();
        for (const issue of [before, after]) {
          const { records, ignored } = await world.records(issue);
          expect(ignored).toEqual([]);
          expect(records.map(({ record }) => record.seq)).toEqual([1, 2, 3, 4, 5]);
        }
        for (const name of stages) expect(world.switchboard.told(name), name).toHaveLength(2);
        await app.close();
      },
      180_000,
    );
});
