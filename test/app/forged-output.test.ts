import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { type LocalWorld, repositoryName, useLocalWorlds } from '../support/local-world.ts';
import { startApp, type WorldApp } from '../support/local-world-app.ts';
import { requirement } from '../support/requirement.ts';

const create = useLocalWorlds();
const client = pathToFileURL('node_modules/@actions/artifact/lib/artifact.js').href;

/** An agent job in hostile hands: it runs no agent and hands in what the variable TEXT holds. */
const workflow = `
on: { workflow_dispatch: { inputs: { task: { type: string } } } }
jobs:
  agent:
    runs-on: ubuntu-latest
    outputs: { task: "\${{ inputs.task }}" }
    steps:
      - uses: actions/checkout@v4
      - uses: ./hand-in
        env: { TEXT: "\${{ vars.TEXT }}" }
`;
const handIn = `
import { writeFileSync } from 'node:fs';
import { DefaultArtifactClient } from '${client}';
writeFileSync('baton-output.json', process.env.TEXT);
await new DefaultArtifactClient().uploadArtifact('baton-output-1', ['baton-output.json'], '.');
`;

describe('what a hostile agent job hands in to the App', () => {
  let world: LocalWorld;
  let app: WorldApp;
  beforeAll(async () => {
    world = await create({
      agents: { one: { script: '' } },
      pipelines: { fix: { look: { agent: 'one' } } },
      files: {
        '.github/workflows/baton-agent.yml': workflow,
        'hand-in/action.yml': 'runs: { using: node24, main: index.mjs }',
        'hand-in/index.mjs': handIn,
      },
    });
    app = await startApp(world);
  });
  afterAll(() => app.close());

  /** A new run whose job hands in this text; how its only task and the run ended. */
  async function runWith(text: string): Promise<readonly unknown[]> {
    world.server.setVariable(repositoryName, 'TEXT', text);
    const issue = await world.open({});
    await world.label(issue, 'fix');
    await app.settle();
    const { records } = await world.records(issue);
    return records.map(({ record }) => ('outcome' in record.body ? [record.kind, record.body.outcome] : record.kind));
  }

  const failedRun = ['run', ['task', 'failed'], ['end', 'failed']];

  requirement(
    {
      ids: ['T25', 'DESIGN-2', 'DESIGN-5'],
      title: 'an artifact without the form of an output is a failed task, not a run without an end',
      input: 'no JSON at all',
      expected: 'a failed task and the end of the run; a warning in the log of the App',
    },
    async () => {
      expect(await runWith('{"order": cut off')).toEqual(failedRun);
      expect(app.log()).toContain('does not have its form');
    },
  );

  requirement(
    {
      ids: ['T25', 'T13', 'DESIGN-2'],
      title: 'a job that hands in the signed order of another run speaks for neither',
      input: 'the order of the first run, with an output that says succeeded',
      expected: 'the task that was ordered failed; the thread of the other run is as it was',
    },
    async () => {
      const order = world.jobs()[0]?.outputs.task ?? '';
      const before = (await world.thread(1)).map(({ body }) => body);
      const { run, task, attempt, execution, issued } = JSON.parse(order) as Record<string, string | number>;
      const output = { version: 1, run, task, attempt, execution, outcome: 'succeeded', results: {}, outputs: [] };
      const times = { isolated: true, startedAt: issued, finishedAt: issued, warnings: [] };
      expect(await runWith(JSON.stringify({ order, output: { ...output, ...times } }))).toEqual(failedRun);
      expect((await world.thread(1)).map(({ body }) => body)).toEqual(before);
    },
  );
});
