import type { LocalGitHub } from '../../../src/local/contract.ts';
import { createLocalServer, type LocalServerOptions } from '../../../src/local/server/create-local-server.ts';
import { installOn } from '../../../src/local/server/seed/fill-world.ts';
import { findAccount } from '../../../src/local/server/world/lookups.ts';
import type { Account } from '../../../src/local/server/world/model.ts';
import type { World } from '../../../src/local/server/world/world.ts';
import { appManifestRoutes, serveManifestPages } from './app-manifest.ts';
import { personalRoutes } from './personal-routes.ts';
import { serveSignIn } from './serve-sign-in.ts';

/** The local GitHub, with what people do there for an App and nothing of Baton's own does: they register it and sign in to it. */
export interface ControlledGitHub extends LocalGitHub {
  /** Installs an App that was registered from a manifest. Returns the id of the installation. Throws for a private App of another owner. */
  installApp(id: number, repositories: readonly string[]): number;
  /** Signs a person in on GitHub's own pages in every browser, or out. Apps that ask who it is are answered at once. */
  signInBrowser(login: string | undefined): void;
  /** Takes back the tokens that a person has given to Apps. */
  revokeUserTokens(login: string): void;
}

/** The routes that `createControlledGitHub` adds to those of the local GitHub. */
export const moreRoutes = [...appManifestRoutes, ...personalRoutes];

/** Creates a local GitHub with all that tests do there. */
export async function createControlledGitHub(options: Omit<LocalServerOptions, 'more'> = {}): Promise<ControlledGitHub> {
  let browser: Account | undefined;
  const worlds: World[] = [];
  const server = await createLocalServer({
    ...options,
    more: {
      routes: moreRoutes,
      serve(app, world) {
        worlds.push(world);
        serveManifestPages(app, world);
        serveSignIn(app, world, () => browser);
      },
    },
  });
  const [world] = worlds;
  if (world === undefined) throw new Error('The local GitHub serves nothing.');
  return {
    ...server,
    installApp: (id, repositories) => installOn(world, id, repositories),
    signInBrowser: (login) => {
      browser = login === undefined ? undefined : findAccount(world, login);
      if (login !== undefined && browser === undefined) throw new Error(`The local GitHub has no account "${login}".`);
    },
    revokeUserTokens: (login) => revokeUserTokens(world, login),
  };
}

function revokeUserTokens(world: World, login: string): void {
  for (const [token, principal] of world.tokens)
    if (principal.kind === 'app-user' && principal.account.login === login) world.tokens.delete(token);
}
