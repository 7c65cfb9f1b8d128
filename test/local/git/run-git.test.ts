import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createGitRepository, findGit, readGit, runGitSync } from '../../../src/local/git/run-git.ts';

it('what git says of an object that never changes is remembered with the repository, and with no other one of its place', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'baton-git-'));
  runGitSync(directory, ['init', '--quiet', '--bare', '.']);
  const blob = runGitSync(directory, ['hash-object', '-w', '--stdin'], { input: 'one' });
  const repository = createGitRepository(directory);
  expect(await readGit(repository, ['cat-file', 'blob', blob])).toBe('one');
  rmSync(join(directory, 'objects'), { recursive: true });
  expect(await readGit(repository, ['cat-file', 'blob', blob])).toBe('one');
  expect(await findGit(createGitRepository(directory), ['cat-file', 'blob', blob])).toBeUndefined();
  rmSync(directory, { recursive: true });
});
