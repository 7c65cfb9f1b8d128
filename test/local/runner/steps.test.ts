import { expect, it } from 'vitest';
import { printed, type World, workflow } from './fake-server.ts';
import { useWorld } from './use-world.ts';

const start = useWorld();

async function runSteps(steps: string, job = '', rest = 'on: issues'): Promise<World> {
  const world = start({
    files: workflow(`a:\n  runs-on: ubuntu-latest\n${job}  steps:\n${steps.replaceAll(/^/gm, '    ')}`, rest),
  });
  await world.run();
  return world;
}

const stepsOf = (world: World) => world.runner.jobs[0]?.steps.map(({ name, conclusion }) => `${name}: ${conclusion}`);

it('skips steps after a failure unless they ask for it', async () => {
  const world = await runSteps(`
- { name: a, run: exit 3 }
- { name: b, run: "true" }
- { name: c, if: failure(), run: "true" }
- { name: d, if: always(), run: "true" }
`);
  expect(stepsOf(world)).toEqual(['a: failure', 'b: skipped', 'c: success', 'd: success', 'Complete job: success']);
});

it('goes on after a tolerated failure and tells outcome from conclusion', async () => {
  const world = await runSteps(`
- { id: a, run: exit 1, continue-on-error: true }
- run: echo \${{ steps.a.outcome }} \${{ steps.a.conclusion }}
`);
  expect(printed(world, 'a').at(-1)).toBe('failure success');
});

it('says the exit code', async () => {
  expect(printed(await runSteps('- run: exit 3\n'), 'a')).toEqual(['##[error]Process completed with exit code 3.']);
});

it.each([
  ['', 'success'],
  ['  shell: bash\n', 'failure'],
])('fails a broken pipe only when bash is named: %j', async (shell, conclusion) => {
  const world = await runSteps(`- run: exit 1 | true\n${shell}`);
  expect(world.runner.jobs[0]?.conclusion).toBe(conclusion);
});

it('stops a script at the first command that fails', async () => {
  expect(printed(await runSteps('- run: |\n    false\n    echo on\n'), 'a')).not.toContain('on');
});

it('carries environment from workflow, job, step and GITHUB_ENV', async () => {
  const steps = `
- run: |
    echo "D=four" >> "$GITHUB_ENV"
    echo "B=five" >> "$GITHUB_ENV"
- run: echo $A $B $C $D \${{ env.A }} \${{ env.C }}
  env: { C: "three \${{ env.A }}" }
`;
  const world = await runSteps(steps, '  env: { B: two }\n', 'on: issues\nenv: { A: one, B: zero }');
  expect(printed(world, 'a')).toEqual(['one five three one four one three one']);
});

it('refuses NODE_OPTIONS in GITHUB_ENV', async () => {
  const world = await runSteps('- run: echo NODE_OPTIONS=--inspect >> "$GITHUB_ENV"\n');
  expect(world.runner.jobs[0]?.conclusion).toBe('failure');
});

it('fails a step that writes nonsense to its files', async () => {
  const world = await runSteps('- run: echo nonsense >> "$GITHUB_OUTPUT"\n');
  expect(printed(world, 'a')).toContain("##[error]Unable to process file command 'output' successfully.");
});

it('puts folders of GITHUB_PATH first', async () => {
  const world = await runSteps('- run: echo /newest >> "$GITHUB_PATH"\n- run: echo "$PATH"\n');
  expect(printed(world, 'a').at(-1)).toMatch(/^\/newest:/);
});

it('takes shell and folder from the defaults of job and workflow', async () => {
  const steps = '- run: mkdir -p sub\n  working-directory: .\n- run: pwd\n';
  const world = await runSteps(
    steps,
    '  defaults: { run: { working-directory: sub } }\n',
    'on: issues\ndefaults: { run: { shell: sh } }',
  );
  expect(printed(world, 'a').at(-1)).toMatch(/\/sub$/);
});

it('refuses a shell that is not there', async () => {
  const world = await runSteps('- run: x\n  shell: pwsh\n');
  expect(printed(world, 'a').at(-1)).toContain("The shell 'pwsh' is not implemented");
});

it('collects what steps write to their summary', async () => {
  const world = await runSteps('- run: echo "# One" >> "$GITHUB_STEP_SUMMARY"\n- run: echo "# Two" >> "$GITHUB_STEP_SUMMARY"\n');
  expect(world.runner.jobs[0]?.summary).toBe('# One\n\n# Two\n');
});

it('keeps a multi-line output as it was written', async () => {
  const steps = `
- id: a
  run: printf 'text<<EOF\\none\\n\\ntwo\\nEOF\\n' >> "$GITHUB_OUTPUT"
- run: printf '%s' "$TEXT" | wc -l
  env: { TEXT: "\${{ steps.a.outputs.text }}" }
`;
  expect(
    printed(await runSteps(steps), 'a')
      .at(-1)
      ?.trim(),
  ).toBe('2');
});

it('hashes files of the workspace', async () => {
  const steps = `
- run: echo one > a.lock
- run: echo "<\${{ hashFiles('*.lock') }}> <\${{ hashFiles('*.none') }}>"
`;
  expect(printed(await runSteps(steps), 'a').at(-1)).toMatch(/^<[0-9a-f]{64}> <>$/);
});

it("sees nothing of the host's environment", async () => {
  process.env.BATON_TEST_HOST_SECRET = 'visible';
  const world = await runSteps('- run: env\n');
  delete process.env.BATON_TEST_HOST_SECRET;
  expect(printed(world, 'a').join('\n')).not.toContain('BATON_TEST_HOST_SECRET');
});

it('gives scripts neither the runtime token nor inputs', async () => {
  const world = await runSteps('- run: env\n');
  expect(printed(world, 'a').filter((line) => /^(ACTIONS_|INPUT_)/.test(line))).toEqual([]);
});

it.each([
  [131_071 - 'BIG='.length, 'success'],
  [131_072 - 'BIG='.length, 'failure'],
])('starts a step whose largest environment string holds %i bytes: %s', async (length, conclusion) => {
  const steps = `
- run: printf 'text=%*s\\n' ${length} '' | tr ' ' x >> "$GITHUB_OUTPUT"
  id: a
- run: "true"
  env: { BIG: "\${{ steps.a.outputs.text }}" }
`;
  const world = await runSteps(steps);
  expect(world.runner.jobs[0]?.conclusion).toBe(conclusion);
});

it('shows the run of the event in the context', async () => {
  const steps =
    '- run: echo ${{ github.event.issue.title }}, ${{ github.event_name }}, ${{ github.ref_name }}, ${{ github.run_attempt }}, ${{ github.job }}\n';
  expect(printed(await runSteps(steps), 'a')).toEqual(['A bug, issues, main, 1, a']);
});
