// This folder talks to GitHub for the App: one client for each installation (this file), through which all requests go. They are sent as
// the limits of the installation allow (`keep-limits`, `limits`), which are counted in a `quota`; processes take `turns`.

import { randomUUID } from 'node:crypto';
import type { Probot } from 'probot';
import { createGitHub, type GitHubOptions, type GitHubPorts } from '../../adapters/github/create-github.ts';
import type { EnginePorts } from '../../engine/engine-ports.ts';
import { sendWithinLimits } from './keep-limits.ts';
import { InstallationLimits, type LimitsOptions } from './limits.ts';

/** A client that makes its requests with the rights of one installation, or as the App itself. */
export type InstallationClient = Awaited<ReturnType<Probot['auth']>>;

/** The clients of the App. All work for an installation uses the same one, so that its limits are counted once. */
export interface InstallationClients {
  clientOf(installation: number): Promise<InstallationClient>;
  /** Opens a repository on GitHub as its installation sees it. `known`: what the App knows of it, and GitHub is not asked about again. */
  openGitHub<Place extends GitHubOptions['repository']>(
    place: { readonly installation: number; readonly repository: Place },
    known?: Partial<GitHubOptions>,
  ): Promise<OpenedGitHub<Place>>;
  limitsOf(installation: number): InstallationLimits;
  /** Returns the client that makes its requests as the App itself. */
  appClient(): Promise<InstallationClient>;
}

export interface OpenedGitHub<Place> {
  readonly octokit: InstallationClient;
  readonly repository: Place;
  readonly github: GitHubPorts;
  /** The work of git on the repository. Default: that of the program. */
  readonly git?: Pick<EnginePorts, 'bundles' | 'trials'>;
}

interface CachedInstallation {
  readonly limits: InstallationLimits;
  client?: Promise<InstallationClient>;
}

/** The number of installations that are kept in memory; about 10 KB each. */
const mostKept = 1_000;

/** Creates the clients of the App's installations, each when it is first needed. A client renews its token itself. */
export function createInstallationClients(
  probot: Pick<Probot, 'auth'>,
  facts: Omit<LimitsOptions, 'process'>,
): InstallationClients {
  const options = { ...facts, process: randomUUID() };
  const kept = new Map<number, CachedInstallation>();
  const find = (installation: number): CachedInstallation => {
    const known = kept.get(installation) ?? { limits: new InstallationLimits(installation, options) };
    // The one that was used longest ago is first.
    kept.delete(installation);
    kept.set(installation, known);
    if (kept.size > mostKept) forgetOldest(kept);
    return known;
  };
  const signIn = async (limits: InstallationLimits, installation?: number): Promise<InstallationClient> => {
    const client = await probot.auth(installation);
    client.hook.wrap('request', (request, given) =>
      sendWithinLimits({ limits, clock: options.clock }, given, async () => request(given)),
    );
    return client;
  };
  const appLimits = new InstallationLimits('app', options);
  let app: Promise<InstallationClient> | undefined;
  const clientOf = (installation: number): Promise<InstallationClient> => {
    const known = find(installation);
    if (known.client !== undefined) return known.client;
    const client = signIn(known.limits, installation);
    known.client = client;
    // A failure is not kept: the next caller tries again.
    client.catch(() => delete known.client);
    return client;
  };
  return {
    limitsOf: (installation) => find(installation).limits,
    clientOf,
    async openGitHub({ installation, repository }, known) {
      const octokit = await clientOf(installation);
      return { octokit, repository, github: createGitHub({ octokit, repository, clock: options.clock, ...known }) };
    },
    appClient() {
      app ??= signIn(appLimits);
      app.catch(() => {
        app = undefined;
      });
      return app;
    },
  };
}

/** Forgets the installation that was used longest ago. One that writes now stays, because its writes go one after the other. */
function forgetOldest(kept: Map<number, CachedInstallation>): void {
  const oldest = [...kept].find(([, { limits }]) => limits.isIdle());
  if (oldest !== undefined) kept.delete(oldest[0]);
}
