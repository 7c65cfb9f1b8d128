import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect } from 'vitest';
import { createWorkspace } from '../../../src/adapters/git/create-workspace.ts';
import { requirement } from '../../support/requirement.ts';
import { Checkout } from './support/checkout.ts';

let work: Checkout;
beforeEach(() => {
  work = new Checkout({ 'README.md': 'Hello\n', 'src/add.js': 'export {};\n' });
});
afterEach(() => rmSync(work.root, { recursive: true }));

const at = (...parts: readonly string[]): string => join(work.directory, ...parts);
const isSprung = (): boolean => existsSync(join(work.root, 'PWNED'));

/** What a trusted program asks git for, as a user with an empty HOME does. */
function ask(): void {
  const env = {
    PATH: process.env.PATH,
    HOME: join(work.root, 'empty'),
    GIT_AUTHOR_NAME: 'Ann',
    GIT_AUTHOR_EMAIL: 'a@b.c',
    GIT_COMMITTER_NAME: 'Ann',
    GIT_COMMITTER_EMAIL: 'a@b.c',
  };
  writeFileSync(at('README.md'), 'changed\n');
  for (const args of [
    ['status', '--short'],
    ['diff'],
    ['add', 'README.md'],
    ['commit', '--quiet', '-m', 'Work'],
    ['log', '-p', '-1'],
  ])
    execFileSync('git', args, { cwd: work.directory, env, stdio: 'ignore' });
}

/** Prepares and guards the checkout; `setup` runs between, and what `restoreTrusted` says comes back. */
async function guard(setup: () => void): Promise<string> {
  const { directory, bundle } = work;
  const workspace = createWorkspace({ directory, bundle, exclude: ['.baton-config'], path: process.env.PATH ?? '' });
  const head = work.git('rev-parse', 'HEAD');
  expect(await workspace.prepare({ head })).toEqual({ ok: true, value: head });
  const trusted = await workspace.trust({ commit: head, asFound: false, paths: [], texts: [], rules: [], programs: false });
  expect(trusted.ok).toBe(true);
  setup();
  const restored = await workspace.restoreTrusted();
  return restored.ok ? '' : restored.error.message;
}

function hook(name: string, folder = at('.git/hooks')): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), `#!/bin/sh\n${work.trap}\n`, { mode: 0o755 });
}

/** A repository of an attacker, whose fsmonitor is the trap. */
function nest(path: string): void {
  execFileSync('git', ['init', '--quiet', '--template=', path], { cwd: work.directory });
  const config = ['-C', path, '-c', 'user.name=a', '-c', 'user.email=a@b.c'];
  execFileSync('git', [...config, 'commit', '--quiet', '--allow-empty', '-m', 'x'], { cwd: work.directory });
  execFileSync('git', ['-C', path, 'config', 'core.fsmonitor', work.trap], { cwd: work.directory });
}

function addLink(path: string): void {
  const head = execFileSync('git', ['-C', path, 'rev-parse', 'HEAD'], { cwd: work.directory, encoding: 'utf8' }).trim();
  work.git('update-index', '--add', '--cacheinfo', `160000,${head},${path}`);
}

const filters = (file: string) => () => {
  work.git('config', 'filter.evil.clean', work.trap);
  work.git('config', 'filter.evil.smudge', work.trap);
  mkdirSync(at('.git/info'), { recursive: true });
  writeFileSync(at(file), '* filter=evil\n');
};

const acts: Readonly<Record<string, () => void>> = {
  'core.fsmonitor': () => work.git('config', 'core.fsmonitor', work.trap),
  'core.fsmonitor of config.worktree': () => {
    work.git('config', 'extensions.worktreeConfig', 'true');
    work.git('config', '--worktree', 'core.fsmonitor', work.trap);
  },
  'core.hooksPath': () => {
    hook('pre-commit', join(work.root, 'hooks'));
    work.git('config', 'core.hooksPath', join(work.root, 'hooks'));
  },
  'a filter by info/attributes': filters('.git/info/attributes'),
  'diff.external': () => work.git('config', 'diff.external', work.trap),
  'include.path': () => {
    writeFileSync(join(work.root, 'more'), `[core]\n\tfsmonitor = ${work.trap}\n`);
    work.git('config', 'include.path', join(work.root, 'more'));
  },
  'a hook': () => hook('pre-commit'),
  'hooks as a link': () => {
    hook('pre-commit', join(work.root, 'hooks'));
    rmSync(at('.git/hooks'), { recursive: true, force: true });
    symlinkSync(join(work.root, 'hooks'), at('.git/hooks'));
  },
  'config as a link': () => {
    work.git('config', 'core.fsmonitor', work.trap);
    renameSync(at('.git/config'), join(work.root, 'config'));
    symlinkSync(join(work.root, 'config'), at('.git/config'));
  },
  commondir: () => {
    cpSync(at('.git'), join(work.root, 'common'), { recursive: true });
    writeFileSync(at('.git/commondir'), `${join(work.root, 'common')}\n`);
    execFileSync('git', ['config', '-f', join(work.root, 'common/config'), 'core.fsmonitor', work.trap]);
  },
  'a repository at a gitlink of the index': () => {
    nest('sub');
    addLink('sub');
  },
  'a repository at a gitlink of HEAD': () => {
    nest('sub');
    addLink('sub');
    work.git('commit', '--quiet', '-m', 'Link');
    work.git('rm', '--quiet', '--cached', 'sub');
    work.git('reset', '--quiet');
  },
  'a repository at a gitlink whose name is no UTF-8': () => {
    nest('sub');
    addLink('sub');
    const name = Buffer.concat([Buffer.from(`${work.directory}/`), Buffer.from([0xff])]);
    renameSync(at('sub'), name);
    const entry = execFileSync('git', ['ls-files', '--stage', 'sub'], { cwd: work.directory });
    const line = Buffer.concat([entry.subarray(0, entry.indexOf('\t') + 1), Buffer.from([0xff, 0])]);
    execFileSync('git', ['update-index', '-z', '--index-info'], { cwd: work.directory, input: line });
  },
};

describe('git in the checkout after `setup`', () => {
  for (const [name, act] of Object.entries(acts)) {
    requirement(
      {
        ids: ['F-SE3', 'T48'],
        title: `runs no program that was planted by ${name}`,
        input: `\`setup\` plants a trap by ${name}; then git status, diff, add, commit and log`,
        expected: 'the trap did not run',
      },
      async () => {
        expect(await guard(act)).toBe('');
        ask();
        expect(isSprung()).toBe(false);
      },
    );
  }

  const replacements: Readonly<Record<string, () => void>> = {
    'a link': () => symlinkSync(join(work.root, 'moved'), at('.git')),
    'a file': () => writeFileSync(at('.git'), `gitdir: ${join(work.root, 'moved')}\n`),
    nothing: () => undefined,
  };
  for (const [what, replace] of Object.entries(replacements)) {
    requirement(
      {
        ids: ['F-SE3', 'T48'],
        title: `is not asked where \`.git\` is ${what}`,
        input: `\`setup\` moves .git away and leaves ${what} in its place`,
        expected: 'no start, in words',
      },
      async () => {
        const words = await guard(() => {
          renameSync(at('.git'), join(work.root, 'moved'));
          replace();
        });
        expect(words).toContain(`\`.git\` was replaced by something that is no folder (${what})`);
      },
    );
  }

  requirement(
    {
      ids: ['F-SE3', 'T48'],
      title: 'keeps what the checkout came with: Git LFS, sparse checkout, a hook and a submodule',
      input: 'a checkout with these; `setup` empties .git/config, hooks, info, .git/modules/sub/config and sub/.git',
      expected: 'all as before, and the submodule runs no program of `setup`',
    },
    async () => {
      nest('inner');
      rmSync(at('inner/.git/config'));
      execFileSync('git', ['-C', 'inner', 'config', 'core.bare', 'false'], { cwd: work.directory });
      addLink('inner');
      work.git('commit', '--quiet', '-m', 'Submodule');
      mkdirSync(at('.git/modules'));
      renameSync(at('inner/.git'), at('.git/modules/inner'));
      writeFileSync(at('inner/.git'), 'gitdir: ../.git/modules/inner\n');
      work.git('config', '-f', '.git/modules/inner/config', 'core.worktree', '../../../inner');
      work.git('config', 'filter.lfs.clean', 'git-lfs clean -- %f');
      work.git('config', 'core.sparseCheckout', 'true');
      mkdirSync(at('.git/info'), { recursive: true });
      writeFileSync(at('.git/info/sparse-checkout'), '/*\n');
      mkdirSync(at('.git/hooks'), { recursive: true });
      writeFileSync(at('.git/hooks/post-checkout'), '#!/bin/sh\ntrue\n', { mode: 0o755 });
      const names = [
        '.git/config',
        '.git/info/sparse-checkout',
        '.git/hooks/post-checkout',
        '.git/modules/inner/config',
        'inner/.git',
      ];
      const read = () => names.map((name) => readFileSync(at(name), 'utf8'));
      const before = read();
      const words = await guard(() => {
        work.git('config', '-f', '.git/modules/inner/config', 'core.fsmonitor', work.trap);
        hook('post-index-change', at('.git/modules/inner/hooks'));
        for (const name of names.filter((one) => !one.includes('modules'))) rmSync(at(name));
        nest('evil');
        writeFileSync(at('inner/.git'), 'gitdir: ../evil/.git\n');
      });
      expect(words).toBe('');
      expect(read()).toEqual(before);
      ask();
      execFileSync('git', ['status'], { cwd: at('inner'), stdio: 'ignore' });
      expect(isSprung()).toBe(false);
    },
  );

  for (const name of [
    'HEAD',
    'index',
    'packed-refs',
    'shallow',
    'refs/heads/topic',
    'objects/pack/x.pack',
    'objects/info/alternates',
  ])
    requirement(
      {
        ids: ['F-SE3', 'T48'],
        title: `never lets the job wait at a pipe that was left as ${name}`,
        input: `\`setup\` leaves a pipe at .git/${name}`,
        expected: 'an answer at once: the pipe does no harm, or no start, in words',
      },
      async () => {
        work.git('switch', '-qc', 'topic');
        const words = await guard(() => {
          if (name.startsWith('refs')) work.git('symbolic-ref', 'HEAD', 'refs/heads/topic');
          rmSync(at('.git', name), { force: true });
          execFileSync('mkfifo', [at('.git', name)]);
        });
        const refused: Readonly<Record<string, string>> = {
          index: '`.git/index` is no regular file',
          'objects/pack/x.pack': '"x.pack"',
        };
        expect(words).toContain(refused[name] ?? '');
        expect(words === '').toBe(refused[name] === undefined);
      },
      10_000,
    );
});
