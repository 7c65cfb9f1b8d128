// This folder serves the page of runs to people who sign in with GitHub: `sign-in` and `sessions` know who they are, `visitors` asks
// GitHub what they can read, and `read-shown-run`, `search-run` and `read-budgets` read what they see.

import { Hono } from 'hono';
import { createPersonalAccess } from '../../adapters/github/app/personal-access.ts';
import { parseStored } from '../../core/json/json-value.ts';
import { executionTitle } from '../../core/run/names.ts';
import { createSiteRoutes, showPage } from '../../page/site/layout.ts';
import { createQueueRoutes } from '../../page/site/queue-routes.ts';
import { createRunsRoutes } from '../../page/site/runs-routes.ts';
import type { RepositoryPlace, ShownBudgets, ShownJob, ShownPool, ShownQueue, Site, SiteEnv } from '../../page/site/site.ts';
import type { AppStore, Queue } from '../../ports/queue.ts';
import type { Routes } from '../http/mount.ts';
import type { AppSettings, PageSettings } from '../settings/read-settings.ts';
import { sentSchema } from '../starts/start-order.ts';
import type { StoredClaim } from '../turns/claim-store.ts';
import type { WorkContext } from '../work/queued-work.ts';
import { createBudgetReader } from './read-budgets.ts';
import { createRunReader } from './read-shown-run.ts';
import { createRunSearch } from './search-run.ts';
import { createSessions } from './sessions.ts';
import { createSignIn } from './sign-in.ts';
import { createVisitors } from './visitors.ts';

export interface PageParts {
  readonly context: WorkContext;
  readonly store: AppStore;
  readonly queue: Pick<Queue, 'size'>;
  readonly now: () => number;
  /** Aborted when the App stops. */
  readonly closing: AbortSignal;
  /** Milliseconds from one look for changes to the next. Default: 2 s. */
  readonly followMilliseconds?: number | undefined;
}

/** Lists the routes of the page. Without a sign-in they say how to set one up, and show nothing else. */
export function createPageRoutes(parts: PageParts): readonly Routes[] {
  const { settings } = parts.context;
  const routes = settings.page === undefined ? createUnsetRoutes(parts) : createSignedRoutes(parts, settings.page);
  // GitHub links the App by its bare address.
  return [...routes, { path: '/', app: new Hono().get('/', (context) => context.redirect('/runs')) }];
}

function createSignedRoutes(parts: PageParts, page: PageSettings): readonly Routes[] {
  const { context, store, now } = parts;
  const { serverUrl, apiUrl } = context.settings;
  const { clientId, clientSecret, url } = page;
  const access = createPersonalAccess({ clientId, clientSecret, serverUrl, apiUrl, log: context.log });
  const sessions = createSessions({ store, secret: clientSecret, now });
  const signIn = createSignIn({ ...page, url, serverUrl, sessions, access, log: context.log });
  const site = createSite(parts, createVisitors({ access, signIn, now }));
  return [
    { path: '/runs', app: createRunsRoutes(site) },
    { path: '/queue', app: createQueueRoutes(site) },
    { path: '/login', app: signIn.login },
    { path: '/logout', app: signIn.logout },
  ].map(toRoutes);
}

function createSite({ context, queue, now, closing, followMilliseconds = 2_000 }: PageParts, admit: Site['admit']): Site {
  const readBudgets = createBudgetReader(context, now);
  return {
    admit,
    index: context.runIndex,
    searchRun: createRunSearch(context, now),
    readRun: createRunReader(context, now),
    readQueue: (repositories) => readQueue({ ...context, queue, readBudgets }, repositories),
    addressOfSubject: ({ repository: { owner, name }, subject }) =>
      `${context.settings.serverUrl}/${owner}/${name}/issues/${subject}`,
    links: [],
    hasSignOut: true,
    followMilliseconds,
    streams: new Map(),
    closing,
    log: context.log,
  };
}

/** The settings that the sign-in needs, and where people find them. */
const needed: Readonly<Record<AppSettings['missingForPage'][number], string>> = {
  CLIENT_ID: 'the client ID of the GitHub App, from its settings page',
  CLIENT_SECRET: 'a client secret of the GitHub App, made on the same page',
  BATON_URL:
    'the address of this server as browsers see it. Its path <code>/login/callback</code> has to be a callback URL of the App',
};

function createUnsetRoutes({ context }: PageParts): readonly Routes[] {
  const site = { links: [], hasSignOut: false, log: context.log };
  const rows = context.settings.missingForPage.map((name) => `<li><code>${name}</code>: ${needed[name]}</li>`);
  const main = `<h1>Nobody can sign in yet</h1><p>This page shows runs to people who sign in with GitHub. Set in the environment of the App, and start it again:</p><ul>${rows.join('')}</ul>`;
  return ['/runs', '/queue', '/login'].map((path) => {
    const routes = createSiteRoutes(site);
    routes.get('*', (answer) => showPage(answer, site, { title: 'Nobody can sign in yet', main, status: 404 }));
    return toRoutes({ path, app: routes });
  });
}

/** Returns routes with variables of their own as routes of an app that has none. */
function toRoutes({ path, app }: { readonly path: string; readonly app: Hono<SiteEnv> }): Routes {
  return { path, app: new Hono().route('/', app) };
}

interface QueueSources extends Pick<WorkContext, 'orders' | 'settings' | 'slots'> {
  readonly queue: Pick<Queue, 'size'>;
  readonly readBudgets: (repository: RepositoryPlace) => Promise<ShownBudgets | undefined>;
}

/** Reads which agents are at work in these repositories, what their pipelines have at work, what waits for a slot at which position, and what they used of budgets. */
async function readQueue(
  { orders, settings, slots, queue, readBudgets }: QueueSources,
  repositories: readonly RepositoryPlace[],
): Promise<ShownQueue> {
  const byId = new Map(repositories.map((repository) => [repository.id, repository]));
  const pools = (await slots.list()).flatMap(({ repository: id, pipeline, row }): readonly ShownPool[] => {
    const repository = byId.get(id);
    const isIdle = row.holders.length === 0 && row.line.length === 0;
    return repository === undefined || isIdle ? [] : [showPool(row, { repository, pipeline })];
  });
  const budgets = await Promise.all(repositories.map(readBudgets));
  const jobs = (await orders.list()).flatMap(({ workflowRun, order }): readonly ShownJob[] => {
    const sent = parseStored(sentSchema, order);
    const repository = byId.get(sent?.repo ?? 0);
    if (sent === undefined || repository === undefined) return [];
    const url = `${settings.serverUrl}/${repository.owner}/${repository.name}/actions/runs/${workflowRun}`;
    return [{ repository, run: sent.run, name: executionTitle(sent), since: sent.issued, url }];
  });
  return { pending: await queue.size(), jobs, pools, budgets: budgets.filter((each) => each !== undefined) };
}

function showPool(
  { holders, line }: StoredClaim['row'],
  { repository, pipeline }: Pick<ShownPool, 'repository' | 'pipeline'>,
): ShownPool {
  return {
    repository,
    pipeline,
    running: holders.map(({ id, since }) => ({ name: id, since })),
    waiting: line.map(({ id }) => id),
    limit: line[0]?.limit,
  };
}
