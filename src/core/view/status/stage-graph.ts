import { isSuccess, type Outcome } from '../../output/outcome.ts';
import { titleOf } from '../../run/elements.ts';
import { pipelineOf } from '../../run/pipeline-of.ts';
import type { State } from '../../run/state.ts';
import type { TaskRow } from '../../run/task-row.ts';
import { displayedAttempts, stageWords } from '../outcome-words.ts';
import { deriveTree, flattenTree, type TaskNode } from '../tree/derive-tree.ts';
import { countChildren } from '../tree/describe-tree.ts';
import { renderStageNotes } from './stage-notes.ts';
import { isFolded, listTransfersOf, renderFoldedTasks, renderStageAgents, renderStageTable } from './stage-table.ts';

/** Limits below those of GitHub, which draws no graph with more than 500 edges or 50,000 characters. */
const limits = { stages: 150, edges: 400 };

/** Styles of borders only: text and background remain those of the reader's theme, light or dark. */
const classes: Readonly<Record<string, string>> = {
  succeeded: 'stroke:#2da44e,stroke-width:2px',
  failed: 'stroke:#cf222e,stroke-width:3px',
  person: 'stroke:#8250df,stroke-width:3px',
  running: 'stroke:#bf8700,stroke-width:3px',
  idle: 'stroke:#8b949e,stroke-dasharray:4 4',
};

/**
 * Renders the chain as a Mermaid graph, with dotted lines to the tasks below a stage; many of them are one box. All that an agent may
 * have written in it are names of children and values of elements, escaped.
 */
export function renderStageGraph(state: State): string {
  const { tasks } = deriveTree(state);
  const isShort = isFolded(state);
  const nodes = isShort ? tasks : flattenTree(tasks).map(({ node }) => node);
  const ids = new Map(nodes.map(({ name }, index) => [name, `s${index}`]));
  const idOf = (name: string): string => ids.get(name) ?? '';
  const { stages } = pipelineOf(state.run);
  // What a task below a stage needs, that stage has waited for.
  const staged = nodes.filter(({ kind }) => kind === 'stage');
  const edges = staged.flatMap(({ name }) => (stages[name]?.needs ?? []).map((need) => `  ${idOf(need)} --> ${idOf(name)}`));
  if (nodes.length > limits.stages || edges.length > limits.edges)
    return `The chain has ${nodes.length} stages with ${edges.length} needs: too many to draw.`;
  const below = isShort ? tasks.flatMap((node) => renderGroup(node, idOf(node.name))) : [];
  const rows = nodes.flatMap(({ name }) => state.rows.get(name) ?? []);
  const boxes = [...rows.map((row) => renderNode(state, { row, id: idOf(row.name) })), ...below.map(({ box }) => box)];
  const styles = Object.entries(classes)
    .filter(([style]) => boxes.some((box) => box.endsWith(`:::${style}`)))
    .map(([name, style]) => `  classDef ${name} ${style}`);
  const own = isShort ? [] : nodes.flatMap((node) => node.children.map(({ name }) => `  ${idOf(node.name)} -.-> ${idOf(name)}`));
  const arrows = [...edges, ...own, ...below.map(({ arrow }) => arrow)];
  return ['```mermaid', 'flowchart LR', ...boxes, ...arrows, ...styles, '```'].join('\n');
}

/** Renders all tasks below a stage as one box. */
function renderGroup(node: TaskNode, id: string): readonly { readonly box: string; readonly arrow: string }[] {
  if (node.children.length === 0) return [];
  const box = `  ${id}c["${escapeLabel(countChildren(node))}"]:::${groupStyle(node)}`;
  return [{ box, arrow: `  ${id} -.-> ${id}c` }];
}

function groupStyle({ children }: TaskNode): string {
  if (children.some(({ status }) => status === 'failed')) return 'failed';
  return children.some(({ status }) => status === 'running' || status === 'waiting') ? 'running' : 'succeeded';
}

function renderNode(state: State, { row, id }: { readonly row: TaskRow; readonly id: string }): string {
  const { name } = row;
  const attempts = displayedAttempts(state, name);
  const isOver = state.end !== undefined;
  const attempt = row.status === 'ready' && !isOver && attempts > 1 ? `, attempt ${row.next.attempt} of ${attempts}` : '';
  const label = `${titleOf(state.run, name)}${renderAgents(state, name)}: ${stageWords(row, isOver)}${attempt}`;
  return `  ${id}["${escapeLabel(label)}"]:::${styleOf(row, isOver)}`;
}

/** Renders the agents of a stage in order, if there was a transfer. */
function renderAgents(state: State, name: string): string {
  return listTransfersOf(state, name).length > 0 ? `, ${renderStageAgents(state, name)}` : '';
}

function styleOf(row: TaskRow, isOver: boolean): string {
  if (row.status === 'ended') return outcomeStyle(row.last.body.outcome);
  if (row.status === 'never') return row.never.kind === 'broken' ? 'failed' : 'idle';
  if (isOver) return 'idle';
  if (row.status !== 'waiting') return 'running';
  if (row.wait.for === 'person') return 'person';
  return row.wait.gate === 'children' || row.wait.count !== undefined ? 'running' : 'idle';
}

function outcomeStyle(outcome: Outcome): string {
  if (outcome === 'needs-input') return 'person';
  if (outcome === 'failed') return 'failed';
  return isSuccess(outcome) ? 'succeeded' : 'idle';
}

/** Escapes a label. Mermaid writes characters as `#35;`, so nothing in a label can end it. */
export function escapeLabel(text: string): string {
  return text.replace(/["#;<>&\\`{}[\]()|%\n\r]/g, (character) => `#${character.codePointAt(0)};`);
}

/** Renders a run for the summary of a job: every stage, and the graph of the chain. */
export function renderRunOverview(state: State): string {
  const notes = renderStageNotes(state);
  const below = renderFoldedTasks(state).flatMap(([full = '']) => [full]);
  return [renderStageTable(state), ...below, ...(notes.length === 0 ? [] : [notes.join('\n')]), renderStageGraph(state)].join(
    '\n\n',
  );
}
