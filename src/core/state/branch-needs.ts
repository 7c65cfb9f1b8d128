import { isAgentStage } from '../config/schema/stage-schema.ts';
import { renderStageBranch } from '../prompt/render-text.ts';
import { findMatrix } from '../run/elements.ts';
import { branchStagesOf, stageOf } from '../run/pipeline-of.ts';
import type { State } from '../run/state.ts';
import { awaitsAnswer, awaitsTime, isOpen, nextOf, readyRows } from '../run/task-row.ts';

/** The next executions of a run on a branch: `due` where one is at work or could be, `later` where others have to end before. */
export type BranchNeed = 'due' | 'later';

/**
 * Returns the branches that the stages of a run are still to push to. A run that has ended has none, and neither has one that only
 * waits for a person or a usage limit, which may take days. A name that takes results which are not there yet is listed without them: nobody asks by it.
 */
export function listBranchNeeds(state: State): ReadonlyMap<string, BranchNeed> {
  const needs = new Map<string, BranchNeed>();
  if (state.end !== undefined || readyRows(state).length === 0) return needs;
  for (const stage of branchStagesOf(state.run)) {
    const branch = findMatrix(state.run, stage) === undefined ? renderNext(state, stage) : undefined;
    if (branch === undefined) continue;
    const isDue = state.rows.get(stage)?.status === 'ready';
    if (isDue || !needs.has(branch)) needs.set(branch, isDue ? 'due' : 'later');
  }
  return needs;
}

/** Returns the branch of the next execution of a stage; undefined where none follows, or its name cannot be rendered yet. */
function renderNext(state: State, stage: string): string | undefined {
  const row = state.rows.get(stage);
  const isIdle = awaitsAnswer(row) || awaitsTime(row);
  if (row === undefined || !isOpen(row) || isIdle || !isAgentStage(stageOf(state.run, stage))) return undefined;
  const last = state.tasks.findLast(({ body }) => body.stage === stage);
  const due = nextOf(row) ?? { attempt: last?.attempt ?? 1, execution: (last?.execution ?? 0) + 1 };
  const branch = renderStageBranch(state, { stage, due });
  return branch.ok ? branch.value : undefined;
}
