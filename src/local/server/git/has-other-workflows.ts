import { findGit } from '../../git/run-git.ts';
import type { Repository } from '../world/model.ts';

const folder = '.github/workflows';

/** Whether the workflow files of a commit differ from those of the default branch: job tokens may not bring such a commit to a ref. */
export async function hasOtherWorkflows(
  repository: Repository,
  sha: string,
  defaultHead = `refs/heads/${repository.defaultBranch}`,
): Promise<boolean> {
  const [there, here] = await Promise.all(
    [sha, defaultHead].map((commit) => findGit(repository.directory, ['rev-parse', '--verify', `${commit}:${folder}`])),
  );
  return there !== undefined && there !== here;
}
