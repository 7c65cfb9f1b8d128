import type { State } from '../pipeline/state.ts';
import { renderStageGraph } from './stage-graph.ts';
import { renderStageTable } from './stage-table.ts';

/** A run in the summary of a job: every stage, and the graph of the chain. */
export function renderRunOverview(state: State): string {
  return [renderStageTable(state), renderStageGraph(state)].join('\n\n');
}
