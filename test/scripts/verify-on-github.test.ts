import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { requirement } from '../support/requirement.ts';

const script = join(process.cwd(), 'scripts/verify-on-github.sh');
const forms = 'scripts/verify-on-github';

interface Line {
  readonly name: string;
  readonly asks: string;
  readonly expected?: string;
  readonly report?: string;
  readonly goesTo: string;
}

const lines: readonly Line[] = JSON.parse(readFileSync(join(forms, 'lines.json'), 'utf8'));

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'baton-verify-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** A folder for the PATH with the Node of this process and these programs. */
function makePath(programs: Readonly<Record<string, string>>): string {
  const folder = makeFolder();
  symlinkSync(process.execPath, join(folder, 'node'));
  for (const [name, text] of Object.entries(programs)) writeFileSync(join(folder, name), text, { mode: 0o755 });
  return folder;
}

describe('scripts/verify-on-github.sh', () => {
  it('refuses a repository of the owner of the action, which would prove too little, and wrong use', () => {
    const run = (...args: string[]) => spawnSync('bash', [script, ...args], { encoding: 'utf8' });
    expect(run('baton-agents/x')).toMatchObject({ status: 2, stderr: expect.stringContaining('of another owner') });
    expect(run()).toMatchObject({ status: 2, stderr: expect.stringMatching(/^usage: /) });
  });

  it('is made of scripts that bash accepts', () => {
    const parts = readdirSync(forms).filter((name) => name.endsWith('.sh'));
    for (const path of [script, ...parts.map((name) => join(forms, name))]) execFileSync('bash', ['-n', path]);
  });

  requirement(
    {
      ids: ['F-GH5'],
      title: 'says on a dry run what it would ask, and where each answer goes, and asks nobody',
      input: '--dry-run, with nothing but Node on the PATH',
      expected: 'each line of lines.json, each of them used once by the parts; exit 0',
    },
    () => {
      const PATH = [makePath({}), '/usr/bin', '/bin'].join(delimiter);
      const { status, stdout, stderr } = spawnSync('bash', [script, '--dry-run'], { encoding: 'utf8', env: { PATH } });
      expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
      for (const { asks, expected, goesTo } of lines) {
        expect(stdout).toContain(asks);
        expect(stdout).toContain(`expected: ${expected ?? 'anything'}`);
        expect(stdout).toContain(`goes to:  ${goesTo}`);
      }
      const parts = readdirSync(forms).filter((name) => name.startsWith('look-'));
      const text = parts.map((name) => readFileSync(join(forms, name), 'utf8')).join('');
      const used = [...text.matchAll(/^(?:check|note) ([a-z-]+) /gm)].map(([, name]) => name);
      expect(used.toSorted()).toEqual(lines.map(({ name }) => name).toSorted());
    },
  );

  requirement(
    {
      ids: ['F-GH5'],
      title: 'makes a repository with a first file where there is none, and lets Actions open pull requests there',
      input: 'a gh that knows no repository, and then fails',
      expected: 'asked for, created with --add-readme, allowed, in this order',
    },
    () => {
      const folder = makeFolder();
      const log = join(folder, 'log');
      const gh = `#!/bin/sh\necho "$@" >> ${log}\n[ "$1" = repo ] || { cat > /dev/null; [ "$3" = -X ]; }\n`;
      const PATH = [makePath({ gh }), '/usr/bin', '/bin'].join(delimiter);
      spawnSync('bash', [script, 'octo-org/throwaway'], { encoding: 'utf8', env: { PATH }, input: '' });
      expect(readFileSync(log, 'utf8').split('\n').slice(0, 3)).toEqual([
        'api repos/octo-org/throwaway',
        'repo create octo-org/throwaway --public --add-readme',
        'api repos/octo-org/throwaway/actions/permissions/workflow -X PUT --input -',
      ]);
    },
  );

  requirement(
    {
      ids: ['F-GH5'],
      title: 'writes a configuration and workflows that `baton validate` has nothing to say about but notes',
      input: 'the files that it writes',
      expected: 'exit 0, and no problem with a code',
    },
    () => {
      const folder = makeFolder();
      const workflows = join(folder, '.github/workflows');
      mkdirSync(workflows, { recursive: true });
      mkdirSync(join(folder, 'scripts'));
      const key = Buffer.alloc(32, 7).toString('base64');
      const read = (name: string) => readFileSync(join(forms, name), 'utf8');
      writeFileSync(join(folder, '.github/baton.yml'), read('baton.yml').replace('PUBLIC-KEY', `k1:${key}`));
      const uses = 'baton-agents/baton/.github/workflows/run.yml@v1';
      writeFileSync(join(workflows, 'baton.yml'), read('caller.yml').replace('NAME', 'Baton').replace('ACTION', uses));
      writeFileSync(join(folder, 'scripts/baton-verify.mjs'), read('agent.mjs'));
      for (const name of ['facts.yml', 'ci.yml', 'machines.yml']) cpSync(join(forms, name), join(workflows, name));
      for (const args of [
        ['init', '-q'],
        ['add', '-A'],
      ])
        execFileSync('git', args, { cwd: folder });
      const main = join(process.cwd(), 'src/cli/main.ts');
      const { status, stdout } = spawnSync(process.execPath, [main, 'validate'], { cwd: folder, encoding: 'utf8' });
      expect({ status, problems: stdout.match(/BATON-\w+/g) }).toEqual({ status: 0, problems: null });
    },
  );
});

describe('docs/maintainers/release.md', () => {
  requirement(
    {
      ids: ['F-G11'],
      title: 'lets nothing be released before the script ran, and lists what is done by hand',
      input: 'the page',
      expected: 'the command, and each of the eleven things',
    },
    () => {
      const page = readFileSync('docs/maintainers/release.md', 'utf8');
      const words = [
        'No release before',
        'scripts/verify-on-github.sh OWNER/REPO',
        'create and approve pull requests',
        'stranger',
        'fork',
        'ubuntu-26.04',
        'self-hosted',
        '96 KiB',
        'masked',
        'locked issue',
        'selected actions',
        'private repository without',
        'redeliver',
      ];
      expect(words.filter((word) => !page.includes(word))).toEqual([]);
    },
  );
});
