import { appendFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { GitTool } from '../tool/git-tool.ts';
import { restoreLargeFiles } from './restore-large-files.ts';

interface Leftovers {
  readonly workspace: string;
  readonly head: string;
  readonly message: string;
  readonly exclude: readonly string[];
}

export interface IndexEntry {
  readonly mode: string;
  readonly sha: string;
  readonly path: string;
}

/** A neutral author and committer. GitHub decides from the token whom the published commit is by. */
export const identity = {
  GIT_AUTHOR_NAME: 'baton',
  GIT_AUTHOR_EMAIL: 'baton@invalid',
  GIT_COMMITTER_NAME: 'baton',
  GIT_COMMITTER_EMAIL: 'baton@invalid',
};

/**
 * Commits everything that the agent left uncommitted, respecting .gitignore, as one commit. Returns its id, or `head` when there
 * is nothing to commit.
 */
export async function commitWorktree(git: GitTool, { workspace, head, message, exclude: own }: Leftovers): Promise<string> {
  const exclude = own.map((path) => Buffer.from(path, 'utf8').toString('latin1'));
  await git.run(['read-tree', head]);
  const kept = await listUnwanted(git, exclude);
  const submodules = kept.filter((entry) => entry.mode === '160000').map((entry) => entry.path);
  await updateIndex(git, kept.map(removalOf));
  await addAll(git, [...submodules, ...exclude, ...(await listNestedRepositories(git))]);
  await restoreExcluded(git, kept, exclude);
  const index = await restoreLargeFiles(git, { head, workspace });
  if (index === 'same') return head;
  const tree = await git.line(['write-tree']);
  if (index === 'restored' && tree === (await git.line(['rev-parse', `${head}^{tree}`]))) return head;
  return git.line(['commit-tree', tree, '-p', head, '-F', '-'], { input: message, env: identity });
}

/**
 * Adds all files of the work tree to the index. Git reads the state of a submodule by starting `git status` in it, under the
 * config that lies there: so submodules are removed from the index, and their folders excluded, before git looks at the files.
 */
async function addAll(git: GitTool, leaveOut: readonly string[]): Promise<void> {
  const pathspecs = ['.', ...leaveOut.map((path) => `:(top,exclude,literal)${path}`)];
  await git.run(['-c', 'core.quotePath=false', 'add', '--all', '--pathspec-from-file=-', '--pathspec-file-nul'], {
    input: toBytes(pathspecs.join('\0')),
    env: { GIT_LITERAL_PATHSPECS: '0' },
  });
}

/** Restores the excluded entries, and removes folders with a `.git` of their own, which git would add as submodules. */
async function restoreExcluded(git: GitTool, kept: readonly IndexEntry[], exclude: readonly string[]): Promise<void> {
  const added = await listUnwanted(git, exclude);
  const restored = kept.map(({ mode, sha, path }) => `${mode} ${sha}\t${path}\0`);
  await updateIndex(git, [...added.map(removalOf), ...restored]);
}

export function removalOf({ path }: IndexEntry): string {
  return `0 ${'0'.repeat(40)}\t${path}\0`;
}

/** Changes the index by lines in the order of the list. Starts no process where there is nothing to change, the usual case. */
async function updateIndex(git: GitTool, lines: readonly string[]): Promise<void> {
  if (lines.length === 0) return;
  await git.run(['update-index', '-z', '--index-info'], { input: toBytes(lines.join('')) });
}

/**
 * Lists untracked folders that are repositories. Git names them with a slash at the end, and cannot add one that has no commit.
 */
async function listNestedRepositories(git: GitTool): Promise<readonly string[]> {
  const output = await git.run(['ls-files', '--others', '--exclude-standard', '-z']);
  const paths = output.toString('latin1').split('\0');
  return paths.filter((path) => path.endsWith('/')).map((path) => path.slice(0, -1));
}

/** Lists the submodules of the index, and the entries below the excluded paths. */
async function listUnwanted(git: GitTool, exclude: readonly string[]): Promise<readonly IndexEntry[]> {
  return (await listEntries(git)).filter(({ mode, path }) => mode === '160000' || isExcluded(path, exclude));
}

/** Lists the entries of the index. */
export async function listEntries(git: GitTool, env: Readonly<Record<string, string>> = {}): Promise<readonly IndexEntry[]> {
  const output = await git.run(['ls-files', '--stage', '-z'], { env });
  const lines = output
    .toString('latin1')
    .split('\0')
    .filter((line) => line !== '');
  return lines.map(readEntry);
}

function readEntry(line: string): IndexEntry {
  const [facts = '', path = ''] = line.split('\t', 2);
  const [mode = '', sha = ''] = facts.split(' ');
  return { mode, sha, path };
}

/** Encodes text for git. Names are bytes to git, and latin1 preserves each of them. */
export function toBytes(text: string): Uint8Array {
  return Buffer.from(text, 'latin1');
}

function isExcluded(path: string, folders: readonly string[]): boolean {
  return folders.some((folder) => path === folder || path.startsWith(`${folder}/`));
}

/**
 * Adds our files to `info/exclude`, so that the agent's own `git add --all` ignores them: `.baton-config` would be added as a
 * submodule.
 */
export async function excludeOwn(workspace: string, paths: readonly string[]): Promise<void> {
  const directory = join(workspace, '.git', 'info');
  await mkdir(directory, { recursive: true });
  await appendFile(join(directory, 'exclude'), paths.map((path) => `/${path}\n`).join(''));
}
