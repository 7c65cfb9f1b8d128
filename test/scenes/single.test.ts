import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { buildIsolation, probeMachine } from '../../src/adapters/agent/process/probe-isolation.ts';
import { type LocalWorld, useLocalWorlds, type WorldOptions } from '../support/local-world.ts';
import { requirement } from '../support/requirement.ts';

const create = useLocalWorlds();
const folder = mkdtempSync(join(tmpdir(), 'baton-node-'));
afterAll(() => rmSync(folder, { recursive: true }));

const agentSecret = 'model-key-4711-of-the-agent';
const otherSecret = 'deploy-key-0815-of-nobody';

const caller = `
name: Baton
on:
  issues: { types: [labeled] }
  workflow_dispatch: { inputs: { task: { type: string } } }
jobs:
  baton:
    runs-on: ubuntu-latest
    permissions: { contents: write, issues: write, pull-requests: write, actions: write }
    concurrency: { group: baton }
    steps:
      - uses: actions/checkout@v4
      - uses: actions/checkout@v4
        with: { path: .baton-config, ref: "\${{ github.sha }}", persist-credentials: false }
      - uses: baton-agents/baton@v1
        with: { mode: single, signing-key: "\${{ secrets.BATON_SIGNING_KEY }}" }
        env:
          BATON_AGENT_SECRETS: |
            MODEL_KEY=\${{ secrets.MODEL_KEY }}
            DEPLOY_KEY=\${{ secrets.DEPLOY_KEY }}
`;

/** Tells everything that an agent can learn from processes about its environment. */
const spy = `
import { readdirSync } from 'node:fs';
const read = (path) => { try { return readFileSync(path, 'utf8'); } catch { return ''; } };
const processes = readdirSync('/proc').filter((name) => Number(name) > 0);
await tell('own', JSON.stringify(process.env) + read('/proc/self/environ'));
await tell('others', processes.map((id) => read('/proc/' + id + '/environ') + read('/proc/' + id + '/cmdline')).join('\\n'));
hand({ summary: 'I looked around.' });`;

const options: WorldOptions = {
  agents: { spy: { script: spy, env: ['MODEL_KEY'] } },
  pipelines: {
    fix: {
      look: { agent: 'spy', prompt: 'Look.' },
      again: { needs: ['look'], agent: 'spy', prompt: '{{ needs.look.handoff.summary }}' },
    },
  },
  secrets: { MODEL_KEY: agentSecret, DEPLOY_KEY: otherSecret },
  caller: () => caller,
};

function expectNoSecrets(world: LocalWorld, text: string): void {
  expect(text).not.toContain(world.signingKey);
  expect(text).not.toContain(otherSecret);
  expect(text).not.toMatch(/ghs_[A-Za-z0-9_]{10}|ACTIONS_RUNTIME_TOKEN|INPUT_SIGNING-KEY|INPUT_TOKEN/);
}

describe('mode single in a private repository', () => {
  let world: LocalWorld;
  let issue: number;
  beforeAll(async () => {
    world = await create({ ...options, processes: true, private: true });
    issue = await world.run('fix');
  });

  requirement(
    {
      ids: ['DESIGN-2'],
      title: 'one job per link plans, runs the agent and publishes',
      input: 'two stages, mode: single',
      expected: 'two jobs, two tasks and an end, both succeeded',
    },
    async () => {
      expect(world.jobs().map(({ name, conclusion }) => `${name} ${conclusion}`)).toEqual(['baton success', 'baton success']);
      const { records } = await world.records(issue);
      expect(records.map(({ record }) => record.kind)).toEqual(['run', 'task', 'task', 'end']);
      expect((await world.tasks(issue)).map(({ body }) => `${body.stage} ${body.outcome}`)).toEqual([
        'look succeeded',
        'again succeeded',
      ]);
    },
  );

  requirement(
    {
      ids: ['DESIGN-2', 'U26'],
      title: 'the summary of its job draws the chain, after what was planned and what came of it',
      input: 'the two jobs of the run',
      expected: 'two graphs in the first, as planned and afterwards; one in the second, with both stages done',
    },
    () => {
      const graphs = world.jobs().map(({ summary }) => [...summary.matchAll(/s0\["(.*?)"\]/g)].map(([, node]) => node));
      expect(graphs).toEqual([['look: ▶️ running', 'look: ✅ succeeded'], ['look: ✅ succeeded']]);
      expect(world.jobs()[1]?.summary).toContain('**`again`** (spy) ✅ succeeded');
    },
  );

  requirement(
    {
      ids: ['DESIGN-2', 'T04'],
      title: 'token and keys are never in the environment of the agent, though they are in its job',
      input: 'the agent reads its environment and /proc/self/environ',
      expected: 'its own secret and no other',
    },
    () => {
      const [own = ''] = world.switchboard.told('own');
      expect(own).toContain(agentSecret);
      expectNoSecrets(world, own);
    },
  );

  requirement(
    {
      ids: ['T04', 'DESIGN-6'],
      title: 'an isolated agent sees no process but its own',
      input: 'the agent reads environ and cmdline of every process',
      expected: 'none of the secrets of the job; where it is not isolated, the record says so',
    },
    async () => {
      const [task] = await world.tasks(issue);
      expect(task?.body.isolated).toBe(buildIsolation(await probeMachine()).isolated);
      if (task?.body.isolated === true) expectNoSecrets(world, world.switchboard.told('others').join('\n'));
    },
  );
});

describe('the workflow of docs/single.md', () => {
  requirement(
    {
      ids: ['F-M12', 'STYLE-4'],
      title: 'works as it is pasted',
      input: 'the yaml block of the page; an issue with a label, two stages',
      expected: 'one job per link; both succeeded; the outputs say who ended the run and how',
    },
    async () => {
      const [, page = ''] = /```yaml\n([\s\S]*?)```/.exec(readFileSync('docs/single.md', 'utf8')) ?? [];
      const world = await create({
        private: true,
        agents: { one: { script: "hand({ summary: 'looked' });" } },
        pipelines: { fix: { look: { agent: 'one' }, again: { needs: ['look'], agent: 'one' } } },
        caller: () => page.replace('    steps:', `    outputs: { said: "\${{ toJSON(steps.baton.outputs) }}" }\n    steps:`),
      });
      await world.run('fix');
      const said = world
        .jobs()
        .map(({ name, conclusion, outputs }) => ({ name, conclusion, ...JSON.parse(outputs.said ?? '{}') }));
      expect(said).toMatchObject([
        { name: 'baton', conclusion: 'success', run: 'fix-1', outcome: 'succeeded', 'run-outcome': '' },
        { name: 'baton', conclusion: 'success', run: 'fix-1', 'run-outcome': 'succeeded', 'final-agent': 'one' },
      ]);
    },
  );
});

describe('mode single where the agent’s part fails by a fault of ours', () => {
  requirement(
    {
      ids: ['DESIGN-2', 'DESIGN-5.3'],
      title: 'it is a failed attempt in words, and the run ends',
      input: 'GitHub refuses the agent’s look at the thread, in the second link',
      expected: 'failed, job-failed; the end of the run; the job is green',
    },
    async () => {
      const world = await create({
        ...options,
        private: true,
        pipelines: { fix: { look: { agent: 'spy' }, again: { needs: ['look'], agent: 'spy', retry: { attempts: 1 } } } },
      });
      let done = false;
      world.whenJob(({ state }) => {
        if (!done && state === 'finished') world.server.failNext({ method: 'GET', path: /\/comments/, status: 401 });
        done ||= state === 'finished';
      });
      const issue = await world.run('fix');
      const [, task] = await world.tasks(issue);
      expect(task?.body).toMatchObject({ outcome: 'failed', failure: { reason: 'job-failed' } });
      expect((await world.records(issue)).records.at(-1)?.record).toMatchObject({ kind: 'end', body: { outcome: 'failed' } });
      expect(world.jobs().map(({ conclusion }) => conclusion)).toEqual(['success', 'success']);
    },
  );
});

describe('mode single in a public repository', () => {
  requirement(
    {
      ids: ['DESIGN-2', 'T04'],
      title: 'it runs only where the agent is isolated',
      input: 'mode: single, public',
      expected: 'isolated: a recorded task; else BATON-E905, no agent, no comment',
    },
    async () => {
      const world = await create({
        ...options,
        processes: true,
        pipelines: { fix: { look: { agent: 'spy', prompt: 'Look.' } } },
      });
      const issue = await world.run('fix');
      const [job] = world.jobs();
      if (buildIsolation(await probeMachine()).isolated) {
        expect((await world.tasks(issue)).map(({ body }) => [body.outcome, body.isolated])).toEqual([['succeeded', true]]);
        return;
      }
      expect(job?.conclusion).toBe('failure');
      expect(job?.log).toContain('BATON-E905');
      expect(world.switchboard.told('own')).toEqual([]);
      expect(await world.thread(issue)).toEqual([]);
    },
  );

  requirement(
    {
      ids: ['DESIGN-2', 'T04'],
      title: 'it is refused in words where the agent cannot be isolated',
      input: 'mode: single, public, a job without rights to make namespaces',
      expected: 'BATON-E905, no agent, no comment',
    },
    async () => {
      const world = await create({ ...options, node: withoutPrivileges() });
      const issue = await world.run('fix');
      const [job] = world.jobs();
      expect(job?.conclusion).toBe('failure');
      expect(job?.log).toMatch(/BATON-E905: not isolated: .* In a public repository that is refused/);
      expect(world.switchboard.told('own')).toEqual([]);
      expect(await world.thread(issue)).toEqual([]);
    },
  );

  requirement(
    {
      ids: ['F-G5', 'T04'],
      title: 'the words name the image of the machine, because a new one may not allow what the last one did',
      input: "the same on a machine of GitHub's, with its variables ImageOS and ImageVersion",
      expected: 'BATON-E905 with the image and the cause',
    },
    async () => {
      const image = '        env:\n          ImageOS: ubuntu26\n          ImageVersion: "20261115.1"\n';
      const world = await create({
        ...options,
        node: withoutPrivileges(),
        caller: () => caller.replace('        env:\n', image),
      });
      await world.run('fix');
      expect(world.jobs()[0]?.log).toMatch(/BATON-E905: not isolated on the image ubuntu26 20261115\.1: this user is not root/);
    },
  );
});

/** Runs Node as a user that is not root and never becomes it, not even by sudo. */
function withoutPrivileges(): string {
  const file = join(folder, 'node');
  chmodSync(folder, 0o755);
  const user = process.getuid?.() === 0 ? '--reuid=65534 --regid=65534 --clear-groups ' : '';
  writeFileSync(file, `#!/bin/sh\nexec setpriv ${user}--no-new-privs ${process.execPath} "$@"\n`, { mode: 0o755 });
  return file;
}
