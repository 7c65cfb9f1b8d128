import type { ChildWait } from '../children/child.ts';
import { lineageOf, stageOfConfig } from '../children/task-name.ts';
import type { ChildRecord, TaskRecord } from '../record/record.ts';
import { withElements } from './elements.ts';
import { ancestorsOf, pipelineOf } from './pipeline-of.ts';
import type { ChildTask, ExpandedRun, State } from './state.ts';

/** Finds a child of a run by the name of its stage. */
export function childOf(run: ExpandedRun, stage: string): ChildTask | undefined {
  return run.children?.get(stage);
}

/** Returns the model that an agent has in a task: that which its parent asked for, else its own. */
export function modelAt(run: ExpandedRun, stage: string, name: string): string | undefined {
  const child = childOf(run, stage);
  // A model is asked for together with the agent, so one that takes over does not get it.
  return (child?.agent === name ? child.model : undefined) ?? run.body.config.agents[name]?.model;
}

/** Lists the children of a task, in the order in which it asked for them. */
export function childrenOf(run: ExpandedRun, parent: string): readonly ChildTask[] {
  return [...(run.children?.values() ?? [])].filter((child) => child.parent === parent);
}

/** Lists the children of a task that failed. */
export function failedChildrenOf({ run, rows }: Pick<State, 'run' | 'rows'>, parent: string): readonly string[] {
  return childrenOf(run, parent).flatMap(({ name }) => {
    const row = rows.get(name);
    return row?.status === 'ended' && row.last.body.outcome === 'failed' ? [name] : [];
  });
}

/** Lists the tasks above a child that have failed, its parent first: a retry of the child starts them again behind it, once it has succeeded. */
export function listFailedParents({ run, tasks }: Pick<State, 'run' | 'tasks'>, stage: string): readonly string[] {
  if (hasGoneOn({ run, tasks }, stage)) return [];
  return lineageOf(stage).filter((name) => tasks.findLast(({ body }) => body.stage === name)?.body.outcome === 'failed');
}

/** Returns whether a run has gone on without the stage of a task, as `continue-on-failure` allows: nothing would read what it comes to now. */
export function hasGoneOn({ run, tasks }: Pick<State, 'run' | 'tasks'>, task: string): boolean {
  const { stages } = pipelineOf(run);
  const stage = stageOfConfig(task);
  const begun = new Set(tasks.map(({ body }) => stageOfConfig(body.stage)));
  const followers = Object.keys(stages).filter((name) => stages[name]?.needs.includes(stage));
  return stages[stage]?.['continue-on-failure'] === true && followers.every((name) => begun.has(stageOfConfig(name)));
}

/** Lists all tasks below a task: its children, and theirs. */
export function descendantsOf(run: ExpandedRun, stage: string): readonly string[] {
  return [...(run.children?.keys() ?? [])].filter((name) => name.startsWith(`${stage}/`));
}

/**
 * Returns the stages whose records an execution of a stage needs: itself and those that it needs, with all their children, and the
 * tasks above a child.
 */
export function relatedStages(run: ExpandedRun, stage: string): ReadonlySet<string> {
  const own = withElements(run, [stageOfConfig(stage), stage, ...ancestorsOf(pipelineOf(run), stage)]);
  return new Set([...own, ...own.flatMap((name) => descendantsOf(run, name)), ...lineageOf(stage)]);
}

/** Returns whether the execution of another task let a parent start again, behind which it had waited for its branch, and merged its children. */
export function isMerging({ body }: TaskRecord, related: ReadonlySet<string>): boolean {
  return (body.merges ?? []).some(({ child }) => related.has(child));
}

/**
 * Finds the turn with a wait that an execution continues: the one before it. Starts that failed within the same attempt do not
 * count, because the agent has done nothing since.
 */
export function findWaitedTurn(
  { tasks }: Pick<State, 'tasks'>,
  { stage, attempt, execution }: { readonly stage: string; readonly attempt: number; readonly execution: number },
): TaskRecord | undefined {
  const earlier = tasks.filter((task) => task.body.stage === stage && task.execution < execution);
  const before = earlier.findLast((task) => task.body.outcome !== 'failed' || task.attempt !== attempt);
  return before?.body.waits === true ? before : undefined;
}

/** A record of a turn of an agent that ended with a wait. */
export type WaitRecord = ChildRecord & { readonly body: { readonly wait: ChildWait } };

/** Finds the wait with which a turn of a task ended. Commits that a pause held back, and merges, have a record of their own after it. */
export function findWaitOf({ spawned }: Pick<State, 'spawned'>, turn: Pick<TaskRecord, 'task' | 'seq'>): WaitRecord | undefined {
  const own = spawned.filter((record): record is WaitRecord => record.task === turn.task && record.body.wait !== undefined);
  return own.findLast(({ seq }) => seq <= turn.seq + 1);
}
