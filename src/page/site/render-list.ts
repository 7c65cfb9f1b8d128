import { formatCost, formatTime, formatTokens } from '../../core/run/usage.ts';
import type { IndexedRun } from '../../ports/app/run-index.ts';
import { escapeHtml, formatMinute, limitText, renderRunState } from '../run/html.ts';
import { type ListRequest, listStates, toAddress } from './list-request.ts';
import type { RepositoryPlace } from './site.ts';

interface ShownList {
  readonly request: ListRequest;
  readonly runs: readonly IndexedRun[];
  /** True if another page follows. */
  readonly hasMore: boolean;
  readonly repositories: readonly RepositoryPlace[];
  readonly pipelines: readonly string[];
}

/** Returns the address of a run's page. */
export function addressOf({ repository: { owner, name }, run }: Pick<IndexedRun, 'repository' | 'run'>): string {
  return `/runs/${encodeURIComponent(owner)}/${encodeURIComponent(name)}/${encodeURIComponent(run)}`;
}

/** Renders the list of runs with its filters, which are a form that needs no script. */
export function renderList(list: ShownList): string {
  return ['<h1>Runs</h1>', renderFilters(list), renderRows(list), renderPages(list)].join('\n');
}

function renderFilters({ request, repositories, pipelines }: ShownList): string {
  const names = repositories.map(({ owner, name }) => `${owner}/${name}`);
  return [
    '<form class="filters" method="get" action="/runs" role="search">',
    renderSelect('repository', { label: 'Repository', all: 'all', options: names.map((name) => [name, name]), request }),
    renderSelect('pipeline', { label: 'Pipeline', all: 'all', options: pipelines.map((name) => [name, name]), request }),
    renderSelect('state', { label: 'State', all: 'any', options: listStates, request }),
    `<label>Text<input type="search" name="text" maxlength="200" value="${escapeHtml(request.text ?? '')}"></label>`,
    '<button>Show</button> <a href="/runs">All runs</a></form>',
  ].join('');
}

interface Select {
  readonly label: string;
  /** The words for no condition. */
  readonly all: string;
  readonly options: readonly (readonly [value: string, words: string])[];
  readonly request: ListRequest;
}

function renderSelect(name: 'repository' | 'pipeline' | 'state', { label, all, options, request }: Select): string {
  const chosen = request[name];
  const known =
    chosen === undefined || options.some(([value]) => value === chosen) ? options : [...options, [chosen, chosen] as const];
  const shown = known.map(
    ([value, words]) =>
      `<option value="${escapeHtml(value)}"${value === chosen ? ' selected' : ''}>${escapeHtml(words)}</option>`,
  );
  return `<label>${label}<select name="${name}"><option value="">${all}</option>${shown.join('')}</select></label>`;
}

const columns = ['run', 'repository', 'state', 'started', 'time', 'tokens', 'cost'] as const;

function renderRows({ runs, request }: ShownList): string {
  if (runs.length === 0) {
    const isAsked = toAddress(request) !== '/runs';
    const why = isAsked
      ? 'No run fits. <a href="/runs">Show all runs.</a>'
      : 'There is no run yet. Baton lists a run here when it starts.';
    return `<p>${why}</p>`;
  }
  const head = columns.map((name) => `<th scope="col">${name}</th>`).join('');
  return `<table class="runs"><thead><tr>${head}</tr></thead><tbody>${runs.map(renderRow).join('\n')}</tbody></table>`;
}

function renderRow(run: IndexedRun): string {
  const { repository, title, usage, startedAt } = run;
  const cell = (name: (typeof columns)[number], html: string, kind = ''): string =>
    `<td data-column="${name}" class="${kind}${html === '' ? ' empty' : ''}"><div>${html}</div></td>`;
  const link = `<a href="${escapeHtml(addressOf(run))}">${escapeHtml(run.run)}</a>`;
  return [
    '<tr>',
    cell('run', `${link}<span class="title">${escapeHtml(limitText(title, 120))}</span>`),
    cell('repository', escapeHtml(`${repository.owner}/${repository.name}`)),
    cell('state', renderRunState(run)),
    cell('started', `<time datetime="${escapeHtml(startedAt)}">${formatMinute(startedAt)}</time>`, 'when'),
    cell('time', usage.seconds === 0 ? '' : escapeHtml(formatTime(usage)), 'count'),
    cell('tokens', escapeHtml(formatTokens(usage)), 'count'),
    cell('cost', escapeHtml(formatCost(usage)), 'count'),
    '</tr>',
  ].join('');
}

function renderPages({ request, hasMore }: ShownList): string {
  const { page } = request;
  const link = (to: number, words: string): string => `<a href="${escapeHtml(toAddress({ ...request, page: to }))}">${words}</a>`;
  if (page === 1 && !hasMore) return '';
  const parts = [
    page > 1 ? link(page - 1, 'Newer runs') : '',
    `<span>Page ${page}</span>`,
    hasMore ? link(page + 1, 'Older runs') : '',
  ];
  return `<nav class="pages" aria-label="Pages of the list">${parts.join('')}</nav>`;
}
