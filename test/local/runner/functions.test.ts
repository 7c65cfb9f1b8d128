import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import type { ActionFunction } from '../../../src/local/runner-contract.ts';
import { conclusions, printed, type World, workflow, write } from './fake-server.ts';
import { useWorld } from './use-world.ts';

const start = useWorld();

const folder = mkdtempSync(join(tmpdir(), 'baton-function-'));
afterAll(() => rmSync(folder, { recursive: true }));

const action = `
name: Act
inputs: { given: { default: no }, defaulted: { default: "\${{ github.repository }}" } }
outputs: { word: {} }
runs: { using: node24, main: main.js, post: post.js }
`;
// The files tell their environment: a function has to get the same as a process.
const dump = "console.log('ENV ' + JSON.stringify(process.env));";
write(folder, { 'action.yml': action, 'main.js': dump, 'post.js': "console.log('a process');" });

function startWith(main: ActionFunction | undefined, steps = '- uses: octo/act@v1\n', post?: ActionFunction): World {
  const functions = {
    ...(main === undefined ? {} : { [join(folder, 'main.js')]: main }),
    ...(post === undefined ? {} : { [join(folder, 'post.js')]: post }),
  };
  const files = workflow(`a:\n  runs-on: ubuntu-latest\n  steps:\n${steps.replaceAll(/^/gm, '    ')}`);
  const world = start({ files, functions, uses: { 'octo/act': folder }, secrets: { KEY: 'key-of-the-test' } });
  world.emit();
  return world;
}

async function run(main: ActionFunction, steps?: string, post?: ActionFunction): Promise<World> {
  const world = startWith(main, steps, post);
  await world.runner.idle();
  return world;
}

it('performs an action whose file has a function, and its other files as processes', async () => {
  const world = await run(async ({ write: print }) => {
    print('a func');
    print('tion\nwithout an end');
    return 0;
  });
  expect(printed(world, 'a')).toEqual(['a function', 'without an end', 'a process']);
  expect(conclusions(world).a).toBe('success');
});

it('gives a function the variables of the process', async () => {
  const steps = '- uses: octo/act@v1\n  with: { given: "yes" }\n  env: { OWN: "${{ secrets.KEY }}" }\n';
  let given: Readonly<Record<string, string>> = {};
  await run(async ({ environment }) => {
    given = environment;
    return 0;
  }, steps);
  const asProcess = startWith(undefined, steps);
  await asProcess.runner.idle();
  const line = printed(asProcess, 'a').find((text) => text.startsWith('ENV ')) ?? 'ENV {}';
  const process = JSON.parse(line.slice('ENV '.length));
  expect(Object.keys(given).toSorted()).toEqual(Object.keys(process).toSorted());
  expect(given).toMatchObject({ OWN: 'key-of-the-test', INPUT_GIVEN: 'yes', INPUT_DEFAULTED: 'octo/repo' });
});

it('takes outputs, summary, state and masks of a function', async () => {
  const steps = '- { uses: octo/act@v1, id: d }\n- run: echo ${{ steps.d.outputs.word }} of 4711\n';
  const world = await run(
    async ({ environment, write: print }) => {
      appendFileSync(environment.GITHUB_OUTPUT ?? '', 'word<<E\nhello\nE\n');
      appendFileSync(environment.GITHUB_STEP_SUMMARY ?? '', 'A summary with key-of-the-test.\n');
      appendFileSync(environment.GITHUB_STATE ?? '', 'saved=state\n');
      print('::add-mask::4711\n');
      return 0;
    },
    steps,
    async ({ environment, write: print }) => {
      print(`after ${environment.STATE_saved}\n`);
      return 0;
    },
  );
  expect(printed(world, 'a')).toEqual(['::add-mask::***', 'hello of ***', 'after state']);
  expect(world.runner.jobs[0]?.summary).toBe('A summary with ***.\n');
});

it.each([
  { title: 'that returns another exit code', act: async () => 3, line: '##[error]Process completed with exit code 3.' },
  { title: 'that throws', act: () => Promise.reject(new Error('No.')), line: 'Error: No.' },
])('fails the step of a function $title', async ({ act, line }) => {
  const world = await run(act);
  expect(printed(world, 'a')).toContain(line);
  expect(conclusions(world).a).toBe('failure');
});

it('refuses variables that are too long for a process', async () => {
  let calls = 0;
  const world = await run(
    async () => {
      calls += 1;
      return 0;
    },
    `- uses: octo/act@v1\n  with: { given: "${'x'.repeat(131_072)}" }\n`,
  );
  expect([calls, conclusions(world).a]).toEqual([0, 'failure']);
  expect(printed(world, 'a').join('\n')).toContain('Argument list too long: INPUT_GIVEN');
});

/** A function that waits, and the moment when it does. */
function createWaiting(act: (call: Parameters<ActionFunction>[0]) => Promise<number>) {
  const arrived = Promise.withResolvers<void>();
  const perform: ActionFunction = (call) => {
    const done = act(call);
    arrived.resolve();
    return done;
  };
  return { perform, arrived: arrived.promise };
}

const never = (): Promise<number> => new Promise(() => undefined);

it('asks a function to end that listens for a cancellation, and takes what it still does', async () => {
  const { perform, arrived } = createWaiting(async ({ environment, write: print, listenForCancel }) => {
    const signal = listenForCancel();
    await new Promise((resolve) => signal.addEventListener('abort', resolve));
    print('saved\n');
    appendFileSync(environment.GITHUB_STEP_SUMMARY ?? '', 'Saved.\n');
    return 0;
  });
  const world = startWith(perform);
  await arrived;
  world.runner.cancelRun(world.runs[0]?.id ?? 0);
  await world.runner.idle();
  expect(printed(world, 'a')[0]).toBe('saved');
  expect(world.runner.jobs[0]).toMatchObject({ conclusion: 'cancelled', summary: 'Saved.\n' });
});

it.each([
  { title: 'never asked for the signal', act: never },
  {
    title: 'does not heed the signal',
    act: ({ listenForCancel }: Parameters<ActionFunction>[0]) => {
      listenForCancel();
      return never();
    },
  },
])('abandons a function that $title', async ({ act }) => {
  const { perform, arrived } = createWaiting(act);
  const world = startWith(perform);
  await arrived;
  world.runner.cancelRun(world.runs[0]?.id ?? 0);
  await world.runner.idle();
  expect(printed(world, 'a')[0]).toBe('##[error]The operation was canceled.');
  expect(conclusions(world).a).toBe('cancelled');
});

it('tells a function nothing when its machine is lost, and takes nothing more of it', async () => {
  const later = Promise.withResolvers<void>();
  const told: boolean[] = [];
  let summary = '';
  const { perform, arrived } = createWaiting(async ({ environment, write: print, listenForCancel, isOver }) => {
    const signal = listenForCancel();
    told.push(signal.aborted, isOver());
    appendFileSync(environment.GITHUB_STEP_SUMMARY ?? '', 'Lost.\n');
    summary = readFileSync(environment.GITHUB_STEP_SUMMARY ?? '', 'utf8');
    await later.promise;
    told.push(signal.aborted, isOver());
    print('too late\n');
    return 0;
  });
  const world = startWith(perform);
  await arrived;
  world.runner.loseJob(world.jobStates.at(-1)?.id ?? 0);
  later.resolve();
  await world.runner.idle();
  expect(summary).toBe('Lost.\n');
  expect(told).toEqual([false, false, false, true]);
  expect(printed(world, 'a')).toEqual([]);
  expect(world.runner.jobs[0]).toMatchObject({ conclusion: 'failure', summary: '' });
});
