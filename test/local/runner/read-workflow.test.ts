import { expect, it } from 'vitest';
import { readWorkflow } from '../../../src/local/runner/workflow/read-workflow.ts';

const read = (jobs: string, on = 'push') =>
  readWorkflow('test.yml', `on: ${on}\njobs:\n  a:\n    runs-on: ubuntu-latest\n${jobs}`);
const STEPS = '    steps:\n      - run: x\n';

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
  expect(read(`    container: ""\n${STEPS}`).jobs).toHaveLength(1);
});

it('takes path filters', () => {
  expect(read(STEPS, '{ push: { paths: ["src/**"] } }').jobs).toHaveLength(1);
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
  expect(read(`    cache-mode: ${mode}\n${STEPS}`).jobs).toHaveLength(1);
});

it('knows cache-mode of a whole workflow', () => {
  expect(readWorkflow('test.yml', `on: push\ncache-mode: none\njobs:\n  a:\n    runs-on: x\n${STEPS}`).jobs).toHaveLength(1);
});

it('refuses a cache-mode that does not exist', () => {
  expect(() => read(`    cache-mode: some\n${STEPS}`)).toThrow("Unexpected value 'some'");
});

it('knows an environment without deployment', () => {
  expect(read(`    environment: { name: baton, deployment: false }\n${STEPS}`).jobs).toHaveLength(1);
});

it('resolves YAML anchors', () => {
  const steps = '    steps:\n      - run: x\n        env: &shared { A: "1", B: "2" }\n      - run: y\n        env: *shared\n';
  const [job] = read(steps).jobs;
  expect(job?.kind === 'steps' && job.steps[1]?.env?.entries.map(({ key }) => key)).toEqual(['A', 'B']);
});

it.each(['single', 'max'])('knows concurrency with queue: %s', (queue) => {
  expect(read(`    concurrency: { group: g, queue: ${queue} }\n${STEPS}`).jobs).toHaveLength(1);
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
