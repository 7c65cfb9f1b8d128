import { isAgentStage } from '../../config/schema/stage-schema.ts';
import { utf8Length } from '../../json/utf8-length.ts';
import { codeSpan, oneLine } from '../../markdown/elements.ts';
import type { TransferRecord } from '../../record/record.ts';
import { agentNameAt, transfersAt } from '../../run/acting-agent.ts';
import { displayedAttempts } from '../../run/attempts.ts';
import { stageOf } from '../../run/pipeline-of.ts';
import type { StageState, State } from '../../run/state.ts';
import { addUsage, type Usage, usageByStage } from '../../run/usage.ts';
import { commentUrl, type ViewLinks } from '../links.ts';
import { outcomeWords } from '../outcome-words.ts';
import { formatCost, formatTime, formatTokens } from '../usage-words.ts';

export interface TableOptions {
  readonly links?: ViewLinks;
  /** The limit on the table. Rows beyond it are left out and counted. */
  readonly maxBytes?: number;
}

/** Renders one row per stage, and their sum: outcome, attempt, duration, tokens and cost where they are known, links. */
export function renderStageTable(state: State, { links = {}, maxBytes = Number.POSITIVE_INFINITY }: TableOptions = {}): string {
  const usage = usageByStage(state);
  const total = addUsage([...usage.values()]);
  const has = { tokens: formatTokens(total) !== '', cost: total.costMicros !== undefined };
  const line = (cells: Cells): string => renderLine(cells, has);
  const rows = [...state.stages].map(([stage, entry]) => line(rowOf(state, { stage, entry, links, usage: usage.get(stage) })));
  const sum = usage.size > 1 ? [line({ stage: '**all**', ...usageCells(total) })] : [];
  const head = [line(titles), renderRule(has)];
  const kept = selectRows(rows, maxBytes - utf8Length([...head, ...sum].join('\n')));
  const table = [...head, ...kept, ...sum].join('\n');
  const missing = rows.length - kept.length;
  return missing === 0 ? table : `${table}\n\n_${missing} more stages are not shown: the summary of each job has them all._`;
}

/** The limit on a reason in a cell, so that the table stays readable. */
const cellCodePoints = 100;
/** The limit on a note below the table. The comment of its task has it in full. */
const noteCodePoints = 500;

const columns = ['stage', 'agent', 'state', 'attempt', 'duration', 'tokens', 'cost', 'links'] as const;

type Cells = { readonly [C in (typeof columns)[number]]?: string };

const titles: Cells = Object.fromEntries(columns.map((column) => [column, column]));

function shownColumns(has: { tokens: boolean; cost: boolean }): readonly (typeof columns)[number][] {
  return columns.filter((column) => (column !== 'tokens' || has.tokens) && (column !== 'cost' || has.cost));
}

function renderLine(cells: Cells, has: { tokens: boolean; cost: boolean }): string {
  return `| ${shownColumns(has)
    .map((column) => cells[column] ?? '')
    .join(' | ')} |`;
}

function renderRule(has: { tokens: boolean; cost: boolean }): string {
  return `|${shownColumns(has)
    .map(() => '---|')
    .join('')}`;
}

function selectRows(rows: readonly string[], maxBytes: number): readonly string[] {
  let room = maxBytes;
  const end = rows.findIndex((row) => {
    room -= utf8Length(row) + 1;
    return room < 0;
  });
  return end < 0 ? rows : rows.slice(0, end);
}

function usageCells(usage: Usage): Cells {
  return { duration: formatTime(usage), tokens: formatTokens(usage), cost: formatCost(usage) };
}

interface Row {
  readonly stage: string;
  readonly entry: StageState;
  readonly links: ViewLinks;
  readonly usage: Usage | undefined;
}

function rowOf(state: State, { stage, entry, links, usage }: Row): Cells {
  return {
    stage: `\`${stage}\``,
    agent: renderStageAgents(state, stage),
    state: describeStage(entry, state.end !== undefined),
    attempt: describeAttempt(entry, displayedAttempts(state, stage)),
    ...(usage === undefined ? {} : usageCells(usage)),
    links: renderLinks(state, { stage, entry, links }),
  };
}

function describeStage(entry: StageState, isOver: boolean): string {
  switch (entry.kind) {
    case 'waiting':
      if (isOver) return '⏭️ not started: the run ended';
      return entry.behind === undefined
        ? '⏳ waiting'
        : `⏳ waiting: \`${entry.behind.stage}\` works on ${codeSpan(entry.behind.branch)}`;
    case 'due':
      return isOver ? '⏹️ not finished: the run ended' : '▶️ running';
    case 'blocked':
      return `⏭️ not started: \`${entry.by}\` did not succeed`;
    case 'ended': {
      const { outcome, failure, note } = entry.last.body;
      // A success needs no reason; what it has to say stands below the table.
      const reason = failure?.reason ?? (outcome === 'succeeded' ? undefined : note);
      return reason === undefined ? outcomeWords(outcome) : `${outcomeWords(outcome)}: ${oneLine(reason, cellCodePoints)}`;
    }
  }
}

function describeAttempt(entry: StageState, attempts: number): string {
  if (entry.kind === 'due') return `${entry.attempt} of ${attempts}`;
  return entry.kind === 'ended' ? `${entry.last.attempt} of ${attempts}` : '';
}

function renderLinks(state: State, { stage, entry, links }: Omit<Row, 'usage'>): string {
  const last = state.tasks.findLast((task) => task.body.stage === stage);
  const run = (entry.kind === 'due' ? links.started?.get(stage) : undefined) ?? last?.body.workflowRun;
  const comment = last === undefined ? undefined : commentUrl(state, links.comments?.get(last.seq));
  return [
    ...(run === undefined || run.id === 0 || run.url === '' ? [] : [`[run](${run.url})`]),
    ...(comment === undefined ? [] : [`[comment](${comment})`]),
  ].join(' · ');
}

/** Renders the notes that the table has no room for: those of successes, and those that are longer than a cell. One line each. */
export function renderStageNotes({ stages }: State): readonly string[] {
  return [...stages].flatMap(([stage, entry]) => {
    if (entry.kind !== 'ended') return [];
    const { note, outcome } = entry.last.body;
    const isShown = note === undefined || (outcome !== 'succeeded' && [...note].length <= cellCodePoints);
    return isShown ? [] : [`- ℹ️ \`${stage}\`: ${oneLine(note, noteCodePoints)}`];
  });
}

/** The number of agents of one stage that are named; those in the middle are counted. */
const shown = 6;

/** Renders the agents of a stage in their order: `researcher → writer`. Uses only names of the config. */
export function renderStageAgents(state: State, name: string): string {
  const stage = stageOf(state.run, name);
  if (!isAgentStage(stage)) return `built-in ${stage.uses}`;
  const agents = [stage.agent, ...listTransfersOf(state, name).map(({ body }) => body.to)];
  if (agents.length <= shown) return agents.join(' → ');
  return [...agents.slice(0, shown - 2), `… ${agents.length - shown + 1} more …`, agents.at(-1)].join(' → ');
}

/** Lists the transfers that led to the agent that works on a stage, or that worked on it last. */
export function listTransfersOf(state: State, name: string): readonly TransferRecord[] {
  return transfersAt(state, { stage: name, execution: newestExecution(state, name) });
}

function newestExecution(state: State, name: string): number {
  const entry = state.stages.get(name);
  if (entry?.kind === 'ended') return entry.last.execution;
  return entry?.kind === 'due' ? entry.execution : Number.POSITIVE_INFINITY;
}

/** Returns the agent that works on a stage, or that worked on it last. */
export function currentAgentOf(state: State, name: string): string {
  return agentNameAt(state, { stage: name, execution: newestExecution(state, name) }) ?? renderStageAgents(state, name);
}
