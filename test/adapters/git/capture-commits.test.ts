import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { createWorkspace } from '../../../src/adapters/git/create-workspace.ts';
import { requirement } from '../../support/requirement.ts';
import { Checkout } from './support/checkout.ts';

const made: Checkout[] = [];

function checkout(files?: Readonly<Record<string, string | Uint8Array>>): Checkout {
  const one = new Checkout(files);
  made.push(one);
  return one;
}

afterEach(() => {
  for (const { root } of made.splice(0)) {
    expect(existsSync(join(root, 'PWNED')), 'a hostile command has run').toBe(false);
    rmSync(root, { recursive: true });
  }
});

async function capture(work: Checkout, base = work.base) {
  const workspace = createWorkspace({
    directory: work.directory,
    bundle: work.bundle,
    exclude: ['.baton-config'],
    path: process.env.PATH ?? '',
  });
  return workspace.capture({ base, message: 'Left by the agent' });
}

/** Lists the files changed between two commits. Reads them from the bundle in a repository that has the base. */
function changes(work: Checkout, head: string): string {
  work.git('fetch', '--quiet', work.bundle, 'HEAD:refs/heads/from-bundle');
  return work.git('diff', '--name-status', '--no-renames', work.base, head);
}

describe('the changes of an agent', () => {
  it('are nothing when it changed nothing', async () => {
    const work = checkout();
    expect(await capture(work)).toEqual({ ok: true, value: undefined });
    expect(existsSync(work.bundle)).toBe(false);
  });

  it('that it did not commit become one commit, .gitignore and our own folder left out', async () => {
    const work = checkout({ 'README.md': 'Hello\n', 'gone.txt': 'x', '.gitignore': 'dist/\n' });
    work.write('README.md', 'Changed\n');
    work.write('run.sh', 'exit 0\n', 0o755);
    work.write('bild\u00e4.bin', new Uint8Array([0, 255, 1]));
    work.write('dist/out.js', 'built');
    work.write('.baton-config/.github/baton.yml', 'version: 1');
    work.link('link', 'README.md');
    rmSync(join(work.directory, 'gone.txt'));
    const captured = await capture(work);
    const head = captured.ok ? (captured.value?.head ?? '') : '';
    expect(captured).toMatchObject({ ok: true, value: { base: work.base, file: work.bundle } });
    expect(changes(work, head)).toBe('M\tREADME.md\nA\t"bild\\303\\244.bin"\nD\tgone.txt\nA\tlink\nA\trun.sh');
    expect(work.git('log', '-1', '--format=%an <%ae>%n%s', head)).toBe('baton <baton@invalid>\nLeft by the agent');
    expect(work.git('ls-tree', head, 'run.sh', 'link').replaceAll(/ [0-9a-f]{40}/g, '')).toBe(
      '120000 blob\tlink\n100755 blob\trun.sh',
    );
  });

  it('that it committed stay its commits, on a branch of its own as well', async () => {
    const work = checkout();
    work.git('checkout', '--quiet', '-b', 'my-idea');
    work.write('a.txt', '1');
    work.commit('One');
    work.write('a.txt', '2');
    const second = work.commit('Two');
    work.write('b.txt', 'left');
    const captured = await capture(work);
    expect(captured).toMatchObject({ ok: true });
    const head = captured.ok ? (captured.value?.head ?? '') : '';
    expect(changes(work, head)).toBe('A\ta.txt\nA\tb.txt');
    expect(work.git('rev-parse', `${head}^`)).toBe(second);
  });

  it('are captured from a shallow checkout', async () => {
    const work = checkout();
    work.write('a.txt', '1');
    work.commit('Second');
    work.git('push', '--quiet', 'origin', 'HEAD:main');
    rmSync(work.directory, { recursive: true });
    mkdirSync(work.directory);
    work.git('init', '--quiet');
    work.git('fetch', '--quiet', '--depth=1', `file://${work.origin}`, 'main');
    work.git('checkout', '--quiet', '--detach', 'FETCH_HEAD');
    const base = work.git('rev-parse', 'HEAD');
    work.write('b.txt', '2');
    expect(await capture(work, base)).toMatchObject({ ok: true, value: { base } });
    expect(readFileSync(work.bundle, 'latin1')).toContain(`\n-${base}`);
  });

  it('keep the pointers of Git LFS where the files that they name lie', async () => {
    const content = Buffer.alloc(5_000, 7);
    const digest = createHash('sha256').update(content).digest('hex');
    const pointer = `version https://git-lfs.github.com/spec/v1\noid sha256:${digest}\nsize 5000\n`;
    const work = checkout({ 'big.bin': pointer, '.gitattributes': '*.bin filter=lfs diff=lfs merge=lfs -text\n' });
    work.write('big.bin', content);
    expect(await capture(work)).toEqual({ ok: true, value: undefined });
    work.write('a.txt', 'a');
    const captured = await capture(work);
    expect(changes(work, captured.ok ? (captured.value?.head ?? '') : '')).toBe('A\ta.txt');
    work.write('big.bin', 'other');
    expect(await capture(work)).toMatchObject({ ok: false, error: { code: 'BATON-E709' } });
  });

  requirement(
    {
      ids: ['T29', 'DESIGN-2'],
      title: 'history that the agent rewrote is refused by name',
      input: 'git commit --amend of the base; git checkout of an unrelated branch',
      expected: 'BATON-E702 that names the branch',
    },
    async () => {
      const work = checkout();
      work.git('commit', '--quiet', '--amend', '-m', 'Rewritten');
      const captured = await capture(work);
      expect(captured).toMatchObject({ ok: false, error: { code: 'BATON-E702' } });
      expect(captured.ok ? '' : captured.error.message).toContain('branch main is at');
    },
  );
});

describe('a hostile .git', () => {
  requirement(
    {
      ids: ['T29', 'DESIGN-6'],
      title: 'runs nothing: hooks, fsmonitor, filters, diff drivers, aliases, includes, replaced editors',
      input: '.git/config, .git/hooks, .gitattributes and .git/info/attributes that name a command',
      expected: 'the commit is captured as the files are, and the command never ran',
    },
    async () => {
      const work = checkout();
      for (const hook of [
        'pre-commit',
        'post-commit',
        'post-index-change',
        'reference-transaction',
        'post-checkout',
        'pre-auto-gc',
      ]) {
        work.write(`.git/hooks/${hook}`, `#!/bin/sh\n${work.trap}\n`, 0o755);
      }
      work.write('.git/extra', `[core]\n\tfsmonitor = ${work.trap}\n\tpager = ${work.trap}\n\tsshCommand = ${work.trap}\n`);
      work.write('.gitattributes', '* filter=evil diff=evil merge=evil\n');
      work.write('.git/info/attributes', '* filter=evil diff=evil\n');
      writeFileSync(
        join(work.directory, '.git', 'config'),
        [
          '[core]\n\trepositoryformatversion = 1\n\tbare = false\n\tworktree = /',
          `\thooksPath = .git/hooks\n\tfsmonitor = ${work.trap}\n\teditor = ${work.trap}\n\tgitProxy = ${work.trap}`,
          `[filter "evil"]\n\tclean = ${work.trap}\n\tsmudge = ${work.trap}\n\tprocess = ${work.trap}\n\trequired = true`,
          `[diff "evil"]\n\tcommand = ${work.trap}\n\ttextconv = ${work.trap}`,
          `[diff]\n\texternal = ${work.trap}\n[gpg]\n\tprogram = ${work.trap}\n[commit]\n\tgpgSign = true`,
          `[extensions]\n\tpartialClone = origin\n[remote "origin"]\n\turl = ext::${work.trap}\n\tpromisor = true\n\tuploadpack = ${work.trap}`,
          `[include]\n\tpath = extra\n[alias]\n\tadd = !${work.trap}\n[uploadpack]\n\tpackObjectsHook = ${work.trap}\n`,
        ].join('\n'),
      );
      work.write('new.txt', 'kept as it is\n');
      const captured = await capture(work);
      expect(captured).toMatchObject({ ok: true, value: { base: work.base } });
      rmSync(join(work.directory, '.git', 'config'));
      const head = captured.ok ? (captured.value?.head ?? '') : '';
      rmSync(join(work.directory, '.git', 'hooks'), { recursive: true });
      expect(changes(work, head)).toBe('A\t.gitattributes\nA\tnew.txt');
      expect(work.git('show', `${head}:new.txt`)).toBe('kept as it is');
    },
  );

  it('hides no change by index flags, sparse checkout or info/exclude', async () => {
    const work = checkout();
    work.git('update-index', '--assume-unchanged', 'README.md');
    work.git('update-index', '--skip-worktree', 'src/add.js');
    work.write('.git/info/exclude', '*\n');
    work.write('README.md', 'Changed\n');
    work.write('src/add.js', 'changed\n');
    work.write('new.txt', 'new\n');
    const captured = await capture(work);
    expect(changes(work, captured.ok ? (captured.value?.head ?? '') : '')).toBe('M\tREADME.md\nA\tnew.txt\nM\tsrc/add.js');
  });

  for (const [title, tamper] of [
    ['a link in the place of objects/info/alternates', (work: Checkout) => linkAlternates(work)],
    ['objects/info/alternates of 65 MiB', (work: Checkout) => work.write('.git/objects/info/alternates', '#'.repeat(68_157_440))],
    ['a pipe in its place', (work: Checkout) => makePipe(work, '.git/objects/info/alternates')],
    ['a pack of another repository by a link', (work: Checkout) => work.link('.git/objects/pack/pack-1.pack', '/etc/hostname')],
    ['a pipe among the packs', (work: Checkout) => makePipe(work, '.git/objects/pack/pack-1.idx')],
    ['a pipe among the commit graphs', (work: Checkout) => makePipe(work, '.git/objects/info/commit-graphs/commit-graph-chain')],
    ['a pipe for .gitignore', (work: Checkout) => makePipe(work, 'deep/er/.gitignore')],
  ] as const) {
    requirement(
      { ids: ['F-S14'], title: `${title} is refused at once`, input: title, expected: 'BATON-E709, and git is not asked' },
      async () => {
        const work = checkout();
        work.write('new.txt', 'new\n');
        tamper(work);
        expect(await capture(work)).toMatchObject({ ok: false, error: { code: 'BATON-E709' } });
      },
      20_000,
    );
  }

  it.each([
    ['borrows objects', (work: Checkout) => work.write('.git/objects/info/alternates', '/tmp\n')],
    ['is a link', (work: Checkout) => moveAway(work, '.git')],
    ['has a linked object folder', (work: Checkout) => moveAway(work, '.git/objects')],
    ['has a HEAD that leaves it', (work: Checkout) => work.write('.git/HEAD', 'ref: refs/heads/../../../../etc/passwd\n')],
    ['has a HEAD that is a link', (work: Checkout) => moveAway(work, '.git/HEAD')],
    ['has no HEAD', (work: Checkout) => rmSync(join(work.directory, '.git/HEAD'))],
    ['is a file', (work: Checkout) => replaceByFile(work)],
    ['is gone', (work: Checkout) => rmSync(join(work.directory, '.git'), { recursive: true })],
  ])('that %s is refused', async (_title, tamper) => {
    const work = checkout();
    work.write('new.txt', 'new\n');
    tamper(work);
    expect(await capture(work)).toMatchObject({ ok: false, error: { code: 'BATON-E709' } });
  });

  it('in a folder of the checkout is neither entered nor published, with or without commits', async () => {
    const work = checkout();
    for (const folder of ['vendor', 'empty']) {
      work.git('init', '--quiet', folder);
      work.write(`${folder}/.git/config`, `[core]\n\tfsmonitor = ${work.trap}\n\trepositoryformatversion = 0\n`);
      work.write(`${folder}/file.txt`, 'x');
    }
    work.git('-C', 'vendor', '-c', 'core.fsmonitor=false', 'add', '.');
    work.git('-C', 'vendor', '-c', 'core.fsmonitor=false', 'commit', '--quiet', '-m', 'x');
    work.write('new.txt', 'new\n');
    const captured = await capture(work);
    expect(changes(work, captured.ok ? (captured.value?.head ?? '') : '')).toBe('A\tnew.txt');
  });

  it('of a submodule is not asked for its state', async () => {
    const work = checkout();
    work.git('init', '--quiet', 'sub');
    work.write('sub/file.txt', 'x');
    work.git('-C', 'sub', 'add', '.');
    work.git('-C', 'sub', 'commit', '--quiet', '-m', 'x');
    work.git('add', 'sub');
    const base = work.commit('With a submodule');
    const filter = `[filter "evil"]\n\tclean = ${work.trap}\n\tprocess = ${work.trap}\n`;
    work.write('sub/.git/config', `[core]\n\tfsmonitor = ${work.trap}\n\trepositoryformatversion = 0\n${filter}`);
    work.write('sub/.gitattributes', '* filter=evil\n');
    work.write('sub/file.txt', 'y');
    work.write('new.txt', 'new\n');
    const captured = await capture(work, base);
    const head = captured.ok ? (captured.value?.head ?? '') : '';
    work.git('fetch', '--quiet', work.bundle, 'HEAD:refs/heads/from-bundle');
    expect(work.git('diff', '--name-status', '--ignore-submodules=all', base, head)).toBe('A\tnew.txt');
    expect(work.git('ls-tree', head, 'sub')).toContain('160000 commit');
  });
});

function linkAlternates(work: Checkout): void {
  work.write('elsewhere', '/tmp\n');
  work.link('.git/objects/info/alternates', join(work.directory, 'elsewhere'));
}

function makePipe(work: Checkout, path: string): void {
  mkdirSync(dirname(join(work.directory, path)), { recursive: true });
  execFileSync('mkfifo', [join(work.directory, path)]);
}

function moveAway(work: Checkout, path: string): void {
  const from = join(work.directory, path);
  const to = join(work.root, 'moved');
  renameSync(from, to);
  symlinkSync(to, from);
}

function replaceByFile(work: Checkout): void {
  rmSync(join(work.directory, '.git'), { recursive: true });
  work.write('.git', 'gitdir: /tmp\n');
}
