// This folder connects to a repository on GitHub as a person: it finds the repository and a token, then reads the
// configuration.

import { execFileSync } from 'node:child_process';
import { createSystemClock } from '../../adapters/clock/system-clock.ts';
import type { GitHubOctokit, RepositoryName } from '../../adapters/github/client/github-client.ts';
import { createOctokit } from '../../adapters/github/client/octokit.ts';
import { createGitHub, type GitHubPorts } from '../../adapters/github/create-github.ts';
import { createConsoleLog } from '../../adapters/log/console-log.ts';
import type { Repository } from '../../core/trigger/trigger.ts';
import { printAside } from '../files/read-json.ts';
import { UsageError } from '../files/usage-error.ts';
import { findRepositoryName } from './find-repository-name.ts';

export interface FoundToken {
  readonly token: string;
  /** The source of the token in words. It is shown; the token is not. */
  readonly from: string;
}

const variables = ['GITHUB_TOKEN', 'GH_TOKEN'] as const;

/**
 * Finds the token of a person: that of the environment, else that of `gh`. The latter is for GitHub itself and is sent to no
 * other host.
 */
export function findToken(): FoundToken | undefined {
  for (const name of variables) {
    const token = process.env[name]?.trim();
    if (token) return { token, from: name };
  }
  const token = new URL(apiUrl()).hostname === 'api.github.com' ? readGhToken() : '';
  return token === '' ? undefined : { token, from: 'gh auth token' };
}

function apiUrl(): string {
  return process.env.GITHUB_API_URL || 'https://api.github.com';
}

/** Reads the token of `gh`. Returns an empty text if `gh` is not installed or not logged in. */
function readGhToken(): string {
  try {
    return execFileSync('gh', ['auth', 'token', '--hostname', 'github.com'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      timeout: 10_000,
    }).trim();
  } catch {
    return '';
  }
}

/** A repository on GitHub, with the rights of the person whose token was found. */
export interface Connection {
  readonly repository: Repository;
  readonly octokit: GitHubOctokit;
  readonly github: GitHubPorts;
}

/** Asks GitHub for the repository; says on stderr which token it is asked with. */
export async function connect(repo: string | undefined): Promise<Connection> {
  const name = findRepositoryName(repo);
  const found = findToken();
  if (found === undefined)
    throw new UsageError('There is no token to ask GitHub with: set GITHUB_TOKEN or GH_TOKEN, or log in with `gh auth login`.');
  const { octokit, github } = openClient(name, found);
  return { octokit, github, repository: await github.subjects.readRepository() };
}

/** Creates the client of a repository without a request; says on stderr which token it asks with. */
export function openClient(name: RepositoryName, { token, from }: FoundToken): Omit<Connection, 'repository'> {
  printAside(`GitHub is asked about ${name.owner}/${name.name} with the token from ${from}.\n`);
  const log = createConsoleLog(process.stderr);
  const octokit = createOctokit({ token, baseUrl: apiUrl(), userAgent: 'baton-cli', log });
  // Every record is verified, so an issue of somebody else cannot add anything, and an issue of an App is found too.
  const github = createGitHub({ octokit, repository: name, clock: createSystemClock(), ledgersBy: 'anybody' });
  return { octokit, github };
}
