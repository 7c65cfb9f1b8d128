import { parentNameOf } from '../children/child.ts';
import type { RunRecord } from '../record/record.ts';
import type { ChildTask, ExpandedRun, StageState } from './state.ts';

/** Returns the first record of a run as it was written, without its children. */
export function frozenOf(run: ExpandedRun): RunRecord {
  return run.frozen ?? run;
}

/** Returns whether a stage is a child that an agent asked for, by its name. */
export function isChild(stage: string): boolean {
  return parentNameOf(stage) !== undefined;
}

/** Finds a child of a run by the name of its stage. */
export function childOf(run: ExpandedRun, stage: string): ChildTask | undefined {
  return run.children?.get(stage);
}

/** Lists the children of a task, in the order in which it asked for them. */
export function childrenOf(run: ExpandedRun, parent: string): readonly ChildTask[] {
  return [...(run.children?.values() ?? [])].filter((child) => child.parent === parent);
}

/** Lists all tasks below a task: its children, and theirs. */
export function descendantsOf(run: ExpandedRun, stage: string): readonly string[] {
  return [...(run.children?.keys() ?? [])].filter((name) => name.startsWith(`${stage}/`));
}

/** Lists the tasks above a child, its parent first; none for a stage of the config. */
export function lineageOf(stage: string): readonly string[] {
  const parent = parentNameOf(stage);
  return parent === undefined ? [] : [parent, ...lineageOf(parent)];
}

/** Returns the `seq` of the record with which a stage ended: its own last one, or that of a child that ended later. */
export function endSeqOf({ last, since }: Extract<StageState, { kind: 'ended' }>): number {
  return since ?? last.seq;
}
