import type { GitHubOctokit } from '../../../adapters/github/client/github-client.ts';
import type { GitHubPorts } from '../../../adapters/github/create-github.ts';
import { readRepositoryConfigText } from '../../shared/read-repository-file.ts';
import type { RepositoryRef } from '../work/place.ts';

interface ConfigRequest {
  readonly octokit: GitHubOctokit;
  readonly github: GitHubPorts;
  readonly repository: RepositoryRef;
  readonly path: string;
  /** The texts by repository and commit. A file never changes at a commit, so an entry stays valid. */
  readonly cache: Map<string, string>;
}

const maxCached = 1000;

/** Reads the config of the default branch and the commit that it was read at, which the run records. */
export async function readRepositoryConfig(request: ConfigRequest): Promise<{ readonly text: string; readonly commit: string }> {
  const { octokit, github, repository, path, cache } = request;
  const commit = await github.commits.readBranch(repository.defaultBranch);
  if (commit === undefined)
    throw new Error(`BATON-E913: ${repository.owner}/${repository.name} has no branch ${repository.defaultBranch}.`);
  const key = `${repository.id} ${commit}`;
  const known = cache.get(key);
  if (known !== undefined) return { text: known, commit };
  const text = await readRepositoryConfigText({ octokit, repository, path, ref: commit });
  if (cache.size >= maxCached) cache.clear();
  cache.set(key, text);
  return { text, commit };
}
