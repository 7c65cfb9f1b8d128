import { existsSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { requirement } from '../support/requirement.ts';
import { runCommand } from './run-command.ts';
import { useFiles } from './support.ts';

const files = useFiles();
const day = 86_400_000;

function make(folder: string, name: string, ageDays: number): string {
  const path = join(files.folder, folder, name);
  mkdirSync(path, { recursive: true });
  writeFileSync(join(path, 'prompt.md'), 'p');
  const at = new Date(Date.now() - ageDays * day);
  for (const one of [join(path, 'prompt.md'), path]) utimesSync(one, at, at);
  return path;
}

describe('baton clean', () => {
  requirement(
    {
      ids: ['C-33', 'C-31'],
      title: 'removes what is older than it is told, of no run that it is told to keep',
      input: 'folders 8, 3 and 8 days old, one of another name; --keep fix-3; then --older-than 0d',
      expected: 'the one of 8 days; then all of ours but fix-3',
    },
    async () => {
      const [old, young, kept] = [
        make('a', 'baton-fix-1.fix.1.1', 8),
        make('a', 'baton-fix-2.fix.1.1', 3),
        make('a', 'baton-fix-3.fix.1.1', 8),
      ];
      const other = make('a', 'somebody-else', 80);
      const at = ['--dir', join(files.folder, 'a'), '--keep', 'fix-3'];
      const ran = await runCommand('clean', ...at, '--json');
      expect(ran).toMatchObject({ code: 0, stderr: '' });
      expect(JSON.parse(ran.stdout)).toEqual({
        dir: join(files.folder, 'a'),
        dryRun: false,
        removed: [{ name: 'baton-fix-1.fix.1.1', path: old, modifiedAt: expect.any(String) }],
        kept: 2,
        failed: [],
      });
      expect([old, young, kept, other].map(existsSync)).toEqual([false, true, true, true]);
      expect((await runCommand('clean', ...at, '--older-than', '0d')).stdout).toContain(`removed ${young}, last changed at 20`);
      expect([young, kept, other].map(existsSync)).toEqual([false, true, true]);
    },
  );

  requirement(
    {
      ids: ['C-33'],
      title: 'removes nothing in a dry run, and says what it would; the folder is the runner’s',
      input: '--dry-run, with RUNNER_TEMP set',
      expected: 'the path, in words; it is still there',
    },
    async () => {
      const old = make('b', 'baton-fix-1.fix.1.1', 8);
      vi.stubEnv('RUNNER_TEMP', join(files.folder, 'b'));
      const { code, stdout } = await runCommand('clean', '--dry-run');
      vi.unstubAllEnvs();
      expect(code).toBe(0);
      expect(stdout).toMatch(/^would remove .*baton-fix-1\.fix\.1\.1, last changed at .*\nwould remove 1 in .*; 0 kept\.\n$/);
      expect(existsSync(old)).toBe(true);
    },
  );

  it('says how to write what it cannot read', async () => {
    expect(await runCommand('clean', '--older-than', '7')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('such as 7d'),
    });
    expect(await runCommand('clean', '--context-dir', '../x')).toMatchObject({ code: 2, stdout: '' });
  });
});
