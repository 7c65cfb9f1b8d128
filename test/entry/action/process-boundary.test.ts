import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chosenModes } from '../../../src/entry/action/job/choose-mode.ts';
import { type LocalWorld, useLocalWorlds, type WorldOptions } from '../../support/local-world.ts';
import { startApp, type WorldApp } from '../../support/local-world-app.ts';
import { pushCommit } from '../../support/local-world-push.ts';
import type { WorldJob } from '../../support/local-world-reading.ts';

/** Most tests call the Action as a function. Here each of its modes is `dist/action.js` in a process of its own, as on GitHub. */
const create = useLocalWorlds();

const permissions = '{ contents: write, issues: write, pull-requests: write, actions: write }';
const checkouts = `
      - uses: actions/checkout@v4
        with: { persist-credentials: false }
      - uses: actions/checkout@v4
        with: { path: .baton-config, ref: "\${{ github.sha }}", persist-credentials: false }`;
const key = 'signing-key: "${{ secrets.BATON_SIGNING_KEY }}"';
const job = (name: string, inputs: string): string => `
  ${name}:
    runs-on: ubuntu-latest
    permissions: ${permissions}
    outputs: { outcome: "\${{ steps.baton.outputs.outcome }}" }
    steps:${checkouts}
      - uses: baton-agents/baton@v1
        id: baton
        with: { ${inputs} }
`;

/** The modes that `run.yml` does not start, in a workflow as people write it. */
const byHand = `
name: By hand
on: { issues: { types: [labeled] }, workflow_dispatch: }
jobs:${job('single', `mode: single, ${key}`)}    if: github.event.label.name == 'alone'
${['sweep', 'validate'].map((mode) => `${job(mode, `mode: ${mode}, ${key}`)}    if: github.event_name != 'issues'\n`).join('')}
${job('step', 'agent: one, prompt: Look.')}    if: github.event_name != 'issues'
`;

const alone = { look: { agent: 'one', prompt: 'Look.' } };
/** The second stage has a runner of its own, so its order passes the job `verify`. */
const stages = {
  ...alone,
  again: { needs: ['look'], agent: 'one', prompt: 'Look again.', 'runs-on': 'ubuntu-24.04' },
};

const describeWorld = (unsigned: boolean): WorldOptions => ({
  processes: true,
  private: unsigned,
  unsigned,
  agents: { one: { script: "hand({ summary: 'done' });" } },
  pipelines: { fix: stages, alone },
  files: { '.github/workflows/by-hand.yml': byHand },
  caller: (text) => text.replace("if: vars.BATON_MODE != 'app'", "if: github.event.label.name != 'alone'"),
});

/** What a job of each mode leaves when it has done its work. */
const proofs: Readonly<Record<(typeof chosenModes)[number], (job: WorldJob) => void>> = {
  forward: ({ log }) => expect(log).toMatch(/Started workflow run \d+ on main/),
  plan: ({ outputs }) => expect(JSON.parse(outputs.task ?? '{}')).toMatchObject({ for: 'agent', task: 'look' }),
  verify: ({ outputs }) => expect(JSON.parse(outputs.task ?? '{}')).toMatchObject({ task: 'again' }),
  agent: ({ outputs }) => expect(JSON.parse(outputs['agent-output'] ?? '{}')).toMatchObject({ outcome: 'succeeded' }),
  publish: ({ log }) => expect(log).toMatch(/fix-\d+\/look: succeeded\./),
  single: ({ outputs }) => expect(outputs.outcome).toBe('succeeded'),
  sweep: ({ summary }) => expect(summary).toMatch(/\d+ runs? ha(?:s|ve) not ended/),
  validate: ({ summary }) => expect(summary).toContain('.github/baton.yml is valid.'),
  step: ({ outputs }) => expect(outputs.outcome).toBe('succeeded'),
};

describe.each([
  { words: 'signed, in a public repository', unsigned: false },
  { words: 'unsigned, in a private repository', unsigned: true },
])('a process of the Action, $words', ({ unsigned }) => {
  let world: LocalWorld;
  beforeAll(async () => {
    world = await create(describeWorld(unsigned));
    await world.label(await world.open({}), 'alone');
    // A pull request passes `forward` first, and then everything that an issue does.
    pushCommit({ directory: world.repository.directory, branch: 'change', files: { 'README.md': 'Hello' } });
    const pull = (await world.ask('/pulls', {
      method: 'POST',
      body: { title: 'A change', body: '', head: 'change', base: 'main' },
    })) as { number: number };
    await world.label(pull.number, 'fix');
    await world.ask('/actions/workflows/by-hand.yml/dispatches', { method: 'POST', body: { ref: 'main' } });
    await world.settle();
  }, 180_000);

  it.each(chosenModes)('does the work of mode %s', (mode) => {
    const found = world.jobs().find(({ name, conclusion }) => name === mode && conclusion === 'success');
    proofs[mode](found ?? expect.fail(`No job of mode ${mode} succeeded.`));
  });

  it('and leaves no job that failed', () => {
    expect(world.jobs().flatMap(({ name, conclusion, log }) => (conclusion === 'success' ? [] : [`${name}: ${log}`]))).toEqual(
      [],
    );
  });
});

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
