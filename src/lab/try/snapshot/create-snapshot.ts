// This folder copies what a push of the user's repository would bring to GitHub, without a change to it: `user-git` runs git
// there, `open-repository` finds out where things are, and this file makes a bare repository that borrows its objects.

import { copyFileSync, existsSync, mkdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createGitRepository, findGit, type GitRepository, readGit, runGit } from '../../../local/git/run-git.ts';
import type { UserRepository } from './open-repository.ts';
import type { UserGit } from './user-git.ts';

/** The tree of the files that the user has, before it becomes a commit. Paths begin at the root of the repository. */
export interface SnapshotDraft {
  /** Sentences about what was left out. */
  readonly notes: readonly string[];
  list(folder: string): Promise<readonly string[]>;
  /** Returns the content of a file, or undefined if the tree does not have it. */
  read(path: string): Promise<string | undefined>;
  /** Commits the tree with these files in place of its own, on top of HEAD, as the default branch. */
  commit(files: Readonly<Record<string, string>>): Promise<Snapshot>;
}

export interface Snapshot {
  /** The bare repository. */
  readonly directory: string;
  readonly defaultBranch: string;
  readonly commit: string;
}

/**
 * Files that hold secrets or are large, and stay out even if nothing ignores them. What HEAD has of them stays as it is there.
 * `node_modules` may be a link, which a rule for the folder does not ignore, and agents would write through it.
 */
const excluded = ['.env', '.env.local', '.env.*.local', 'node_modules', 'node_modules/**'].map((path) => `**/${path}`);

/**
 * Makes a bare repository with the user's history and a tree of all tracked and all untracked files that are not ignored. The
 * index is a copy, new objects go to the bare repository, and old ones are borrowed: nothing of the user's repository changes.
 */
export async function draftSnapshot(user: UserRepository, folder: string): Promise<SnapshotDraft> {
  const directory = join(folder, 'repository.git');
  createBareRepository(directory, user);
  const index = join(directory, 'draft-index');
  copyIndex(user.index, index);
  const repository = createGitRepository(directory);
  const git = user.git.with({ GIT_INDEX_FILE: index, GIT_OBJECT_DIRECTORY: join(directory, 'objects') });
  if (!existsSync(index)) await git.run(['read-tree', 'HEAD']);
  const notes = await addFiles(git);
  const tree = await git.run(['write-tree']);
  return {
    notes,
    list: async (path) => {
      const names = await readGit(repository, ['ls-tree', '-z', '--name-only', tree, ...(path === '' ? [] : [`${path}/`])]);
      return names.split('\0').filter(Boolean);
    },
    read: (path) => readBlob(repository, `${tree}:${path}`),
    commit: async (files) => {
      const commit = await commitTree(git, { user, files });
      storeBranch(directory, { branch: user.defaultBranch, commit });
      return { directory, defaultBranch: user.defaultBranch, commit };
    },
  };
}

async function readBlob(repository: GitRepository, name: string): Promise<string | undefined> {
  const id = await findGit(repository, ['rev-parse', '--verify', '--quiet', '--end-of-options', name]);
  return id === undefined ? undefined : (await runGit(repository, ['cat-file', 'blob', id])).toString('utf8');
}

/** Writes what `git init --bare` would, whatever the user has set as templates and formats. */
function createBareRepository(directory: string, { objects, shallow, defaultBranch }: UserRepository): void {
  for (const folder of ['objects/info', 'refs/heads']) mkdirSync(join(directory, folder), { recursive: true });
  writeFileSync(join(directory, 'HEAD'), `ref: refs/heads/${defaultBranch}\n`);
  writeFileSync(join(directory, 'config'), '[core]\n\trepositoryformatversion = 0\n\tfilemode = true\n\tbare = true\n');
  writeFileSync(join(directory, 'objects/info/alternates'), `${objects}\n`);
  if (existsSync(shallow)) copyFileSync(shallow, join(directory, 'shallow'));
}

/** Copies the index with its time: git trusts what it says about unchanged files by that time, and so need not read them again. */
function copyIndex(from: string, to: string): void {
  if (!existsSync(from)) return;
  copyFileSync(from, to);
  const { atime, mtime } = statSync(from);
  utimesSync(to, atime, mtime);
}

async function addFiles(git: UserGit): Promise<readonly string[]> {
  const without = excluded.map((pattern) => `:(top,exclude,glob)${pattern}`);
  const { status, stderr } = await git.try(['add', '--all', '--ignore-errors', '--', ':/', ...without]);
  // They may stand in the user's index already.
  await git.run(['reset', '--quiet', 'HEAD', '--', ...excluded.map((pattern) => `:(top,glob)${pattern}`)]);
  if (status === 0) return [];
  const errors = stderr.split('\n').filter((line) => line.startsWith('error:'));
  return [`git could not take all files: ${errors.join(' ') || stderr.trim()}`];
}

const identity = Object.fromEntries(
  ['AUTHOR', 'COMMITTER'].flatMap((who) => [
    [`GIT_${who}_NAME`, 'baton try'],
    [`GIT_${who}_EMAIL`, 'try@localhost'],
  ]),
);

/** Returns HEAD itself if nothing differs from it. */
async function commitTree(
  git: UserGit,
  { user, files }: { readonly user: UserRepository; readonly files: Readonly<Record<string, string>> },
): Promise<string> {
  for (const [path, text] of Object.entries(files)) {
    const blob = await git.run(['hash-object', '-w', '--stdin', '--no-filters'], text);
    await git.run(['update-index', '--add', '--cacheinfo', `100644,${blob},${path}`]);
  }
  const tree = await git.run(['write-tree']);
  if (tree === (await git.run(['rev-parse', `${user.head}^{tree}`]))) return user.head;
  return git.with(identity).run(['commit-tree', tree, '-p', user.head, '-m', 'Your files as they are, for baton try']);
}

function storeBranch(directory: string, { branch, commit }: { readonly branch: string; readonly commit: string }): void {
  const path = join(directory, 'refs/heads', branch);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${commit}\n`);
}
