import { expect, it } from 'vitest';
import { createCancellation } from '../../../src/local/runner/job/cancellation.ts';
import { type Claim, createConcurrencyGroups } from '../../../src/local/runner/run/concurrency-groups.ts';
import { conclusions, workflow } from './fake-server.ts';
import { useWorld } from './use-world.ts';

const start = useWorld();

/** Creates a queue that lists its claims in their order, with the result of each so far. */
function createQueue(base: Partial<Claim> = {}) {
  const groups = createConcurrencyGroups();
  const states: string[] = [];
  const releases: (() => void)[] = [];
  const settled: Promise<void>[] = [];
  return {
    states,
    releases,
    settle: () => Promise.race([Promise.all(settled), new Promise((resolve) => setImmediate(resolve))]),
    claim(more: Partial<Claim> = {}) {
      const index = states.push('waiting') - 1;
      const cancellation = createCancellation();
      const claim = {
        repository: 'o/r',
        group: 'g',
        queue: 'max' as const,
        cancelInProgress: false,
        cancellation,
        ...base,
        ...more,
      };
      settled.push(
        groups.acquire(claim).then((result) => {
          if (result !== 'cancelled') releases[index] = result;
          states[index] = result === 'cancelled' ? 'cancelled' : 'running';
        }),
      );
      return cancellation;
    },
  };
}

it('lets those who wait in, in the order they came, with queue: max', async () => {
  const queue = createQueue();
  for (let count = 0; count < 3; count += 1) queue.claim();
  await queue.settle();
  expect(queue.states).toEqual(['running', 'waiting', 'waiting']);
  queue.releases[0]?.();
  await queue.settle();
  expect(queue.states).toEqual(['running', 'running', 'waiting']);
});

it('cancels the one that waits when a newer comes, with queue: single', async () => {
  const queue = createQueue({ queue: 'single' });
  for (let count = 0; count < 3; count += 1) queue.claim();
  await queue.settle();
  expect(queue.states).toEqual(['running', 'cancelled', 'waiting']);
});

it('lets a hundred wait and cancels the next', async () => {
  const queue = createQueue();
  for (let count = 0; count < 102; count += 1) queue.claim();
  await queue.settle();
  expect(queue.states.filter((state) => state === 'waiting')).toHaveLength(100);
  expect(queue.states.at(-1)).toBe('cancelled');
});

it('cancels what runs with cancel-in-progress, and waits for its end', async () => {
  const queue = createQueue({ queue: 'single', cancelInProgress: true });
  const first = queue.claim();
  queue.claim();
  await queue.settle();
  expect([first.reason, ...queue.states]).toEqual(['cancelled', 'running', 'waiting']);
});

it('gives up the place of one that is cancelled while it waits', async () => {
  const queue = createQueue();
  queue.claim();
  const second = queue.claim();
  queue.claim();
  second.request('cancelled');
  queue.releases[0]?.();
  await queue.settle();
  queue.releases[0]?.();
  await queue.settle();
  expect(queue.states).toEqual(['running', 'cancelled', 'running']);
});

it('knows groups whatever the case of their names', async () => {
  const queue = createQueue();
  queue.claim({ group: 'Deploy' });
  queue.claim({ group: 'deploy' });
  await queue.settle();
  expect(queue.states).toEqual(['running', 'waiting']);
});

it('keeps the groups of repositories apart', async () => {
  const queue = createQueue();
  queue.claim({ repository: 'o/a' });
  queue.claim({ repository: 'o/b' });
  await queue.settle();
  expect(queue.states).toEqual(['running', 'running']);
});

const LOCKED = `
a:
  runs-on: ubuntu-latest
  concurrency: { group: "lock-\${{ github.event.issue.number }}", queue: max }
  steps:
    - run: "true"
`;

it('runs the jobs of many events one after another in the order of the events', async () => {
  const order: string[] = [];
  let running = 0;
  const world = start({
    files: workflow(LOCKED, 'run-name: run ${{ github.event.sequence }}\non: issues'),
    onJob: ({ title, state }) => {
      running += state === 'started' ? 1 : -1;
      if (state === 'started') order.push(`${title} ${running}`);
    },
  });
  for (let sequence = 1; sequence <= 5; sequence += 1) world.emit({ payload: { sequence, issue: { number: 1 } } });
  await world.runner.idle();
  expect(order).toEqual(['run 1 1', 'run 2 1', 'run 3 1', 'run 4 1', 'run 5 1']);
});

it('reports a job that waits for its group as waiting', async () => {
  const world = start({ files: workflow(LOCKED) });
  await world.run();
  expect(world.jobStates.map(({ status }) => status)).toEqual(['queued', 'waiting', 'in_progress', 'completed']);
});

it('holds the group of a workflow for the whole run', async () => {
  const files = workflow(
    'a:\n  runs-on: ubuntu-latest\n  steps:\n    - run: "true"\n',
    'on: issues\nconcurrency: { group: all }',
  );
  const world = start({ files });
  for (let count = 0; count < 3; count += 1) world.emit();
  await world.runner.idle();
  const ends = world.runs.filter(({ status }) => status === 'completed').map(({ conclusion }) => conclusion);
  expect(ends.toSorted()).toEqual(['cancelled', 'success', 'success']);
});

it.each([
  ['in the file', '{ group: g, queue: max, cancel-in-progress: true }'],
  ['in an expression', `"\${{ fromJSON('{\\"group\\":\\"g\\",\\"queue\\":\\"max\\",\\"cancel-in-progress\\":true}') }}"`],
])('refuses queue: max with cancel-in-progress, %s', async (_, concurrency) => {
  const world = start({ files: workflow(`a:\n  runs-on: x\n  concurrency: ${concurrency}\n  steps:\n    - run: x\n`) });
  await world.run();
  expect(world.runner.failures[0]?.message).toContain("'queue: max' cannot be combined with 'cancel-in-progress: true'");
});

it('refuses the same group in a caller and in what it calls', async () => {
  const called = 'on: workflow_call\njobs:\n  b:\n    runs-on: x\n    concurrency: LOCK\n    steps:\n      - run: x\n';
  const caller = workflow('a:\n  concurrency: lock\n  uses: ./.github/workflows/called.yml\n');
  const world = start({ files: { ...caller, '.github/workflows/called.yml': called } });
  await world.run();
  expect(world.runner.failures[0]?.message).toContain('a deadlock was detected');
  expect(conclusions(world)).toEqual({ 'a / b': 'failure' });
});

it('refuses a group without a name', async () => {
  const world = start({ files: workflow('a:\n  runs-on: x\n  concurrency: ${{ github.event.none }}\n  steps:\n    - run: x\n') });
  await world.run();
  expect(world.runner.failures[0]?.message).toContain('the concurrency group has no name');
});
