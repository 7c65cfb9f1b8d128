import { isSuccess, type Outcome } from '../../output/outcome.ts';
import { displayedAttempts } from '../../run/attempts.ts';
import { pipelineOf } from '../../run/pipeline-of.ts';
import type { StageState, State } from '../../run/state.ts';
import { awaitingWords, outcomeWords, suspendedWords } from '../outcome-words.ts';
import { renderStageNotes } from './stage-notes.ts';
import { listTransfersOf, renderStageAgents, renderStageTable } from './stage-table.ts';

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

/** Renders the chain as a Mermaid graph. It contains only names of stages and fixed words, nothing that an agent wrote. */
export function renderStageGraph(state: State): string {
  const names = [...state.stages.keys()];
  const { stages } = pipelineOf(state.run);
  const edges = names.flatMap((name, to) => (stages[name]?.needs ?? []).map((need) => [names.indexOf(need), to] as const));
  if (names.length > limits.stages || edges.length > limits.edges)
    return `The chain has ${names.length} stages with ${edges.length} needs: too many to draw.`;
  const nodes = [...state.stages].map(([name, entry], index) => renderNode(state, { name, entry, index }));
  const styles = Object.entries(classes)
    .filter(([style]) => nodes.some((node) => node.endsWith(`:::${style}`)))
    .map(([name, style]) => `  classDef ${name} ${style}`);
  const arrows = edges.map(([from, to]) => `  s${from} --> s${to}`);
  return ['```mermaid', 'flowchart LR', ...nodes, ...arrows, ...styles, '```'].join('\n');
}

function renderNode(state: State, node: { name: string; entry: StageState; index: number }): string {
  const { name, entry, index } = node;
  const { words, style } = describeNode(entry, { attempts: displayedAttempts(state, name), isOver: state.end !== undefined });
  return `  s${index}["${escapeLabel(`${name}${renderAgents(state, name)}: ${words}`)}"]:::${style}`;
}

/** Renders the agents of a stage in order, if there was a transfer. */
function renderAgents(state: State, name: string): string {
  return listTransfersOf(state, name).length > 0 ? `, ${renderStageAgents(state, name)}` : '';
}

function describeNode(
  entry: StageState,
  { attempts, isOver }: { attempts: number; isOver: boolean },
): { words: string; style: string } {
  if (isOver && entry.kind === 'waiting') return { words: '⏭️ not started', style: 'idle' };
  if (isOver && entry.kind === 'due') return { words: '⏹️ not finished', style: 'idle' };
  switch (entry.kind) {
    case 'waiting':
      return entry.elements === undefined ? { words: '⏳ waiting', style: 'idle' } : { words: '▶️ running', style: 'running' };
    case 'due':
      return { words: attempts === 1 ? '▶️ running' : `▶️ running, attempt ${entry.attempt} of ${attempts}`, style: 'running' };
    case 'awaiting':
      return isOver ? { words: '⏭️ not started', style: 'idle' } : { words: awaitingWords(entry), style: 'person' };
    case 'suspended':
      return isOver ? { words: '⏹️ not finished', style: 'idle' } : { words: suspendedWords(entry), style: 'running' };
    case 'blocked':
      return { words: '⏭️ not started', style: 'idle' };
    case 'skipped':
      return { words: outcomeWords('skipped'), style: 'idle' };
    case 'broken':
      return { words: outcomeWords('failed'), style: 'failed' };
    case 'ended':
      return { words: outcomeWords(entry.last.body.outcome), style: styleOf(entry.last.body.outcome) };
  }
}

function styleOf(outcome: Outcome): string {
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
  return [renderStageTable(state), ...(notes.length === 0 ? [] : [notes.join('\n')]), renderStageGraph(state)].join('\n\n');
}
