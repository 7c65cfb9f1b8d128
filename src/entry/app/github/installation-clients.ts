// This folder talks to GitHub for the App: one client for each installation, which keeps GitHub's limits.

import type { Probot } from 'probot';

/** A client that makes its requests with the rights of one installation. */
export type InstallationClient = Awaited<ReturnType<Probot['auth']>>;

/** Returns the client of an installation. All work for an installation uses the same one, so that its limits are counted once. */
export type FindClient = (installation: number) => Promise<InstallationClient>;

/** The number of clients that are kept; about 10 KB each. */
const maxKept = 1_000;

/** Creates the clients of the App's installations, each when it is first needed. Its token is renewed by the client itself. */
export function createInstallationClients(probot: Pick<Probot, 'auth'>): FindClient {
  const clients = new Map<number, Promise<InstallationClient>>();
  return (installation) => {
    const known = clients.get(installation);
    if (known !== undefined) return known;
    if (clients.size >= maxKept) clients.clear();
    const created = probot.auth(installation);
    clients.set(installation, created);
    // A failure is not kept: the next caller tries again.
    created.catch(() => clients.delete(installation));
    return created;
  };
}
