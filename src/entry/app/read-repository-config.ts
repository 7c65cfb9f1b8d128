import type { GitHubPorts } from '../../adapters/github/create-github.ts';
import type { GitHubOctokit } from '../../adapters/github/github-client.ts';
import type { Repository } from '../../core/trigger/trigger.ts';

interface ConfigRequest {
  readonly octokit: GitHubOctokit;
  readonly github: GitHubPorts;
  readonly repository: Repository;
  readonly path: string;
}

/** The config on the default branch, at a commit that is named, so that the run can record it. */
export async function readRepositoryConfig(request: ConfigRequest): Promise<{ readonly text: string; readonly commit: string }> {
  const { octokit, github, repository, path } = request;
  const commit = await github.commits.findBranch(repository.defaultBranch);
  if (commit === undefined)
    throw new Error(`BATON-E101: ${repository.owner}/${repository.name} has no branch ${repository.defaultBranch}.`);
  const { data } = await octokit.request('GET /repos/{owner}/{repo}/contents/{path}', {
    owner: repository.owner,
    repo: repository.name,
    path,
    ref: commit,
    mediaType: { format: 'raw' },
  });
  return { text: String(data), commit };
}
