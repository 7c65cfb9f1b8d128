import type { Hono } from 'hono';
import type { ReportedThread } from '../../page/report/run-report.ts';
import { escapeHtml, limitText } from '../../page/run/html.ts';
import { renderThreadBody } from '../../page/run/render-thread-html.ts';
import { follow } from '../../page/site/follow.ts';
import { createSiteRoutes, endRoutes, forVisitor, showNotFound, showPage } from '../../page/site/layout.ts';
import { addressOf } from '../../page/site/render-list.ts';
import type { RepositoryPlace, Site, SiteContext, SiteEnv } from '../../page/site/site.ts';
import { request } from '../world/ask-as-person.ts';
import type { World } from '../world/world.ts';
import type { DevFacts } from './dev-facts.ts';

interface DevParts {
  readonly site: Site;
  readonly facts: DevFacts;
  readonly world: World;
  /** The labels that start pipelines. */
  readonly labels: readonly string[];
  readonly repository: RepositoryPlace;
}

/** The most characters of one comment. */
const most = 65_536;

/** Creates the routes for issues: people make one, click its labels, and comment on it. */
export function createDevRoutes(parts: DevParts): Hono<SiteEnv> {
  const { site, facts } = parts;
  const app = createSiteRoutes(site);
  app.get(
    '/',
    forVisitor(site, async (context) => {
      const main = renderIssues(await facts.listThreads());
      return showPage(context, site, { title: 'Issues', main, live: '/issues/events' });
    }),
  );
  app.get(
    '/issues/events',
    forVisitor(site, (context, visitor) => follow(context, { site, visitor }, () => facts.listThreads())),
  );
  app.get(
    '/issues/:number',
    forVisitor(site, (context) => showThread(context, parts)),
  );
  app.get(
    '/issues/:number/events',
    forVisitor(site, (context, visitor) => follow(context, { site, visitor }, () => findThread(context, facts))),
  );
  addActs(app, parts);
  return endRoutes(app, site);
}

async function findThread(context: SiteContext, facts: DevFacts): Promise<ReportedThread | undefined> {
  const number = Number(context.req.param('number'));
  return (await facts.listThreads()).find((thread) => thread.number === number);
}

/** Adds what people do: each form becomes a request to the local GitHub, as the page of GitHub would make it. */
function addActs(app: Hono<SiteEnv>, { world, facts }: DevParts): void {
  const act = async (method: 'POST' | 'DELETE', path: string, body?: unknown): Promise<unknown> => {
    const done = await request(world, { token: world.tokens.maintainer, method, path, body });
    // The browser asks for the changed page at once.
    facts.forget();
    return done;
  };
  app.post('/issues', async (context) => {
    const { title, body } = await readForm(context);
    if (title === '') return context.redirect('/', 303);
    const { number } = (await act('POST', '/issues', { title, body })) as { readonly number: number };
    return context.redirect(`/issues/${number}`, 303);
  });
  app.post('/issues/:number/comments', async (context) => {
    const { body = '' } = await readForm(context);
    const path = `/issues/${Number(context.req.param('number'))}`;
    if (body.trim() !== '') await act('POST', `${path}/comments`, { body });
    return context.redirect(path, 303);
  });
  app.post('/issues/:number/labels', async (context) => {
    const { name = '', remove } = await readForm(context);
    const path = `/issues/${Number(context.req.param('number'))}`;
    if (remove === 'yes') await act('DELETE', `${path}/labels/${encodeURIComponent(name)}`);
    else if (name !== '') await act('POST', `${path}/labels`, { labels: [name] });
    return context.redirect(path, 303);
  });
}

async function readForm(context: SiteContext): Promise<Readonly<Record<string, string>>> {
  const form = await context.req.parseBody();
  return Object.fromEntries(Object.entries(form).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])));
}

function renderIssues(threads: readonly ReportedThread[]): string {
  const rows = threads.map(
    ({ number, title, state, kind, labels }) =>
      `<li><a href="/issues/${number}">#${number} ${escapeHtml(limitText(title, 200))}</a> <span class="badge ${state}">${kind === 'pull-request' ? 'pull request, ' : ''}${state}</span> ${labels.map(renderLabel).join(' ')}</li>`,
  );
  return [
    '<h1>Issues of the local GitHub</h1>',
    rows.length === 0 ? '<p>There is no issue yet. Open one, then click a label of it.</p>' : `<ul>${rows.join('')}</ul>`,
    '<h2>New issue</h2><form method="post" action="/issues">',
    '<label class="field">Title<input name="title" required maxlength="256"></label>',
    '<label class="field">Text<textarea name="body"></textarea></label><button>Open issue</button></form>',
  ].join('\n');
}

function renderLabel(name: string): string {
  return `<span class="label">${escapeHtml(name)}</span>`;
}

async function showThread(context: SiteContext, { site, facts, labels, repository }: DevParts): Promise<Response> {
  const thread = await findThread(context, facts);
  if (thread === undefined) return showNotFound(context, site, undefined);
  const { number, title } = thread;
  const runs = (await site.index.list({ repositories: [repository.id], limit: 200 })).filter(({ subject }) => subject === number);
  const links = runs.map((run) => `<a href="${escapeHtml(addressOf(run))}">Run ${escapeHtml(run.run)}</a>`);
  const main = [
    `<h1>#${number} ${escapeHtml(limitText(title, 200))}</h1>`,
    `<h2>Labels</h2><div class="chips">${[...new Set([...labels, ...thread.labels])].map((name) => renderChip(thread, name)).join('')}</div>`,
    `<p>${links.join(' · ') || 'No run is about it yet.'}</p>`,
    `<article class="thread">${renderThreadBody(thread, { runs: [], most })}</article>`,
    `<h2>Comment</h2><form method="post" action="/issues/${number}/comments">`,
    '<label class="field"><span>Text, or a command such as <code>/baton status</code></span><textarea name="body" required></textarea></label><button>Comment</button></form>',
  ].join('\n');
  return showPage(context, site, { title: `#${number} ${title}`, main, live: `/issues/${number}/events` });
}

/** Renders a label as a button that adds or removes it. */
function renderChip({ number, labels }: ReportedThread, name: string): string {
  const isOn = labels.some((label) => label.toLowerCase() === name.toLowerCase());
  return [
    `<form method="post" action="/issues/${number}/labels"><input type="hidden" name="name" value="${escapeHtml(name)}">`,
    isOn ? '<input type="hidden" name="remove" value="yes">' : '',
    `<button aria-pressed="${isOn}">${escapeHtml(name)}</button></form>`,
  ].join('');
}
