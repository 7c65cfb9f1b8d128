import { isChild } from '../../core/children/task-name.ts';
import { formatCost, formatTime, formatTokens } from '../../core/run/usage.ts';
import type { ReportedExecution, ReportedRun, ReportedStage } from '../report/run-report.ts';
import { type ComparedLine, compareHandoffs, findEarlierHandoff, renderHandoffText } from './compare-handoffs.ts';
import { escapeHtml, limitText, renderBadge, renderFold, renderPre } from './html.ts';
import { renderGitHubMarkdown } from './render-github-markdown.ts';

/** Renders what each execution of a stage was told, and what it left. */
export function renderStage(run: ReportedRun, stage: ReportedStage, most: number): string {
  const badge = renderBadge(stage.status, stage.words);
  const parent = isChild(stage.name) ? ` · ${escapeHtml(stage.parent ?? '')} asked for it` : '';
  const engine = stage.engine === undefined ? 'built-in' : stage.engine;
  const head = `<h3 id="stage-${escapeHtml(`${run.run}-${stage.name}`)}">${escapeHtml(stage.title)} ${badge} <small>${escapeHtml(stage.agent)} · ${escapeHtml(engine)}${parent}</small></h3>`;
  const executions = stage.executions.map((execution, index) => renderExecution(execution, { run, stage, index, most }));
  const isMatrix = run.stages.some(({ name, parent }) => parent === stage.name && name.startsWith(`${stage.name}[`));
  const why = isMatrix ? `Its tasks below did the work${stage.why === undefined ? '' : `: ${stage.why}`}.` : explainEmpty(stage);
  return `<section class="stage">${head}${executions.join('') || `<p class="quiet">${escapeHtml(limitText(why, most))}</p>`}</section>`;
}

/** Says why a stage has no execution. */
function explainEmpty({ status, why }: ReportedStage): string {
  if (why !== undefined) return `It ${status}: ${why}.`.replace('It skipped', 'It was skipped');
  if (status === 'running') return 'It is at work, and its first execution has not ended.';
  return status === 'waiting' ? 'It waits, and has not been started.' : 'It was not started.';
}

interface ExecutionPosition {
  readonly run: ReportedRun;
  readonly stage: ReportedStage;
  readonly index: number;
  /** The most characters of one text. */
  readonly most: number;
}

function renderExecution(execution: ReportedExecution, place: ExecutionPosition): string {
  const { most } = place;
  const { prompt, handoff, failure, note, transfer, children = [], warnings, results, agent } = execution;
  const several = place.stage.executions.length > 1;
  const title = several ? `<h4>Execution ${execution.execution}, attempt ${execution.attempt}: ${escapeHtml(agent)}</h4>` : '';
  const limit = (text: string): string => limitText(text, most);
  return [
    title,
    `<p class="facts">${describeUsage(execution, { several })}</p>`,
    failure === undefined
      ? ''
      : `<p class="failure"><b>${escapeHtml(failure.reason)}</b>: ${escapeHtml(limit(failure.message))}</p>`,
    handoff === undefined
      ? ''
      : `<div class="summary">${renderGitHubMarkdown(limitText(handoff.summary, Math.min(most, 4_096)))}</div>`,
    transfer === undefined
      ? ''
      : `<p>Handed over to <b>${escapeHtml(transfer.to)}</b>: ${escapeHtml(limit(transfer.message))}</p>`,
    children.length === 0 ? '' : `<p>Asked for ${children.map((name) => `<b>${escapeHtml(name)}</b>`).join(', ')}.</p>`,
    note === undefined ? '' : `<p class="quiet">${escapeHtml(limit(note))}</p>`,
    ...warnings.map((warning) => `<p class="warning">⚠️ ${escapeHtml(limit(warning))}</p>`),
    prompt === undefined ? '' : renderFold(`Prompt <small>${bytes(prompt)}</small>`, renderPre(limit(prompt))),
    handoff === undefined ? '' : renderHandoff(execution, place),
    Object.keys(results).length === 0 ? '' : renderFold('Results', renderPairs(results, limit)),
  ].join('');
}

/** Describes what an execution took. Its outcome stands beside the name of the stage, unless the stage has several executions. */
function describeUsage({ usage, outcome, waits }: ReportedExecution, { several }: { readonly several: boolean }): string {
  const ended = waits === true ? 'ended its turn to wait for children' : outcome.replace('-', ' ');
  const parts = [several || waits === true ? ended : '', formatTime(usage), formatTokens(usage), formatCost(usage)];
  return escapeHtml(parts.filter((part) => part !== '').join(' · ')).replace(/\d in, [\d,]+ out/, '$& tokens');
}

function renderHandoff({ handoff }: ReportedExecution, { run, stage, index, most }: ExecutionPosition): string {
  if (handoff === undefined) return '';
  const text = renderHandoffText(handoff);
  const whole = renderFold(`Handoff <small>${bytes(text)}</small>`, renderPre(limitText(text, most)));
  const earlier = findEarlierHandoff(run, stage, index);
  if (earlier === undefined) return whole;
  const compared = compareHandoffs(earlier.handoff, handoff);
  const html =
    compared === undefined
      ? '<p class="quiet">The two have too little in common to compare them.</p>'
      : renderLines(compared, most);
  return `${whole}${renderFold(`What changed since the handoff of ${escapeHtml(earlier.from)}`, html)}`;
}

const signs = { same: ' ', added: '+', removed: '-' } as const;

function renderLines(lines: readonly ComparedLine[], most: number): string {
  const html: string[] = [];
  let room = most;
  for (const { kind, text } of lines) {
    if (room <= 0) break;
    const shown = limitText(text, room);
    room -= shown.length + 1;
    html.push(`<span class="${kind}">${signs[kind]} ${escapeHtml(shown)}\n</span>`);
  }
  return `<pre class="diff" tabindex="0">${html.join('')}</pre>`;
}

function renderPairs(pairs: Readonly<Record<string, string>>, limit: (text: string) => string): string {
  const rows = Object.entries(pairs).map(
    ([key, value]) => `<tr><th>${escapeHtml(key)}</th><td>${escapeHtml(limit(value))}</td></tr>`,
  );
  return `<table class="pairs">${rows.join('')}</table>`;
}

function bytes(text: string): string {
  const size = Buffer.byteLength(text);
  return size < 1_000 ? `${size} bytes` : `${(size / 1_000).toFixed(1)} kB`;
}

/** Renders the changes of a branch in colours. */
export function renderBranchDiff(diff: string, most: number): string {
  const lines = limitText(diff, most).split('\n');
  const html = lines.map((line) => `<span class="${kindOf(line)}">${escapeHtml(line)}\n</span>`);
  return `<pre class="diff" tabindex="0">${html.join('')}</pre>`;
}

function kindOf(line: string): string {
  if (/^(?:diff --git|index |--- |\+\+\+ |new file|deleted file)/.test(line)) return 'head';
  if (line.startsWith('@@')) return 'hunk';
  if (line.startsWith('+')) return 'added';
  return line.startsWith('-') ? 'removed' : 'same';
}
