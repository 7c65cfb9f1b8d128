import { createSystemClock } from '../../adapters/clock/system-clock.ts';
import { createGitHub, type GitHubOptions } from '../../adapters/github/create-github.ts';
import type { InstallationClients } from './installation-clients.ts';

/** Opens a repository on GitHub as its installation sees it. `known`: what the App knows of it, and GitHub is not asked about again. */
export async function openGitHub<Place extends GitHubOptions['repository']>(
  { clientOf }: Pick<InstallationClients, 'clientOf'>,
  { installation, repository }: { readonly installation: number; readonly repository: Place },
  known: Partial<GitHubOptions> = {},
) {
  const octokit = await clientOf(installation);
  return { octokit, repository, github: createGitHub({ octokit, repository, clock: createSystemClock(), ...known }) };
}
