import type { LocalGitHub } from '../../../src/local/contract.ts';
import { createLocalServer, type LocalServerOptions } from '../../../src/local/server/create-local-server.ts';
import { findAccount } from '../../../src/local/server/world/lookups.ts';
import type { Account } from '../../../src/local/server/world/model.ts';
import type { World } from '../../../src/local/server/world/world.ts';
import { administratorRoutes } from './administrator-routes.ts';
import { appManifestRoutes, serveManifestPages } from './app-manifest.ts';
import { createBranchRules } from './branch-rules.ts';
import { checkRunRoutes } from './checks/check-run-routes.ts';
import { type Controls, createControls } from './controls.ts';
import { createFaults, type FaultOptions, type Faults } from './faults.ts';
import { personalRoutes } from './personal-routes.ts';
import { readingRoutes } from './reading-routes.ts';
import { serveSignIn } from './serve-sign-in.ts';
import { type Watcher, watchRequests } from './watch-requests.ts';
import { writingRoutes } from './writing-routes.ts';

/** The local GitHub, with what people do there and nothing of Baton's own does: they register an App, sign in to it, click on pages. */
export interface ControlledGitHub extends LocalGitHub, Controls {
  failNext(fault: FaultOptions): void;
  /**
   * Calls the watcher for every request of a job before anything is done for it, and again before it is answered. Undefined
   * removes the watcher.
   */
  watch(watcher: Watcher | undefined): void;
  /** Signs a person in on GitHub's own pages in every browser, or out. Apps that ask who it is are answered at once. */
  signInBrowser(login: string | undefined): void;
}

/** The routes that `createControlledGitHub` adds to those of the local GitHub. */
export const moreRoutes = [
  ...checkRunRoutes,
  ...administratorRoutes,
  ...appManifestRoutes,
  ...personalRoutes,
  ...readingRoutes,
  ...writingRoutes,
];

const opened = new WeakMap<LocalGitHub['requests'], ControlledGitHub>();

/** Returns the controls of a local GitHub that `createControlledGitHub` has started for somebody else. */
export function controlled({ requests }: LocalGitHub): ControlledGitHub {
  const found = opened.get(requests);
  if (found === undefined) throw new Error('This local GitHub was started without controls.');
  return found;
}

/** Creates a local GitHub with all that tests do there. */
export async function createControlledGitHub(options: Omit<LocalServerOptions, 'more'> = {}): Promise<ControlledGitHub> {
  let browser: Account | undefined;
  let watcher: Watcher | undefined;
  const parts: { readonly world: World; readonly faults: Faults }[] = [];
  const server = await createLocalServer({
    ...options,
    more: {
      routes: moreRoutes,
      serve(app, world) {
        const { faults, middleware } = createFaults(world);
        parts.push({ world, faults });
        world.settings.branchRules = createBranchRules(world);
        app.use(
          '*',
          watchRequests(world, () => watcher),
        );
        app.use('/api/*', middleware);
        serveManifestPages(app, world);
        serveSignIn(app, world, () => browser);
      },
    },
  });
  const [part] = parts;
  if (part === undefined) throw new Error('The local GitHub serves nothing.');
  const { world, faults } = part;
  const github: ControlledGitHub = {
    ...server,
    ...createControls(world),
    failNext: (fault) => void faults.push({ ...fault, left: fault.times ?? 1 }),
    watch: (next) => {
      watcher = next;
    },
    signInBrowser: (login) => {
      browser = login === undefined ? undefined : findAccount(world, login);
      if (login !== undefined && browser === undefined) throw new Error(`The local GitHub has no account "${login}".`);
    },
  };
  opened.set(server.requests, github);
  return github;
}
