import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createBareRepository } from '../../../src/adapters/git/tool/bare-repository.ts';
import { createGitTool } from '../../../src/adapters/git/tool/git-tool.ts';

const folder = mkdtempSync(join(tmpdir(), 'baton-bare-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const [ours, gits] = [join(folder, 'ours'), join(folder, 'gits')];
const path = process.env.PATH ?? '';
const git = createGitTool({ directory: folder, path, env: { GIT_DIR: ours } });

function listFiles(directory: string): readonly string[] {
  return readdirSync(directory, { recursive: true, encoding: 'utf8' }).toSorted();
}

describe('a bare repository that is written without git', () => {
  it('has the files and folders that `git init` makes', async () => {
    await createBareRepository(ours);
    const args = ['-c', 'init.defaultBranch=master', 'init', '--quiet', '--bare', '--template=', gits];
    execFileSync('git', args, { env: { PATH: path, GIT_CONFIG_NOSYSTEM: '1', HOME: folder }, stdio: 'ignore' });
    expect(listFiles(ours)).toEqual(listFiles(gits));
    for (const file of ['HEAD', 'config'])
      expect(readFileSync(join(ours, file), 'utf8')).toBe(readFileSync(join(gits, file), 'utf8'));
  });

  it('takes objects and refs of git, and keeps them when it is made again', async () => {
    const id = await git.line(['hash-object', '-w', '--stdin'], { input: 'text' });
    await createBareRepository(ours);
    expect((await git.run(['cat-file', 'blob', id])).toString()).toBe('text');
    expect(await git.line(['rev-parse', '--is-bare-repository'])).toBe('true');
    expect((await git.run(['fsck', '--strict', '--no-dangling'])).toString()).toBe('');
  });
});
