import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect } from 'vitest';
import { createWorkspace } from '../../src/adapters/git/create-workspace.ts';
import { agentSchema } from '../../src/core/config/schema/agent-schema.ts';
import { decideStart, openTrust, type Trust } from '../../src/engine/agent/open-trust.ts';
import type { TaskContext } from '../../src/engine/task-ports.ts';
import { Checkout } from '../adapters/git/support/checkout.ts';
import { type GitServer, serveGit } from '../adapters/git/support/serve-git.ts';
import { requirement } from '../support/requirement.ts';

let work: Checkout;
let server: GitServer | undefined;
beforeEach(() => {
  work = new Checkout({
    'CLAUDE.md': 'of anybody\n',
    'src/add.js': 'export {};\n',
    'scripts/one.mjs': 'ONE\n',
    '.github/agents/one.md': 'GOOD\n',
  });
});
afterEach(async () => {
  await server?.close();
  server = undefined;
  execFileSync('chmod', ['-R', 'u+w', work.root]);
  rmSync(work.root, { recursive: true });
});

interface Given {
  readonly mayBeForeign?: boolean;
  readonly commit?: string;
  readonly agent?: Readonly<Record<string, unknown>>;
  readonly remote?: string;
  readonly isFork?: boolean;
}

const command = { engine: 'command', command: ['node', './scripts/one.mjs', 'src/add.js'], env: ['KEY'] };

async function open({ mayBeForeign, commit = work.base, agent = command, remote, isFork = false }: Given) {
  const { directory, bundle } = work;
  const workspace = createWorkspace({
    ...{ directory, bundle, exclude: [], path: process.env.PATH ?? '', isLast: true },
    ...(remote === undefined ? {} : { remote: { url: remote, token: 't' } }),
  });
  const one = agentSchema.parse(agent);
  const context = {
    ports: {
      workspace,
      runner: { trustedPaths: () => ['CLAUDE.md'], ruleReading: () => undefined },
      log: { warning: () => undefined, error: () => undefined },
      clock: { now: () => '2026-03-18T09:00:00Z' },
      files: { paths: {}, openScript: async () => ({ root: '', home: '', tmp: '', remove: async () => undefined }) },
      setup: {
        run: async ({
          script,
          workspace: at,
          environment,
        }: {
          script: string;
          workspace: string;
          environment: Record<string, string>;
        }) => {
          writeFileSync(join(at, 'made'), `${script} ${environment.KEY ?? 'without'}`);
          return undefined;
        },
      },
    },
    dispatch: { task: 'fix', execution: 1, attempt: 1, run: 'fix-1' },
    stage: { agent: 'one', transfer: 'job', 'timeout-minutes': 60, 'setup-env': [] },
    startedAt: '2026-03-18T09:00:00Z',
    state: {
      transfers: [],
      run: {
        body: {
          commit,
          pipeline: 'fix',
          trigger: { subject: isFork ? { head: { repository: 2, sha: '' } } : {}, repository: { id: 1 } },
          config: { agents: { one }, pipelines: { fix: { allow: {}, stages: { fix: { agent: 'one' } } } } },
        },
      },
    },
    settings: { secrets: { KEY: 'value' }, environment: {}, ...(mayBeForeign === undefined ? {} : { mayBeForeign }) },
  } as unknown as TaskContext;
  const head = work.git('rev-parse', 'HEAD');
  const trust = await openTrust(context, head);
  if (!trust.ok) throw new Error(trust.error.problem.message);
  expect(await workspace.restoreTrusted()).toMatchObject({ ok: true });
  const start = (isFirst: boolean) => decideStart(context, { name: 'one', agent: one, trust: trust.value, isFirst });
  return { trust: trust.value satisfies Trust, start, workspace };
}

const isThere = (): boolean => existsSync(join(work.directory, 'CLAUDE.md'));

describe('openTrust in a plain step', () => {
  requirement(
    {
      ids: ['T08'],
      title: 'takes away what the engine trusts where the code may be anybody’s, and says so',
      input: 'a plain step on a comment of a pull request, which has CLAUDE.md',
      expected: 'no CLAUDE.md, a warning that names it; the code is there, and its program gets no secret',
    },
    async () => {
      const { trust, start } = await open({ mayBeForeign: true });
      expect(trust.warnings).toEqual([expect.stringMatching(/names no base commit, so they were taken away: "CLAUDE\.md"/)]);
      expect(isThere()).toBe(false);
      expect(existsSync(join(work.directory, 'src/add.js'))).toBe(true);
      expect(start(true)).toMatchObject({ secrets: [], agent: { command: command.command } });
    },
  );

  requirement(
    {
      ids: ['T08'],
      title: 'leaves own code alone, also what an earlier step made',
      input: 'a plain step on a push, after a step that wrote CLAUDE.md again',
      expected: 'CLAUDE.md of that step before both starts, no warning',
    },
    async () => {
      work.write('CLAUDE.md', 'of the step before\n');
      const { trust, workspace } = await open({ mayBeForeign: false });
      expect(trust.warnings).toEqual([]);
      work.write('CLAUDE.md', 'EVIL\n');
      await workspace.restoreTrusted();
      expect(readFileSync(join(work.directory, 'CLAUDE.md'), 'utf8')).toBe('of the step before\n');
    },
  );
});

describe('what a program of an agent is', () => {
  requirement(
    {
      ids: ['F-S1', 'DESIGN-4.1'],
      title: 'a file of the configuration’s commit in a read-only copy outside of the checkout, whatever is checked out',
      input: 'command: [node, ./scripts/one.mjs, src/add.js] on a commit that changes all of them',
      expected: 'the path of the copy with the old text; the data as written; the secret; nobody may write the copy',
    },
    async () => {
      const commit = work.base;
      work.write('scripts/one.mjs', 'EVIL\n');
      work.write('src/add.js', 'changed\n');
      work.commit('Pull request');
      const { start, trust, workspace } = await open({ commit });
      const program = join(trust.files.root, 'scripts/one.mjs');
      expect(start(true)).toMatchObject({ secrets: ['KEY'], agent: { command: ['node', program, 'src/add.js'] }, warnings: [] });
      expect(readFileSync(program, 'utf8')).toBe('ONE\n');
      expect(statSync(program).mode & 0o777).toBe(0o444);
      expect(program.startsWith(work.directory)).toBe(false);
      await workspace.release();
      expect(existsSync(trust.files.root)).toBe(false);
    },
  );

  requirement(
    {
      ids: ['F-SE6', 'T51'],
      title: 'is code of the checkout unless it is known not to be, so it gets no secret on a commit of others',
      input: 'wrappers and launchers; absolute paths in the checkout, in HOME and elsewhere; the same with `program: machine`',
      expected: 'the secret for the absolute path elsewhere, and with `program: machine`',
    },
    async () => {
      const commit = work.base;
      work.write('package.json', '{ "scripts": { "agent": "node evil.mjs" } }');
      work.commit('Pull request');
      const secretsOf = async (line: readonly string[], more = {}) =>
        (await open({ commit, agent: { ...command, command: line, ...more } })).start(true).secrets;
      const run = ['npm', 'run', 'agent'];
      const wrapped = [
        ['env', '-S', 'npm run agent'],
        ['flock', 'F', ...run],
        ['timeout', '-s', 'KILL', '60', ...run],
      ];
      const placed = [[join(work.directory, 'build/agent')], [join(homedir(), 'bin/agent')]];
      for (const line of [...wrapped, ...placed, ['pytest', 'scripts/one.mjs']]) expect(await secretsOf(line)).toEqual([]);
      expect(await secretsOf(['/usr/bin/my-agent'])).toEqual(['KEY']);
      expect(await secretsOf(['my-agent', '--fast'], { program: 'machine' })).toEqual(['KEY']);
    },
  );

  requirement(
    {
      ids: ['F-S1'],
      title: 'is prepared by `program-setup` in the copy, without secrets',
      input: 'program-setup: make',
      expected: 'the file that it made, in the copy, and no value of the secret',
    },
    async () => {
      const { trust } = await open({ agent: { ...command, 'program-setup': 'make' } });
      expect(readFileSync(join(trust.files.root, 'made'), 'utf8')).toBe('make without');
      expect(existsSync(join(work.directory, 'made'))).toBe(false);
    },
  );

  requirement(
    {
      ids: ['F-SE1'],
      title: 'is prepared by `program-setup` with the secrets that `setup-env` names, and with none on a run about a fork',
      input: 'program-setup: make, setup-env: [KEY]; the same on a fork',
      expected: 'make with the value; make without',
    },
    async () => {
      const agent = { ...command, 'program-setup': 'make', 'setup-env': ['KEY'] };
      const { trust } = await open({ agent });
      expect(readFileSync(join(trust.files.root, 'made'), 'utf8')).toBe('make value');
      execFileSync('chmod', ['-R', 'u+w', work.root]);
      await open({ agent, isFork: true });
      expect(readFileSync(join(trust.files.root, 'made'), 'utf8')).toBe('make without');
    },
  );

  requirement(
    {
      ids: ['F-S1', 'F-S2'],
      title: 'comes from the server where the checkout does not have the commit; without both nothing is started',
      input: 'a shallow checkout of another commit; then the same without a server',
      expected: 'the program of the commit; then a fault in words',
    },
    async () => {
      const commit = work.base;
      work.write('scripts/one.mjs', 'EVIL\n');
      work.commit('Pull request');
      work.git('push', '--quiet', 'origin', 'HEAD:refs/heads/topic');
      const clone = join(work.root, 'shallow');
      execFileSync('git', ['clone', '--quiet', '--depth=1', '--branch=topic', `file://${work.origin}`, clone]);
      rmSync(work.directory, { recursive: true });
      mkdirSync(work.directory);
      execFileSync('cp', ['-a', `${clone}/.`, work.directory]);
      server = await serveGit(join(work.root, 'served'));
      const { trust, start } = await open({ commit, remote: `${server.url}/o/r.git` });
      expect(start(true).agent.command?.[1]).toBe(join(trust.files.root, 'scripts/one.mjs'));
      expect(readFileSync(join(trust.files.root, 'scripts/one.mjs'), 'utf8')).toBe('ONE\n');
      await expect(open({ commit })).rejects.toThrow(/could not be put in place: git/);
    },
  );

  requirement(
    {
      ids: ['F-S6'],
      title: 'is told the instructions of the commit, whatever lies in the checkout',
      input: 'instructions: .github/agents/one.md, which the checked-out commit changes',
      expected: 'the text of the configuration’s commit; no text of a link or of a file over 64 KiB',
    },
    async () => {
      const commit = work.base;
      work.write('.github/agents/one.md', 'EVIL\n');
      work.commit('Pull request');
      const agent = { engine: 'claude-code', instructions: '.github/agents/one.md' };
      const { trust } = await open({ commit, agent });
      expect(trust.files.readText('.github/agents/one.md')).toBe('GOOD\n');
      rmSync(join(work.directory, '.github/agents/one.md'));
      work.link('.github/agents/one.md', '../../CLAUDE.md');
      expect(
        (await open({ commit: work.commit('A link'), agent })).trust.files.readText('.github/agents/one.md'),
      ).toBeUndefined();
      rmSync(join(work.directory, '.github/agents/one.md'));
      work.write('.github/agents/one.md', 'x'.repeat(65_537));
      expect((await open({ commit: work.commit('Large'), agent })).trust.files.readText('.github/agents/one.md')).toBeUndefined();
    },
  );

  requirement(
    {
      ids: ['F-S4'],
      title: 'leaves no repository behind whose settings are an agent’s',
      input: 'an agent writes core.fsmonitor into .git/config; the job ends',
      expected: 'no .git in the checkout',
    },
    async () => {
      const { workspace } = await open({});
      work.git('config', 'core.fsmonitor', work.trap);
      await workspace.release();
      expect(existsSync(join(work.directory, '.git'))).toBe(false);
    },
  );
});
