import { findGit } from '../../git/run-git.ts';
import type { Repository } from '../world/model.ts';

const workflows = '.github/workflows';

/**
 * Returns whether the workflow files of a commit differ from those of the default branch. Job tokens may not move a ref to such a
 * commit.
 */
export async function hasOtherWorkflows(
  repository: Repository,
  sha: string,
  defaultHead = `refs/heads/${repository.defaultBranch}`,
): Promise<boolean> {
  const [there, here] = await Promise.all(
    [sha, defaultHead].map((commit) => findGit(repository.git, ['rev-parse', '--verify', `${commit}:${workflows}`])),
  );
  return there !== undefined && there !== here;
}
