import { execFileSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect } from 'vitest';
import { createWorkspace } from '../../../src/adapters/git/create-workspace.ts';
import { buildAgentEnvironment } from '../../../src/core/agent/agent-environment.ts';
import type { Workspace } from '../../../src/ports/workspace.ts';
import { requirement } from '../../support/requirement.ts';
import { Checkout } from './support/checkout.ts';

let work: Checkout;
let seen: string;

beforeEach(() => {
  work = new Checkout({ 'src/add.js': 'export {};\n' });
  seen = join(work.root, 'seen');
});
afterEach(() => rmSync(work.root, { recursive: true }));

const at = (path: string): string => join(work.directory, path);

/** Prepares the checkout as an agent job does, up to where `setup` runs. */
async function prepare(): Promise<Workspace> {
  const workspace = createWorkspace({
    ...{ directory: work.directory, bundle: work.bundle, exclude: ['.baton-config'], path: process.env.PATH ?? '' },
  });
  await workspace.prepare({ head: work.git('rev-parse', 'HEAD') });
  await workspace.trust({ commit: undefined, asFound: false, paths: [], texts: [], rules: [], programs: false });
  return workspace;
}

/** Runs git as a program of the agent does. */
function gitOfAgent(...args: readonly string[]): string {
  const files = { prompt: '', context: '', handoff: '', results: '', home: join(work.root, 'home'), tmp: '/tmp' };
  const ids = { run: 'fix-1', task: 'fix', attempt: 1, execution: 1 };
  const host = { PATH: process.env.PATH ?? '' };
  const { environment } = buildAgentEnvironment({ agentEnv: [], secrets: {}, files, ids, host, traceparent: '' });
  return execFileSync('git', args, { cwd: work.directory, env: environment, encoding: 'utf8' });
}

const spy = (name: string): string => {
  const path = join(work.root, name);
  writeFileSync(path, `#!/bin/sh\necho ${name} >>'${seen}'\nexit 1\n`, { mode: 0o755 });
  return path;
};

describe('the settings of the checkout', () => {
  requirement(
    {
      ids: ['F-SE3'],
      title: 'are before each start what they were before `setup`',
      input: '`setup` plants a file system monitor, hooks, filters, a config per worktree; an agent plants them again',
      expected: 'git of the next agent starts none of it; what Baton excluded stays excluded',
    },
    async () => {
      const workspace = await prepare();
      const before = readFileSync(at('.git/config'), 'utf8');
      for (const _ of ['setup', 'agent']) {
        work.git('config', 'core.fsmonitor', spy('monitor'));
        work.git('config', 'filter.spy.clean', spy('filter'));
        work.git('config', 'extensions.worktreeConfig', 'true');
        writeFileSync(at('.git/config.worktree'), `[core]\n\thooksPath = ${work.root}\n`);
        mkdirSync(at('.git/info'), { recursive: true });
        writeFileSync(at('.git/info/attributes'), '* filter=spy\n');
        appendFileSync(at('.git/info/exclude'), 'src\n');
        rmSync(at('.git/hooks'), { recursive: true, force: true });
        symlinkSync(work.root, at('.git/hooks'));
        spy('post-commit');
        spy('pre-commit');
        mkdirSync(at('.git/worktrees/side'), { recursive: true });
        writeFileSync(at('.git/worktrees/side/config.worktree'), '[core]\n');
        mkdirSync(at('.git/modules/config/hooks'), { recursive: true });
        writeFileSync(at('.git/modules/config/config'), '[core]\n');
        expect(await workspace.restoreTrusted()).toEqual({ ok: true, value: undefined });
        appendFileSync(at('src/add.js'), '// more\n');
        expect(gitOfAgent('status', '--short')).toBe(' M src/add.js\n');
        gitOfAgent('-c', 'user.name=a', '-c', 'user.email=a@b', 'commit', '-qam', 'More');
        expect(existsSync(seen)).toBe(false);
      }
      expect(readFileSync(at('.git/config'), 'utf8')).toBe(before);
      for (const path of ['config.worktree', 'info/attributes', 'hooks/pre-commit', 'worktrees/side/config.worktree'])
        expect([path, existsSync(at(`.git/${path}`))]).toEqual([path, false]);
      for (const path of ['config', 'hooks']) expect(existsSync(at(`.git/modules/config/${path}`))).toBe(false);
    },
  );

  requirement(
    {
      ids: ['F-SE3'],
      title: 'are refused where `.git` is no folder any more',
      input: '`.git` moved away, a link or a file in its place',
      expected: 'a failure in words, and no start',
    },
    async () => {
      for (const replace of [
        () => symlinkSync(join(work.root, 'elsewhere'), at('.git')),
        () => writeFileSync(at('.git'), `gitdir: ${join(work.root, 'elsewhere')}\n`),
      ]) {
        const workspace = await prepare();
        renameSync(at('.git'), join(work.root, 'elsewhere'));
        replace();
        const restored = await workspace.restoreTrusted();
        expect(restored.ok ? '' : restored.error.message).toContain('`.git`');
        rmSync(at('.git'));
        renameSync(join(work.root, 'elsewhere'), at('.git'));
      }
    },
  );

  requirement(
    {
      ids: ['F-SE3', 'T48'],
      title: 'a repository at the place of a gitlink that the checkout did not make is removed, and others start nothing',
      input:
        'a gitlink in the index and one in HEAD, each with a repository whose monitor is a program; a clone of `setup` beside them',
      expected: 'the two are gone, the clone stays, and `git status` of the checkout starts nothing',
    },
    async () => {
      const workspace = await prepare();
      const plant = (path: string): void => {
        execFileSync('git', ['init', '-q', at(path)]);
        const run = (...args: string[]) => execFileSync('git', ['-C', at(path), ...args]);
        run('-c', 'user.name=a', '-c', 'user.email=a@b', 'commit', '-q', '--allow-empty', '-m', 'x');
        run('config', 'core.fsmonitor', spy(`monitor-${path}`));
      };
      for (const path of ['committed', 'staged', 'clone']) plant(path);
      rmSync(seen, { force: true });
      work.git('add', 'committed');
      work.git('-c', 'user.name=a', '-c', 'user.email=a@b', 'commit', '-qm', 'A link');
      work.git('rm', '-q', '--cached', 'committed');
      work.git('add', 'staged');
      rmSync(seen, { force: true });
      // Even before the repositories are removed, the variables of the agent keep their monitors from starting.
      gitOfAgent('status', '--short');
      expect(existsSync(seen)).toBe(false);
      expect((await workspace.restoreTrusted()).ok).toBe(true);
      expect(['committed', 'staged', 'clone'].filter((path) => existsSync(at(`${path}/.git`)))).toEqual(['clone']);
      gitOfAgent('status', '--short');
      expect(existsSync(seen)).toBe(false);
    },
  );

  requirement(
    {
      ids: ['F-SE3'],
      title: 'a submodule that the checkout made stays, with its settings of before',
      input: 'a submodule; `setup` plants a monitor and a hook in its repository',
      expected: 'the submodule works, and neither starts',
    },
    async () => {
      const library = join(work.root, 'library');
      execFileSync('git', ['init', '-q', library]);
      execFileSync('git', [
        '-C',
        library,
        '-c',
        'user.name=a',
        '-c',
        'user.email=a@b',
        'commit',
        '-q',
        '--allow-empty',
        '-m',
        'x',
      ]);
      work.git('-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add', library, 'libs/hooks-and/config');
      work.git('-c', 'user.name=a', '-c', 'user.email=a@b', 'commit', '-qm', 'A submodule');
      const workspace = await prepare();
      const inside = at('libs/hooks-and/config');
      execFileSync('git', ['-C', inside, 'config', 'core.fsmonitor', spy('monitor')]);
      mkdirSync(at('.git/modules/libs/hooks-and/config/hooks'), { recursive: true });
      writeFileSync(at('.git/modules/libs/hooks-and/config/hooks/post-checkout'), '#!/bin/sh\n', { mode: 0o755 });
      expect(await workspace.restoreTrusted()).toEqual({ ok: true, value: undefined });
      expect(existsSync(join(inside, '.git'))).toBe(true);
      expect(gitOfAgent('-C', inside, 'log', '--format=%s')).toBe('x\n');
      expect(gitOfAgent('status', '--short')).toBe('');
      expect(existsSync(seen)).toBe(false);
      expect(existsSync(at('.git/modules/libs/hooks-and/config/hooks/post-checkout'))).toBe(false);
    },
  );

  requirement(
    {
      ids: ['F-SE3'],
      title: 'a submodule with the name of a folder of git is guarded like any other',
      input: 'submodules at vendor/lfs and vendor/objects; `setup` plants a filter for one of their files',
      expected: '`git status` of the checkout starts nothing',
    },
    async () => {
      const library = join(work.root, 'library');
      execFileSync('git', ['init', '-q', library]);
      writeFileSync(join(library, 'file'), 'text');
      execFileSync('git', ['-C', library, 'add', 'file']);
      execFileSync('git', ['-C', library, '-c', 'user.name=a', '-c', 'user.email=a@b', 'commit', '-qm', 'x']);
      const places = ['vendor/lfs', 'vendor/objects'];
      for (const place of places) work.git('-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add', library, place);
      work.git('-c', 'user.name=a', '-c', 'user.email=a@b', 'commit', '-qm', 'Submodules');
      const workspace = await prepare();
      for (const place of places) {
        execFileSync('git', ['-C', at(place), 'config', 'filter.spy.clean', spy('filter')]);
        mkdirSync(at(`.git/modules/${place}/info`), { recursive: true });
        writeFileSync(at(`.git/modules/${place}/info/attributes`), '* filter=spy\n');
        writeFileSync(at(`${place}/file`), 'other');
      }
      expect(await workspace.restoreTrusted()).toEqual({ ok: true, value: undefined });
      gitOfAgent('status', '--short');
      expect(existsSync(seen)).toBe(false);
    },
  );

  requirement(
    {
      ids: ['F-SE3'],
      title: 'a worktree that `setup` made stays one, unless it leads elsewhere',
      input: 'one worktree; then one whose `commondir` names another repository',
      expected: 'git knows the first, and the second is none any more',
    },
    async () => {
      const workspace = await prepare();
      work.git('worktree', 'add', '-q', 'base', 'HEAD');
      work.git('worktree', 'add', '-q', 'side', 'HEAD');
      writeFileSync(at('.git/worktrees/side/commondir'), work.root);
      expect(await workspace.restoreTrusted()).toEqual({ ok: true, value: undefined });
      expect(gitOfAgent('-C', at('base'), 'rev-parse', '--is-inside-work-tree')).toBe('true\n');
      expect(() => gitOfAgent('-C', at('side'), 'status')).toThrow();
    },
  );
});
