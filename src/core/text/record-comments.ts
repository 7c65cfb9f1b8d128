import type { Handoff } from '../handoff/handoff.ts';
import type { EndRecord, HistoryRecord, RunRecord, TaskRecord } from '../record/record.ts';
import { describeCause } from '../trigger/describe-cause.ts';
import { codeSpan } from './code-span.ts';
import { fencedText } from './fenced-text.ts';
import { formatDuration } from './format-duration.ts';
import { neutralise } from './neutralise.ts';
import { oneLine } from './one-line.ts';
import { outcomeWords } from './status-words.ts';

const warningCodePoints = 1_000;

/** What a person sees above the record that starts a run. */
export function renderRunComment(run: Pick<RunRecord, 'run' | 'body'>): string {
  const { trigger, pipeline, commit } = run.body;
  return `Baton started run \`${run.run}\`: pipeline \`${pipeline}\`, because ${describeCause(trigger)}. Configuration as of ${commit.slice(0, 12)}.`;
}

/** What a person sees above an end that stands alone. */
export function renderEndComment(end: Pick<EndRecord, 'run' | 'body'>): string {
  return `Baton run \`${end.run}\` ${outcomeWords(end.body.outcome)}: ${neutralise(end.body.reason)}.`;
}

/** What a person sees above a record of a ledger. Numbers are code, so that no thread is told of it. */
export function renderHistoryComment(history: Pick<HistoryRecord, 'run' | 'body'>): string {
  const { outcome, subject, startedAt, finishedAt } = history.body;
  const duration = formatDuration(Date.parse(finishedAt) - Date.parse(startedAt));
  return `Run \`${history.run}\` on \`#${subject}\` ${outcomeWords(outcome)} after ${duration}. Later runs of this pipeline are told what stands hidden below.`;
}

type TaskView = Pick<TaskRecord, 'run' | 'attempt' | 'body'>;

/** What a person sees above the record of one execution: the summary in sight, the rest folded. Text of agents is neutralised. */
export function renderTaskComment(task: TaskView): string {
  const { body } = task;
  const duration = formatDuration(Date.parse(body.finishedAt) - Date.parse(body.startedAt));
  const attempt = task.attempt > 1 ? `, attempt ${task.attempt}` : '';
  const head = `**\`${body.stage}\`** (${body.agent}${attempt}) ${outcomeWords(body.outcome)} after ${duration} · [workflow run](${body.workflowRun.url})`;
  return [
    head,
    ...renderFailure(body),
    ...(body.note === undefined ? [] : [quote(neutralise(body.note))]),
    ...(body.handoff === undefined ? [] : [quote(neutralise(body.handoff.summary)), ...renderHandoffFold(body.handoff)]),
    ...renderResults(body.results),
    ...renderWarnings(body.warnings),
  ].join('\n\n');
}

function renderFailure(body: TaskRecord['body']): readonly string[] {
  if (body.failure === undefined) return [];
  const { reason, message } = body.failure;
  return [`Reason: ${codeSpan(reason)}`, ...(message === '' ? [] : [fencedText(message, 'text')])];
}

function renderHandoffFold(handoff: Handoff): readonly string[] {
  const data = handoff.data === undefined ? [] : [fencedText(JSON.stringify(handoff.data, null, 2), 'json')];
  const detail = handoff.detail === undefined ? [] : [neutralise(handoff.detail)];
  if (data.length + detail.length === 0) return [];
  return [fold('Handoff: detail and data', [...detail, ...data].join('\n\n'))];
}

function renderResults(results: Readonly<Record<string, string>>): readonly string[] {
  const entries = Object.entries(results).filter(([key]) => key !== 'response');
  if (entries.length === 0) return [];
  return [fold('Results', fencedText(entries.map(([key, value]) => `${key}: ${value}`).join('\n'), 'text'))];
}

function renderWarnings(warnings: readonly string[]): readonly string[] {
  if (warnings.length === 0) return [];
  return [warnings.map((warning) => `- ⚠️ Warning: ${oneLine(warning, warningCodePoints)}`).join('\n')];
}

function fold(title: string, text: string): string {
  return `<details><summary>${title}</summary>\n\n${text}\n\n</details>`;
}

function quote(text: string): string {
  return text
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');
}
