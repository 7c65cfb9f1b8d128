import { isAgentStage } from '../../config/schema/stage-schema.ts';
import { utf8Length } from '../../json/json-value.ts';
import { codeSpan, renderDetails } from '../../markdown/elements.ts';
import type { Section } from '../../markdown/size-limit.ts';
import type { TransferRecord } from '../../record/record.ts';
import { agentNameAt, transfersAt } from '../../run/acting-agent.ts';
import { stageOf } from '../../run/pipeline-of.ts';
import type { State } from '../../run/state.ts';
import { awaitsChildren, type TaskRow } from '../../run/task-row.ts';
import { addUsage, formatCost, formatTime, formatTokens, type Usage } from '../../run/usage.ts';
import { commentUrl, type ViewLinks } from '../links.ts';
import { stageWords } from '../outcome-words.ts';
import { deriveTree, flattenTree, type TaskNode } from '../tree/derive-tree.ts';
import { countChildren } from '../tree/describe-tree.ts';

export interface TableOptions {
  readonly links?: ViewLinks;
  /** The limit on the table. Rows beyond it are left out and counted. */
  readonly maxBytes?: number;
}

/** The most tasks that one table holds. Of more, those below a stage stand in a fold of their own. */
const mostTasks = 12;

/** Returns whether the tasks below stages are shown in folds, because there are many tasks. */
export function isFolded({ rows }: Pick<State, 'rows'>): boolean {
  return rows.size > mostTasks;
}

/**
 * Renders one row per stage, and behind it one for each task below it unless there are many: outcome, duration and links; attempts
 * where a stage may have several; tokens and cost where they are known, with their sum. Each row has what the task itself took. No
 * cell holds a sentence: those stand below the table (`renderStageNotes`).
 */
export function renderStageTable(state: State, { links = {}, maxBytes = Number.POSITIVE_INFINITY }: TableOptions = {}): string {
  const { tasks, total } = deriveTree(state);
  const isCounted = isFolded(state);
  const nodes = isCounted ? tasks.map((node) => ({ node, depth: 0 })) : flattenTree(tasks);
  const started = new Set(state.tasks.map(({ body }) => body.stage)).size;
  const sum = started > 1 ? '**all**' : undefined;
  const { table, missing } = drawTable(state, { nodes, total, sum, links, maxBytes, isCounted, title: 'stage' });
  return missing === 0 ? table : `${table}\n\n_${missing} more stages are not shown: the summary of each job has them all._`;
}

/** The bytes for the fold of one stage. */
const foldBytes = 16_000;

/**
 * Renders the tasks below each stage, folded, where there are too many for the table of the stages. Each fold has what its tasks
 * took together, so that the rows of the stages and the folds add up.
 */
export function renderFoldedTasks(state: State, { links = {} }: TableOptions = {}): readonly Section[] {
  if (!isFolded(state)) return [];
  const parents = deriveTree(state).tasks.filter(({ children }) => children.length > 0);
  return parents.map((node) => {
    const full = renderFold(state, { node, links });
    const small = full.missing > 0 ? renderFold(state, { node, links: undefined }) : full;
    return [small.text, `- \`${node.name}\` has ${countChildren(node)}.`];
  });
}

function renderFold(state: State, { node, links }: { readonly node: TaskNode; readonly links: ViewLinks | undefined }) {
  const nodes = flattenTree(node.children, 1);
  const total = addUsage(node.children.map((child) => child.total));
  const looks = { sum: '**all of these**', maxBytes: foldBytes, isCounted: false, title: 'task' };
  const { table, missing } = drawTable(state, { nodes, total, links, ...looks });
  const note = missing === 0 ? '' : `\n\n_${missing} more tasks are not shown: \`baton tree ${state.run.run}\` prints them all._`;
  return { text: renderDetails(`<code>${node.name}</code> has ${countChildren(node)}`, `${table}${note}`), missing };
}

interface Table {
  readonly nodes: readonly { readonly node: TaskNode; readonly depth: number }[];
  readonly total: Usage;
  /** The title of the row with the sum; undefined for a table without one. */
  readonly sum: string | undefined;
  /** Undefined where there is no room for links. */
  readonly links: ViewLinks | undefined;
  readonly maxBytes: number;
  /** The tasks below a stage stand elsewhere, and are counted in its row. */
  readonly isCounted: boolean;
  /** The title of the first column. */
  readonly title: string;
}

function drawTable(state: State, { nodes, total, sum, maxBytes, title, ...looks }: Table) {
  const has: Shown = {
    attempt: nodes.some(({ node }) => node.attempts > 1),
    tokens: formatTokens(total) !== '',
    cost: total.costMicros !== undefined,
  };
  const rows = nodes.map((each) => renderLine(rowOf(state, { ...each, ...looks }), has));
  const last = sum === undefined || !(has.tokens || has.cost) ? [] : [renderLine({ stage: sum, ...usageCells(total) }, has)];
  const head = [renderLine({ ...titles, stage: title }, has), renderRule(has)];
  const kept = selectRows(rows, maxBytes - utf8Length([...head, ...last].join('\n')));
  return { table: [...head, ...kept, ...last].join('\n'), missing: rows.length - kept.length };
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

type Row = Pick<Table, 'links' | 'isCounted'> & Table['nodes'][number];

function rowOf(state: State, { node, depth, links, isCounted }: Row): Cells {
  const { name, short, attempts, usage } = node;
  const row = state.rows.get(name);
  const isStarted = state.tasks.some(({ body }) => body.stage === name);
  const below = isCounted && node.children.length > 0 ? ` · ${countChildren(node)}` : '';
  return {
    stage: depth === 0 ? codeSpan(name) : `${'&emsp;'.repeat(depth - 1)}↳ ${codeSpan(short)}`,
    agent: renderStageAgents(state, name),
    state: `${row === undefined || links?.waits?.has(name) === true ? '⏳ waiting' : stageWords(row, state.end !== undefined)}${below}`,
    attempt: describeAttempt(row, attempts),
    ...(isStarted ? usageCells(usage) : {}),
    links: links && renderLinks(state, { name, links }),
  };
}

function describeAttempt(row: TaskRow | undefined, attempts: number): string {
  if (attempts === 1) return '';
  if (row?.status === 'ready') return `${row.next.attempt} of ${attempts}`;
  return row?.status === 'ended' || row?.status === 'closing' || awaitsChildren(row) ? `${row.last.attempt} of ${attempts}` : '';
}

function renderLinks(state: State, { name, links }: { readonly name: string; readonly links: ViewLinks }): string {
  const last = state.tasks.findLast((task) => task.body.stage === name);
  const started = state.rows.get(name)?.status === 'ready' ? links.started?.get(name) : undefined;
  const run = started ?? last?.body.workflowRun;
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
  const row = state.rows.get(name);
  if (row?.status === 'ended') return row.last.execution;
  return row?.status === 'ready' ? row.next.execution : Number.POSITIVE_INFINITY;
}

/** Returns the agent that works on a stage, or that worked on it last. */
export function currentAgentOf(state: State, name: string): string {
  return agentNameAt(state, { stage: name, execution: newestExecution(state, name) }) ?? renderStageAgents(state, name);
}
