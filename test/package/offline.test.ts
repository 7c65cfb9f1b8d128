import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Command } from 'commander';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createProgram } from '../../src/cli/create-program.ts';
import { caseFile } from '../cli/support.ts';
import { readPage, root } from '../docs/pages.ts';
import { requirement } from '../support/requirement.ts';

const config = caseFile('chain-ended', 'config.yml');
const comments = caseFile('chain-ended', 'comments.json');
const thread = [comments, '--repo-id', '3000000004', '--subject', '1', '--config', config];

interface Row {
  readonly args: readonly string[];
  readonly input?: string;
  readonly code?: number;
  readonly shows: RegExp;
}

/** Every command that the page calls local, in the order in which somebody uses them in a new repository. */
const rows: readonly Row[] = [
  { args: ['version'], shows: /^\d+\.\d+\.\d+/ },
  { args: ['init', '--yes'], shows: /Left to do/ },
  { args: ['validate'], shows: /is valid/ },
  { args: ['graph'], shows: /investigate/ },
  { args: ['schema'], shows: /"\$schema"/ },
  { args: ['explain', '--label', 'agent-ready'], shows: /fix/ },
  { args: ['prompt', 'fix.investigate', '--label', 'agent-ready'], shows: /^Investigate issue #\d+/ },
  { args: ['handoff', 'check', '-'], input: '{"summary":"x"}', shows: /^valid/ },
  { args: ['signal', '-'], input: '[BATON-RESULT: success]', shows: /succeeded/ },
  { args: ['agent', 'parse', '--engine', 'command', '-'], input: 'Done.', shows: /^success\n\nDone\.$/m },
  { args: ['records', ...thread], shows: /task +fix-1\/investigate/ },
  { args: ['show', 'fix-1', ...thread], shows: /fix-1/ },
  { args: ['tree', 'fix-1', ...thread], shows: /fix-1/ },
  { args: ['repair', ...thread], shows: /Baton/ },
  { args: ['history', 'fix', '--thread', ...thread, '--json'], shows: /"runs"/ },
  { args: ['clean', '--dry-run'], shows: /^would remove 0/ },
  { args: ['mcp'], shows: /^$/ },
  { args: ['demo'], shows: /succeeded/ },
  { args: ['try', '--label', 'agent-ready', '--yes'], shows: /succeeded/ },
];

const folder = mkdtempSync(join(tmpdir(), 'baton-offline-'));
const repository = join(folder, 'repository');
const attempts = join(folder, 'attempts');
const environment = {
  PATH: `${dirname(process.execPath)}:/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin`,
  HOME: folder,
  TMPDIR: folder,
  NODE_OPTIONS: `--import=${join(root, 'test/support/refuse-network.mjs')}`,
  NETWORK_ATTEMPTS: attempts,
};

/** The command that gives a program a network of its own with this machine alone; nothing where the kernel forbids it. */
const lonely = [
  'unshare',
  ...(process.getuid?.() === 0 ? [] : ['--map-root-user']),
  '--net',
  'sh',
  '-c',
  'ip link set lo up; exec "$@"',
  'sh',
];
const isAllowed = spawnSync(lonely[0] ?? '', [...lonely.slice(1), 'true']).status === 0;

beforeAll(() => {
  mkdirSync(repository);
  const git = (...args: readonly string[]) =>
    spawnSync('git', ['-C', repository, '-c', 'user.name=a', '-c', 'user.email=a@example.test', ...args]);
  git('init', '--quiet');
  git('commit', '--quiet', '--allow-empty', '--message', 'First');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function start(args: readonly string[], more: Readonly<Record<string, string>> = {}) {
  const [file = '', ...rest] = [...(isAllowed ? lonely : []), process.execPath, join(root, 'dist/cli.js'), ...args];
  return spawn(file, rest, { cwd: repository, env: { ...environment, ...more } });
}

function listAttempts(): string {
  return existsSync(attempts) ? readFileSync(attempts, 'utf8') : '';
}

function listCommands(program: Command): readonly string[] {
  return program.commands.flatMap((command) =>
    command.commands.length === 0 ? [command.name()] : command.commands.map((each) => `${command.name()} ${each.name()}`),
  );
}

describe('without a network', () => {
  for (const { args, input = '', code = 0, shows } of rows) {
    const shown = args.map((arg) => arg.slice(arg.lastIndexOf('/') + 1)).join(' ');
    requirement(
      {
        ids: ['F-UX7', 'U38'],
        title: `\`baton ${shown}\` does its work and tries to reach nobody`,
        input:
          'a network namespace with loopback alone where the machine allows one; each connection elsewhere refused and noted',
        expected: `exit ${code}, nothing noted`,
      },
      async () => {
        const child = start(args);
        child.stdin.end(input);
        const [stdout, stderr, status] = await Promise.all([
          text(child.stdout),
          text(child.stderr),
          new Promise((resolve) => child.once('close', resolve)),
        ]);
        expect({ status, attempts: listAttempts(), stderr: status === code ? '' : stderr }).toEqual({
          status: code,
          attempts: '',
          stderr: '',
        });
        expect(stdout).toMatch(shows);
      },
    );
  }

  requirement(
    {
      ids: ['F-UX7', 'U38'],
      title: '`baton dev` serves its page and tries to reach nobody',
      input: 'the same, until the address of the page is printed; then Ctrl-C',
      expected: 'an address on 127.0.0.1, nothing noted',
    },
    async () => {
      const child = start(['dev', '--yes']);
      const said = await new Promise<string>((resolve) => {
        let all = '';
        const add = (part: Buffer) => {
          all += String(part);
          if (all.includes('http://127.0.0.1:')) resolve(all);
        };
        child.stdout.on('data', add);
        child.stderr.on('data', add);
        child.once('close', () => resolve(all));
      });
      child.kill('SIGINT');
      await new Promise((resolve) => child.once('close', resolve));
      expect(said).toContain('http://127.0.0.1:');
      expect(listAttempts()).toBe('');
    },
  );
});

describe('with a question to GitHub', () => {
  requirement(
    {
      ids: ['F-UX7', 'U38'],
      title: '`baton doctor` is noted, and asks the API of GitHub alone',
      input: 'baton doctor --repo octo-org/ledger with a token, as above',
      expected: 'api.github.com, no other host; in words that it could not be reached',
    },
    async () => {
      const child = start(['doctor', '--repo', 'octo-org/ledger'], { GITHUB_TOKEN: 'x' });
      child.stdin.end();
      const [stderr] = await Promise.all([text(child.stderr), new Promise((resolve) => child.once('close', resolve))]);
      expect(stderr).toContain('GitHub could not be reached');
      expect([...new Set(listAttempts().trim().split('\n'))]).toEqual(['api.github.com']);
    },
  );
});

describe('the page about privacy', () => {
  it('names each command either as one that reaches nobody, which is tried here, or as one that asks GitHub', () => {
    const { text: page } = readPage('docs/privacy.md');
    const paragraph = (start: string) => page.split('\n').find((line) => line.startsWith(start)) ?? '';
    const named = (start: string) => [...paragraph(start).matchAll(/`baton ([a-z -]+?)`/g)].map(([, name]) => name);
    const tried = rows.map(({ args }) =>
      args
        .filter((arg) => /^[a-z]+$/.test(arg))
        .slice(0, 2)
        .join(' '),
    );
    const local = named('| reach nobody');
    const remote = named('| ask GitHub');
    expect([...local, ...remote].toSorted()).toEqual(listCommands(createProgram(() => undefined)).toSorted());
    for (const name of local) expect([...tried, 'dev']).toContainEqual(expect.stringMatching(new RegExp(`^${name}\\b`)));
  });
});
