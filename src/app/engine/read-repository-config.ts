import type { GitHubOctokit } from '../../adapters/github/client/github-client.ts';
import type { GitHubPorts } from '../../adapters/github/create-github.ts';
import { toConfig } from '../../core/config/parse/parse-config.ts';
import type { Config } from '../../core/config/schema/config-schema.ts';
import { readRepositoryConfigText } from '../../host/read-repository-file.ts';
import { StartBlocked } from '../../host/start-blocked.ts';
import type { InstalledRepository, RepositoryRef } from '../work/installed-repository.ts';
import type { WorkContext } from '../work/queued-work.ts';

interface ConfigRequest {
  readonly octokit: GitHubOctokit;
  readonly github: Pick<GitHubPorts, 'readTip'>;
  readonly repository: RepositoryRef;
}

/** Reads the config of the default branch and the commit that it was read at, which the run records. */
export async function readRepositoryConfig(
  context: Pick<WorkContext, 'settings' | 'knowledge' | 'configs'>,
  request: ConfigRequest,
): Promise<{ readonly text: string; readonly commit: string }> {
  const { octokit, repository } = request;
  const { settings, configs } = context;
  const commit = await readTip(context, request);
  const key = keyOf(repository, commit);
  const known = configs.get(key);
  if (known !== undefined) return { text: known, commit };
  const text = await readRepositoryConfigText({ octokit, repository, path: settings.config, ref: commit });
  configs.set(key, text);
  return { text, commit };
}

/** Reads the config of the default branch as it is now; undefined where there is none. */
export async function readPresentConfig(
  context: Pick<WorkContext, 'settings' | 'knowledge' | 'configs' | 'checkConfig' | 'openGitHub'>,
  place: InstalledRepository,
): Promise<Config | 'faulty' | undefined> {
  try {
    const { text } = await readRepositoryConfig(context, await context.openGitHub(place));
    const read = context.checkConfig(text);
    const config = read.ok ? toConfig(read.value) : read;
    return config.ok ? config.value : 'faulty';
  } catch (thrown) {
    if (thrown instanceof StartBlocked) return undefined;
    throw thrown;
  }
}

/** Returns the config of the default branch where the App knows it, without a request. */
export async function recallRepositoryConfig(
  { knowledge, configs }: Pick<WorkContext, 'knowledge' | 'configs'>,
  repository: Pick<RepositoryRef, 'id' | 'defaultBranch'>,
): Promise<string | undefined> {
  const commit = await knowledge.branches.recall(repository.id, repository.defaultBranch);
  return commit === undefined ? undefined : configs.get(keyOf(repository, commit));
}

function keyOf({ id }: Pick<RepositoryRef, 'id'>, commit: string): string {
  return `${id} ${commit}`;
}

/** Returns the tip of the default branch: the one that is known, or GitHub is asked, which tells the text of the config as well. */
async function readTip(
  { settings, knowledge: { branches }, configs }: Pick<WorkContext, 'settings' | 'knowledge' | 'configs'>,
  { github, repository }: ConfigRequest,
): Promise<string> {
  const branch = repository.defaultBranch;
  const known = await branches.recall(repository.id, branch);
  if (known !== undefined) return known;
  const learn = await branches.listen(repository.id);
  const tip = await github.readTip(branch, settings.config);
  if (tip === undefined) throw new Error(`BATON-E913: ${repository.owner}/${repository.name} has no branch ${branch}.`);
  if (tip.text !== undefined) configs.set(keyOf(repository, tip.commit), tip.text);
  await learn({ branch, commit: tip.commit });
  return tip.commit;
}
