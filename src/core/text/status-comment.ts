import { isAgentStage } from '../config/stage-schema.ts';
import { stageOf } from '../pipeline/pipeline-of.ts';
import type { StageState, State } from '../pipeline/state.ts';
import type { RunRecord } from '../record/record.ts';
import { describeCause } from '../trigger/describe-cause.ts';
import { codeSpan } from './code-span.ts';
import { formatDuration } from './format-duration.ts';
import { oneLine } from './one-line.ts';
import { outcomeWords } from './status-words.ts';

/** Workflow runs that were promised for what is due, by stage: shown as links, never read back. */
export type StartedRuns = ReadonlyMap<string, { readonly id: number; readonly url: string }>;

/** Marks the comment as a view; state is never read from it (DESIGN 3). */
export function statusMarker(run: string): string {
  return `<!-- baton-status:${run.replaceAll('-', '\\u002d')} -->`;
}

/** The one comment of a run that is edited: what, whose turn, what next. A view for people, redrawn from the records. */
export function renderStatusComment(state: State, started: StartedRuns = new Map()): string {
  const { run } = state;
  const rows = [...state.stages].map(([stage, entry]) => renderRow({ state, stage, entry, started }));
  return [
    `### Baton: run \`${run.run}\` of pipeline \`${run.body.pipeline}\``,
    renderHeadline(state),
    ['| stage | agent | state | duration | workflow run |', '|---|---|---|---|---|', ...rows].join('\n'),
    ...renderNext(state),
    `<sub>${startedWords(run)} This comment is redrawn from the signed records in this thread.</sub>`,
    statusMarker(run.run),
  ].join('\n\n');
}

function startedWords({ body }: RunRecord): string {
  const { actor, label, schedule } = body.trigger;
  if (schedule !== undefined) return `Started at ${body.startedAt}, because ${describeCause(body.trigger)}.`;
  return `Started by \`${actor.login}\` with the label ${codeSpan(label)} at ${body.startedAt}.`;
}

function renderHeadline(state: State): string {
  if (state.end !== undefined) return `**The run ${outcomeWords(state.end.body.outcome)}**: ${oneLine(state.end.body.reason)}.`;
  const due = [...state.stages].flatMap(([stage, entry]) => (entry.kind === 'due' ? [`\`${stage}\``] : []));
  return due.length === 0 ? '**Under way.**' : `**Under way**: ${due.join(', ')} ${due.length === 1 ? 'is' : 'are'} at work.`;
}

interface Row {
  readonly state: State;
  readonly stage: string;
  readonly entry: StageState;
  readonly started: StartedRuns;
}

function renderRow({ state, stage, entry, started }: Row): string {
  const last = state.tasks.findLast((task) => task.body.stage === stage);
  const promised = entry.kind === 'due' ? started.get(stage) : undefined;
  const run = promised ?? last?.body.workflowRun;
  const link = run === undefined || run.id === 0 ? '' : `[${run.id}](${run.url})`;
  const duration = last === undefined ? '' : formatDuration(Date.parse(last.body.finishedAt) - Date.parse(last.body.startedAt));
  return `| \`${stage}\` | ${performerOf(state, stage)} | ${describeStage(entry)} | ${duration} | ${link} |`;
}

function performerOf(state: State, name: string): string {
  const stage = stageOf(state.run, name);
  return isAgentStage(stage) ? stage.agent : `built-in ${stage.uses}`;
}

function describeStage(entry: StageState): string {
  switch (entry.kind) {
    case 'waiting':
      return '⏳ waiting';
    case 'due':
      return entry.attempt === 1 ? '▶️ running' : `▶️ running, attempt ${entry.attempt}`;
    case 'blocked':
      return `⏭️ not started: \`${entry.by}\` did not succeed`;
    case 'ended': {
      const { outcome, failure, note } = entry.last.body;
      const reason = failure?.reason ?? note;
      return reason === undefined ? outcomeWords(outcome) : `${outcomeWords(outcome)}: ${oneLine(reason)}`;
    }
  }
}

function renderNext(state: State): readonly string[] {
  const pulls = state.tasks.flatMap(({ body }) => findPull(body.results.pr));
  if (pulls.length > 0) return [`**Next**: review ${pulls.join(', ')}.`];
  if (state.end?.body.outcome !== 'failed') return [];
  if (state.run.body.trigger.kind === 'schedule')
    return ['**Next**: read the failed task below and mend the cause. The next tick starts a new run.'];
  const label = codeSpan(state.run.body.trigger.label);
  return [
    `**Next**: read the failed task below, mend the cause, then take the label ${label} off and put it on again to start a new run.`,
  ];
}

/** Agents write results too, so it may be anything. */
function findPull(number = ''): readonly string[] {
  return /^[1-9][0-9]{0,9}$/.test(number) ? [`#${number}`] : [];
}
