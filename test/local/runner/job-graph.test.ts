import { expect, it } from 'vitest';
import { conclusions, printed, workflow } from './fake-server.ts';
import { useWorld } from './use-world.ts';

const start = useWorld();

/** Returns a job that succeeds or fails. */
const job = (name: string, script: string, more = '') =>
  `${name}:\n  runs-on: ubuntu-latest\n${more}  steps:\n    - run: ${script}\n`;

async function runJobs(jobs: string): Promise<Readonly<Record<string, string>>> {
  const world = start({ files: workflow(jobs) });
  await world.run();
  return conclusions(world);
}

it('skips a job whose need failed', async () => {
  expect(await runJobs(job('a', 'exit 1') + job('b', 'true', '  needs: a\n'))).toEqual({ a: 'failure', b: 'skipped' });
});

it.each([
  ['always()', 'success'],
  ['failure()', 'success'],
  ['!cancelled()', 'success'],
  ['success()', 'skipped'],
  ['true', 'skipped'],
  ["needs.a.result == 'failure'", 'skipped'],
  ["always() && needs.a.result == 'failure'", 'success'],
])('after a failure a job with if: %s ends as %s', async (condition, conclusion) => {
  const jobs = job('a', 'exit 1') + job('b', 'true', `  needs: a\n  if: \${{ ${condition} }}\n`);
  expect(await runJobs(jobs)).toMatchObject({ b: conclusion });
});

it.each([
  ['success()', 'skipped'],
  ['!cancelled() && !failure()', 'success'],
  ['failure()', 'skipped'],
])('after a skipped need a job with if: %s ends as %s', async (condition, conclusion) => {
  const jobs = job('a', 'true', '  if: false\n') + job('b', 'true', `  needs: a\n  if: \${{ ${condition} }}\n`);
  expect(await runJobs(jobs)).toEqual({ a: 'skipped', b: conclusion });
});

it('looks at all ancestors: what runs after a failure has no successor without status function', async () => {
  const jobs = job('a', 'exit 1') + job('b', 'true', '  needs: a\n  if: always()\n') + job('c', 'true', '  needs: b\n');
  expect(await runJobs(jobs)).toEqual({ a: 'failure', b: 'success', c: 'skipped' });
});

it('sees a failure of an ancestor that it does not need directly', async () => {
  const jobs =
    job('a', 'exit 1') + job('b', 'true', '  needs: a\n  if: always()\n') + job('c', 'true', '  needs: b\n  if: failure()\n');
  expect(await runJobs(jobs)).toMatchObject({ c: 'success' });
});

it('counts a tolerated failure as success for those who need it', async () => {
  const jobs = job('a', 'exit 1', '  continue-on-error: true\n') + job('b', 'true', '  needs: a\n');
  const world = start({ files: workflow(jobs) });
  await world.run();
  expect(conclusions(world)).toEqual({ a: 'failure', b: 'success' });
  expect(world.runs.at(-1)?.conclusion).toBe('success');
});

it('hands outputs to the jobs that need them', async () => {
  const jobs = `
a:
  runs-on: ubuntu-latest
  outputs: { word: "\${{ steps.say.outputs.word }}" }
  steps:
    - id: say
      run: echo word=hello >> "$GITHUB_OUTPUT"
b:
  needs: [a]
  runs-on: ubuntu-latest
  steps:
    - run: echo "got \${{ needs.a.outputs.word }} \${{ needs.a.result }}"
`;
  const world = start({ files: workflow(jobs) });
  await world.run();
  expect(printed(world, 'b')).toEqual(['got hello success']);
});

it('runs a leg for each value of a matrix that a job made', async () => {
  const jobs = `
a:
  runs-on: ubuntu-latest
  outputs: { list: "\${{ steps.list.outputs.list }}" }
  steps:
    - id: list
      run: echo 'list=["x","y"]' >> "$GITHUB_OUTPUT"
b:
  needs: a
  runs-on: ubuntu-latest
  strategy: { matrix: { item: "\${{ fromJSON(needs.a.outputs.list) }}" } }
  steps:
    - run: echo \${{ matrix.item }} \${{ strategy.job-index }} of \${{ strategy.job-total }}
`;
  const world = start({ files: workflow(jobs) });
  await world.run();
  expect([printed(world, 'b (x)'), printed(world, 'b (y)')]).toEqual([['x 0 of 2'], ['y 1 of 2']]);
});

it('cancels the other legs when one fails', async () => {
  const jobs = `
a:
  runs-on: ubuntu-latest
  strategy: { max-parallel: 1, matrix: { code: [1, 0] } }
  steps:
    - run: exit \${{ matrix.code }}
`;
  expect(await runJobs(jobs)).toEqual({ 'a (1)': 'failure', 'a (0)': 'cancelled' });
});

it('lets the other legs go on without fail-fast', async () => {
  const jobs = `
a:
  runs-on: ubuntu-latest
  strategy: { fail-fast: false, max-parallel: 1, matrix: { code: [1, 0] } }
  steps:
    - run: exit \${{ matrix.code }}
`;
  expect(await runJobs(jobs)).toEqual({ 'a (1)': 'failure', 'a (0)': 'success' });
});

it('fails a job whose condition cannot be evaluated, and says where', async () => {
  const world = start({ files: workflow(job('a', 'true', "  if: fromJSON('')\n")) });
  await world.run();
  expect(conclusions(world)).toEqual({ a: 'failure' });
  expect(world.runner.failures[0]?.message).toContain('empty input');
});

it('fails a job that wants another system than there is', async () => {
  const world = start({ files: workflow('a:\n  runs-on: windows-latest\n  steps:\n    - run: x\n') });
  await world.run();
  expect(world.runner.failures[0]?.message).toContain("No runner matches the label 'windows-latest'");
});

it('runs at most so many jobs at once', async () => {
  const names = ['a', 'b', 'c', 'd'];
  let running = 0;
  let most = 0;
  const world = start({
    files: workflow(names.map((name) => job(name, 'true')).join('')),
    jobsAtOnce: 2,
    onJob: ({ state }) => {
      running += state === 'started' ? 1 : -1;
      most = Math.max(most, running);
    },
  });
  await world.run();
  expect(most).toBe(2);
});
