import { copyFile, lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { listEntries } from '../capture/commit-worktree.ts';
import { findStrange, readHead } from '../capture/read-agent-head.ts';
import { GitFailure } from '../tool/git-tool.ts';
import { openStore, type TrustedOptions } from './open-store.ts';

/**
 * Lists the places of submodules in HEAD and in the index, as bytes in latin1: an agent chooses their names. Git reads copies, in a
 * repository of ours: in that of the checkout it would wait for ever at a pipe that the agent left. Throws where it would here too.
 */
export async function listGitlinks(options: TrustedOptions): Promise<readonly string[]> {
  const root = join(options.workspace, '.git');
  const strange = findStrange(join(root, 'objects'));
  if (strange !== undefined) throw new GitFailure(strange);
  const { git, directory } = await openStore(options);
  const index = join(directory, 'index-of-checkout');
  await copyIndex(root, { directory, index });
  const staged = await listEntries(git, { GIT_INDEX_FILE: index });
  // A HEAD without a commit has none, and at one that is no plain file git of the agent reads none.
  const head = (await readHead(root))?.commit;
  const committed = head === undefined ? '' : (await git.run(['ls-tree', '-r', '-z', head])).toString('latin1');
  const lines = committed.split('\0').filter((line) => line.startsWith('160000 '));
  const links = staged.filter(({ mode }) => mode === '160000').map(({ path }) => path);
  return [...new Set([...links, ...lines.map((line) => line.slice(line.indexOf('\t') + 1))])];
}

/** Copies the index of a repository, and the files that it may be split into. Throws where it is no plain file. */
async function copyIndex(
  root: string,
  { directory, index }: { readonly directory: string; readonly index: string },
): Promise<void> {
  const own = join(root, 'index');
  const facts = await lstat(own).catch(() => undefined);
  if (facts === undefined) return;
  if (!facts.isFile()) throw new GitFailure('`.git/index` is no regular file');
  await copyFile(own, index);
  for (const entry of await readdir(root, { withFileTypes: true }))
    if (entry.isFile() && entry.name.startsWith('sharedindex.'))
      await copyFile(join(root, entry.name), join(directory, entry.name));
}
