import { isAgentStage } from '../../config/schema/stage-schema.ts';
import { utf8Length } from '../../json/utf8-length.ts';
import type { TransferRecord } from '../../record/record.ts';
import { agentNameAt, transfersAt } from '../../run/acting-agent.ts';
import { displayedAttempts } from '../../run/attempts.ts';
import { stageOf } from '../../run/pipeline-of.ts';
import type { StageState, State } from '../../run/state.ts';
import { addUsage, type Usage, usageByStage } from '../../run/usage.ts';
import { commentUrl, type ViewLinks } from '../links.ts';
import { awaitingWords, outcomeWords, suspendedWords } from '../outcome-words.ts';
import { formatCost, formatTime, formatTokens } from '../usage-words.ts';

export interface TableOptions {
  readonly links?: ViewLinks;
  /** The limit on the table. Rows beyond it are left out and counted. */
  readonly maxBytes?: number;
}

/**
 * Renders one row per stage: outcome, duration and links; attempts where a stage may have several; tokens and cost where they are
 * known, with their sum. No cell holds a sentence: those stand below the table (`renderStageNotes`).
 */
export function renderStageTable(state: State, { links = {}, maxBytes = Number.POSITIVE_INFINITY }: TableOptions = {}): string {
  const usage = usageByStage(state);
  const total = addUsage([...usage.values()]);
  const has = {
    attempt: [...state.stages.keys()].some((stage) => displayedAttempts(state, stage) > 1),
    tokens: formatTokens(total) !== '',
    cost: total.costMicros !== undefined,
  };
  const line = (cells: Cells): string => renderLine(cells, has);
  const rows = [...state.stages].map(([stage, entry]) => line(rowOf(state, { stage, entry, links, usage: usage.get(stage) })));
  const sum = usage.size > 1 && (has.tokens || has.cost) ? [line({ stage: '**all**', ...usageCells(total) })] : [];
  const head = [line(titles), renderRule(has)];
  const kept = selectRows(rows, maxBytes - utf8Length([...head, ...sum].join('\n')));
  const table = [...head, ...kept, ...sum].join('\n');
  const missing = rows.length - kept.length;
  return missing === 0 ? table : `${table}\n\n_${missing} more stages are not shown: the summary of each job has them all._`;
}

const columns = ['stage', 'agent', 'state', 'attempt', 'duration', 'tokens', 'cost', 'links'] as const;

type Cells = { readonly [C in (typeof columns)[number]]?: string };

const titles: Cells = Object.fromEntries(columns.map((column) => [column, column]));

interface Shown {
  readonly attempt: boolean;
  readonly tokens: boolean;
  readonly cost: boolean;
}

function shownColumns({ attempt, tokens, cost }: Shown): readonly (typeof columns)[number][] {
  const optional: Readonly<Record<string, boolean>> = { attempt, tokens, cost };
  return columns.filter((column) => optional[column] ?? true);
}

function renderLine(cells: Cells, has: Shown): string {
  return `| ${shownColumns(has)
    .map((column) => cells[column] ?? '')
    .join(' | ')} |`;
}

function renderRule(has: Shown): string {
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
      if (entry.elements !== undefined)
        return isOver ? '⏹️ not finished' : `▶️ ${entry.elements.all - entry.elements.open} of ${entry.elements.all} done`;
      return isOver ? '⏭️ not started' : '⏳ waiting';
    case 'due':
      return isOver ? '⏹️ not finished' : '▶️ running';
    case 'awaiting':
      return isOver ? '⏭️ not started' : awaitingWords(entry);
    case 'suspended':
      return isOver ? '⏹️ not finished' : suspendedWords(entry);
    case 'blocked':
      return '⏭️ not started';
    case 'skipped':
      return outcomeWords('skipped');
    case 'broken':
      return outcomeWords('failed');
    case 'ended':
      return outcomeWords(entry.last.body.outcome);
  }
}

function describeAttempt(entry: StageState, attempts: number): string {
  if (attempts === 1) return '';
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
