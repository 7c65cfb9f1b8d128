import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerFromFiles } from '../../../src/local/git/read-object.ts';
import { runGitSync } from '../../../src/local/git/run-git.ts';

const person = 'a <a@example.test> 0 +0000';
const history = `commit refs/heads/main\ncommitter ${person}\ndata 3\nOne
M 100644 inline .github/workflows/zwei-ü.yml\ndata 3\non:
M 100644 inline .github/workflows/deep/one.yml\ndata 2\na:
M 120000 inline link\ndata 7\n.github\n
tag v1\nfrom refs/heads/main\ntagger ${person}\ndata 2\nv1\n`;

describe('answers about fixed objects from the files of a repository', () => {
  let directory: string;
  const git = (...args: readonly string[]): string => runGitSync(directory, args);

  beforeAll(() => {
    directory = mkdtempSync(join(tmpdir(), 'baton-git-'));
    git('init', '--quiet', '--bare', '.');
    runGitSync(directory, ['fast-import', '--quiet'], { input: history });
  });
  afterAll(() => rmSync(directory, { recursive: true }));

  const file = 'main:.github/workflows/zwei-ü.yml';
  it.each([
    [['cat-file', 'commit', 'main']],
    [['cat-file', 'blob', file]],
    [['cat-file', '-t', 'main']],
    [['cat-file', '-t', 'main:.github']],
    [['cat-file', '-e', file]],
    [['show', file]],
    [['show', 'main:link']],
    [['rev-parse', '--verify', '--quiet', 'main^{commit}']],
    [['rev-parse', '--verify', '--quiet', 'main^{tree}']],
    [['rev-parse', '--verify', 'main:.github/workflows']],
    [['ls-tree', '--name-only', '-z', 'main', '.github/workflows/']],
  ])('are those of git: %j', (args) => {
    const main = git('rev-parse', 'main');
    const fixed = args.map((arg) => arg.replace(/^main/, main));
    expect(answerFromFiles(directory, fixed)?.toString().trimEnd()).toBe(git(...fixed));
  });

  it.each([
    [['cat-file', 'blob', 'main']],
    [['cat-file', 'blob', 'main:absent']],
    [['cat-file', 'blob', 'main:link/workflows']],
    [['cat-file', 'tree', 'main:.github']],
    [['rev-parse', '--verify', 'v1^{commit}']],
    [['ls-tree', '--name-only', '-z', 'main', 'absent/']],
    [['ls-tree', '-l', '-z', 'main']],
    [['show', 'main']],
  ])('are left to git: %j', (args) => {
    const ids = { main: git('rev-parse', 'main'), v1: git('rev-parse', 'v1') };
    const fixed = args.map((arg) => arg.replace(/^(?:main|v1)/, (name) => (name === 'main' ? ids.main : ids.v1)));
    expect(answerFromFiles(directory, fixed)).toBeUndefined();
  });

  it('are left to git where the file holds something else than its name says', () => {
    const blob = runGitSync(directory, ['hash-object', '-w', '--stdin'], { input: 'one' });
    const other = runGitSync(directory, ['hash-object', '-w', '--stdin'], { input: 'two' });
    const place = (id: string): string => join(directory, 'objects', id.slice(0, 2), id.slice(2));
    rmSync(place(other));
    writeFileSync(place(other), '');
    expect(answerFromFiles(directory, ['cat-file', 'blob', blob])?.toString()).toBe('one');
    expect(answerFromFiles(directory, ['cat-file', 'blob', other])).toBeUndefined();
  });
});
