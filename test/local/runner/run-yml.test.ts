import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LocalEvent } from '../../../src/local/workflow-contract.ts';
import { requirement } from '../../support/requirement.ts';
import { conclusions, logOf, type World, write } from './fake-server.ts';
import { useWorld } from './use-world.ts';

const start = useWorld();

const ROOT = resolve(import.meta.dirname, '../../..');
const TASK = {
  run: 'fix-1',
  task: 'investigate',
  execution: 1,
  lock: 1,
  head: '',
  job: { checkout: { depth: 0, submodules: false, lfs: false } },
};

/** A replacement of our action: prints its inputs and sets the outputs that the next job needs. */
const STUB = `
const { appendFileSync, existsSync } = require('node:fs');
const put = (name, value) => appendFileSync(process.env.GITHUB_OUTPUT, name + '<<E\\n' + value + '\\nE\\n');
const input = (name) => process.env['INPUT_' + name.toUpperCase()];
console.log('GIVEN ' + JSON.stringify({
  mode: input('mode'), task: input('task'), output: input('agent-output'), key: input('signing-key') ? 'yes' : 'no',
  engine: process.env.ANTHROPIC_API_KEY ? 'yes' : 'no', config: existsSync('.baton-config/.github/workflows/baton.yml'), code: existsSync('README.md'),
}));
console.log('NAMES ' + (process.env.BATON_AGENT_SECRETS ?? '').split('\\n').map((line) => line.split('=')[0].trim()).filter(Boolean).join(' '));
if (input('mode') === 'plan') put('task', process.env.GITHUB_EVENT_NAME === 'issues' ? JSON.stringify({ ...TASK, for: 'agent', head: process.env.GITHUB_SHA }) : '');
if (input('mode') === 'verify') put('task', JSON.parse(require('node:fs').readFileSync(process.env.GITHUB_EVENT_PATH, 'utf8')).inputs.task);
if (input('mode') === 'agent') { put('agent-output', 'done'); put('agent-output-digest', '4:x'); }
`;

let library: string;

beforeAll(() => {
  library = mkdtempSync(join(tmpdir(), 'baton-shipped-'));
  cpSync(join(ROOT, '.github/workflows'), join(library, '.github/workflows'), { recursive: true });
  cpSync(join(ROOT, 'run'), join(library, 'run'), { recursive: true });
  write(library, { 'dist/action.js': `const TASK = ${JSON.stringify(TASK)};\n${STUB}` });
});
afterAll(() => rmSync(library, { recursive: true }));

async function play(event: Partial<LocalEvent> | ((sha: string) => Partial<LocalEvent>)): Promise<World> {
  const caller = readFileSync(join(ROOT, 'examples/investigate-fix-pr/.github/workflows/baton.yml'), 'utf8').replaceAll(
    '# ANTHROPIC_API_KEY',
    'ANTHROPIC_API_KEY',
  );
  const world = start({
    files: { '.github/workflows/baton.yml': caller },
    uses: { 'baton-agents/baton': library },
    secrets: { BATON_SIGNING_KEY: 'k1:signing-key-seed', ANTHROPIC_API_KEY: 'engine-key-value' },
  });
  await world.run(typeof event === 'function' ? event(world.sha) : event);
  return world;
}

function given(world: World, job: string): Record<string, unknown> {
  const line =
    logOf(world, `baton / ${job}`)
      .split('\n')
      .find((text) => text.startsWith('GIVEN ')) ?? 'GIVEN {}';
  return JSON.parse(line.slice('GIVEN '.length));
}

const labeled = { payload: { action: 'labeled', issue: { number: 1, title: 'A bug' } } };

function dispatch(sha: string, target: string): Partial<LocalEvent> {
  const inputs = { task: JSON.stringify({ ...TASK, for: target, head: sha }) };
  return {
    name: 'workflow_dispatch',
    fromJobToken: true,
    payload: { inputs },
    dispatch: { workflow: 'baton.yml', inputs, runId: 50 },
  };
}

it('plans, runs the agent and publishes for an issue', async () => {
  const world = await play(labeled);
  expect(world.runner.failures).toEqual([]);
  expect(conclusions(world)).toEqual({
    'baton / forward': 'skipped',
    'baton / plan': 'success',
    'baton / verify': 'skipped',
    'baton / agent': 'success',
    'baton / publish': 'success',
  });
});

it('hands the order of plan and the output of the agent on', async () => {
  const world = await play(labeled);
  const order = JSON.stringify({ ...TASK, for: 'agent', head: world.sha });
  expect(given(world, 'plan')).toEqual({
    mode: 'plan',
    task: '',
    output: '',
    key: 'yes',
    engine: 'no',
    config: true,
    code: false,
  });
  expect(given(world, 'agent')).toEqual({
    mode: 'agent',
    task: order,
    output: '',
    key: 'no',
    engine: 'yes',
    config: true,
    code: true,
  });
  expect(given(world, 'publish')).toEqual({
    mode: 'publish',
    task: order,
    output: 'done',
    key: 'yes',
    engine: 'yes',
    config: true,
    code: false,
  });
});

it('gives each job its own rights', async () => {
  const world = await play(labeled);
  expect(Object.fromEntries(world.minted.map(({ label, permissions }) => [label.split(':')[0], permissions]))).toEqual({
    plan: { contents: 'read', issues: 'write', 'pull-requests': 'write', actions: 'write' },
    agent: { contents: 'read', issues: 'read', 'pull-requests': 'read', actions: 'read' },
    publish: { contents: 'write', issues: 'write', 'pull-requests': 'write', actions: 'write' },
  });
});

it('only asks for a run on the default branch for a pull request', async () => {
  const head = { ref: 'fix', sha: 'abc', repo: { full_name: 'octo/repo' } };
  const world = await play({
    name: 'pull_request',
    payload: { action: 'labeled', pull_request: { title: 'A fix', head, base: { ref: 'main' } } },
  });
  expect(conclusions(world)).toEqual({
    'baton / forward': 'success',
    'baton / plan': 'skipped',
    'baton / verify': 'skipped',
    'baton / agent': 'skipped',
    'baton / publish': 'skipped',
  });
  expect(given(world, 'forward')).toMatchObject({ mode: 'forward', key: 'no' });
});

it.each([
  ['agent', { 'baton / agent': 'success', 'baton / publish': 'success' }],
  ['publish', { 'baton / agent': 'skipped', 'baton / publish': 'success' }],
])('runs only what is due for a dispatched order for %s, named by the order', async (target, expected) => {
  const world = await play((sha) => dispatch(sha, target));
  expect(world.runner.failures).toEqual([]);
  expect(conclusions(world)).toMatchObject({ 'baton / plan': 'skipped', ...expected });
  expect(world.runs.at(-1)).toMatchObject({ id: 50, title: 'fix-1/investigate 1', conclusion: 'success' });
  expect(world.minted.map(({ label }) => label)).toContain('publish: fix-1/investigate 1');
});

const commentBy = (association: string, body = '/baton fix') => ({
  name: 'issue_comment',
  payload: { action: 'created', sender: { id: 5 }, issue: { number: 1 }, comment: { body, author_association: association } },
});
const closedBy = (author: number, association: string) => ({
  name: 'issues',
  payload: { action: 'closed', sender: { id: 5 }, issue: { number: 1, user: { id: author }, author_association: association } },
});

const senders: readonly (readonly [string, Partial<LocalEvent>, 'forward' | 'plan' | undefined])[] = [
  ['a command of the owner', commentBy('OWNER'), 'plan'],
  ['a command of a member', commentBy('MEMBER'), 'plan'],
  ['a command of a collaborator', commentBy('COLLABORATOR'), 'plan'],
  ['a command of a contributor', commentBy('CONTRIBUTOR'), 'forward'],
  ['a command of nobody', commentBy('NONE'), 'forward'],
  ['other words of nobody', commentBy('NONE', 'I see it too.'), undefined],
  ['an issue closed by its author, a member', closedBy(5, 'MEMBER'), 'plan'],
  ['an issue closed by its author, a stranger', closedBy(5, 'NONE'), 'forward'],
  ['a stranger’s issue closed by somebody with the right', closedBy(6, 'NONE'), 'plan'],
];

describe('who waits in the group of a subject', () => {
  for (const [what, event, expected] of senders)
    requirement(
      {
        ids: ['F-S7', 'T20'],
        title: `${what}: ${expected ?? 'no job'}`,
        input: what,
        expected: expected === 'forward' ? 'forward, without the signing key; plan is skipped' : `${expected ?? 'nothing'} runs`,
      },
      async () => {
        const world = await play(event);
        expect(world.runner.failures).toEqual([]);
        const ran = Object.entries(conclusions(world)).flatMap(([name, conclusion]) => (conclusion === 'skipped' ? [] : [name]));
        const afterPlan = expected === 'plan' && event.name === 'issues' ? ['baton / agent', 'baton / publish'] : [];
        // The stand-in of plan orders an agent for every event of an issue.
        expect(ran).toEqual([...(expected === undefined ? [] : [`baton / ${expected}`]), ...afterPlan]);
        if (expected === 'forward') expect(given(world, 'forward')).toMatchObject({ mode: 'forward', key: 'no', engine: 'no' });
      },
    );
});

requirement(
  {
    ids: ['F-G2', 'DESIGN-2'],
    title: 'secrets of agents that the environment of a stage keeps arrive, where the caller passes the name',
    input:
      'an order with the environment production, whose BATON_AGENT_SECRETS has a line; the caller with and without that name',
    expected: 'the line beside those of agent-secrets; those of agent-secrets alone',
  },
  async () => {
    const lines = '      agent-secrets: A_TOKEN=a-value\n';
    for (const [more, names] of [
      [`${lines}      BATON_AGENT_SECRETS: \${{ secrets.BATON_AGENT_SECRETS }}\n`, 'NAMES A_TOKEN DEPLOY_KEY'],
      [lines, 'NAMES A_TOKEN'],
    ] as const) {
      const caller = readFileSync(join(ROOT, 'examples/investigate-fix-pr/.github/workflows/baton.yml'), 'utf8');
      const world = start({
        files: { '.github/workflows/baton.yml': `${caller}${more}` },
        uses: { 'baton-agents/baton': library },
      });
      world.environments.production = { BATON_AGENT_SECRETS: 'DEPLOY_KEY=d-value' };
      const task = { ...TASK, for: 'agent', head: world.sha, job: { ...TASK.job, environment: 'production' } };
      const inputs = { task: JSON.stringify(task) };
      await world.run({
        ...dispatch(world.sha, 'agent'),
        payload: { inputs },
        dispatch: { workflow: 'baton.yml', inputs, runId: 50 },
      });
      expect(logOf(world, 'baton / agent').split('\n')).toContain(names);
    }
  },
);
