import { formatCost, formatTime, formatTokens } from '../../core/run/usage.ts';
import type { ReportedRun } from '../report/run-report.ts';
import { drawGraph } from './draw-graph.ts';
import { escapeHtml, formatMinute, limitText, renderRunState, renderScroll } from './html.ts';
import { renderGitHubMarkdown } from './render-github-markdown.ts';
import { renderStage } from './render-stage.ts';
import { renderTree } from './render-tree.ts';

/** Renders how a run stands and what each of its stages was told and left. `most` is the most characters of one text. */
export function renderRun(run: ReportedRun, most: number): string {
  const { headline, startedBy, startedAt, usage, stages } = run;
  const spent = [`${formatTime(usage)} at work`, formatTokens(usage), formatCost(usage)]
    .filter((part) => part !== '')
    .join(' · ');
  return [
    `<h2>Run ${escapeHtml(run.run)} ${renderRunState(run)}</h2>`,
    `<div class="headline">${renderGitHubMarkdown(limitText(headline, most))}</div>`,
    renderTree(run),
    `<p class="quiet">${renderGitHubMarkdown(`Why: ${startedBy}.`).replace(/<\/?p>/g, '')} ${formatMinute(startedAt)} · ${escapeHtml(spent)}</p>`,
    renderScroll('The stages of the run', drawGraph(stages)),
    ...stages.map((stage) => renderStage(run, stage, most)),
  ].join('\n');
}
