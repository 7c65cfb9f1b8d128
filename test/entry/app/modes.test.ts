import { readFileSync } from 'node:fs';
import { describe, expect } from 'vitest';
import { type LocalWorld, repositoryName, useLocalWorlds } from '../../support/local-world.ts';
import { startApp } from '../../support/local-world-app.ts';
import { requirement } from '../../support/requirement.ts';

const create = useLocalWorlds();
const agentCaller = readFileSync('examples/investigate-fix-pr/.github/workflows/baton-agent.yml', 'utf8');
const stages = ['one', 'two', 'three'] as const;

const createWorld = (): Promise<LocalWorld> =>
  create({
    agents: Object.fromEntries(
      stages.map((name) => [name, { script: `await tell('${name}', ''); hand({ summary: '${name}' });` }]),
    ),
    pipelines: {
      chain: { one: { agent: 'one' }, two: { agent: 'two', needs: ['one'] }, three: { agent: 'three', needs: ['two'] } },
    },
    files: { '.github/workflows/baton-agent.yml': agentCaller },
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
});
