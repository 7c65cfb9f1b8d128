import { expect, it } from 'vitest';
import { logOf, type World, workflow } from './fake-server.ts';
import { useWorld } from './use-world.ts';

const start = useWorld();

async function putOut(value: string, secrets: Record<string, string> = {}, before = 'true'): Promise<World> {
  const jobs = `
a:
  runs-on: ubuntu-latest
  outputs: { value: "\${{ steps.s.outputs.value }}", other: plain }
  steps:
    - run: ${before}
    - id: s
      env: { VALUE: ${JSON.stringify(value)} }
      run: printf 'value<<END\\n%s\\nEND\\n' "$VALUE" >> "$GITHUB_OUTPUT"
`;
  const world = start({ files: workflow(jobs), secrets });
  await world.run();
  return world;
}

it('puts out what holds no secret', async () => {
  const world = await putOut('fine', { KEY: 'other-secret' });
  expect(world.runner.jobs[0]?.outputs).toEqual({ value: 'fine', other: 'plain' });
});

it.each([
  ['a secret', 'it is k3y-value!', { KEY: 'k3y-value' }],
  ['a line of a secret', 'second-line', { KEY: 'first-line\nsecond-line' }],
  ['a secret in base64', Buffer.from('k3y-value').toString('base64'), { KEY: 'k3y-value' }],
])('drops an output that holds %s, and says so', async (_, value, secrets) => {
  const world = await putOut(value, secrets);
  expect(world.runner.jobs[0]?.outputs).toEqual({ other: 'plain' });
  expect(logOf(world, 'a')).toContain("##[warning]Skip output 'value' since it may contain secret.");
});

it('drops an output that holds what a step asked to mask', async () => {
  const world = await putOut('word-of-step', {}, 'echo "::add-mask::word-of-step"');
  expect(world.runner.jobs[0]?.outputs).toEqual({ other: 'plain' });
});

it('masks secrets in log and summary', async () => {
  const jobs = `
a:
  runs-on: ubuntu-latest
  steps:
    - run: echo "$KEY" | tee "$GITHUB_STEP_SUMMARY"
      env: { KEY: "\${{ secrets.KEY }}" }
`;
  const world = start({ files: workflow(jobs), secrets: { KEY: 'k3y-value' } });
  await world.run();
  expect(logOf(world, 'a')).toContain('***');
  expect(JSON.stringify(world.runner.jobs)).not.toContain('k3y-value');
});

it('masks the token of the job', async () => {
  const world = start({
    files: workflow('a:\n  runs-on: ubuntu-latest\n  steps:\n    - run: echo ${{ github.token }} ${{ secrets.GITHUB_TOKEN }}\n'),
  });
  await world.run();
  expect(logOf(world, 'a')).toContain('echo *** ***');
});

it('takes nothing from where a link leads that a step put in the place of its files', async () => {
  const jobs = `
a:
  runs-on: ubuntu-latest
  outputs: { value: "\${{ steps.s.outputs.value }}" }
  steps:
    - id: s
      run: |
        echo value=kept > secret
        ln -sf "$PWD/secret" "$GITHUB_OUTPUT"
        ln -sf "$PWD/secret" "$GITHUB_STEP_SUMMARY"
    - run: |
        mkdir moved
        for file in "\${GITHUB_OUTPUT%/*}"/*; do ln -s "$PWD/secret" "moved/\${file##*/}"; done
        rm -r "\${GITHUB_OUTPUT%/*}"
        ln -s "$PWD/moved" "\${GITHUB_OUTPUT%/*}"
`;
  const world = start({ files: workflow(jobs) });
  await world.run();
  expect(world.runner.jobs[0]).toMatchObject({ conclusion: 'success', outputs: {}, summary: '' });
});

it('puts no file where a link leads that a step put in the place of their folder', async () => {
  const jobs = `
a:
  runs-on: ubuntu-latest
  steps:
    - run: |
        mkdir moved
        rm -r "\${GITHUB_OUTPUT%/*}"
        ln -s "$PWD/moved" "\${GITHUB_OUTPUT%/*}"
    - run: ls moved
`;
  const world = start({ files: workflow(jobs) });
  await world.run();
  expect(world.runner.jobs[0]).toMatchObject({ conclusion: 'failure' });
  expect(logOf(world, 'a')).toContain('A step has put a link in the place of');
});
