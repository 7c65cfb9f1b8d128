import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { requirement } from '../../support/requirement.ts';
import { type Files, printed, type World, workflow, write } from './fake-server.ts';
import { useWorld } from './use-world.ts';

const start = useWorld();

const DUMP = `
const { writeFileSync, appendFileSync } = require('node:fs');
appendFileSync(process.env.GITHUB_OUTPUT, 'word<<E\\nhello\\nE\\n');
appendFileSync(process.env.GITHUB_STATE, 'saved=state\\n');
console.log('ENV ' + JSON.stringify(process.env));
`;
const POST = "console.log('POST ' + process.env.STATE_saved + ' ' + process.env['INPUT_WITH-DASH']);";
const ACTION = `
name: Dump
inputs:
  given: { default: no }
  defaulted: { default: "\${{ github.repository }}" }
  token: { default: "\${{ github.token }}" }
  with-dash: {}
  two words: { default: yes }
outputs: { word: {} }
runs: { using: node24, main: main.js, post: post.js }
`;
const DUMP_ACTION: Files = { 'dump/action.yml': ACTION, 'dump/main.js': DUMP, 'dump/post.js': POST };

async function runSteps(steps: string, files: Files = {}, secrets: Record<string, string> = {}): Promise<World> {
  const world = start({
    files: { ...workflow(`a:\n  runs-on: ubuntu-latest\n  steps:\n${steps.replaceAll(/^/gm, '    ')}`), ...files },
    secrets,
  });
  await world.run();
  return world;
}

function environment(world: World): Record<string, string> {
  const line = printed(world, 'a').find((text) => text.startsWith('ENV ')) ?? 'ENV {}';
  return JSON.parse(line.slice('ENV '.length));
}

it("gives an action's process exactly the runner's environment", async () => {
  const world = await runSteps('- uses: $/dump\n  with: { given: "yes" }\n  env: { OWN: mine }\n', DUMP_ACTION);
  expect(Object.keys(environment(world)).toSorted()).toEqual(
    [
      'ACTIONS_RESULTS_URL', 'ACTIONS_RUNTIME_TOKEN', 'CI', 'GITHUB_ACTION', 'GITHUB_ACTIONS', 'GITHUB_ACTOR', 'GITHUB_ACTOR_ID',
      'GITHUB_API_URL', 'GITHUB_BASE_REF', 'GITHUB_ENV', 'GITHUB_EVENT_NAME', 'GITHUB_EVENT_PATH', 'GITHUB_GRAPHQL_URL',
      'GITHUB_HEAD_REF', 'GITHUB_JOB', 'GITHUB_OUTPUT', 'GITHUB_PATH', 'GITHUB_REF', 'GITHUB_REF_NAME', 'GITHUB_REF_PROTECTED',
      'GITHUB_REF_TYPE', 'GITHUB_REPOSITORY', 'GITHUB_REPOSITORY_ID', 'GITHUB_REPOSITORY_OWNER', 'GITHUB_REPOSITORY_OWNER_ID',
      'GITHUB_RETENTION_DAYS', 'GITHUB_RUN_ATTEMPT', 'GITHUB_RUN_ID', 'GITHUB_RUN_NUMBER', 'GITHUB_SERVER_URL', 'GITHUB_SHA',
      'GITHUB_STATE', 'GITHUB_STEP_SUMMARY', 'GITHUB_TRIGGERING_ACTOR', 'GITHUB_WORKFLOW', 'GITHUB_WORKFLOW_REF',
      'GITHUB_WORKFLOW_SHA', 'GITHUB_WORKSPACE', 'HOME', 'INPUT_DEFAULTED', 'INPUT_GIVEN', 'INPUT_TOKEN', 'INPUT_TWO_WORDS',
      'INPUT_WITH-DASH', 'LANG', 'OWN', 'PATH', 'RUNNER_ARCH', 'RUNNER_ENVIRONMENT', 'RUNNER_NAME', 'RUNNER_OS', 'RUNNER_TEMP',
      'RUNNER_TOOL_CACHE', 'RUNNER_WORKSPACE',
    ], // biome-ignore format: a list to read at a glance
  );
});

it('fills inputs that are not given from their defaults', async () => {
  const env = environment(await runSteps('- uses: $/dump\n  with: { GIVEN: "yes" }\n', DUMP_ACTION));
  expect(env).toMatchObject({
    INPUT_GIVEN: 'yes',
    INPUT_DEFAULTED: 'octo/repo',
    INPUT_TOKEN: '***',
    'INPUT_WITH-DASH': '',
    INPUT_TWO_WORDS: 'yes',
  });
});

it('lays the event before the action', async () => {
  const script =
    "const fs = require('node:fs'); console.log(JSON.parse(fs.readFileSync(process.env.GITHUB_EVENT_PATH, 'utf8')).issue.title);";
  const world = await runSteps('- uses: $/dump\n', { ...DUMP_ACTION, 'dump/main.js': script });
  expect(printed(world, 'a')[0]).toBe('A bug');
});

it('reads outputs of an action', async () => {
  const world = await runSteps('- { uses: $/dump, id: d }\n- run: echo ${{ steps.d.outputs.word }}\n', DUMP_ACTION);
  expect(printed(world, 'a')).toContain('hello');
});

it('runs the post step of an action at the end, with its state and inputs, even after a failure', async () => {
  const world = await runSteps('- { uses: $/dump, with: { with-dash: d } }\n- run: exit 1\n', DUMP_ACTION);
  expect(world.runner.jobs[0]?.steps.map(({ name, conclusion }) => `${name}: ${conclusion}`)).toEqual([
    'Run $/dump: success',
    'Run exit 1: failure',
    'Post Dump: success',
    'Complete job: success',
  ]);
  expect(printed(world, 'a')).toContain('POST state d');
});

it('leaves a post step out when its post-if does not hold', async () => {
  const files = { ...DUMP_ACTION, 'dump/action.yml': ACTION.replace('post: post.js', 'post: post.js, post-if: failure()') };
  const world = await runSteps('- uses: $/dump\n', files);
  expect(world.runner.jobs[0]?.steps[1]?.conclusion).toBe('skipped');
});

const COMPOSITE: Files = {
  'outer/action.yml': `
name: Outer
inputs: { name: { default: nobody } }
outputs: { said: { value: "\${{ steps.say.outputs.said }}" } }
runs:
  using: composite
  steps:
    - id: say
      shell: bash
      run: |
        echo "said=hi \${{ inputs.name }}" >> "$GITHUB_OUTPUT"
        echo "input is <$INPUT_NAME> at $GITHUB_ACTION_PATH"
    - uses: $/inner
    - if: always()
      shell: bash
      run: echo still here
`,
  'inner/action.yml': 'name: Inner\nruns: { using: composite, steps: [{ run: "exit 1", shell: bash }] }\n',
};

it('runs composite actions within each other: inputs as a context, outputs, failures', async () => {
  const world = await runSteps(
    '- { uses: $/outer, id: o, with: { name: ann } }\n- if: always()\n  run: echo "${{ steps.o.outputs.said }} ${{ steps.o.outcome }}"\n',
    COMPOSITE,
  );
  expect(printed(world, 'a')).toEqual([
    expect.stringMatching(/^input is <> at .*\/outer$/),
    '##[error]Process completed with exit code 1.',
    'still here',
    'hi ann failure',
  ]);
});

it('finds an action of the workspace only after a checkout', async () => {
  const world = await runSteps(
    '- { uses: ./dump, continue-on-error: true }\n- uses: actions/checkout@v4\n- uses: ./dump\n',
    DUMP_ACTION,
  );
  expect(world.runner.jobs[0]?.steps.map(({ conclusion }) => conclusion)).toEqual([
    'success',
    'success',
    'success',
    'success',
    'success',
    'success',
  ]);
  expect(printed(world, 'a')[0]).toContain('Did you forget to run actions/checkout');
});

it('refuses an action of elsewhere before the run, by name and line', async () => {
  const world = await runSteps('- uses: someone/thing@v1\n');
  expect(world.runs.at(-1)?.conclusion).toBe('startup_failure');
  expect(world.runner.failures[0]?.message).toBe(
    ".github/workflows/test.yml (Line: 6): the action 'someone/thing@v1' is not known to the local runner",
  );
});

requirement(
  {
    ids: ['F-G1'],
    title: 'the local runner refuses a `uses` that GitHub refuses, in the same words',
    input: 'steps with $/, $//, an action without a version, one without an owner; $//dump; a composite action that uses $/',
    expected:
      "no job, and Expected format {org}/{repo}[/path]@ref. Actual '…' with the line; the action; the step fails in the same words",
  },
  async () => {
    for (const uses of ['$/', '$//', 'actions/checkout', 'checkout@v4']) {
      const world = await runSteps(`- uses: ${uses}\n`, { 'action.yml': ACTION, 'main.js': DUMP, 'post.js': POST });
      expect(world.runs.at(-1)?.conclusion).toBe('startup_failure');
      expect(world.runner.jobs).toEqual([]);
      expect(world.runner.failures[0]?.message).toBe(
        `.github/workflows/test.yml (Line: 6): Expected format {org}/{repo}[/path]@ref. Actual '${uses}'`,
      );
    }
    expect(Object.keys(environment(await runSteps('- uses: $//dump\n', DUMP_ACTION)))).toContain('INPUT_GIVEN');
    const inside = { 'outer/action.yml': 'name: O\nruns: { using: composite, steps: [{ uses: $/ }] }\n' };
    expect(printed(await runSteps('- uses: $/outer\n', inside), 'a')).toEqual([
      "##[error]Expected format {org}/{repo}[/path]@ref. Actual '$/'",
    ]);
  },
);

it.each([
  ['pre', 'name: X\nruns: { using: node24, main: m.js, pre: p.js }\n', "the key 'pre' is not implemented"],
  ['docker', 'name: X\nruns: { using: docker, image: Dockerfile }\n', "the key 'image' is not implemented"],
  ['an old node', 'name: X\nruns: { using: node12, main: m.js }\n', "an action that is run by 'node12' is not implemented"],
])('refuses an action with %s', async (_, action, message) => {
  expect(printed(await runSteps('- uses: $/x\n', { 'x/action.yml': action }), 'a').join()).toContain(message);
});

it('refuses an input of a known action that it does not carry out', async () => {
  const world = await runSteps('- { uses: actions/checkout@v4, with: { ssh-key: x } }\n');
  expect(printed(world, 'a').join()).toContain("The input 'ssh-key' of actions/checkout is not implemented");
});

it('takes actions from the folders that are given for their repositories', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'baton-action-'));
  write(folder, {
    'say/action.yml': 'name: Say\nruns: { using: node24, main: main.js }\n',
    'say/main.js': "console.log('said');",
  });
  const world = start({ files: workflow('a:\n  runs-on: x\n  steps:\n    - uses: my/act/say@v1\n'), uses: { 'my/act': folder } });
  await world.run();
  rmSync(folder, { recursive: true });
  expect(printed(world, 'a')).toEqual(['said']);
});
