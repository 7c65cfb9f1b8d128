// This folder works on the bare repositories of the local GitHub: it creates them, reads refs, commits and trees, writes trees,
// and computes the merge refs of pull requests (this file).

import { findGit, readGit, runGit } from '../../git/run-git.ts';
import { getRepositoryById } from '../world/lookups.ts';
import type { Issue, PullDetails, Repository } from '../world/model.ts';
import type { World } from '../world/world.ts';
import { findRef } from './find-ref.ts';
import { identityOf } from './identity.ts';

/** Git removes a ref that shall lead here, if it exists. */
const noObject = '0'.repeat(40);

/** Fetches the head into the repository, tries the merge, and sets `refs/pull/N/head` and `/merge` like GitHub. */
export async function updateMergeRef(
  world: World,
  { repository, number, pull }: { repository: Repository; number: Issue['number']; pull: PullDetails },
): Promise<PullDetails> {
  const head = getRepositoryById(world, pull.headRepositoryId);
  const headSha = findRef(head.directory, `refs/heads/${pull.headRef}`) ?? pull.headSha;
  const baseSha = findRef(repository.directory, `refs/heads/${pull.baseRef}`) ?? pull.baseSha;
  if (head.id !== repository.id) await runGit(repository.git, ['fetch', '--quiet', '--no-tags', head.directory, headSha]);
  const mergeSha = await tryMerge(world, repository, { headSha, baseSha });
  const ref = `refs/pull/${number}/merge`;
  const input = `update refs/pull/${number}/head ${headSha}\nupdate ${ref} ${mergeSha ?? noObject}\n`;
  await runGit(repository.git, ['update-ref', '--stdin'], { input });
  return { ...pull, headSha, baseSha, mergeSha };
}

/** Merges the two commits. Returns null when they conflict. */
export async function tryMerge(
  world: World,
  repository: Repository,
  { headSha, baseSha }: { headSha: string; baseSha: string },
): Promise<string | null> {
  const tree = await findGit(repository.git, ['merge-tree', '--write-tree', baseSha, headSha]);
  if (tree === undefined) return null;
  const message = `Merge ${headSha} into ${baseSha}`;
  const environment = identityOf(repository.owner, new Date(world.now()).toISOString());
  return readGit(repository.git, ['commit-tree', tree, '-p', baseSha, '-p', headSha, '-m', message], { environment });
}
