import { expect, it } from 'vitest';
import { readWorkflow } from '../../../src/local/runner/workflow/read-workflow.ts';

const read = (jobs: string, on = 'push') =>
  readWorkflow('test.yml', `on: ${on}\njobs:\n  a:\n    runs-on: ubuntu-latest\n${jobs}`);
const STEPS = '    steps:\n      - run: x\n';
/** The job that `STEPS` makes: nothing of it is lost beside the key that a test is about. */
const oneStep = { key: 'a', kind: 'steps', steps: [{ kind: 'run', run: { value: 'x' } }] };

it.each([
  ['services', '    services: { db: { image: postgres } }\n', 5],
  ['snapshot', '    snapshot: image\n', 5],
  ['cancel-timeout-minutes', '    cancel-timeout-minutes: 1\n', 5],
])('refuses the key %s by name, with file and line', (key, yaml, line) => {
  expect(() => read(yaml + STEPS)).toThrow(`test.yml (Line: ${line}): the key '${key}' is not implemented by the local runner`);
});

it('refuses a container', () => {
  expect(() => read(`    container: node:24\n${STEPS}`)).toThrow(
    "test.yml (Line: 5): the key 'container' with an image is not implemented",
  );
});

it('takes a container that is empty', () => {
  expect(read(`    container: ""\n${STEPS}`).jobs).toMatchObject([{ key: 'a', container: { kind: 'literal', value: '' } }]);
});

it('takes path filters', () => {
  const { triggers } = read(STEPS, '{ push: { paths: ["src/**"] } }');
  expect([...triggers.events]).toEqual([['push', expect.objectContaining({ paths: ['src/**'], 'paths-ignore': undefined })]]);
});

it('refuses steps that run beside each other', () => {
  expect(() => read('    steps:\n      - parallel:\n          - run: x\n')).toThrow("the key 'parallel' is not implemented");
});

it("says GitHub's words and the line about a key that nobody knows", () => {
  expect(() => read(`    stepz: []\n${STEPS}`)).toThrow("test.yml (Line: 5): Unexpected value 'stepz'");
});

it('finds a fault in the text of an if', () => {
  expect(() => read(`    if: secrets.KEY == 'x'\n${STEPS}`)).toThrow("Unrecognized named-value: 'secrets'");
});

it('finds needs that nothing fulfils', () => {
  expect(() => read(`    needs: other\n${STEPS}`)).toThrow('test.yml');
});

it('refuses secrets in a concurrency group', () => {
  expect(() => read(`    concurrency: \${{ secrets.KEY }}\n${STEPS}`)).toThrow("Unrecognized named-value: 'secrets'");
});

it('tells all faults of all jobs at once', () => {
  const other = '  b:\n    runs-on: ubuntu-latest\n    services: { db: { image: postgres } }\n    steps:\n      - run: x\n';
  expect(() => read(`    snapshot: image\n${STEPS}${other}`)).toThrow(/snapshot[\s\S]*services/);
});

it.each(['read', 'write', 'write-only', 'none'])('knows cache-mode %s, which the package does not', (mode) => {
  expect(read(`    cache-mode: ${mode}\n${STEPS}`).jobs).toMatchObject([oneStep]);
});

it('knows cache-mode of a whole workflow', () => {
  const { jobs } = readWorkflow('test.yml', `on: push\ncache-mode: none\njobs:\n  a:\n    runs-on: x\n${STEPS}`);
  expect(jobs).toMatchObject([{ ...oneStep, runsOn: { value: 'x' } }]);
});

it('refuses a cache-mode that does not exist', () => {
  expect(() => read(`    cache-mode: some\n${STEPS}`)).toThrow("Unexpected value 'some'");
});

it('knows an environment without deployment', () => {
  const entries = [
    { key: 'name', value: { value: 'baton' } },
    { key: 'deployment', value: { value: false } },
  ];
  const { jobs } = read(`    environment: { name: baton, deployment: false }\n${STEPS}`);
  expect(jobs).toMatchObject([{ ...oneStep, environment: { kind: 'map', entries } }]);
});

it('resolves YAML anchors', () => {
  const steps = '    steps:\n      - run: x\n        env: &shared { A: "1", B: "2" }\n      - run: y\n        env: *shared\n';
  const [job] = read(steps).jobs;
  expect(job?.kind === 'steps' && job.steps[1]?.env?.entries.map(({ key }) => key)).toEqual(['A', 'B']);
});

it.each(['single', 'max'])('knows concurrency with queue: %s', (queue) => {
  const entries = [
    { key: 'group', value: { value: 'g' } },
    { key: 'queue', value: { value: queue } },
  ];
  const { jobs } = read(`    concurrency: { group: g, queue: ${queue} }\n${STEPS}`);
  expect(jobs).toMatchObject([{ ...oneStep, concurrency: { kind: 'map', entries } }]);
});

it.each([
  ['github.actor', 'success() && (github.actor)'],
  ['always()', 'always()'],
  ["github.actor == 'success()'", "success() && (github.actor == 'success()')"],
  ['!cancelled() && !failure()', '!cancelled() && !failure()'],
])('adds success() to an if only where no status function is called: %s', (text, condition) => {
  expect(read(`    if: \${{ ${text} }}\n${STEPS}`).jobs[0]?.condition.expression.text).toBe(condition);
});

it('names steps without id as GitHub does', () => {
  const [job] = read('    steps:\n      - run: x\n      - run: y\n      - uses: ./\n      - uses: actions/checkout@v4\n').jobs;
  expect(job?.kind === 'steps' && job.steps.map(({ id }) => id)).toEqual(['__run', '__run_2', '__self', '__actions_checkout']);
});

it.each([
  ['{ contents: read }', { contents: 'read' }],
  ['{}', {}],
])('takes permissions %s as all there are', (yaml, permissions) => {
  expect(read(`    permissions: ${yaml}\n${STEPS}`).jobs[0]?.permissions).toEqual(permissions);
});

it('spells write-all out', () => {
  expect(read(`    permissions: write-all\n${STEPS}`).jobs[0]?.permissions).toMatchObject({ contents: 'write', issues: 'write' });
});
