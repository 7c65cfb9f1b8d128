// This folder renders a run as a page: one file that opens without network, runs nothing and asks for nothing. Everything in it that
// others wrote is text, or Markdown of which only harmless tags are left.

import { describeEvent, type ReportedThread, type RunReport } from '../report/run-report.ts';
import { drawTimeline } from './draw-timeline.ts';
import { escapeHtml, limitText, renderFold, renderPre, renderScroll, renderWithin } from './html.ts';
import { pageStyle } from './page-style.ts';
import { renderGitHubMarkdown } from './render-github-markdown.ts';
import { renderRun } from './render-run.ts';
import { renderBranchDiff } from './render-stage.ts';
import { renderThreadHtml } from './render-thread-html.ts';

const mostBytes = 5_000_000;
/** The most characters of one text. The next is used where the page gets too large. */
const limits = [600_000, 100_000, 20_000, 4_000, 500] as const;

/** Renders everything that happened as one page of at most 5 MB. */
export function renderPage(report: RunReport): string {
  const page = renderWithin(mostBytes, limits, (most) => renderWith(report, most));
  return page ?? renderWith({ ...report, threads: [], branches: [], jobs: [] }, 100);
}

/** Renders one issue or pull request alone, as GitHub would show it. */
export function renderThreadPage(report: RunReport, thread: ReportedThread): string {
  return wrap(thread.title, renderThreadHtml(thread, { runs: report.runs, most: limits[0] }));
}

function renderWith(report: RunReport, most: number): string {
  const [run] = report.runs;
  const title = run === undefined ? `Baton on ${report.repository}` : `${run.run}: ${run.outcome ?? 'under way'}`;
  return wrap(
    title,
    [
      ...renderHead(report),
      ...report.runs.map((one) => renderRun(one, most)),
      renderOther(report, most),
      renderCounts(report),
      renderTimeline(report),
      renderBranches(report, most),
      renderThreads(report, most),
      renderJobs(report, most),
    ].join('\n'),
  );
}

const policy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'none'; base-uri 'none'";

function wrap(title: string, main: string): string {
  return [
    '<!doctype html>',
    '<html lang="en"><head><meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    '<meta name="referrer" content="no-referrer"><meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(limitText(title, 200))}</title><style>${pageStyle}</style></head>`,
    `<body><main>${main}</main></body></html>\n`,
  ].join('\n');
}

function renderHead({ repository }: RunReport): readonly string[] {
  return [
    `<header><h1>Baton on ${escapeHtml(repository)}</h1><p class="quiet">Played on a local GitHub: no network, no account.</p>`,
    '<nav><a href="#runs">Runs</a><a href="#timeline">Timeline</a><a href="#changes">Changes</a><a href="#threads">Threads</a><a href="#jobs">Jobs and requests</a></nav></header>',
    '<span id="runs"></span>',
  ];
}

/** Renders how much of everything there was. */
function renderCounts({ runs, requests, jobs, branches, threads }: RunReport): string {
  const ran = jobs.filter(({ conclusion }) => conclusion !== 'skipped').length;
  const pulls = threads.filter(({ kind }) => kind === 'pull-request').length;
  const facts = [
    [runs.length, runs.length === 1 ? 'run' : 'runs'],
    [branches.length, branches.length === 1 ? 'branch' : 'branches'],
    [pulls, pulls === 1 ? 'pull request' : 'pull requests'],
    [ran, 'jobs'],
    [requests.total, 'requests to GitHub'],
  ] as const;
  const cards = facts.map(([count, what]) => `<div class="card"><b>${count}</b>${what}</div>`);
  return `<div class="cards">${cards.join('')}</div>`;
}

/** Renders what listeners were told, plain steps, and faults of workflow files, where there are any. */
function renderOther({ events, steps, failures }: RunReport, most: number): string {
  return [
    ...events.map((event) => `<p>${escapeHtml(describeEvent(event))}</p>`),
    ...failures.map((failure) => `<p class="failure">GitHub would refuse the workflow: ${escapeHtml(failure)}</p>`),
    ...steps.map(
      ({ job, outcome, output }) =>
        `<section class="stage"><h3>Job ${escapeHtml(job)} <small>${escapeHtml(outcome)}</small></h3>${renderPre(limitText(output, most))}</section>`,
    ),
  ].join('\n');
}

function renderTimeline({ jobs }: RunReport): string {
  const note =
    '<p class="quiet">Each line is a job. Grey: it waits for a machine. Green: it is at work, and succeeds. Red: it is at work, and fails.</p>';
  return `<h2 id="timeline">Timeline</h2>${note}${renderScroll('The jobs in time', drawTimeline(jobs))}`;
}

function renderBranches({ branches, defaultBranch }: RunReport, most: number): string {
  const shown = branches.map(
    ({ name, diff, commits }) =>
      `<h3>${escapeHtml(name)} <small>${commits} ${commits === 1 ? 'commit' : 'commits'} since ${escapeHtml(defaultBranch)}</small></h3>${renderBranchDiff(diff, most)}`,
  );
  return `<h2 id="changes">Changes</h2>${shown.join('\n') || '<p class="quiet">No branch was changed.</p>'}`;
}

const order = ['issue', 'pull-request', 'runs-issue', 'ledger'] as const;

function renderThreads({ threads, runs }: RunReport, most: number): string {
  const sorted = order.flatMap((kind) => threads.filter((thread) => thread.kind === kind));
  return `<h2 id="threads">Threads</h2>${sorted.map((thread) => renderThreadHtml(thread, { runs, most })).join('\n')}`;
}

function renderJobs({ jobs, requests }: RunReport, most: number): string {
  const rows = Object.entries(requests.byJob).map(
    ([job, count]) =>
      `<tr><td>${escapeHtml(job)}</td><td class="count">${count}</td><td class="count">${requests.writes[job] ?? 0}</td></tr>`,
  );
  const summaries = jobs
    .filter(({ summary }) => summary !== '')
    .map(({ name, title, summary }) =>
      renderFold(
        `Summary of ${escapeHtml(name)} <small>${escapeHtml(title)}</small>`,
        `<div class="markdown">${renderGitHubMarkdown(limitText(summary, Math.min(most, 65_536)))}</div>`,
      ),
    );
  const errors = jobs
    .filter((job) => job.errors.length > 0)
    .map(
      ({ name, errors: lines }) => `<p class="failure">${escapeHtml(name)}: ${escapeHtml(limitText(lines.join(' '), most))}</p>`,
    );
  return [
    '<h2 id="jobs">Jobs and requests</h2>',
    ...errors,
    `<table><tr><th>job</th><th>requests</th><th>that write</th></tr>${rows.join('')}</table>`,
    ...summaries,
  ].join('\n');
}
