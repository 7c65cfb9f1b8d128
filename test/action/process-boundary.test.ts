import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LocalWorld, useLocalWorlds } from '../support/local-world.ts';
import { startApp, type WorldApp } from '../support/local-world-app.ts';
import { describeModes } from '../support/process-modes.ts';

/** Most tests call the Action as a function. Here each of its modes is `dist/action.js` in a process of its own, as on GitHub. */
const create = useLocalWorlds();

// Without keys the same jobs start in the same way: `test/scenes/unsigned.test.ts` runs them.
describeModes({ words: 'signed, in a public repository', unsigned: false });

/** Jobs of each workflow that others call, as `name` of its file and of its jobs. */
const shipped: Readonly<Record<string, readonly string[]>> = {
  'run.yml': ['agent', 'forward', 'plan', 'publish', 'verify'],
  'agent.yml': ['agent', 'verify'],
};

describe('the workflows that others call', () => {
  const folder = '.github/workflows';
  const read = (file: string): string => readFileSync(`${folder}/${file}`, 'utf8');

  it('all stand in the list of this file, with all of their jobs', () => {
    const called = readdirSync(folder).filter((file) => /^ {2}workflow_call:/m.test(read(file)));
    expect(called.toSorted()).toEqual(Object.keys(shipped).toSorted());
    for (const file of called) {
      const jobs = [
        ...read(file)
          .replace(/^[\s\S]*^jobs:$/m, '')
          .matchAll(/^ {2}([a-z-]+):$/gm),
      ].map(([, name]) => name);
      expect(jobs.toSorted()).toEqual(shipped[file]);
    }
  });
});

describe('agent.yml and a process of the App', () => {
  let world: LocalWorld;
  let app: WorldApp;
  let issue: number;
  beforeAll(async () => {
    const caller = readFileSync('examples/investigate-fix-pr/.github/workflows/baton-agent.yml', 'utf8');
    world = await create({
      processes: true,
      agents: { one: { script: "hand({ summary: 'done' });" } },
      pipelines: { fix: { look: { agent: 'one', prompt: 'Look.', environment: 'production' } } },
      files: { '.github/workflows/baton-agent.yml': caller },
    });
    app = await startApp(world, { process: true });
    issue = await world.open({});
    await world.label(issue, 'fix');
    await app.settle();
  }, 120_000);
  afterAll(() => app.close());

  it('carry out a stage', async () => {
    expect(world.jobs().map(({ name, conclusion }) => `${name} ${conclusion}`)).toEqual(['verify success', 'agent success']);
    expect((await world.tasks(issue)).map(({ body }) => `${body.stage} ${body.outcome}`)).toEqual(['look succeeded']);
  });
});
