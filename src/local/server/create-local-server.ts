// This folder is the server of the local GitHub. A request is authenticated, authorised and routed (`http`), handled by a route
// (`rest`, `graphql`, `artifacts`, `push`), which changes the tables (`world`) and the repositories (`git`), fires events
// (`events`) to the runner and to Apps, and renders its response (`views`). `seed` fills the tables without requests.

import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import type { LocalGitHub } from '../contract.ts';
import { listen } from '../listen.ts';
import { serveArtifactService } from './artifacts/serve-artifact-service.ts';
import { serveBlobs } from './artifacts/serve-blobs.ts';
import { createControls } from './create-controls.ts';
import { checkAddress } from './http/check-address.ts';
import { apiBase, mountRoutes } from './http/mount-routes.ts';
import type { Route } from './http/route.ts';
import { serveGit } from './push/serve-git.ts';
import { routes } from './rest/routes.ts';
import { createWorld, type World } from './world/world.ts';

export interface LocalServerOptions {
  /** The folder for repositories. Default: a folder of its own, removed on close. */
  readonly directory?: string;
  /** The port. Default: a free one. */
  readonly port?: number;
  /** Returns milliseconds since 1970. */
  readonly now?: () => number;
  /** Routes that this GitHub has only in tests; pages that people open in a browser, and what looks at requests before they are answered. */
  readonly more?: { readonly routes: readonly Route[]; readonly serve: (app: Hono, world: World) => void };
  /** True if every read takes a token, whatever GitHub shows to everybody: the repository is somebody's working copy. */
  readonly isClosed?: boolean;
}

/** Creates a GitHub on loopback: REST, a part of GraphQL, git over HTTP, artifacts, webhooks. Its state is in memory. */
export async function createLocalServer(options: LocalServerOptions = {}): Promise<LocalGitHub> {
  const directory = options.directory ?? mkdtempSync(join(tmpdir(), 'local-github-'));
  const world = createWorld({ directory, now: options.now ?? Date.now });
  world.settings.isClosed = options.isClosed ?? false;
  const app = new Hono();
  // Pages of tests stand before it: the form of an App's own page comes from another address.
  options.more?.serve(app, world);
  app.use('*', checkAddress(world));
  // Those of tests come first: `commits/{ref}/check-runs` before `commits/{ref}`.
  mountRoutes(app, world, [...(options.more?.routes ?? []), ...routes]);
  serveArtifactService(app, world);
  serveBlobs(app, world);
  serveGit(app, world);
  const server = createAdaptorServer({ fetch: app.fetch }) as Server;
  // A connection that the server closes just as a client reuses it would look like a failing GitHub.
  server.keepAliveTimeout = 0;
  const port = await listen(server, options.port ?? 0);
  world.urls.api = `http://127.0.0.1:${port}${apiBase}`;
  world.urls.server = `http://github.localhost:${port}`;
  world.urls.results = `http://127.0.0.1:${port}/`;
  const close = async () => {
    world.closing.abort();
    await stop(server);
    await waitForDeliveries(world);
    if (options.directory === undefined) rmSync(directory, { recursive: true, force: true });
  };
  return createControls(world, { idle: () => waitForDeliveries(world), close });
}

function stop(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

/** Waits until no delivery is in progress. Deliveries may cause further ones. */
async function waitForDeliveries(world: World): Promise<void> {
  while (world.pending.size > 0) await Promise.all(world.pending);
}
