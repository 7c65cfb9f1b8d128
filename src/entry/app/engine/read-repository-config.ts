import type { GitHubOctokit } from '../../../adapters/github/client/github-client.ts';
import type { GitHubPorts } from '../../../adapters/github/create-github.ts';
import { readRepositoryConfigText } from '../../shared/read-repository-file.ts';
import type { Knowledge } from '../knowledge/hear.ts';
import type { RepositoryRef, WorkContext } from '../work/queued-work.ts';

interface ConfigRequest {
  readonly octokit: GitHubOctokit;
  readonly github: Pick<GitHubPorts, 'commits'>;
  readonly repository: RepositoryRef;
}

const maxCached = 1000;

/** Reads the config of the default branch and the commit that it was read at, which the run records. */
export async function readRepositoryConfig(
  { settings, knowledge, configs }: Pick<WorkContext, 'settings' | 'knowledge' | 'configs'>,
  request: ConfigRequest,
): Promise<{ readonly text: string; readonly commit: string }> {
  const { octokit, repository } = request;
  const commit = await readTip(knowledge, request);
  const key = `${repository.id} ${commit}`;
  // A file never changes at a commit, so an entry stays valid.
  const known = configs.get(key);
  if (known !== undefined) return { text: known, commit };
  const text = await readRepositoryConfigText({ octokit, repository, path: settings.config, ref: commit });
  if (configs.size >= maxCached) configs.clear();
  configs.set(key, text);
  return { text, commit };
}

/** Returns the tip of the default branch: the one that is known, or GitHub is asked. */
async function readTip({ branches }: Pick<Knowledge, 'branches'>, { github, repository }: ConfigRequest): Promise<string> {
  const branch = repository.defaultBranch;
  const known = await branches.recall(repository.id, branch);
  if (known !== undefined) return known;
  const learn = await branches.listen(repository.id);
  const commit = await github.commits.readBranch(branch);
  if (commit === undefined) throw new Error(`BATON-E913: ${repository.owner}/${repository.name} has no branch ${branch}.`);
  await learn({ branch, commit });
  return commit;
}
