import type { LocalGitHub, RepositorySettings } from '../../../src/local/contract.ts';
import { createLocalServer, type LocalServerOptions } from '../../../src/local/server/create-local-server.ts';
import { findAccount } from '../../../src/local/server/world/lookups.ts';
import type { Account } from '../../../src/local/server/world/model.ts';
import type { World } from '../../../src/local/server/world/world.ts';
import { administratorRoutes } from './administrator-routes.ts';
import { appManifestRoutes, serveManifestPages } from './app-manifest.ts';
import { type Controls, createControls } from './controls.ts';
import { personalRoutes } from './personal-routes.ts';
import type { RepositorySetUp } from './repository-set-up.ts';
import { serveSignIn } from './serve-sign-in.ts';

/** The local GitHub, with what people do there and nothing of Baton's own does: they register an App, sign in to it, click on pages. */
export interface ControlledGitHub extends LocalGitHub, Controls {
  /** Changes settings. They begin as on a fresh repository, except that Actions may create pull requests. */
  changeSettings(repository: string, settings: Partial<RepositorySettings & RepositorySetUp>): void;
  /** Signs a person in on GitHub's own pages in every browser, or out. Apps that ask who it is are answered at once. */
  signInBrowser(login: string | undefined): void;
}

/** The routes that `createControlledGitHub` adds to those of the local GitHub. */
export const moreRoutes = [...administratorRoutes, ...appManifestRoutes, ...personalRoutes];

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
    ...createControls(world),
    signInBrowser: (login) => {
      browser = login === undefined ? undefined : findAccount(world, login);
      if (login !== undefined && browser === undefined) throw new Error(`The local GitHub has no account "${login}".`);
    },
  };
}
