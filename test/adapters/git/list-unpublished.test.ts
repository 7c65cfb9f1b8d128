import { existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect } from 'vitest';
import { createWorkspace } from '../../../src/adapters/git/create-workspace.ts';
import { requirement } from '../../support/requirement.ts';
import { Checkout } from './support/checkout.ts';

const made: Checkout[] = [];

afterEach(() => {
  for (const { root } of made.splice(0)) {
    expect(existsSync(join(root, 'PWNED')), 'a hostile command has run').toBe(false);
    rmSync(root, { recursive: true });
  }
});

/** Lists what nobody publishes after an agent did its work; `setup` comes before its start. */
async function listAfter(agent: (work: Checkout) => void, setup: (work: Checkout) => void = () => undefined) {
  const work = new Checkout();
  made.push(work);
  const { directory, bundle, base } = work;
  const workspace = createWorkspace({ directory, bundle, exclude: ['.baton-config'], path: process.env.PATH ?? '' });
  await workspace.prepare({ head: base, branch: 'baton/issue-1' });
  await workspace.trust({ commit: base, asFound: false, paths: [], texts: [], rules: [], programs: false });
  setup(work);
  expect(await workspace.restoreTrusted()).toEqual({ ok: true, value: undefined });
  agent(work);
  return { found: await workspace.listUnpublished(), workspace, base };
}

/** Commits in a folder, as an agent does there. */
function commitIn(work: Checkout, folder: string, file = 'b.txt'): void {
  writeFileSync(join(work.directory, folder, file), `${file}\n`);
  work.git('-C', folder, 'add', '--all');
  work.git('-C', folder, 'commit', '--quiet', '-m', 'fix');
}

const cases: readonly (readonly [string, (work: Checkout) => void, readonly string[]])[] = [
  [
    'a worktree on a branch of its own',
    (work) => {
      work.git('worktree', 'add', '--quiet', '-b', 'side', '.side');
      commitIn(work, '.side');
      commitIn(work, '.side', 'c.txt');
    },
    ['branch `side` (new commits: 2)'],
  ],
  [
    'a worktree beside the checkout, with changed and new files',
    (work) => {
      work.git('worktree', 'add', '--quiet', '-b', 'side', '../side');
      for (const file of ['README.md', 'new.txt']) writeFileSync(join(work.root, 'side', file), 'changed\n');
    },
    ['worktree `../side` (changed files: 2)'],
  ],
  [
    'a detached worktree with a commit and a file that is gone',
    (work) => {
      work.git('worktree', 'add', '--quiet', '--detach', '.claude/worktrees/a');
      commitIn(work, '.claude/worktrees/a');
      rmSync(join(work.directory, '.claude/worktrees/a/README.md'));
    },
    ['worktree `.claude/worktrees/a` (new commits: 1)', 'worktree `.claude/worktrees/a` (changed files: 1)'],
  ],
  [
    'a branch that the agent left again',
    (work) => {
      work.git('switch', '--quiet', '-c', 'other');
      commitIn(work, '.');
      work.git('switch', '--quiet', '-');
      work.git('pack-refs', '--all');
    },
    ['branch `other` (new commits: 1)'],
  ],
  [
    'a ref that is no branch, and a name that is no text',
    (work) => {
      work.git('switch', '--quiet', '--detach');
      commitIn(work, '.');
      work.git('update-ref', 'refs/work/y', 'HEAD');
      commitIn(work, '.', 'c.txt');
      work.git('branch', 'x/`\u00fc');
      work.git('switch', '--quiet', 'baton/issue-1');
    },
    ['branch `refs/work/y` (new commits: 1)', 'branch `x/??` (new commits: 2)'],
  ],
  ['a commit on HEAD', (work) => commitIn(work, '.'), []],
  [
    'a branch that was merged, tags and a stash',
    (work) => {
      work.git('worktree', 'add', '--quiet', '-b', 'side', '.side');
      commitIn(work, '.side');
      work.git('tag', 'v1', 'side');
      work.git('merge', '--quiet', 'side');
      writeFileSync(join(work.directory, 'README.md'), 'later\n');
      work.git('stash', '--quiet');
    },
    [],
  ],
  [
    'commits of others: of the server, and older ones under a new name',
    (work) => {
      const alias = 'alias.old=!GIT_COMMITTER_DATE=2020-01-01T00:00:00Z git commit-tree -m old HEAD^{tree} #';
      work.git('branch', 'old', work.git('-c', alias, 'old'));
      const fresh = work.git('commit-tree', '-m', 'fresh', '-p', 'HEAD', 'HEAD^{tree}');
      work.git('update-ref', 'refs/remotes/origin/theirs', fresh);
      work.git('branch', 'theirs', fresh);
    },
    [],
  ],
];

describe('work of an agent that no capture finds', () => {
  for (const [what, agent, expected] of cases) {
    requirement(
      { ids: ['F-EN3'], title: `by ${what}`, input: what, expected: expected.length === 0 ? 'nothing' : expected.join(', ') },
      async () => expect((await listAfter(agent)).found.toSorted()).toEqual(expected.toSorted()),
    );
  }

  requirement(
    {
      ids: ['F-EN3'],
      title: 'is not what was there before: commits and changed files of setup',
      input:
        'setup makes a worktree with a commit and a changed file, more than a second before; the agent touches nothing, or commits there',
      expected: 'nothing; one commit',
    },
    async () => {
      const setup = (work: Checkout): void => {
        work.git('worktree', 'add', '--quiet', '-b', 'before', '.before');
        commitIn(work, '.before');
        writeFileSync(join(work.directory, '.before/README.md'), 'of setup\n');
        // Times of files and commits count in whole seconds.
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1_100);
      };
      expect((await listAfter(() => undefined, setup)).found).toEqual([]);
      const later = await listAfter((work) => commitIn(work, '.before', 'mine.txt'), setup);
      expect(later.found).toEqual(['branch `before` (new commits: 1)']);
    },
  );

  requirement(
    {
      ids: ['F-EN3', 'T40'],
      title: 'is read without git in a repository of the agent, and without a way out of it',
      input:
        'settings and hooks that run a command; a worktree that names a foreign folder; links in place of refs and worktrees; a pipe',
      expected: 'no command runs, no foreign folder is read, and it ends',
    },
    async () => {
      const { found } = await listAfter((work) => {
        work.git('worktree', 'add', '--quiet', '-b', 'side', '.side');
        commitIn(work, '.side');
        writeFileSync(join(work.directory, '.side/left.txt'), 'x');
        work.git('config', 'core.fsmonitor', work.trap);
        work.git('config', 'filter.f.clean', work.trap);
        writeFileSync(join(work.directory, '.side/.gitattributes'), '* filter=f\n');
        const foreign = join(work.root, 'foreign');
        mkdirSync(foreign);
        writeFileSync(join(foreign, '.git'), 'gitdir: /elsewhere\n');
        writeFileSync(join(foreign, 'secret.txt'), 'x');
        const own = join(work.directory, '.git/worktrees/foreign');
        mkdirSync(own);
        writeFileSync(join(own, 'gitdir'), `${foreign}/.git\n`);
        writeFileSync(join(own, 'HEAD'), work.base);
        symlinkSync(join(work.origin, 'refs'), join(work.directory, '.git/refs/linked'));
      });
      expect(found).toEqual(['branch `side` (new commits: 1)', 'worktree `.side` (changed files: 2)']);
      const piped = await listAfter((work) => {
        work.git('worktree', 'add', '--quiet', '-b', 'side', '.side');
        work.git('-c', 'alias.pipe=!mkfifo .side/.gitattributes #', 'pipe');
        rmSync(join(work.directory, '.git/refs'), { recursive: true });
        symlinkSync(join(work.origin, 'refs'), join(work.directory, '.git/refs'));
      });
      expect(piped.found).toEqual([]);
    },
  );
});
