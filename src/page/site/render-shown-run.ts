import type { IndexedRun } from '../../ports/app/run-index.ts';
import type { ReportedRun } from '../report/run-report.ts';
import { drawTimeline } from '../run/draw-timeline.ts';
import { escapeHtml, limitText, renderScroll, renderWithin } from '../run/html.ts';
import { renderRun } from '../run/render-run.ts';
import type { ShownRun } from './site.ts';

/** The most bytes of a run, which every open page reads again at each change. */
const mostBytes = 2_000_000;
/** The most characters of one text. The next is used where the page gets too large. */
const limits = [100_000, 20_000, 4_000, 500] as const;

interface Shown {
  readonly run: IndexedRun;
  readonly shown: Exclude<ShownRun, { kind: 'gone' }>;
  /** The address of its subject. */
  readonly address: string;
}

/** Renders the page of one run. */
export function renderShownRun({ run, shown, address }: Shown): string {
  const { repository, subject, title } = run;
  const name = `${repository.owner}/${repository.name}`;
  const list = `/runs?repository=${encodeURIComponent(name)}`;
  return [
    `<p class="quiet"><a href="${escapeHtml(list)}">${escapeHtml(name)}</a></p>`,
    `<h1>${escapeHtml(limitText(title, 300))} <a class="number" href="${escapeHtml(address)}" rel="noreferrer">#${subject}</a></h1>`,
    shown.kind === 'trouble'
      ? `<p class="failure">${escapeHtml(shown.message)}</p><p>Load this page again in a minute.</p>`
      : `${renderTexts(shown.run)}\n${renderTimeline(shown)}`,
  ].join('\n');
}

function renderTexts(run: ReportedRun): string {
  return renderWithin(mostBytes, limits, (most) => renderRun(run, most)) ?? renderRun(run, 100);
}

function renderTimeline({ timeline }: Extract<ShownRun, { kind: 'run' }>): string {
  const drawn = drawTimeline(timeline);
  if (drawn === '') return '';
  const note =
    '<p class="quiet">Each line is an execution. Grey: it waits for a machine. Green: it is at work, and succeeds. Red: it is at work, and fails. Yellow: it waits or is at work now.</p>';
  return `<h2 id="timeline">Timeline</h2>${note}${renderScroll('The executions in time', drawn)}`;
}
