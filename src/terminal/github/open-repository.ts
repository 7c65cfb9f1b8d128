import type { Config } from '../../core/config/schema/config-schema.ts';
import { readRepositoryFile } from '../../host/read-repository-file.ts';
import { GitHubError } from '../../ports/github.ts';
import { loadConfig, parseConfigText } from '../files/load-config.ts';
import { UsageError } from '../files/usage-error.ts';
import { type Connection, connect } from './connect.ts';

const path = '.github/baton.yml';

/** Reads the config of the default branch, whose public keys verify records. */
async function loadDefaultConfig({ octokit, repository }: Connection): Promise<Config> {
  const place = `${path} on ${repository.defaultBranch} of ${repository.owner}/${repository.name}`;
  try {
    const text = await readRepositoryFile({ octokit, repository, path, ref: repository.defaultBranch });
    return parseConfigText(text, place);
  } catch (error) {
    if (!(error instanceof GitHubError) || error.reason !== 'not-found') throw error;
    throw new UsageError(`There is no ${place}; name a file with --config FILE.`, { cause: error });
  }
}

/** Opens a repository on GitHub with a config: the given file, else the config of its default branch. */
export async function openRepository(options: {
  readonly repo?: string;
  readonly config?: string;
}): Promise<{ readonly connection: Connection; readonly config: Config }> {
  const connection = await connect(options.repo);
  return { connection, config: options.config === undefined ? await loadDefaultConfig(connection) : loadConfig(options.config) };
}
