import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect } from 'vitest';
import { listStaleCopies } from '../../../src/adapters/git/add-file.ts';
import { requirement } from '../../support/requirement.ts';

let workspace: string;
beforeEach(() => {
  workspace = mkdtempSync(join(tmpdir(), 'baton-left-'));
});
afterEach(() => rmSync(workspace, { recursive: true }));

const path = process.env.PATH ?? '';
const git = (...args: readonly string[]): void =>
  void execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.com', ...args], { cwd: workspace, stdio: 'ignore' });
const folder = 'docs/context';
const at = new Date('2026-03-01T00:00:00Z');

function write(name: string): void {
  mkdirSync(join(workspace, folder), { recursive: true });
  writeFileSync(join(workspace, folder, name), '{}');
  utimesSync(join(workspace, folder, name), at, at);
}

requirement(
  {
    ids: ['C-31', 'C-29'],
    title: 'copies of context files are found where they were put, and nothing that is committed, linked or named otherwise',
    input: 'a copy; a committed file of the same form; other names; a link; a folder one level down',
    expected: 'the copy alone',
  },
  async () => {
    git('init', '--quiet');
    write('1773824400-fix-1.json');
    git('add', '--all');
    git('commit', '--quiet', '--message', 'theirs');
    for (const name of ['1773824400-fix-2.json', 'notes.json', '1773824400-fix-2.md']) write(name);
    symlinkSync(join(workspace, folder, 'notes.json'), join(workspace, folder, '1773824400-fix-3.json'));
    mkdirSync(join(workspace, folder, '1773824400-fix-4.json'));
    const [copy, ...more] = await listStaleCopies({ workspace, folder, path });
    expect(more).toEqual([]);
    expect(copy).toEqual({
      name: '1773824400-fix-2.json',
      path: join(workspace, folder, '1773824400-fix-2.json'),
      modifiedAt: at.toISOString(),
    });
  },
);

requirement(
  {
    ids: ['C-31'],
    title: 'nothing is looked for behind a link, nor where git cannot say what is committed',
    input: 'context-dir is a link out of the checkout; a checkout that is no repository; no such folder',
    expected: 'nothing, three times',
  },
  async () => {
    write('1773824400-fix-2.json');
    expect(await listStaleCopies({ workspace, folder, path })).toEqual([]);
    git('init', '--quiet');
    symlinkSync(join(workspace, 'docs'), join(workspace, 'link'));
    expect(await listStaleCopies({ workspace, folder: 'link/context', path })).toEqual([]);
    expect(await listStaleCopies({ workspace, folder: 'nowhere', path })).toEqual([]);
    expect(await listStaleCopies({ workspace, folder, path })).toHaveLength(1);
  },
);
