import { createSystemClock } from '../../../adapters/clock/create-system-clock.ts';
import { createGitHub, type GitHubPorts } from '../../../adapters/github/create-github.ts';
import { createOctokit } from '../../../adapters/github/create-octokit.ts';
import type { GitHubOctokit } from '../../../adapters/github/github-client.ts';
import { createConsoleLog } from '../../../adapters/log/create-console-log.ts';
import type { Repository } from '../../../core/trigger/trigger.ts';
import { findRepositoryName } from './find-repository-name.ts';
import { findToken } from './find-token.ts';

/** A repository on GitHub, with the rights of the person whose token was found. */
export interface Connection {
  readonly repository: Repository;
  readonly octokit: GitHubOctokit;
  readonly github: GitHubPorts;
}

/** Asks GitHub for the repository; says on stderr which token it is asked with. */
export async function connect(repo: string | undefined): Promise<Connection> {
  const name = findRepositoryName(repo);
  const baseUrl = process.env.GITHUB_API_URL || 'https://api.github.com';
  const { token, from } = findToken(baseUrl);
  process.stderr.write(`GitHub is asked about ${name.owner}/${name.name} with the token from ${from}.\n`);
  const log = createConsoleLog(process.stderr);
  const octokit = createOctokit({ token, baseUrl, userAgent: 'baton-cli', log });
  // Every record is verified, so an issue that somebody else made can add nothing; that of an App is found as well.
  const github = createGitHub({ octokit, repository: name, clock: createSystemClock(), ledgersBy: 'anybody' });
  return { octokit, github, repository: await github.subjects.getRepository() };
}
