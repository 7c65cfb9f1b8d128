import type { Config } from '../../../core/config/config-schema.ts';
import { GitHubError } from '../../../ports/github.ts';
import { readRepositoryFile } from '../../shared/read-repository-file.ts';
import { parseConfigText } from '../parse-config-text.ts';
import { UsageError } from '../usage-error.ts';
import type { Connection } from './connect.ts';

const path = '.github/baton.yml';

/** The config on the default branch: its public keys verify. */
export async function loadDefaultConfig({ octokit, repository }: Connection): Promise<Config> {
  const place = `${path} on ${repository.defaultBranch} of ${repository.owner}/${repository.name}`;
  try {
    const text = await readRepositoryFile({ octokit, repository, path, ref: repository.defaultBranch });
    return parseConfigText(text, place);
  } catch (error) {
    if (!(error instanceof GitHubError) || error.reason !== 'not-found') throw error;
    throw new UsageError(`There is no ${place}; name a file with --config FILE.`, { cause: error });
  }
}
