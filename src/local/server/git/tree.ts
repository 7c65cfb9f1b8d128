import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { findGit, GitError, type GitRepository, readGit, runGit } from '../../git/run-git.ts';

interface NewEntry {
  readonly path: string;
  readonly mode: string;
  /** The id of the content; null deletes the entry. */
  readonly sha?: string | null | undefined;
  readonly content?: string | undefined;
}

/** An entry of a tree, as `ls-tree` prints it. */
export interface TreeEntry {
  readonly path: string;
  readonly mode: string;
  readonly type: string;
  readonly sha: string;
  readonly size?: number;
}

/** Reads a tree by tree, commit or branch; returns undefined when there is none. */
export async function readTree(
  git: GitRepository,
  name: string,
  recursive: boolean,
): Promise<{ sha: string; entries: TreeEntry[] } | undefined> {
  const sha = await findGit(git, ['rev-parse', '--verify', '--quiet', `${name}^{tree}`]);
  if (sha === undefined) return undefined;
  const listing = (await runGit(git, ['ls-tree', '-l', '-z', ...(recursive ? ['-r', '-t'] : []), sha])).toString();
  const entries = listing
    .split('\0')
    .filter(Boolean)
    .map((line) => {
      const [facts = '', path = ''] = line.split('\t');
      const [mode = '', type = '', id = '', size = '-'] = facts.split(/\s+/);
      return { path, mode, type, sha: id, size: size === '-' ? undefined : Number(size) };
    });
  return { sha, entries };
}

/** Writes a tree in an index of its own, so that any number can be written at the same time. */
export async function writeTree(
  git: GitRepository,
  tree: { base: string | undefined; entries: readonly NewEntry[] },
): Promise<string> {
  const index = join(git.directory, `index-${randomUUID()}`);
  const environment = { GIT_INDEX_FILE: index };
  try {
    await runGit(git, ['read-tree', tree.base === undefined ? '--empty' : `${tree.base}^{tree}`], { environment });
    for (const entry of tree.entries) if (entry.sha === null) await checkPresent(git, entry.path, environment);
    const files = tree.entries.filter((entry) => entry.mode !== '040000' || entry.sha === null);
    const lines = await Promise.all(files.map((entry) => toIndexLine(git, entry)));
    await runGit(git, ['update-index', '-z', '--index-info'], { environment, input: lines.join('') });
    for (const entry of tree.entries) {
      if (!files.includes(entry)) await runGit(git, ['read-tree', `--prefix=${entry.path}/`, entry.sha ?? ''], { environment });
    }
    return await readGit(git, ['write-tree'], { environment });
  } finally {
    await rm(index, { force: true });
  }
}

/** Throws when the path is not in the tree, because GitHub refuses to delete what is not there. */
async function checkPresent(git: GitRepository, path: string, environment: Readonly<Record<string, string>>): Promise<void> {
  const found = await runGit(git, ['ls-files', '-z', '--', `:(literal)${path}`], { environment });
  if (found.length === 0) throw new GitError(`${path} is not in the tree`);
}

async function toIndexLine(git: GitRepository, entry: NewEntry): Promise<string> {
  if (entry.sha === null) return `0 ${'0'.repeat(40)}\t${entry.path}\0`;
  const sha = entry.sha ?? (await readGit(git, ['hash-object', '-w', '--stdin'], { input: entry.content ?? '' }));
  return `${entry.mode} ${sha}\t${entry.path}\0`;
}
