import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTaskFiles } from '../../../src/adapters/agent/files/task-files.ts';
import { createWorkingCopies } from '../../../src/adapters/agent/files/working-copies.ts';
import { requirement } from '../../support/requirement.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'baton-copies-'));
});
afterEach(() => rm(root, { recursive: true }));

const old = new Date('2026-03-01T00:00:00Z');
const later = new Date('2026-03-09T12:00:00Z');

describe('working copies of a runner', () => {
  requirement(
    {
      ids: ['C-31', 'C-29'],
      title: 'only folders under a name of ours, directly in the temporary folder, are found, with their last change',
      input: 'a folder of an execution; the same name as file, as link and one level down; other names',
      expected: 'the folder alone; its time is that of the newest thing in it',
    },
    async () => {
      const files = await createTaskFiles({ root, run: 'fix-42', task: 'fix', attempt: 1, execution: 2 });
      await files.prepare({ isRepair: false, prompt: 'p', context: '{}' });
      await mkdir(join(root, 'other/baton-fix-42.fix.1.1'), { recursive: true });
      await writeFile(join(root, 'baton-fix-42.fix.1.3'), 'a file');
      const own = dirname(files.paths.root);
      await symlink(own, join(root, 'baton-fix-42.fix.1.4'));
      for (const path of [files.paths.home, files.paths.tmp, own]) await utimes(path, old, old);
      await utimes(files.paths.root, later, later);
      expect(await createWorkingCopies(root).list()).toEqual([
        { name: 'baton-fix-42.fix.1.2', path: own, modifiedAt: later.toISOString() },
      ]);
    },
  );

  it('are removed with all that is in them, and again without complaint', async () => {
    const files = await createTaskFiles({ root, run: 'fix-42', task: 'fix', attempt: 1, execution: 2 });
    const copies = createWorkingCopies(root);
    const [copy] = await copies.list();
    if (copy === undefined) throw new Error('nothing found');
    await copies.remove(copy);
    expect(existsSync(files.paths.root)).toBe(false);
    await copies.remove(copy);
  });

  it('are none where there is no such folder', async () => {
    expect(await createWorkingCopies(join(root, 'nowhere')).list()).toEqual([]);
  });
});
