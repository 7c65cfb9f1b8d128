import { lstat, mkdir, readdir, readFile, readlink, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { excludeOwn, toBytes } from '../capture/commit-worktree.ts';
import { GitFailure } from '../tool/git-tool.ts';
import { withOpenFolders } from './create-trusted.ts';
import { listGitlinks } from './list-gitlinks.ts';
import type { TrustedOptions } from './open-store.ts';

/**
 * Guards what makes git in the checkout run programs: its settings, its hooks, and repositories at the places of submodules. A
 * trusted program that asks git for anything would otherwise run, with its secrets, what `setup` or an earlier agent left there.
 */
export interface RepositoryGuard {
  /** Remembers all of it. Called before anything that strangers or agents wrote can run. */
  remember(): Promise<void>;
  /**
   * Restores what was remembered and removes what was added; `own` are files that Baton added since, which git is to ignore. Throws
   * where `.git` of the checkout is no folder any more.
   */
  restore(own: readonly string[]): Promise<void>;
}

/** The files and folders in which git looks for settings, attributes and hooks of a repository. */
const controls = new Set(['config', 'config.worktree', 'commondir', 'hooks', 'info']);
/** The file that names repositories whose objects git reads as well. */
const alternates = join('objects', 'info', 'alternates');
/** The folders of a repository that hold further repositories. */
const holders = new Set(['modules', 'worktrees']);
/** The large folders of a submodule's repository, which hold neither. */
const stores = new Set(['objects', 'refs', 'logs', 'lfs']);

type ControlFile =
  | { readonly kind: 'file'; readonly path: string; readonly mode: number; readonly content: Uint8Array }
  | { readonly kind: 'link'; readonly path: string; readonly target: string };

interface Remembered {
  readonly entries: readonly ControlFile[];
  /** The repositories of submodules that are named like one of `controls` or `stores`. */
  readonly repositories: ReadonlySet<string>;
  /** The text of `.git` by the path of its submodule; undefined for a folder, which the user's own workflow made. */
  readonly submodules: ReadonlyMap<string, Uint8Array | undefined>;
}

export function createRepositoryGuard(options: TrustedOptions): RepositoryGuard {
  const { workspace } = options;
  const root = join(workspace, '.git');
  let remembered: Remembered | undefined;
  return {
    async remember() {
      await checkFolder(root);
      const repositories = new Set<string>();
      const found = await listControls(root, async (folder) => {
        const facts = await lstat(join(root, folder, 'HEAD')).catch(() => undefined);
        if (facts !== undefined) repositories.add(folder);
        return facts !== undefined;
      });
      const entries = (await Promise.all(found.map((one) => readEntries(root, one)))).flat();
      remembered = { entries, repositories, submodules: await readSubmodules(workspace, await listGitlinks(options)) };
    },
    async restore(own) {
      if (remembered === undefined) return;
      await checkFolder(root);
      const { entries, submodules } = remembered;
      const known = remembered.repositories;
      await withOpenFolders(workspace, () =>
        restoreControls(root, { entries, isRepository: async (folder) => known.has(folder) }),
      );
      await excludeOwn(workspace, own);
      for (const link of new Set([...(await listGitlinks(options)), ...submodules.keys()]))
        await restoreSubmodule(workspace, { link, submodules });
    },
  };
}

type IsRepository = (folder: string) => Promise<boolean>;

async function restoreControls(
  root: string,
  { entries, isRepository }: { readonly entries: readonly ControlFile[]; readonly isRepository: IsRepository },
): Promise<void> {
  const known = new Set(entries.map(({ path }) => path));
  for (const one of await listControls(root, isRepository))
    if (known.has(one) || !(await leadsHome(root, one))) await rm(join(root, one), { recursive: true, force: true });
  for (const entry of entries) await writeEntry(root, entry);
}

/** Returns whether a file leads a further worktree to this very repository, without which the worktree is none. */
async function leadsHome(root: string, path: string): Promise<boolean> {
  if (!/^worktrees\/[^/]+\/commondir$/.test(path)) return false;
  const [file] = await readEntries(root, path);
  return file?.kind === 'file' && Buffer.from(file.content).toString().trim() === '../..';
}

async function checkFolder(root: string): Promise<void> {
  const facts = await lstat(root).catch(() => undefined);
  if (facts?.isDirectory() === true) return;
  const what = facts?.isSymbolicLink() ? 'a link' : 'a file';
  throw new GitFailure(
    `\`.git\` was replaced by something that is no folder (${facts === undefined ? 'nothing' : what}). Leave it as the checkout made it`,
  );
}

/**
 * Lists what controls git in a repository and in the ones that it holds, relative to it. A link in the place of a folder that may
 * hold repositories counts too. `isRepository` tells a submodule with the name of a control file or a store from such a one.
 */
async function listControls(root: string, isRepository: IsRepository): Promise<readonly string[]> {
  const borrows = (await lstat(join(root, alternates)).catch(() => undefined)) !== undefined;
  return [...(borrows ? [alternates] : []), ...(await listControlsIn(root, isRepository, ''))];
}

async function listControlsIn(root: string, isRepository: IsRepository, folder: string): Promise<readonly string[]> {
  const found: string[] = [];
  for (const entry of await readdir(join(root, folder), { withFileTypes: true })) {
    const path = join(folder, entry.name);
    const isStore = stores.has(entry.name) && !(entry.isDirectory() && (await isRepository(path)));
    const isHolder = folder === '' ? holders.has(entry.name) : !isStore;
    const isControl = controls.has(entry.name) && !(folder !== '' && entry.isDirectory() && (await isRepository(path)));
    if (isControl || (isHolder && entry.isSymbolicLink())) found.push(path);
    else if (isHolder && entry.isDirectory()) found.push(...(await listControlsIn(root, isRepository, path)));
  }
  return found;
}

async function readEntries(root: string, path: string): Promise<readonly ControlFile[]> {
  const place = join(root, path);
  const facts = await lstat(place);
  if (facts.isSymbolicLink()) return [{ kind: 'link', path, target: await readlink(place) }];
  if (facts.isFile()) return [{ kind: 'file', path, mode: facts.mode & 0o777, content: await readFile(place) }];
  if (!facts.isDirectory()) return [];
  const inside = await readdir(place);
  return (await Promise.all(inside.map((name) => readEntries(root, join(path, name))))).flat();
}

async function writeEntry(root: string, entry: ControlFile): Promise<void> {
  const place = join(root, entry.path);
  await mkdir(dirname(place), { recursive: true });
  if (entry.kind === 'link') await symlink(entry.target, place);
  else await writeFile(place, entry.content, { flag: 'wx', mode: entry.mode });
}

async function readSubmodules(workspace: string, links: readonly string[]): Promise<Remembered['submodules']> {
  const read = links.map(async (link): Promise<readonly (readonly [string, Uint8Array | undefined])[]> => {
    const place = await locateGitFile(workspace, link);
    const facts = place && (await lstat(place).catch(() => undefined));
    if (place === undefined || facts === undefined || facts.isSymbolicLink()) return [];
    return [[link, facts.isFile() ? await readFile(place) : undefined]];
  });
  return new Map((await Promise.all(read)).flat());
}

async function restoreSubmodule(
  workspace: string,
  { link, submodules }: { readonly link: string; readonly submodules: Remembered['submodules'] },
): Promise<void> {
  const place = await locateGitFile(workspace, link);
  const text = submodules.get(link);
  if (place === undefined) return;
  const isOwnFolder = submodules.has(link) && text === undefined;
  if (isOwnFolder && (await lstat(place).catch(() => undefined))?.isDirectory()) return;
  await rm(place, { recursive: true, force: true });
  if (text !== undefined) await writeFile(place, text, { flag: 'wx' });
}

/** Returns the path of `.git` in a submodule; undefined where its folder cannot be reached through folders alone, as git itself asks. */
async function locateGitFile(workspace: string, link: string): Promise<Buffer | undefined> {
  let at: Buffer = Buffer.from(workspace);
  for (const part of link.split('/')) {
    at = Buffer.concat([at, Buffer.from('/'), toBytes(part)]);
    if ((await lstat(at).catch(() => undefined))?.isDirectory() !== true) return undefined;
  }
  return Buffer.concat([at, Buffer.from('/.git')]);
}
