// This folder serves the page of runs over a local GitHub: `run-dev` starts both, `guard` lets one browser in, `dev-routes` adds what
// people do on GitHub, and `dev-facts` reads what has happened there.

import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import { createConsoleLog } from '../../adapters/log/console-log.ts';
import { listLabels } from '../../core/config/list-labels.ts';
import { listen } from '../../local/listen.ts';
import { createQueueRoutes } from '../../page/site/queue-routes.ts';
import { createRunsRoutes } from '../../page/site/runs-routes.ts';
import type { Site } from '../../page/site/site.ts';
import type { Progress } from '../../terminal/draw/progress.ts';
import { UsageError } from '../../terminal/files/usage-error.ts';
import { makeFolder, type OpenedTry, openTry, type PlayOptions } from '../try/open-try.ts';
import { type PlayedPlan, planPlay } from '../try/plan-try.ts';
import { openUserRepository } from '../try/snapshot/open-repository.ts';
import { createDevFacts } from './dev-facts.ts';
import { createDevRoutes } from './dev-routes.ts';
import { createGuard } from './guard.ts';

export interface DevOptions extends Omit<PlayOptions, 'as'> {
  /** The port of the page. Default: a free one. */
  readonly port: number;
}

export interface DevSurroundings {
  readonly directory: string;
  /** Ends everything. */
  readonly signal: AbortSignal;
  readonly openProgress: (config: PlayedPlan['config']) => Pick<Progress, 'say' | 'onJob' | 'stop'>;
  /** Is told the address of the page, with its secret, once the page is there. */
  readonly onReady: (address: string) => void;
}

/** Serves the page until the signal fires. Nothing is left then, but what `--keep` asked for. */
export async function runDev(options: DevOptions, surroundings: DevSurroundings): Promise<void> {
  const { directory, signal, onReady } = surroundings;
  const user = await openUserRepository(directory, signal);
  const folder = makeFolder(options.keep);
  let progress: ReturnType<DevSurroundings['openProgress']> | undefined;
  try {
    const opened = await openTry<PlayedPlan>(
      { folder, work: join(folder, 'github') },
      {
        user,
        // The person at the page is the maintainer.
        options: { ...options, as: 'write' },
        signal,
        functions: undefined,
        makePlan: (draft, publicKey) => planPlay(draft, options, { root: user.root, publicKey }),
        senderOf: () => undefined,
        openProgress(config) {
          progress = surroundings.openProgress(config);
          return progress;
        },
      },
    );
    try {
      await opened.tryWorld.start();
      await servePage(opened, { port: options.port, signal, onReady });
    } finally {
      opened.stop();
      await opened.tryWorld.world.close();
    }
  } finally {
    progress?.stop();
    if (options.keep === undefined) rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

interface Serving extends Pick<DevSurroundings, 'signal' | 'onReady'> {
  readonly port: number;
}

async function servePage(opened: OpenedTry<PlayedPlan>, { port: wanted, signal, onReady }: Serving): Promise<void> {
  const app = new Hono();
  const server = createAdaptorServer({ fetch: app.fetch }) as Server;
  const port = await listen(server, wanted).catch((error: Error) => {
    throw explain(error, wanted);
  });
  const origin = `http://127.0.0.1:${port}`;
  const token = randomBytes(24).toString('base64url');
  app.use(createGuard({ origin, token }));
  mountPages(app, opened, signal);
  onReady(`${origin}/?token=${token}`);
  if (!signal.aborted) await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}

function mountPages(app: Hono, { plan, tryWorld: { world } }: OpenedTry<PlayedPlan>, closing: AbortSignal): void {
  const [owner = '', name = ''] = world.repository.name.split('/');
  const defaultBranch = world.server.defaultBranchOf(world.repository.name);
  const repository = { id: world.repository.id, owner, name, defaultBranch };
  const facts = createDevFacts(world, repository);
  const isOwn = (one: string, other: string): boolean => `${one}/${other}`.toLowerCase() === world.repository.name.toLowerCase();
  const site: Site = {
    index: facts.index,
    admit: async () => ({
      login: undefined,
      findRepository: async (one, other) => (isOwn(one, other) ? repository : undefined),
      listRepositories: async () => [repository],
    }),
    searchRun: async () => undefined,
    readRun: facts.readRun,
    readQueue: async () => ({ pending: undefined, jobs: [], pools: [], budgets: [] }),
    addressOfSubject: ({ subject }) => `/issues/${subject}`,
    links: [{ path: '/', title: 'Issues' }],
    hasSignOut: false,
    followMilliseconds: 500,
    streams: new Map(),
    closing,
    log: createConsoleLog(process.stderr),
  };
  app.route('/runs', createRunsRoutes(site));
  app.route('/queue', createQueueRoutes(site));
  const labels = listLabels(plan.config).map((label) => label.name);
  app.route('/', createDevRoutes({ site, facts, world, labels, repository }));
}

function explain(error: NodeJS.ErrnoException, port: number): Error {
  const why = { EADDRINUSE: 'another program listens there', EACCES: 'this user may not use it' }[error.code ?? ''];
  return why === undefined ? error : new UsageError(`--port is ${port}, and ${why}. Write another number, or leave --port out.`);
}
