import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { draftSnapshot } from '../../../src/lab/try/snapshot/create-snapshot.ts';
import { openUserRepository } from '../../../src/lab/try/snapshot/open-repository.ts';
import { requirement } from '../../support/requirement.ts';
import { type UserFolder, useRepositories } from './user-repository.ts';

const makeRepository = useRepositories();
const target = mkdtempSync(join(tmpdir(), 'baton-snapshot-'));
afterAll(() => rmSync(target, { recursive: true, force: true }));
const { signal } = new AbortController();

async function snapshot(user: UserFolder, name: string, from = user.folder) {
  const draft = await draftSnapshot(await openUserRepository(from, signal), join(target, name));
  const taken = await draft.commit({ 'settings.yml': 'key: ours\n' });
  const show = (path: string): string =>
    execFileSync('git', ['show', `${taken.commit}:${path}`], { cwd: taken.directory, encoding: 'utf8' });
  const names = execFileSync('git', ['ls-tree', '-r', '--name-only', taken.commit], { cwd: taken.directory, encoding: 'utf8' });
  return { draft, taken, show, paths: names.trim().split('\n') };
}

/** A repository in the middle of work: something of every kind that git knows. */
function makeBusyRepository(): UserFolder {
  const user = makeRepository({
    'settings.yml': 'key: mine\n',
    'staged.txt': 'old\n',
    'changed.txt': 'old\n',
    'removed.txt': 'old\n',
    'stashed.txt': 'old\n',
    '.gitignore': 'ignored.txt\n',
    'vendor/node_modules/tracked.js': 'old\n',
  });
  user.write({ 'stashed.txt': 'new\n' });
  user.git('stash');
  user.write({ 'staged.txt': 'new\n', 'staged/.env': 'TOKEN=staged\n' });
  user.git('add', '--force', 'staged.txt', 'staged/.env');
  user.git('rm', '--quiet', 'removed.txt');
  const hook = '#!/bin/sh\ntouch "$(git rev-parse --show-toplevel)/hook-ran"\n';
  user.write({
    'changed.txt': 'new\n',
    'untracked.txt': 'new\n',
    'ignored.txt': 'new\n',
    '.env': 'TOKEN=1\n',
    'deep/.env.local': 'TOKEN=2\n',
    'deep/.env.example': 'TOKEN=\n',
    'node_modules/a/index.js': 'new\n',
    'vendor/node_modules/untracked.js': 'new\n',
    '.git/hooks/post-index-change': hook,
    '.git/hooks/pre-commit': hook,
    '.git/hooks/reference-transaction': hook,
  });
  mkdirSync(join(user.folder, 'linked'));
  symlinkSync('../node_modules', join(user.folder, 'linked/node_modules'));
  return user;
}

describe('the snapshot of a repository', () => {
  requirement(
    {
      ids: ['U25'],
      title: "`baton try` leaves the user's repository as it was",
      input: 'staged, changed, removed, untracked and ignored files, a stash, three hooks',
      expected: 'every file below .git, git status and the stash are the same before and after; no hook ran',
    },
    async () => {
      const user = makeBusyRepository();
      const before = user.fingerprint();
      const { paths, show } = await snapshot(user, 'busy');
      expect(user.fingerprint()).toEqual(before);
      expect(existsSync(join(user.folder, 'hook-ran'))).toBe(false);
      expect(paths).toEqual([
        '.gitignore',
        'changed.txt',
        'deep/.env.example',
        'settings.yml',
        'staged.txt',
        'stashed.txt',
        'untracked.txt',
        'vendor/node_modules/tracked.js',
      ]);
      expect([show('changed.txt'), show('staged.txt'), show('stashed.txt')]).toEqual(['new\n', 'new\n', 'old\n']);
      expect(show('settings.yml'), 'the file that the try replaces').toBe('key: ours\n');
    },
  );

  it('has the history of HEAD, and borrows its objects', async () => {
    const user = makeRepository({ 'a.txt': '1\n' });
    user.write({ 'a.txt': '2\n' });
    user.git('commit', '--quiet', '--all', '--message', 'Second');
    const { taken } = await snapshot(user, 'history');
    const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: taken.directory, encoding: 'utf8' }).trim();
    expect(git('log', '--format=%s')).toBe('Your files as they are, for baton try\nSecond\nFirst');
    // One tree, one commit and the replaced file.
    expect(git('count-objects')).toMatch(/^3 objects/);
  });

  it('sees a change of the same second and length that git would have to read again', async () => {
    const user = makeRepository({ 'a.txt': '1\n' });
    user.write({ 'a.txt': '2\n' });
    const index = join(user.folder, '.git/index');
    const now = new Date();
    for (const path of [index, join(user.folder, 'a.txt')]) utimesSync(path, now, now);
    const { show } = await snapshot(user, 'racy');
    expect(show('a.txt')).toBe('2\n');
  });

  it('works in a sub-folder, in a worktree, on a detached head and in a shallow clone', async () => {
    const user = makeRepository({ 'a.txt': '1\n', 'deep/b.txt': '1\n' });
    expect((await snapshot(user, 'deep', join(user.folder, 'deep'))).paths).toContain('a.txt');
    const worktree = join(target, 'worktree');
    user.git('worktree', 'add', '--quiet', '--detach', worktree);
    expect((await snapshot(user, 'detached', worktree)).taken.defaultBranch).toBe('main');
    expect((await openUserRepository(worktree, signal)).name).toBe('local/worktree');
    const clone = join(target, 'clone');
    user.git('commit', '--quiet', '--allow-empty', '--message', 'Second');
    user.git('clone', '--quiet', '--depth=1', `file://${user.folder}`, clone);
    expect((await snapshot(user, 'shallow', clone)).paths).toContain('deep/b.txt');
  });
});
