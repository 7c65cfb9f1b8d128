import type { Hono } from 'hono';
import { escapeHtml, formatMinute } from '../run/html.ts';
import { follow } from './follow.ts';
import { createSiteRoutes, endRoutes, forVisitor, showPage } from './layout.ts';
import type { ShownBudgets, ShownJob, ShownPool, ShownQueue, Site, SiteEnv, Visitor } from './site.ts';

/** Creates the routes below `/queue`: what runs, what waits and at which position, and budgets. */
export function createQueueRoutes(site: Site): Hono<SiteEnv> {
  const app = createSiteRoutes(site);
  const read = async (visitor: Visitor): Promise<ShownQueue> => site.readQueue(await visitor.listRepositories());
  app.get(
    '/',
    forVisitor(site, async (context, visitor) => {
      const main = renderQueue(await read(visitor));
      return showPage(context, site, { title: 'Queue', main, login: visitor.login, live: '/queue/events' });
    }),
  );
  app.get(
    '/events',
    forVisitor(site, (context, visitor) => follow(context, { site, visitor }, read)),
  );
  return endRoutes(app, site);
}

function renderQueue({ pending, jobs, pools, budgets }: ShownQueue): string {
  const idle = jobs.length === 0 ? 'The server has nothing to do.' : 'The server has nothing to do until one of these jobs ends.';
  const work =
    pending === undefined
      ? ''
      : `<p>${pending === 0 ? idle : `${pending} ${pending === 1 ? 'piece' : 'pieces'} of work wait or run in the server, of all repositories.`}</p>`;
  return [
    '<h1>Queue</h1>',
    jobs.length === 0 ? '' : `<h2>Running now</h2><table><tbody>${jobs.map(renderJob).join('')}</tbody></table>`,
    work,
    '<h2>Slots</h2>',
    pools.map(renderPool).join('\n') || '<p class="quiet">No pipeline with <code>max-concurrency</code> is at work.</p>',
    budgets.length === 0 ? '' : `<h2>Budgets</h2>${budgets.map(renderBudgets).join('\n')}`,
  ].join('\n');
}

function renderJob({ repository: { owner, name }, ...job }: ShownJob): string {
  const run = `<a href="${escapeHtml(`/runs/${owner}/${name}/${job.run}`)}">${escapeHtml(`${owner}/${name}: ${job.name}`)}</a>`;
  return `<tr><td>${run}</td><td>since ${formatMinute(job.since)}</td><td><a href="${escapeHtml(job.url)}">its job</a></td></tr>`;
}

function renderPool({ repository, pipeline, running, waiting, limit }: ShownPool): string {
  const name = `${repository.owner}/${repository.name}: ${pipeline}`;
  const slots = `${running.length}${limit === undefined ? '' : ` of ${limit}`} ${(limit ?? running.length) === 1 ? 'slot' : 'slots'} in use`;
  const rows = [
    ...running.map((each) => ['at work', each.name, `since ${formatMinute(each.since)}`] as const),
    ...waiting.map((each, index) => [`position ${index + 1}`, each, 'waits'] as const),
  ].map((cells) => `<tr>${cells.map((cell) => `<td>${escapeHtml(cell)}</td>`).join('')}</tr>`);
  const head = '<thead><tr><th scope="col">place</th><th scope="col">execution</th><th scope="col">state</th></tr></thead>';
  return `<section><h3>${escapeHtml(name)} <small>${slots}</small></h3><table>${head}<tbody>${rows.join('')}</tbody></table></section>`;
}

function renderBudgets({ repository, limits, waiting, trouble }: ShownBudgets): string {
  const name = escapeHtml(`${repository.owner}/${repository.name}`);
  const shown =
    trouble === undefined
      ? renderTable(
          ['budget', 'used', 'state', 'begins again'],
          limits.map((each) => [each.name, `${each.used} of ${each.limit}`, each.state, formatMinute(each.until)]),
        )
      : `<p class="warning">${escapeHtml(trouble)}</p>`;
  const held = waiting.map((each) => [each.name, each.until === undefined ? 'its budget has room' : formatMinute(each.until)]);
  const waits = held.length === 0 ? '' : `<h4>Waits for a budget</h4>${renderTable(['what', 'until'], held)}`;
  return `<section><h3>${name}</h3>${shown}${waits}</section>`;
}

/** Renders a table that becomes a list in a narrow window. */
function renderTable(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const head = columns.map((name) => `<th scope="col">${name}</th>`).join('');
  const body = rows.map((cells) => {
    const shown = cells.map((cell, index) => renderCell(columns[index] ?? '', cell));
    return `<tr>${shown.join('')}</tr>`;
  });
  return `<table class="runs"><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table>`;
}

/** Renders a cell. What it shows is one element, because the name of its column stands beside it in a narrow window. */
function renderCell(column: string, text: string): string {
  const isShort = column !== 'budget' && column !== 'state';
  return `<td data-column="${column}"${isShort ? ' class="when"' : ''}><span>${renderCode(text)}</span></td>`;
}

/** Returns HTML for a text in which code stands between backticks. */
function renderCode(text: string): string {
  return escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>');
}
