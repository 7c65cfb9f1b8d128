import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { readObjects } from '../bundle/list-commits.ts';
import type { GitTool } from '../tool/git-tool.ts';

/** One line of `ls-tree -r`. */
export interface TreeEntry {
  readonly mode: string;
  readonly id: string;
  readonly path: string;
}

const link = '120000';

/**
 * Returns the entries at or below one of the paths, in whatever folder of the repository, because engines read `AGENTS.md` of
 * subfolders too. Includes links in the place of a folder on the way.
 */
function filterTrusted(entries: readonly TreeEntry[], paths: readonly string[]): readonly TreeEntry[] {
  const isTrusted = createTrustCheck(paths);
  return entries.filter(({ path, mode }) => isTrusted({ path, isLink: mode === link }));
}

/** Creates a check for files of a repository. Splits the paths once, because the check runs for every file. */
function createTrustCheck(paths: readonly string[]): (entry: { readonly path: string; readonly isLink: boolean }) => boolean {
  const wanted = paths.map((path) => path.split('/'));
  return ({ path, isLink }) => {
    const parts = path.split('/');
    return wanted.some((one) => containsPath(parts, one) || (isLink && endsInPrefix(parts, one)));
  };
}

function containsPath(parts: readonly string[], path: readonly string[]): boolean {
  return parts.some((_, at) => path.every((part, index) => parts[at + index] === part));
}

/** Returns whether the last parts are the beginning of the path. */
function endsInPrefix(parts: readonly string[], path: readonly string[]): boolean {
  return path.some((_, length) => length > 0 && containsPath(parts.slice(-length), path.slice(0, length)));
}

export interface TrustedFile {
  readonly path: string;
  readonly mode: number;
  readonly content: Uint8Array;
}

export interface TrustedPlan {
  /** The paths where engines look, in every folder. */
  readonly paths: readonly string[];
  /** Paths whose content differs from the base commit or that only one of the two has; sorted. */
  readonly different: readonly string[];
  /** The paths of `different` that the checkout tracks. */
  readonly tracked: readonly string[];
  /** The paths to remove before the files are written. */
  readonly remove: readonly string[];
  readonly files: readonly TrustedFile[];
}

interface PlanRequest {
  readonly head: string;
  /** The base commit. Undefined when it is not known or was not fetched: then nothing is trusted, and nothing is restored. */
  readonly base: string | undefined;
  readonly paths: readonly string[];
}

/**
 * Compares the files that engines trust in two commits and reads those of the base. Links are read as the files that they lead
 * to.
 */
export async function planTrusted(git: GitTool, { head, base, paths }: PlanRequest): Promise<TrustedPlan> {
  const current = filterTrusted(await listTree(git, head), paths);
  const wanted = base === undefined ? [] : filterTrusted(await listTree(git, base), paths);
  const followed = base === undefined ? [] : await followLinks(git, { base, entries: wanted });
  const files = await readFiles(git, followed);
  const known = new Map(current.map((entry) => [entry.path, entry]));
  const changed = followed.filter(({ path, mode, id }) => known.get(path)?.mode !== mode || known.get(path)?.id !== id);
  const kept = new Set(followed.map(({ path }) => path));
  const tracked = [...changed.map(({ path }) => path).filter((path) => known.has(path)), ...listRemoved(current, kept)];
  return {
    paths,
    different: [...new Set([...changed.map(({ path }) => path), ...tracked])].sort(),
    tracked,
    remove: [...new Set([...paths, ...tracked])],
    files,
  };
}

function listRemoved(current: readonly TreeEntry[], kept: ReadonlySet<string>): readonly string[] {
  return current.map(({ path }) => path).filter((path) => !kept.has(path));
}

async function listTree(git: GitTool, tree: string): Promise<readonly TreeEntry[]> {
  const output = await git.run(['ls-tree', '-r', '-z', '--full-tree', tree]);
  const lines = output.toString('utf8').split('\0');
  return lines.flatMap((line) => {
    const [, mode = '', id = '', path = ''] = /^(\d{6}) \w+ ([0-9a-f]{40})\t(.*)$/s.exec(line) ?? [];
    return path === '' ? [] : [{ mode, id, path }];
  });
}

/**
 * Replaces links by the files that they lead to in the base commit; otherwise a link of the base could lead to a file of the pull
 * request. Leaves out links out of the repository and submodules.
 */
async function followLinks(
  git: GitTool,
  { base, entries }: { readonly base: string; readonly entries: readonly TreeEntry[] },
): Promise<readonly TreeEntry[]> {
  const all = await Promise.all(
    entries.map(async (entry) => {
      if (entry.mode.startsWith('100')) return [entry];
      return entry.mode === '120000' ? followLink(git, { base, path: entry.path }) : [];
    }),
  );
  return all.flat();
}

async function followLink(
  git: GitTool,
  { base, path }: { readonly base: string; readonly path: string },
): Promise<readonly TreeEntry[]> {
  // Git cannot be asked for a path with a line end.
  if (path.includes('\n')) return [];
  const answer = await git.line(['cat-file', '--batch-check', '--follow-symlinks'], { input: `${base}:${path}\n` });
  const [, id = '', kind] = /^([0-9a-f]{40}) (blob|tree) \d+$/.exec(answer) ?? [];
  if (kind === 'blob') return [{ mode: '100644', id, path }];
  if (kind !== 'tree') return [];
  const inside = await listTree(git, id);
  return inside.filter(({ mode }) => mode.startsWith('100')).map((entry) => ({ ...entry, path: `${path}/${entry.path}` }));
}

async function readFiles(git: GitTool, entries: readonly TreeEntry[]): Promise<readonly TrustedFile[]> {
  const contents = await readObjects(
    git,
    entries.map(({ id }) => id),
  );
  return entries.map(({ path, mode, id }) => ({
    path,
    mode: mode === '100755' ? 0o755 : 0o644,
    content: contents.get(id) ?? new Uint8Array(),
  }));
}

interface TrustedSearch {
  readonly workspace: string;
  readonly paths: readonly string[];
  /** Names directly in the checkout that belong to Baton. */
  readonly exclude: readonly string[];
}

/** Lists the files of the checkout where engines look, in every folder, whether git knows them or not. Never follows links. */
export async function listTrustedFiles(search: TrustedSearch): Promise<readonly string[]> {
  const isTrusted = createTrustCheck(search.paths);
  const found: string[] = [];
  const open = [search.workspace];
  for (let folder = open.pop(); folder !== undefined; folder = open.pop()) {
    for (const entry of await readdir(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name);
      const name = relative(search.workspace, path);
      if (entry.name === '.git' || search.exclude.includes(name)) continue;
      if (isTrusted({ path: name, isLink: entry.isSymbolicLink() })) found.push(name);
      else if (entry.isDirectory()) open.push(path);
    }
  }
  return found;
}
