import { lstat, mkdir, readdir, readFile, readlink, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** The settings of the checkout's own repository: what makes git start or read something else than Baton's checkout had it do. */
export interface GitGuard {
  /** Reads the settings while they are nobody's but the checkout's. */
  keep(): Promise<void>;
  /** Reads `info/exclude` again, after Baton added a file of its own. */
  keepExclude(): Promise<void>;
  /**
   * Restores the settings as they were kept, and removes repositories that appeared at the places of gitlinks, whose settings git
   * obeys when it is asked about the checkout. Throws where `.git` is no folder any more.
   */
  restore(listGitlinks: () => Promise<readonly string[]>): Promise<void>;
}

/** A file, a link or an empty folder, at a path below `.git`. */
type Entry = { readonly mode: number; readonly content: Uint8Array } | { readonly target: string } | 'folder';

const exclude = 'info/exclude';
/** Settings directly in `.git`. */
const direct = ['config', 'config.worktree', 'commondir', 'hooks', 'info'];
/** Settings in the repository of a submodule. */
const ofModule = ['config', 'config.worktree', 'commondir', 'hooks'];
/** Folders of a repository that hold no settings, and many files. */
const data = new Set(['logs', 'lfs', 'objects', 'refs']);

/** Creates the guard for the checkout in a folder. */
export function createGitGuard(workspace: string): GitGuard {
  const git = join(workspace, '.git');
  const kept = new Map<string, Entry>();
  let isKept = false;
  let nested: ReadonlySet<string> = new Set();
  return {
    async keep() {
      isKept = await isFolder(git);
      if (!isKept) return;
      for (const path of await listSettings(git)) await readEntries(git, path, kept);
      nested = new Set(await listNested(workspace, kept));
    },
    async keepExclude() {
      if (isKept) await readEntries(git, exclude, kept);
    },
    async restore(listGitlinks) {
      if (!isKept) return;
      if (!(await isFolder(git)))
        throw new Error('`.git` was replaced by something that is no folder. Leave it as the checkout made it');
      for (const path of await listSettings(git)) await rm(join(git, path), { recursive: true, force: true });
      for (const [path, entry] of kept) await writeEntry(git, path, entry);
      for (const path of await listGitlinks())
        if (!nested.has(path)) await rm(join(workspace, path, '.git'), { recursive: true, force: true });
    },
  };
}

async function isFolder(path: string): Promise<boolean> {
  return (await lstat(path).catch(() => undefined))?.isDirectory() === true;
}

/** Lists the settings that are there, below `.git`. Never follows a link; one in the place of a folder is a setting itself. */
async function listSettings(git: string): Promise<readonly string[]> {
  const worktrees = (await listNames(join(git, 'worktrees'))).map((name) => `worktrees/${name}/config.worktree`);
  const links = await Promise.all(['modules', 'worktrees'].map(async (name) => ((await isLink(join(git, name))) ? [name] : [])));
  return [...direct, ...worktrees, ...links.flat(), ...(await listModuleSettings(git, 'modules'))];
}

async function listModuleSettings(git: string, folder: string): Promise<readonly string[]> {
  const found: string[] = [];
  for (const name of await listNames(join(git, folder))) {
    const path = `${folder}/${name}`;
    const isInside = await isFolder(join(git, path));
    // A submodule may be named `config`, which is then a folder.
    if (ofModule.includes(name) && (name === 'hooks' || !isInside)) found.push(path);
    else if (isInside && !data.has(name)) found.push(...(await listModuleSettings(git, path)));
    else if (await isLink(join(git, path))) found.push(path);
  }
  return found;
}

async function listNames(folder: string): Promise<readonly string[]> {
  return (await isFolder(folder)) ? readdir(folder) : [];
}

async function isLink(path: string): Promise<boolean> {
  return (await lstat(path).catch(() => undefined))?.isSymbolicLink() === true;
}

async function readEntries(git: string, path: string, into: Map<string, Entry>): Promise<void> {
  const at = join(git, path);
  const facts = await lstat(at).catch(() => undefined);
  if (facts?.isSymbolicLink()) into.set(path, { target: await readlink(at) });
  else if (facts?.isFile()) into.set(path, { mode: facts.mode & 0o777, content: await readFile(at) });
  if (facts?.isDirectory() !== true) return;
  into.set(path, 'folder');
  for (const name of await readdir(at)) await readEntries(git, `${path}/${name}`, into);
}

async function writeEntry(git: string, path: string, entry: Entry): Promise<void> {
  const at = join(git, path);
  await ensureFolder(git, dirname(path));
  if (entry === 'folder') return ensureFolder(git, path);
  await rm(at, { recursive: true, force: true });
  if ('target' in entry) await symlink(entry.target, at);
  else await writeFile(at, entry.content, { mode: entry.mode, flag: 'wx' });
}

/** Creates a folder below `.git`, and replaces whatever else has its name or that of a folder on the way. */
async function ensureFolder(git: string, path: string): Promise<void> {
  const parts = path === '.' ? [] : path.split('/');
  for (const index of parts.keys()) {
    const at = join(git, ...parts.slice(0, index + 1));
    if (await isFolder(at)) continue;
    await rm(at, { recursive: true, force: true });
    await mkdir(at);
  }
}

/** Lists the folders of submodules that the checkout made: those whose settings name them as their work tree. */
async function listNested(workspace: string, kept: ReadonlyMap<string, Entry>): Promise<readonly string[]> {
  const found: string[] = [];
  for (const [path, entry] of kept) {
    if (!path.startsWith('modules/') || !path.endsWith('/config') || typeof entry !== 'object' || !('content' in entry)) continue;
    const worktree = /^\s*worktree\s*=\s*(.*)$/m.exec(Buffer.from(entry.content).toString('utf8'))?.[1]?.trim();
    if (worktree !== undefined) found.push(relativeTo(workspace, join(workspace, '.git', dirname(path), worktree)));
  }
  return found;
}

function relativeTo(workspace: string, path: string): string {
  return path.slice(workspace.length + 1);
}
