import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { requirement } from '../../support/requirement.ts';
import { runCommand } from '../run-command.ts';
import { configPath, useRepositories, workflowPath } from './support.ts';

const create = useRepositories();

const rows = [
  {
    args: ['--recipe', 'fxi'],
    stderr:
      /^There is no recipe "fxi"\. Did you mean fix\? Choose one of: fix, hand-over, review, answer, fix-ci, triage, weekly\.\n$/,
  },
  {
    args: ['--engine', 'claude'],
    stderr: /^There is no engine "claude"\. Did you mean claude-code\? Choose one of: claude-code, codex, /,
  },
  { args: ['--engine', 'codx'], stderr: /^There is no engine "codx"\. Did you mean codex\?/ },
  { args: ['--engine', 'command'], stderr: /^The engine "command" runs a program of yours, which no recipe brings\./ },
  {
    args: ['--source', 'octo/baton'],
    stderr: /^--source is "octo\/baton"\. Write .* OWNER\/REPO@REF, as in baton-agents\/baton@v1\.\n$/,
  },
];

describe('baton init used wrongly', () => {
  for (const { args, stderr } of rows) {
    it(`init ${args.join(' ')}: exit code 2 and what to write instead`, async () => {
      expect(await runCommand('init', '--yes', ...args)).toMatchObject({
        code: 2,
        stdout: '',
        stderr: expect.stringMatching(stderr),
      });
    });
  }

  it('a configuration under the name baton.yaml is to be renamed', async () => {
    const repository = create();
    repository.write('.github/baton.yaml', 'version: 1\n');
    await expect(repository.init()).rejects.toThrow('Rename it: git mv .github/baton.yaml .github/baton.yml');
    expect(repository.has(configPath)).toBe(false);
  });

  for (const [path, says] of [
    ['.github', '.github is no folder'],
    ['.github/workflows', '.github/workflows is no folder'],
    ['.github/baton.yml/x', '.github/baton.yml is no file'],
    ['.github/workflows/baton.yml/x', '.github/workflows/baton.yml is no file'],
  ] as const)
    it(`${says}: nothing is written, no key is made`, async () => {
      const repository = create();
      repository.write(path, '');
      await expect(repository.init()).rejects.toThrow(says);
      expect(repository.has('.git/baton')).toBe(false);
    });

  it('files that git ignores are named, for GitHub would never see them', async () => {
    const repository = create();
    repository.write('.gitignore', '.github/*\n!.github/workflows\n');
    const { printed } = await repository.init();
    expect(printed).toContain(`${configPath} is ignored by git, so GitHub would never see it.`);
    expect(printed).not.toContain(`${workflowPath} is ignored`);
  });

  it('a repository that git does not trust is no missing one', async () => {
    const repository = create();
    repository.write('.git/config', '[core]\n\trepositoryformatversion = 99\n');
    await expect(repository.init()).rejects.toThrow(/^git cannot read this repository: .*version/);
  });
});

/** What a user types: the bundle, with the environment of a shell that has no terminal. */
function runBundle(folder: string, environment: Readonly<Record<string, string | undefined>>) {
  const program = fileURLToPath(new URL('../../../dist/cli.js', import.meta.url));
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, 'init'], {
    cwd: folder,
    env: environment,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

requirement(
  {
    ids: ['U21'],
    title: 'without a terminal init asks nothing, says so, and exits with 0',
    input: 'baton init from the bundle with stdin and stdout that are no terminal; then in a folder that is no repository',
    expected: 'exit code 0, both files; exit code 2 and the command to type',
  },
  () => {
    const repository = create();
    const { status, stderr } = runBundle(repository.root, repository.environment);
    expect({ status, stderr }).toEqual({
      status: 0,
      stderr: 'There is no terminal to ask at, so every proposal is taken, as with --yes.\n',
    });
    expect([configPath, workflowPath].map((path) => repository.has(path))).toEqual([true, true]);

    const folder = mkdtempSync(join(tmpdir(), 'baton-no-repository-'));
    const outside = runBundle(folder, { ...repository.environment, GIT_CEILING_DIRECTORIES: tmpdir() });
    rmSync(folder, { recursive: true });
    expect(outside).toMatchObject({ status: 2, stdout: '', stderr: expect.stringContaining('make one with: git init\n') });
  },
);
