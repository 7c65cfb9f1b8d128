import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { LocalEvent } from '../../../src/local/workflow-contract.ts';
import { requirement } from '../../support/requirement.ts';
import { conclusions, printed, workflow } from './fake-server.ts';
import { useWorld } from './use-world.ts';

const start = useWorld();

const JOB = 'a:\n  runs-on: ubuntu-latest\n  steps:\n    - run: echo "${{ toJSON(inputs) }}"\n';
const DISPATCH =
  'run-name: task ${{ inputs.task }}\non: { workflow_dispatch: { inputs: { task: { type: string }, flag: { type: boolean }, count: { type: number, default: 2 } } } }';

function dispatch(inputs: Record<string, string> = {}): Partial<LocalEvent> {
  return {
    name: 'workflow_dispatch',
    fromJobToken: true,
    payload: { inputs },
    dispatch: { workflow: 'test.yml', inputs, runId: 7 },
  };
}

it('runs a dispatched workflow under the id that was promised', async () => {
  const world = start({ files: workflow(JOB, DISPATCH) });
  await world.run(dispatch({ task: 'fix' }));
  expect(world.runs.map(({ id, title, status, conclusion }) => [id, title, status, conclusion])).toEqual([
    [7, 'task fix', 'queued', null],
    [7, 'task fix', 'in_progress', null],
    [7, 'task fix', 'completed', 'success'],
  ]);
});

it('gives dispatched inputs the types of their definitions', async () => {
  const world = start({ files: workflow(JOB.replace('echo "', "echo '").replace('}}"', "}}'"), DISPATCH) });
  await world.run(dispatch({ task: 'fix', flag: 'true' }));
  expect(JSON.parse(printed(world, 'a').join(''))).toEqual({ task: 'fix', flag: true, count: 2 });
});

it('starts nothing for what a job token did, except by dispatch', async () => {
  const world = start({ files: workflow(JOB) });
  await world.run({ fromJobToken: true });
  expect(world.runs).toEqual([]);
});

it('reads workflow files at the commit of the event', async () => {
  const world = start({ files: workflow(JOB) });
  const sha = world.commit({ ...workflow('b:\n  runs-on: x\n  steps:\n    - run: "true"\n') }, 'other');
  await world.run({ sha });
  expect(conclusions(world)).toEqual({ b: 'success' });
});

it.each<[string, Partial<LocalEvent>, string]>([
  ['the issue', {}, 'A bug'],
  [
    'the pull request',
    { name: 'pull_request', payload: { action: 'opened', pull_request: { title: 'A fix', head: { sha: 'h', ref: 'fix' } } } },
    'A fix',
  ],
  ['the commit', { name: 'push', payload: { head_commit: { message: 'First line\nsecond' } } }, 'First line'],
  ['the workflow', { name: 'schedule', payload: { schedule: '0 3 * * *' } }, 'Mine'],
])('names a run without run-name after %s', async (_, event, title) => {
  const on = 'name: Mine\non: { issues: , pull_request: , push: , schedule: [{ cron: "0 3 * * *" }] }';
  const world = start({ files: workflow(JOB, on) });
  await world.run(event);
  expect(world.runs.at(-1)?.title).toBe(title);
});

it('shows a pull request under its head', async () => {
  const world = start({ files: workflow(JOB, 'on: pull_request') });
  await world.run({ name: 'pull_request', payload: { action: 'opened', pull_request: { head: { sha: 'abc', ref: 'fix' } } } });
  expect(world.runs.at(-1)).toMatchObject({ headSha: 'abc', headBranch: 'fix' });
});

it('gives the event of a fork no secrets and reading rights only', async () => {
  const jobs = 'permissions: { contents: write }\njobs:\n';
  const text = `on: pull_request\n${jobs}  a:\n    runs-on: x\n    steps:\n      - run: echo "<\${{ secrets.KEY }}>"\n`;
  const world = start({ files: { '.github/workflows/test.yml': text }, secrets: { KEY: 'k3y-value' } });
  const head = { sha: 'abc', ref: 'fix', repo: { full_name: 'mallory/repo' } };
  await world.run({ name: 'pull_request', payload: { action: 'opened', pull_request: { head } } });
  expect(printed(world, 'a')).toEqual(['<>']);
  expect(world.minted[0]?.permissions).toEqual({ contents: 'read' });
});

requirement(
  {
    ids: ['F-G7'],
    title: 'the run of a fork sees no variables, and every other run does',
    input: 'the variable MODE, printed for a pull request from a fork and for one of the repository',
    expected: 'nothing, and its value',
  },
  async () => {
    const text = 'on: pull_request\njobs:\n  a:\n    runs-on: x\n    steps:\n      - run: echo "<${{ vars.MODE }}>"\n';
    for (const [from, seen] of [
      ['mallory/repo', '<>'],
      ['octo/repo', '<app>'],
    ]) {
      const world = start({ files: { '.github/workflows/test.yml': text } });
      world.variables.MODE = 'app';
      const head = { sha: 'abc', ref: 'fix', repo: { full_name: from } };
      await world.run({ name: 'pull_request', payload: { action: 'opened', pull_request: { head } } });
      expect(printed(world, 'a')).toEqual([seen]);
    }
  },
);

it('mints a token for the job alone, readable in the request log, and revokes it', async () => {
  const world = start({ files: workflow(JOB, DISPATCH) });
  await world.run(dispatch({ task: 'fix-1' }));
  expect(world.minted).toEqual([
    {
      repository: 'octo/repo',
      runId: 7,
      jobId: world.runner.jobs[0]?.id,
      label: 'a: task fix-1',
      permissions: { contents: 'read', packages: 'read' },
    },
  ]);
  expect(world.revoked).toEqual([`ghs_token_${world.minted[0]?.jobId}`]);
});

it('has no machine and no token for a job whose environment cannot be resolved', async () => {
  const environment = 'environment: "${{ fromJSON(github.no) }}"';
  const states: string[] = [];
  const world = start({
    files: workflow(JOB.replace('steps:', `${environment}\n  steps:`)),
    onJob: ({ state }) => states.push(state),
  });
  await world.run();
  expect({ minted: world.minted, states, conclusions: conclusions(world) }).toEqual({
    minted: [],
    states: ['finished'],
    conclusions: { a: 'failure' },
  });
});

it('runs again under the same id, with the same event and the next attempt', async () => {
  const world = start({
    files: workflow('a:\n  runs-on: x\n  steps:\n    - run: echo ${{ github.run_id }} ${{ github.run_attempt }}\n'),
  });
  await world.run();
  const id = world.runs[0]?.id ?? 0;
  world.runner.rerun(id);
  await world.runner.idle();
  expect(world.runs.at(-1)).toMatchObject({ id, attempt: 2, conclusion: 'success' });
  expect(printed(world, 'a')).toEqual([`${id} 2`]);
});

const CHAIN = `first:
  runs-on: x
  outputs: { made: "\${{ steps.make.outputs.made }}" }
  steps:
    - id: make
      run: echo "made=by attempt \${{ github.run_attempt }}" >> "$GITHUB_OUTPUT"
second:
  needs: first
  runs-on: x
  steps:
    - run: echo \${{ needs.first.outputs.made }} seen by \${{ github.run_attempt }}; exit \${{ github.run_attempt == 1 && 1 || 0 }}
third:
  needs: second
  if: always()
  runs-on: x
  steps:
    - run: echo \${{ needs.first.outputs.made }}\${{ needs.second.result }}
apart:
  runs-on: x
  steps:
    - run: echo apart
`;

it('runs one job again with those that need it, and gives them what the others had put out', async () => {
  const world = start({ files: workflow(CHAIN) });
  await world.run();
  expect(world.runs.at(-1)).toMatchObject({ conclusion: 'failure' });
  const failed = world.jobStates.find(({ name, conclusion }) => name === 'second' && conclusion === 'failure');
  world.runner.rerunJob(failed?.id ?? 0);
  await world.runner.idle();
  expect(world.runs.at(-1)).toMatchObject({ attempt: 2, conclusion: 'success' });
  expect(world.runner.jobs.map(({ name }) => name).toSorted()).toEqual(['apart', 'first', 'second', 'second', 'third', 'third']);
  expect(printed(world, 'second')).toEqual(['by attempt 1 seen by 2']);
  expect(printed(world, 'third')).toEqual(['success']);
  const shown = world.jobStates.filter(({ status }) => status === 'completed').slice(-4);
  expect(shown.map(({ name, conclusion }) => `${name} ${conclusion}`).toSorted()).toEqual(
    ['apart', 'first', 'second', 'third'].map((name) => `${name} success`),
  );
  expect(() => world.runner.rerunJob(7)).toThrow('There is no job 7');
});

it('refuses to run again what has not ended', async () => {
  const world = start({ files: workflow(JOB) });
  expect(() => world.runner.rerun(99)).toThrow('There is no run 99');
  await world.run();
});

it('reports a file that cannot be read as a startup failure with its words', async () => {
  const world = start({ files: { '.github/workflows/test.yml': 'on: issues\njobs: { a: { runs-on: x, nonsense: 1 } }\n' } });
  await world.run();
  expect(world.runs.at(-1)).toMatchObject({ status: 'completed', conclusion: 'startup_failure' });
  expect(world.runner.failures).toEqual([
    { workflow: '.github/workflows/test.yml', message: expect.stringContaining("Unexpected value 'nonsense'") },
  ]);
});

it('leaves a file that cannot be read alone when the event is not its own', async () => {
  const world = start({ files: { '.github/workflows/test.yml': 'on: push\njobs: { a: { runs-on: x, nonsense: 1 } }\n' } });
  await world.run();
  expect(world.runs).toEqual([]);
});

it('starts every workflow that the event is for', async () => {
  const file = (name: string) => ({
    [`.github/workflows/${name}.yml`]: `on: issues\njobs:\n  ${name}:\n    runs-on: x\n    steps:\n      - run: "true"\n`,
  });
  const world = start({ files: { ...file('one'), ...file('two') } });
  await world.run();
  expect(conclusions(world)).toEqual({ one: 'success', two: 'success' });
});

it('gives jobs the variables of the repository', async () => {
  const world = start({
    files: workflow("a:\n  runs-on: x\n  if: vars.MODE == 'on'\n  steps:\n    - run: echo ${{ vars.MODE }}\n"),
  });
  world.variables.MODE = 'on';
  await world.run();
  expect(printed(world, 'a')).toEqual(['on']);
});

it('goes on with the next event when one cannot be handled', async () => {
  const world = start({ files: workflow('a:\n  runs-on: x\n  steps:\n    - run: "true"\n') });
  await world.run({ sha: 'f'.repeat(40) });
  expect(world.runner.failures).toHaveLength(1);
  await world.run();
  expect(conclusions(world)).toEqual({ a: 'success' });
});

it('keeps a log of each job', async () => {
  const world = start({ files: workflow('a:\n  runs-on: x\n  steps:\n    - run: echo hello\n') });
  await world.run();
  expect(readFileSync(join(world.folder, 'machines', 'logs', `run-${world.runs[0]?.id}-1`, 'a.log'), 'utf8')).toContain(
    '=== Run echo hello: success',
  );
});
