import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { chooseFile, makeChange } from '../../../src/lab/try/act/make-change.ts';
import { draftSnapshot } from '../../../src/lab/try/snapshot/create-snapshot.ts';
import { openUserRepository } from '../../../src/lab/try/snapshot/open-repository.ts';
import { UsageError } from '../../../src/terminal/files/usage-error.ts';
import { useRepositories } from './user-repository.ts';

const makeRepository = useRepositories();
const target = mkdtempSync(join(tmpdir(), 'baton-change-'));
afterAll(() => rmSync(target, { recursive: true, force: true }));

/** A repository whose first names are no files: a submodule, and a link in the place of the README. */
async function makeOdd(name: string) {
  const user = makeRepository({ 'docs/read.md': 'Read me.\n', 'run.sh': 'true\n' });
  symlinkSync('docs/read.md', join(user.folder, 'README.md'));
  chmodSync(join(user.folder, 'run.sh'), 0o755);
  mkdirSync(join(user.folder, 'agent'));
  user.git('add', '--all');
  user.git('update-index', '--add', '--cacheinfo', `160000,${user.git('rev-parse', 'HEAD')},agent`);
  user.git('commit', '--quiet', '--message', 'Second');
  const draft = await draftSnapshot(await openUserRepository(user.folder, new AbortController().signal), join(target, name));
  return draft.commit({});
}

describe('the pull request of a try', () => {
  it('changes a file, and no submodule or link; a program stays one', async () => {
    const snapshot = await makeOdd('odd');
    expect(await chooseFile(snapshot, undefined)).toBe('docs/read.md');
    await makeChange(snapshot, { branch: 'change', files: ['./run.sh', 'new/file.txt'] });
    const changed = execFileSync('git', ['diff', '--raw', '--no-abbrev', 'main', 'change'], { cwd: snapshot.directory });
    const modes = changed
      .toString()
      .split('\n')
      .map((line) => line.replace(/ [0-9a-f]{40} [0-9a-f]{40} /, ' '));
    expect(modes).toEqual([':000000 100644 A\tnew/file.txt', ':100755 100755 M\trun.sh', '']);
  });

  for (const [path, what] of Object.entries({
    agent: 'which is a submodule',
    'docs/': 'which is a folder',
    'README.md': 'which is a symbolic link',
    '../other': 'which git does not accept as the path of a file',
    '.git/config': 'which git does not accept as the path of a file',
    'run.sh/x': 'which git does not accept as the path of a file',
  }))
    it(`refuses ${path}, ${what}`, async () => {
      const change = makeChange(await makeOdd(`odd-${encodeURIComponent(path)}`), { branch: 'change', files: [path] });
      await expect(change).rejects.toThrow(`--files names "${path}", ${what}`);
      await expect(change).rejects.toThrow(UsageError);
    });
});
