import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { requirement } from '../../support/requirement.ts';
import { conclusions, printed, type World, type WorldOptions, workflow } from './fake-server.ts';
import { useWorld } from './use-world.ts';

const start = useWorld();

/** Creates a world whose steps report through a pipe that they have begun, so that no test waits by the clock. */
function startWithPipe(
  jobs: (pipe: string) => string,
  options: WorldOptions = {},
): { world: World; arrived: () => Promise<unknown> } {
  const world = start(options);
  const pipe = join(world.folder, 'pipe');
  execFileSync('mkfifo', [pipe]);
  world.commit(workflow(jobs(pipe)));
  world.emit();
  return { world, arrived: () => readFile(pipe) };
}

const hang = (pipe: string) => `echo here > ${pipe}; sleep 300 & wait`;
const job = (steps: string, more = '') => `a:\n  runs-on: ubuntu-latest\n${more}  steps:\n${steps.replaceAll(/^/gm, '    ')}\n`;

it('ends a running step and skips the rest, save for what wants to run', async () => {
  const { world, arrived } = startWithPipe((pipe) =>
    job(
      `- { name: one, run: "${hang(pipe)}" }\n- { name: two, run: "true" }\n- { name: three, if: always(), run: "true" }\n- { name: four, if: cancelled(), run: "true" }`,
    ),
  );
  await arrived();
  world.runner.cancelRun(world.runs[0]?.id ?? 0);
  await world.runner.idle();
  expect(world.runner.jobs[0]?.steps.map(({ name, conclusion }) => `${name}: ${conclusion}`)).toEqual([
    'one: cancelled',
    'two: skipped',
    'three: success',
    'four: success',
    'Complete job: success',
  ]);
  expect([conclusions(world).a, world.runs.at(-1)?.conclusion]).toEqual(['cancelled', 'cancelled']);
});

it.each([
  {
    title: 'asks with SIGINT first, then with SIGTERM',
    trap: "trap 'echo int' INT; trap 'echo term; exit 1' TERM",
    lines: ['int', 'term'],
    terminate: 30_000,
  },
  { title: 'kills what listens to neither', trap: "trap '' INT TERM", lines: [], terminate: 50 },
])('$title', async ({ trap, lines, terminate }) => {
  const script = (pipe: string) =>
    job(`- run: |\n    ${trap}\n    echo here > ${pipe}\n    while true; do sleep 300 & wait || true; done`);
  const { world, arrived } = startWithPipe(script, { grace: { interrupt: 50, terminate } });
  await arrived();
  world.runner.cancelRun(world.runs[0]?.id ?? 0);
  await world.runner.idle();
  expect(printed(world, 'a')).toEqual([...lines, '##[error]The operation was canceled.']);
});

it('does not cancel a job whose condition holds even then', async () => {
  const { world, arrived } = startWithPipe((pipe) =>
    job(`- run: echo here > ${pipe}; cat ${pipe} > /dev/null`, '  if: always()\n'),
  );
  await arrived();
  world.runner.cancelRun(world.runs[0]?.id ?? 0);
  execFileSync('sh', ['-c', `echo go > ${join(world.folder, 'pipe')}`]);
  await world.runner.idle();
  expect(conclusions(world)).toEqual({ a: 'success' });
});

it('skips the jobs after a cancelled one, save for always()', async () => {
  const { world, arrived } = startWithPipe(
    (pipe) =>
      `${job(`- run: ${hang(pipe)}`)}b:\n  needs: a\n  runs-on: x\n  steps:\n    - run: x\nc:\n  needs: a\n  if: always()\n  runs-on: x\n  steps:\n    - run: echo \${{ needs.a.result }}\n`,
  );
  await arrived();
  world.runner.cancelRun(world.runs[0]?.id ?? 0);
  await world.runner.idle();
  expect(conclusions(world)).toEqual({ a: 'cancelled', b: 'skipped', c: 'success' });
  expect(printed(world, 'c')).toEqual(['cancelled']);
});

it('fails a step that takes longer than it may', async () => {
  const world = start({
    files: workflow(job('- { name: one, timeout-minutes: 1, run: sleep 300 }\n- { name: two, if: failure(), run: "true" }')),
    minute: 30,
  });
  await world.run();
  expect(world.runner.jobs[0]?.steps.map(({ conclusion }) => conclusion)).toEqual(['failure', 'success', 'success']);
  expect(printed(world, 'a')).toContain("##[error]The action 'one' has timed out.");
});

it('shows a job that takes longer than it may as cancelled', async () => {
  const jobs = `${job('- run: sleep 300', '  timeout-minutes: 1\n')}b:\n  needs: a\n  if: "!cancelled()"\n  runs-on: x\n  steps:\n    - run: echo \${{ needs.a.result }}\n`;
  const world = start({ files: workflow(jobs), minute: 100 });
  await world.run();
  expect(conclusions(world)).toEqual({ a: 'cancelled', b: 'success' });
  expect(printed(world, 'b')).toEqual(['cancelled']);
});

requirement(
  {
    ids: ['F-G10'],
    title: 'the small machine is taken away after 15 minutes, whatever the job says; an earlier limit of its own comes first',
    input:
      'jobs on ubuntu-slim that hang, with timeout-minutes: 60 and 5, and one on ubuntu-latest with 20; each has an always() step',
    expected: 'failed with no further step, in words; cancelled with that step; cancelled with that step',
  },
  async () => {
    const hanging = (name: string, runner: string, minutes: number) =>
      `${name}:\n  runs-on: ${runner}\n  timeout-minutes: ${minutes}\n  steps:\n    - run: sleep 300\n    - if: always()\n      run: echo still here\n`;
    const jobs = `${hanging('capped', 'ubuntu-slim', 60)}${hanging('own', 'ubuntu-slim', 5)}${hanging('large', 'ubuntu-latest', 20)}`;
    const world = start({ files: workflow(jobs), minute: 60 });
    await world.run();
    expect(conclusions(world)).toEqual({ capped: 'failure', own: 'cancelled', large: 'cancelled' });
    expect(printed(world, 'capped')).toEqual(['##[error]The job has exceeded the maximum execution time of 15m0s']);
    expect(printed(world, 'own')).toContain('still here');
    expect(printed(world, 'large')).toContain('still here');
  },
);

it('loses a machine without a word: no further step, no outputs, no living process', async () => {
  const { world, arrived } = startWithPipe((pipe) =>
    job(
      `- { id: s, run: "echo x=1 >> $GITHUB_OUTPUT" }\n- run: "${hang(pipe)}"\n- { if: always(), run: "true" }`,
      '  outputs: { x: "${{ steps.s.outputs.x }}" }\n',
    ),
  );
  await arrived();
  world.runner.loseJob(world.jobStates[0]?.id ?? 0);
  await world.runner.idle();
  const [lost] = world.runner.jobs;
  expect([lost?.conclusion, lost?.outputs, lost?.steps.length]).toEqual(['failure', {}, 2]);
});

it('lets what a step left running live until the job ends', async () => {
  const { world, arrived } = startWithPipe((pipe) =>
    job(
      `- run: exec > /dev/null 2>&1; exec 3> ${pipe}; sleep 300 >&3 & echo $! > pid\n- run: kill -0 "$(cat pid)" && echo lives`,
    ),
  );
  // The pipe ends when no process holds it any more.
  await arrived();
  await world.runner.idle();
  expect(printed(world, 'a')).toEqual(['lives']);
});

it('ends everything when it is closed', async () => {
  const { world, arrived } = startWithPipe((pipe) => job(`- run: ${hang(pipe)}`));
  await arrived();
  await world.runner.close();
  expect(conclusions(world)).toEqual({ a: 'failure' });
});

const COMPOSITE = (pipe: string) => ({
  'act/action.yml': `name: Act
runs:
  using: composite
  steps:
    - { shell: bash, run: "${hang(pipe)}" }
    - { shell: bash, run: echo not wanted }
    - { shell: bash, if: always(), run: echo wanted }
`,
});

it('ends a composite action at its running step, save for what wants to run', async () => {
  const world = start({});
  const pipe = join(world.folder, 'pipe');
  execFileSync('mkfifo', [pipe]);
  world.commit({ ...COMPOSITE(pipe), ...workflow(job('- uses: $/act')) });
  world.emit();
  await readFile(pipe);
  world.runner.cancelRun(world.runs[0]?.id ?? 0);
  await world.runner.idle();
  expect(printed(world, 'a')).toEqual(['##[error]The operation was canceled.', 'wanted']);
});
