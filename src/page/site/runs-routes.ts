import type { Hono } from 'hono';
import type { IndexedRun, RunListQuery } from '../../ports/app/run-index.ts';
import { follow } from './follow.ts';
import { createSiteRoutes, endRoutes, forVisitor, showNotFound, showPage } from './layout.ts';
import { type ListRequest, pageSize, parseListRequest, toAddress } from './list-request.ts';
import { addressOf, renderList } from './render-list.ts';
import { renderShownRun } from './render-shown-run.ts';
import type { RepositoryPlace, Site, SiteContext, SiteEnv, Visitor } from './site.ts';

/** Creates the routes below `/runs`: the list, one run, and their streams of changes. */
export function createRunsRoutes(site: Site): Hono<SiteEnv> {
  const app = createSiteRoutes(site);
  const visit = (handle: typeof showList) => forVisitor(site, (context, visitor) => handle(context, site, visitor));
  app.get('/', visit(showList));
  app.get('/events', visit(followList));
  app.get('/:owner/:name/:run', visit(showRun));
  app.get('/:owner/:name/:run/events', visit(followRun));
  return endRoutes(app, site);
}

/** A list that the visitor may see, and what it asks the index for. */
interface AskedList {
  readonly request: ListRequest;
  readonly repositories: readonly RepositoryPlace[];
  readonly query: RunListQuery;
}

/** Returns what a list asks for; undefined if it names a repository that the visitor cannot read. */
async function askList(context: SiteContext, visitor: Visitor): Promise<AskedList | undefined> {
  const request = parseListRequest(context.req.query());
  const repositories = await visitor.listRepositories();
  const { repository, pipeline, state, text, page } = request;
  const chosen = repository === undefined ? repositories : await choose(visitor, repository);
  if (chosen === undefined) return undefined;
  const ids = chosen.map(({ id }) => id);
  return {
    request,
    repositories,
    query: { repositories: ids, pipeline, state, text, offset: (page - 1) * pageSize, limit: pageSize + 1 },
  };
}

async function choose(visitor: Visitor, fullName: string): Promise<readonly RepositoryPlace[] | undefined> {
  const [owner = '', name = ''] = fullName.split('/');
  const found = await visitor.findRepository(owner, name);
  return found === undefined ? undefined : [found];
}

async function showList(context: SiteContext, site: Site, visitor: Visitor): Promise<Response> {
  const { login } = visitor;
  const asked = await askList(context, visitor);
  if (asked === undefined) return showNotFound(context, site, login);
  const { request, repositories, query } = asked;
  const [found, pipelines] = await Promise.all([site.index.list(query), site.index.listPipelines(query.repositories)]);
  const runs = found.slice(0, pageSize);
  const main = renderList({ request, repositories, pipelines, runs, hasMore: found.length > pageSize });
  return showPage(context, site, { title: 'Runs', main, login, live: toAddress(request, '/runs/events') });
}

async function followList(context: SiteContext, site: Site, visitor: Visitor): Promise<Response> {
  if ((await askList(context, visitor)) === undefined) return showNotFound(context, site, visitor.login);
  return follow(context, { site, visitor }, async (now) => {
    const asked = await askList(context, now);
    return asked === undefined ? undefined : site.index.list(asked.query);
  });
}

/** Returns the run that the address names; undefined if there is none, or if the visitor cannot read its repository. */
async function findRun(context: SiteContext, site: Site, visitor: Visitor): Promise<IndexedRun | undefined> {
  const { owner = '', name = '', run = '' } = context.req.param() as Readonly<Record<string, string>>;
  const repository = await visitor.findRepository(owner, name);
  if (repository === undefined) return undefined;
  const known = await site.index.find(repository.id, run);
  if (known === undefined) return search(site, visitor, { repository, run });
  // The index has the name of the time when the run was put there. What is read is the repository that the visitor may read now.
  return { ...known, repository: { ...known.repository, owner: repository.owner, name: repository.name } };
}

/** Searches for a run. That costs requests of the installation, so strangers to a public repository cause none. */
async function search(
  site: Site,
  visitor: Visitor,
  { repository, run }: { readonly repository: RepositoryPlace; readonly run: string },
): Promise<IndexedRun | undefined> {
  const own = await visitor.listRepositories();
  return own.some(({ id }) => id === repository.id) ? site.searchRun(visitor, repository, run) : undefined;
}

async function showRun(context: SiteContext, site: Site, visitor: Visitor): Promise<Response> {
  const run = await findRun(context, site, visitor);
  const shown = run === undefined ? undefined : await site.readRun(run);
  if (run === undefined || shown === undefined || shown.kind === 'gone') {
    if (run !== undefined) await site.index.remove(run.repository.id, run.run);
    return showNotFound(context, site, visitor.login);
  }
  return showPage(context, site, {
    title: `${run.run}: ${run.title}`,
    main: renderShownRun({ run, shown, address: site.addressOfSubject(run) }),
    login: visitor.login,
    live: `${addressOf(run)}/events`,
    status: shown.kind === 'trouble' ? 502 : 200,
  });
}

async function followRun(context: SiteContext, site: Site, visitor: Visitor): Promise<Response> {
  if ((await findRun(context, site, visitor)) === undefined) return showNotFound(context, site, visitor.login);
  return follow(context, { site, visitor }, (now) => findRun(context, site, now));
}
