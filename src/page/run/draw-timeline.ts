import type { TimelineJob } from '../report/run-report.ts';
import { escapeHtml } from './html.ts';

const rowHeight = 24;
const labels = 300;
const bars = 620;
/** The most jobs that are drawn. */
const mostRows = 200;

/** Draws when each job waited for a machine and when it was at work. Jobs that were skipped are left out. */
export function drawTimeline(jobs: readonly TimelineJob[]): string {
  const ran = jobs.filter(({ conclusion, startedAt, finishedAt }) => conclusion !== 'skipped' && startedAt !== finishedAt);
  const rows = orderRows(ran).slice(0, mostRows);
  if (rows.length === 0) return '';
  const from = Math.min(...rows.map(({ queuedAt }) => Date.parse(queuedAt)));
  const span = Math.max(1, ...rows.map(({ finishedAt }) => Date.parse(finishedAt) - from));
  const toX = (time: string): number => labels + Math.round(((Date.parse(time) - from) / span) * bars * 10) / 10;
  const tall = rows.length * rowHeight + 30;
  const drawn = rows.map((job, index) => drawRow(job, { top: index * rowHeight, toX }));
  const size = `width="${labels + bars + 60}" height="${tall}" viewBox="0 0 ${labels + bars + 60} ${tall}"`;
  return `<svg class="timeline" role="img" aria-label="The jobs in time" ${size}>${drawAxis(span, tall)}${drawn.join('')}</svg>`;
}

/** Orders the jobs by time, those of children below the first jobs of the stage that asked for them. */
function orderRows(jobs: readonly TimelineJob[]): readonly TimelineJob[] {
  const byTime = jobs.toSorted((a, b) => Date.parse(a.queuedAt) - Date.parse(b.queuedAt));
  const groups = Map.groupBy(byTime, ({ title }) => {
    const [run, stage] = tasksOf(title);
    return stage === undefined ? title : `${run}/${stage}`;
  });
  return [...groups.values()].flatMap((own) => {
    const isBelow = (job: TimelineJob): boolean => depthOf(job) > 0;
    return [...own.filter((job) => !isBelow(job)), ...own.filter(isBelow)];
  });
}

/** Returns the parts of a title such as `fix-12/split/1-parser 1 · child 1 of split`: the run, its stage and the children; none for others. */
function tasksOf(title: string): readonly string[] {
  return (/^([^\s/]+(?:\/[^\s/]+)+) \d/.exec(title)?.[1] ?? '').split('/').filter((part) => part !== '');
}

/** Returns how deep the task of a job stands below a stage. */
function depthOf({ title }: TimelineJob): number {
  return Math.max(0, tasksOf(title).length - 2);
}

/** Returns the title of a job; for a child only what differs from the title of the stage that it stands below. */
function nameRow(job: TimelineJob): string {
  if (depthOf(job) === 0) return job.title;
  const [, , ...names] = tasksOf(job.title);
  return `${'↳ '.repeat(names.length)}${names.at(-1)}${/ \d+/.exec(job.title)?.[0] ?? ''}`;
}

function drawRow(job: TimelineJob, { top, toX }: { readonly top: number; readonly toX: (time: string) => number }): string {
  const [queued, started, finished] = [toX(job.queuedAt), toX(job.startedAt), toX(job.finishedAt)];
  const seconds = (Date.parse(job.finishedAt) - Date.parse(job.startedAt)) / 1000;
  const bar = (x: number, end: number, name: string): string =>
    `<rect class="${name}" x="${x}" y="${top + 5}" width="${Math.max(2, Math.round((end - x) * 10) / 10)}" height="14" rx="3"></rect>`;
  const role = job.name.split(' / ').at(-1) ?? job.name;
  const label = shorten(`${nameRow(job)} · ${role}`);
  return [
    `<text x="${labels - 10}" y="${top + 16}" class="label">${escapeHtml(label)}</text>`,
    started - queued > 1 ? bar(queued, started, 'queue') : '',
    bar(started, finished, `work ${colourOf(job)}`),
    `<text x="${finished + 6}" y="${top + 16}" class="time">${formatSeconds(seconds)}</text>`,
  ].join('');
}

function colourOf({ conclusion }: TimelineJob): 'succeeded' | 'failed' | 'running' {
  if (conclusion === null) return 'running';
  return conclusion === 'success' ? 'succeeded' : 'failed';
}

function shorten(text: string): string {
  return [...text].length > 42 ? `${[...text].slice(0, 41).join('')}…` : text;
}

function formatSeconds(seconds: number): string {
  if (seconds >= 600) return `${Math.round(seconds / 60)} min`;
  return seconds < 10 ? `${seconds.toFixed(1)} s` : `${Math.round(seconds)} s`;
}

function drawAxis(span: number, tall: number): string {
  const ticks = [0, 0.25, 0.5, 0.75, 1].map((part) => ({ x: labels + part * bars, text: formatSeconds((span * part) / 1000) }));
  return ticks
    .map(
      ({ x, text }) =>
        `<line class="tick" x1="${x}" y1="0" x2="${x}" y2="${tall - 22}"></line><text class="tick" x="${x}" y="${tall - 6}">${text}</text>`,
    )
    .join('');
}
