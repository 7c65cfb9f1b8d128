import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { requirement } from '../../support/requirement.ts';
import { conclusions, type Files, printed, type World, workflow, write } from './fake-server.ts';
import { useWorld } from './use-world.ts';

const start = useWorld();

const CALLED = '.github/workflows/called.yml';
const CALL = 'a:\n  uses: ./.github/workflows/called.yml\n';
const called = (job: string, call = '', rest = ''): Files => ({
  [CALLED]: `on:\n  workflow_call:\n${call.replaceAll(/^/gm, '    ')}\n${rest}\njobs:\n  b:\n    runs-on: ubuntu-latest\n${job.replaceAll(/^/gm, '    ')}\n`,
});
const PRINT = 'steps:\n  - run: "true"';

async function call(
  caller: string,
  files: Files,
  options: { secrets?: Record<string, string>; rest?: string } = {},
): Promise<World> {
  const world = start({ files: { ...workflow(caller, options.rest), ...files }, secrets: options.secrets ?? {} });
  await world.run();
  return world;
}

it('names the jobs as caller / callee', async () => {
  expect(conclusions(await call(CALL, called(PRINT)))).toEqual({ 'a / b': 'success' });
});

it('shows a caller that is skipped as itself', async () => {
  expect(conclusions(await call(`${CALL}  if: false\n`, called(PRINT)))).toEqual({ a: 'skipped' });
});

it('gives inputs with their types and defaults', async () => {
  const inputs =
    'inputs:\n  text: { type: string, default: x }\n  flag: { type: boolean, default: true }\n  count: { type: number }\n  more: { type: string }';
  const files = called("steps:\n  - run: echo '${{ toJSON(inputs) }}'", inputs);
  const world = await call(`${CALL}  with: { count: 3, more: "\${{ github.event.issue.number }}" }\n`, files);
  expect(JSON.parse(printed(world, 'a / b').join(''))).toEqual({ text: 'x', flag: true, count: 3, more: '1' });
});

it('refuses an empty value where a boolean is wanted, as GitHub does', async () => {
  const world = await call(
    `${CALL}  with: { flag: "\${{ inputs.flag }}" }\n`,
    called(PRINT, 'inputs:\n  flag: { type: boolean }'),
  );
  expect(world.runner.failures[0]?.message).toContain("Unexpected value '' for input 'flag', a boolean was expected");
  expect(conclusions(world)).toEqual({ a: 'failure' });
});

it.each([
  { what: 'an unknown input', more: '  with: { nope: 1 }', declared: '', message: 'Invalid input, nope is not defined' },
  {
    what: 'a missing input',
    more: '',
    declared: 'inputs:\n  text: { type: string, required: true }',
    message: "The input 'text' is required",
  },
  { what: 'an unknown secret', more: '  secrets: { nope: x }', declared: '', message: 'Invalid secret, nope is not defined' },
  {
    what: 'a missing secret',
    more: '',
    declared: 'secrets:\n  KEY: { required: true }',
    message: "The secret 'KEY' is required",
  },
])('refuses $what before the run', async ({ more, declared, message }) => {
  const world = await call(`${CALL}${more}\n`, called(PRINT, declared));
  expect(world.runs.at(-1)?.conclusion).toBe('startup_failure');
  expect(world.runner.failures[0]?.message).toContain(message);
});

it('gives the secrets that are passed by name, and no other', async () => {
  const files = called(
    'steps:\n  - run: echo "<${{ secrets.KEY && 1 }}> <${{ secrets.OTHER && 1 }}> <${{ secrets.github_token && 1 }}>"',
    'secrets:\n  KEY: {}',
  );
  const world = await call(`${CALL}  secrets: { KEY: "\${{ secrets.MINE }}" }\n`, files, {
    secrets: { MINE: 'mine-value', OTHER: 'other-value' },
  });
  expect(printed(world, 'a / b')).toEqual(['<1> <> <1>']);
});

requirement(
  {
    ids: ['F-G2'],
    title: 'the environment of a called job fills only the names that the caller passes',
    input: 'an environment with KEY and OTHER, a job that is called with KEY, with nothing, with all, and one that is not called',
    expected: 'KEY of the environment even where the caller has none; nothing; both; both',
  },
  async () => {
    const job =
      'environment: { name: Safe }\nsteps:\n  - run: echo "<${{ secrets.KEY }}> <${{ secrets.OTHER && 1 }}>" | tr a-z A-Z';
    const files = called(job, 'secrets:\n  KEY: {}\n  OTHER: {}');
    const play = async (caller: string, more: Files, name: string) => {
      const world = start({ files: { ...workflow(caller), ...more } });
      world.environments.Safe = { KEY: 'of the environment', OTHER: 'other' };
      await world.run();
      return printed(world, name);
    };
    expect(await play(`${CALL}  secrets: { KEY: "\${{ secrets.KEY }}" }\n`, files, 'a / b')).toEqual(['<OF THE ENVIRONMENT> <>']);
    expect(await play(CALL, files, 'a / b')).toEqual(['<> <>']);
    expect(await play(`${CALL}  secrets: inherit\n`, files, 'a / b')).toEqual(['<OF THE ENVIRONMENT> <1>']);
    const alone = `b:\n  runs-on: ubuntu-latest\n${job.replaceAll(/^/gm, '  ')}\n`;
    expect(await play(alone, {}, 'b')).toEqual(['<OF THE ENVIRONMENT> <1>']);
  },
);

it('hands outputs to the caller and to those who need it', async () => {
  const job = 'outputs: { word: "${{ steps.s.outputs.word }}" }\nsteps:\n  - id: s\n    run: echo word=hi >> "$GITHUB_OUTPUT"';
  const files = called(job, 'outputs:\n  result: { value: "${{ jobs.b.outputs.word }}" }');
  const world = await call(
    `${CALL}c:\n  needs: a\n  runs-on: x\n  steps:\n    - run: echo "\${{ needs.a.outputs.result }} \${{ needs.a.result }}"\n`,
    files,
  );
  expect(printed(world, 'c')).toEqual(['hi success']);
});

it('fails the caller when a job of it fails', async () => {
  const world = await call(`${CALL}c:\n  needs: a\n  runs-on: x\n  steps:\n    - run: x\n`, called('steps:\n  - run: exit 1'));
  expect(conclusions(world)).toEqual({ 'a / b': 'failure', c: 'skipped' });
});

const GRANT = 'on: issues\npermissions: { contents: read, issues: write }';

it.each([
  ['permissions: { contents: read }', { contents: 'read' }],
  ['permissions: {}', {}],
  ['', { contents: 'read', issues: 'write' }],
])('lets a called job lower the permissions: %s', async (permissions, expected) => {
  const world = await call(CALL, called(`${permissions}\n${PRINT}`), { rest: GRANT });
  expect(world.minted[0]?.permissions).toEqual(expected);
});

it.each([
  [
    'a job',
    called(`permissions: { issues: write, contents: write }\n${PRINT}`),
    "The nested job 'b' is requesting 'contents: write', but is only allowed 'contents: read'.",
  ],
  [
    'a workflow',
    called(PRINT, '', 'permissions: { actions: write }'),
    "The workflow is requesting 'actions: write', but is only allowed 'actions: none'.",
  ],
])('does not start a run in which %s asks for more than its caller grants', async (_, files, message) => {
  const world = await call(CALL, files, { rest: GRANT });
  expect(world.runs.at(-1)?.conclusion).toBe('startup_failure');
  expect(world.jobStates).toEqual([]);
  expect(world.runner.failures[0]?.message).toContain(message);
});

it('lets a called job go over its own workflow up to what the caller grants', async () => {
  const world = await call(CALL, called(`permissions: { issues: write }\n${PRINT}`, '', 'permissions: {}'), { rest: GRANT });
  expect(world.minted[0]?.permissions).toEqual({ issues: 'write' });
});

it('calls workflows of other repositories, which call their own and use their own actions', async () => {
  const library = mkdtempSync(join(tmpdir(), 'baton-library-'));
  write(library, {
    '.github/workflows/one.yml': 'on: workflow_call\njobs:\n  two:\n    uses: ./.github/workflows/two.yml\n',
    '.github/workflows/two.yml':
      'on: workflow_call\njobs:\n  three:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: $/act\n',
    'act/action.yml': 'name: Act\nruns: { using: composite, steps: [{ run: echo from the library, shell: bash }] }\n',
  });
  const world = start({
    files: workflow('a:\n  uses: other/lib/.github/workflows/one.yml@v1\n'),
    uses: { 'other/lib': library },
  });
  await world.run();
  rmSync(library, { recursive: true });
  expect(printed(world, 'a / two / three')).toEqual(['from the library']);
});

requirement(
  {
    ids: ['F-G3'],
    title: 'a called workflow of another owner gets machines of GitHub alone',
    input:
      'runs-on ubuntu-24.04-arm, ubuntu-slim, [self-hosted, gpu], big-linux, in workflows of another owner and of the same one',
    expected: "another owner: GitHub's own labels run, the rest fails in GitHub's words; the same owner: all run",
  },
  async () => {
    const library = mkdtempSync(join(tmpdir(), 'baton-library-'));
    const play = async (owner: string, label: string) => {
      const job = `runs-on: ${label}\n    steps:\n      - run: "true"\n`;
      write(library, { '.github/workflows/one.yml': `on: workflow_call\njobs:\n  b:\n    ${job}` });
      const world = start({
        files: workflow(`a:\n  uses: ${owner}/lib/.github/workflows/one.yml@v1\n`),
        uses: { [`${owner}/lib`]: library },
      });
      await world.run();
      return world.runner.failures[0]?.message ?? conclusions(world)['a / b'];
    };
    const words = (labels: string) =>
      `.github/workflows/one.yml (Line: 4): Called workflows cannot be queued onto self-hosted runners across organisations/enterprises. Failed to queue this job. Labels: ${labels}.`;
    expect(await play('other', 'ubuntu-24.04-arm')).toBe('success');
    expect(await play('other', 'ubuntu-slim')).toBe('success');
    expect(await play('other', '[self-hosted, gpu]')).toBe(words("'self-hosted', 'gpu'"));
    expect(await play('other', 'big-linux')).toBe(words("'big-linux'"));
    expect(await play('OCTO', '[self-hosted, gpu]')).toBe('success');
    rmSync(library, { recursive: true });
  },
);

it('refuses a workflow that is not there', async () => {
  const world = await call('a:\n  uses: other/lib/.github/workflows/one.yml@v1\n', {});
  expect(world.runner.failures[0]?.message).toContain(
    "test.yml (Line: 3): error parsing called workflow 'other/lib/.github/workflows/one.yml@v1'",
  );
});

it('refuses a workflow that cannot be called', async () => {
  const world = await call(CALL, { [CALLED]: 'on: push\njobs:\n  b:\n    runs-on: x\n    steps:\n      - run: x\n' });
  expect(world.runner.failures[0]?.message).toContain('has no workflow_call trigger');
});
