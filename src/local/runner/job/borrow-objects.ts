import { randomUUID } from 'node:crypto';
import { constants, copyFileSync, cpSync, existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { type GitRepository, readGit } from '../../git/run-git.ts';

const listOfOthers = 'objects/info/alternates';

/**
 * Returns whether a bare repository borrows objects from another one. Such a repository may be the large one of a user, and git
 * would pack again for each fetch all that a checkout needs.
 */
export function borrowsObjects(directory: string): boolean {
  return existsSync(join(directory, listOfOthers));
}

interface Borrowing {
  /** The bare repository. */
  readonly directory: string;
  /** The `.git` of the checkout, with its config. */
  readonly own: string;
  /** `share` reads the objects where they are; `copy` makes the checkout independent of other folders, which an agent may not see. */
  readonly how: 'share' | 'copy';
}

/** Gives a new checkout the objects of a bare repository, in place of a fetch. */
export async function borrowObjects({ directory, own, how }: Borrowing): Promise<void> {
  const objects = join(directory, 'objects');
  await mkdir(join(own, 'objects/info'), { recursive: true });
  if (how === 'share') return writeFile(join(own, listOfOthers), `${objects}\n`);
  for (const store of await listStores(objects)) await copyStore(store, join(own, 'objects'));
}

/** Copies objects and packs, which never change, and leaves out what git is about to write: that can disappear at any moment. */
async function copyStore(from: string, to: string): Promise<void> {
  for (const folder of await readdir(from)) {
    if (!/^(?:[0-9a-f]{2}|pack)$/.test(folder)) continue;
    const names = (await readdir(join(from, folder))).filter((name) => !/^(?:tmp_|\.tmp)/.test(name));
    await mkdir(join(to, folder), { recursive: true });
    // A file system that can share the blocks of a file does.
    for (const name of names) copyFileSync(join(from, folder, name), join(to, folder, name), constants.COPYFILE_FICLONE);
  }
}

/** Lists the folders in which git finds the objects of a repository: its own, then those of others, and of theirs. */
async function listStores(objects: string): Promise<readonly string[]> {
  const file = join(objects, 'info/alternates');
  if (!existsSync(file)) return [objects];
  const others = (await readFile(file, 'utf8')).split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  const stores = await Promise.all(others.map((other) => listStores(resolve(objects, other))));
  return [objects, ...stores.flat()];
}

interface Refs {
  readonly source: GitRepository;
  readonly own: string;
  readonly commit: string;
  /** The ref that the commit gets, such as `refs/remotes/origin/main`; undefined for a commit without a branch. */
  readonly ref: string | undefined;
  /** True if the history ends at the commit; false for all branches and tags with their history. */
  readonly isShallow: boolean;
}

/** Writes the refs that a fetch would have brought. */
export async function writeFetchedRefs({ source, own, commit, ref, isShallow }: Refs): Promise<void> {
  if (isShallow) await writeFile(join(own, 'shallow'), `${commit}\n`);
  else {
    const format = '%(objectname) %(refname)';
    const list = await readGit(source, ['for-each-ref', `--format=${format}`, 'refs/heads/', 'refs/tags/']);
    const lines = list.split('\n').map((line) => line.replace(' refs/heads/', ' refs/remotes/origin/'));
    await writeFile(join(own, 'packed-refs'), `${lines.join('\n')}\n`);
    const shallow = join(source.directory, 'shallow');
    if (existsSync(shallow)) await cp(shallow, join(own, 'shallow'));
  }
  if (ref === undefined) return;
  await mkdir(dirname(join(own, ref)), { recursive: true });
  await writeFile(join(own, ref), `${commit}\n`);
}

interface Copy {
  /** The folder to make. */
  readonly own: string;
  readonly make: () => Promise<void>;
}

/**
 * Copies a folder that an earlier job of this runner made and stored; the first job makes it. A fetch is five processes, and the
 * jobs of a run check out one commit again and again.
 */
export async function copyOnce(stored: string, { own, make }: Copy): Promise<void> {
  const options = { recursive: true, verbatimSymlinks: true };
  if (existsSync(stored)) return cpSync(stored, own, options);
  await make();
  const draft = `${stored}.${randomUUID()}`;
  cpSync(own, draft, options);
  // Another job may have stored the same in the meantime; both copies are alike.
  await rename(draft, stored).catch(() => rm(draft, { recursive: true, force: true }));
}
