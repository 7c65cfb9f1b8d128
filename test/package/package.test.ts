import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { installPackage, makeNewRepository } from '../support/installed-package.ts';
import { requirement } from '../support/requirement.ts';

const folder = mkdtempSync(join(tmpdir(), 'baton-package-'));
const installed = join(folder, 'empty');

/** Installs a Node of a major version from the npm registry. Returns the folder of its program. */
function installNode(major: number): string {
  const name = `node-${process.platform}-${process.arch}`;
  const target = join(folder, `node-${major}`);
  mkdirSync(target);
  writeFileSync(join(target, 'package.json'), '{}');
  execFileSync('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error', `${name}@${major}`], {
    cwd: target,
    stdio: 'pipe',
  });
  return join(target, 'node_modules', name, 'bin');
}

const folders = new Map<string, string>([['24', dirname(process.execPath)]]);

beforeAll(() => {
  const { tarball } = installPackage(folder);
  expect(statSync(tarball).size).toBeLessThanOrEqual(4 * 1024 * 1024);
  for (const major of [6, 22]) folders.set(String(major), installNode(major));
}, 180_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Start {
  readonly node: string;
  readonly program: 'baton' | 'baton-agents';
  readonly in?: string;
}

function run({ program, ...start }: Start, ...args: readonly string[]) {
  return runCommand(start, [program, ...args]);
}

/** Runs the program and measures the time of all its processes on a processor, which other work on the machine does not change. */
function runMeasured({ program, ...start }: Start, ...args: readonly string[]) {
  const ran = runCommand(start, ['sh', '-c', '"$@"; status=$?; times >&2; exit $status', 'sh', program, ...args]);
  const [minutes = 0, seconds = 0, more = 0, rest = 0] = (
    ran.stderr
      .trim()
      .split('\n')
      .at(-1)
      ?.match(/[\d.]+/g) ?? []
  ).map(Number);
  return { ...ran, seconds: (minutes + more) * 60 + seconds + rest };
}

function runCommand(start: Omit<Start, 'program'>, [program = '', ...args]: readonly string[]) {
  const path = [folders.get(start.node), join(installed, 'node_modules', '.bin'), '/usr/local/bin', '/usr/bin', '/bin'];
  return spawnSync(program, args, {
    cwd: start.in ?? installed,
    encoding: 'utf8',
    env: { PATH: path.join(delimiter), HOME: folder },
    maxBuffer: 64 * 1024 * 1024,
  });
}

describe('the npm package', () => {
  for (const node of ['22', '24']) {
    const on = `under Node ${node}`;

    requirement(
      {
        ids: ['DESIGN-4.8'],
        title: `from the tarball to the first own run ${on}`,
        input: 'in an empty repository: init --yes, validate, explain, prompt, try --label agent-ready -o run.html',
        expected:
          'exit 0 each, in less than 15 s of a processor; "is valid", "starts", a prompt with a made-up handoff, a pull request, a page',
      },
      () => {
        expect(run({ node, program: 'baton' }, '--version')).toMatchObject({ status: 0, stdout: '0.1.0\n', stderr: '' });
        const schema = run({ node, program: 'baton-agents' }, 'schema');
        expect(JSON.parse(schema.stdout)).toHaveProperty('$schema');
        const rows = [
          { args: ['init', '--yes'], says: '.github/workflows/baton.yml written' },
          { args: ['validate'], says: '.github/baton.yml is valid' },
          { args: ['explain', '--label', 'agent-ready'], says: 'fix: starts\n' },
          { args: ['prompt', 'fix.fix'], says: 'Sample summary of stage investigate.' },
          { args: ['try', '--label', 'agent-ready', '-o', 'run.html'], says: 'Opened pull request #2' },
        ];
        const repository = makeNewRepository(join(folder, `repository-${node}`));
        for (const { args, says } of rows) {
          const ran = runMeasured({ node, program: 'baton', in: repository }, ...args);
          expect(ran).toMatchObject({ status: 0, stdout: expect.stringContaining(says) });
          expect(ran.seconds, args.join(' ')).toBeLessThan(15);
          expect(ran.seconds, 'something was measured').toBeGreaterThan(0);
        }
        expect(readFileSync(join(repository, 'run.html'), 'utf8')).toContain('fix-1');
      },
      120_000,
    );

    requirement(
      {
        ids: ['DESIGN-4.8'],
        title: `the demo of the package runs to its pull request ${on}`,
        input: 'baton demo --json, without network and without packages beside it',
        expected: 'exit 0, so the run succeeded; one JSON document on stdout',
      },
      () => {
        const { status, stdout, stderr } = run({ node, program: 'baton' }, 'demo', '--json');
        expect(status, stderr).toBe(0);
        expect(JSON.parse(stdout)).toHaveProperty('thread');
      },
      180_000,
    );
  }

  requirement(
    {
      ids: ['DESIGN-4.8'],
      title: 'an older Node gets one sentence with the remedy, even one that cannot parse the program',
      input: 'baton-agents init under Node 6',
      expected: 'exit 2; the version it needs, the version it has, and where to get a newer one',
    },
    () => {
      const { status, stdout, stderr } = run({ node: '6', program: 'baton-agents' }, 'init');
      expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
      expect(stderr).toMatch(/^Baton needs Node 22 or newer, and this is 6\.\d+\.\d+: install .* https:\/\/nodejs\.org .*\.\n$/);
    },
  );
});
