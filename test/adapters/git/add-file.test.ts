import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { createWorkspace } from '../../../src/adapters/git/create-workspace.ts';
import { requirement } from '../../support/requirement.ts';
import { Checkout } from './support/checkout.ts';

const made: Checkout[] = [];
afterEach(() => {
  for (const { root } of made.splice(0)) rmSync(root, { recursive: true });
});

function open() {
  const work = new Checkout();
  made.push(work);
  const workspace = createWorkspace({
    directory: work.directory,
    bundle: work.bundle,
    exclude: [],
    path: process.env.PATH ?? '',
  });
  return { work, workspace, capture: () => workspace.capture({ base: work.base, message: 'Left' }) };
}

const path = 'docs/context/1-fix-42.json';

describe('the copy of the context file in the checkout', () => {
  requirement(
    {
      ids: ['C-2'],
      title: 'is never published',
      input: 'the copy, and a change of the agent beside it, staged by `git add --all`',
      expected: 'a bundle with the change alone; nothing when there is only the copy',
    },
    async () => {
      const { work, workspace, capture } = open();
      expect(await workspace.addFile(path, '{}')).toEqual({ ok: true, value: undefined });
      expect(readFileSync(join(work.directory, path), 'utf8')).toBe('{}');
      expect(await capture()).toEqual({ ok: true, value: undefined });
      work.write('docs/context/own.md', 'of the agent');
      work.git('add', '--all');
      const captured = await capture();
      work.git('fetch', '--quiet', work.bundle, 'HEAD:refs/heads/from-bundle');
      const head = captured.ok ? (captured.value?.head ?? '') : '';
      expect(work.git('diff', '--name-only', work.base, head)).toBe('docs/context/own.md');
    },
  );

  requirement(
    {
      ids: ['C-2', 'C-8'],
      title: 'a commit of the agent that holds it is refused in words',
      input: 'git add --force, git commit',
      expected: 'BATON-E713 with the path',
    },
    async () => {
      const { work, workspace, capture } = open();
      await workspace.addFile(path, '{}');
      work.git('add', '--force', path);
      work.git('commit', '--quiet', '-m', 'Mine');
      const captured = await capture();
      expect(captured.ok ? undefined : captured.error).toMatchObject({
        code: 'BATON-E713',
        message: expect.stringContaining(path),
      });
    },
  );

  it('goes when it is no longer needed, also when the agent took it away before', async () => {
    const { work, workspace } = open();
    await workspace.addFile(path, '{}');
    await workspace.removeAddedFiles();
    expect(existsSync(join(work.directory, path))).toBe(false);
    await workspace.removeAddedFiles();
  });

  it('is neither written nor removed through a link', async () => {
    const { work, workspace } = open();
    const outside = join(work.root, 'outside');
    mkdirSync(join(outside, 'context'), { recursive: true });
    symlinkSync(outside, join(work.directory, 'docs'));
    const placed = await workspace.addFile(path, '{}');
    expect(placed.ok ? undefined : placed.error).toMatchObject({
      code: 'BATON-E712',
      message: expect.stringContaining('"docs"'),
    });
    writeFileSync(join(outside, 'context', '1-fix-42.json'), 'theirs');
    await workspace.removeAddedFiles();
    expect(readFileSync(join(outside, 'context', '1-fix-42.json'), 'utf8')).toBe('theirs');
  });

  it('takes the place of a link of its own name', async () => {
    const { work, workspace } = open();
    mkdirSync(join(work.directory, 'docs/context'), { recursive: true });
    writeFileSync(join(work.root, 'target'), 'theirs');
    symlinkSync(join(work.root, 'target'), join(work.directory, path));
    expect((await workspace.addFile(path, '{}')).ok).toBe(true);
    expect(readFileSync(join(work.root, 'target'), 'utf8')).toBe('theirs');
  });
});
