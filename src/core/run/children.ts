import { type ChildMerge, parentNameOf, stageOfConfig } from '../children/child.ts';
import { compareBy } from '../compare-by.ts';
import { type Matrix, matrixOf } from '../config/schema/matrix-schema.ts';
import { isSuccess } from '../output/outcome.ts';
import type { RunRecord, TaskRecord } from '../record/record.ts';
import { ancestorsOf, pipelineOf } from './pipeline-of.ts';
import type { ChildTask, Due, ExpandedRun, MatrixElement, StageState, State } from './state.ts';

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

interface ExecutionOf {
  readonly stage: string;
  readonly attempt: number;
  readonly execution: number;
}

/**
 * Finds the turn with a wait that an execution continues: the one before it. Starts that failed within the same attempt do not
 * count, because the agent has done nothing since.
 */
export function findWaitedTurn(
  { tasks }: Pick<State, 'tasks'>,
  { stage, attempt, execution }: ExecutionOf,
): TaskRecord | undefined {
  const earlier = tasks.filter((task) => task.body.stage === stage && task.execution < execution);
  const before = earlier.findLast((task) => task.body.outcome !== 'failed' || task.attempt !== attempt);
  return before?.body.waits === true ? before : undefined;
}

/** A merge of a child, with the `seq` of the record that holds it. */
export interface RecordedMerge extends ChildMerge {
  readonly seq: number;
}

type Records = Pick<State, 'tasks'>;

/** Lists the merges of children of a run, in the order of their records. */
function listMerges({ tasks }: Records): readonly RecordedMerge[] {
  return tasks.flatMap(({ seq, body: { merges = [] } }) => merges.map((merge) => ({ ...merge, seq })));
}

/** Returns what became of the commits of the children of a task when they were merged last, by the name of the child. */
export function mergesOf(state: Records, stage: string): ReadonlyMap<string, RecordedMerge> {
  const own = listMerges(state).filter(({ child }) => parentNameOf(child) === stage);
  return new Map(own.map((merge) => [merge.child, merge]));
}

/** Returns the `seq` of the record with which a stage was settled; 0 for one that never starts. */
export function settledAt(state: StageState): number {
  if (state.kind === 'broken' && 'since' in state) return state.since;
  return state.kind === 'ended' ? endSeqOf(state) : 0;
}

const elementPattern = /^([^[\]/]+)\[(\d{1,2})\]$/;

/** Returns the name of the task of an element. */
export function elementName({ stage, index }: Pick<MatrixElement, 'stage' | 'index'>): string {
  return `${stage}[${index}]`;
}

/** Returns whether a stage is an element of a matrix, by its name. */
export function isElement(stage: string): boolean {
  return elementPattern.test(stage);
}

/** Returns whether a stage is a part of another one: a child that an agent asked for, or an element of a matrix. */
export function isPart(stage: string): boolean {
  return isChild(stage) || isElement(stage);
}

/** Finds an element of a matrix by the name of its task. */
export function elementOf(run: ExpandedRun, stage: string): MatrixElement | undefined {
  const [, name = '', index = ''] = elementPattern.exec(stage) ?? [];
  return listElements(run, name)[Number(index)];
}

/** Lists the elements of a stage with a matrix; none before it could start. */
export function listElements(run: ExpandedRun, stage: string): readonly MatrixElement[] {
  const expansion = run.matrices?.get(stage);
  return expansion?.kind === 'elements' ? expansion.elements : [];
}

/** Returns stages together with the elements of those that have a matrix. */
export function withElements(run: ExpandedRun, stages: readonly string[]): readonly string[] {
  return stages.flatMap((stage) => [stage, ...listElements(run, stage).map(elementName)]);
}

/** Returns the matrix of a stage of a run; undefined where it has none. */
export function findMatrix(run: RunRecord, stage: string): Matrix | undefined {
  const found = pipelineOf(run).stages[stage];
  return found === undefined ? undefined : matrixOf(found);
}

/**
 * Lists the tasks whose work stands for stages: an element that was picked, and behind it the task that it is about, stand alone for
 * their stages. Of all other matrices every element does.
 */
export function listWorkOf({ run, stages }: Pick<State, 'run' | 'stages'>, names: readonly string[]): readonly string[] {
  if (run.matrices === undefined) return names;
  const chosen = new Map<string, string>();
  for (const name of names)
    for (const task of chainOf(run, pickedIn(stages.get(name), name) ?? name)) {
      const stage = stageOfConfig(task);
      if (isElement(task) && !chosen.has(stage)) chosen.set(stage, task);
    }
  return names.flatMap((name) => {
    const only = chosen.get(name);
    return only === undefined ? withElements(run, [name]) : [only];
  });
}

function pickedIn(entry: StageState | undefined, stage: string): string | undefined {
  const picked = entry?.kind === 'ended' ? entry.matrix?.picked : undefined;
  return picked === undefined ? undefined : elementName({ stage, index: picked });
}

/** Returns a task, and the tasks that it is about, as far as they are elements. */
export function chainOf(run: ExpandedRun, task: string): readonly string[] {
  const of = elementOf(run, task)?.of;
  return of === undefined ? [task] : [task, ...chainOf(run, of)];
}

export interface Published {
  readonly commit: string;
  /** The branch that the commit was published on, as far as the record names it. */
  readonly branch: string | undefined;
}

interface PublishedBy extends Published {
  readonly stage: string;
  readonly seq: number;
}

/** Lists the commits that the stages of a run have published, in the order of their records. A merge of a child is one of its parent. */
export function listPublished(state: Records): readonly PublishedBy[] {
  const own = state.tasks.flatMap(({ seq, body: { stage, commits, results } }): readonly PublishedBy[] =>
    commits === undefined ? [] : [{ stage, seq, commit: commits.published, branch: results.branch }],
  );
  const merged = listMerges(state).flatMap(({ seq, child, branch, commit }): readonly PublishedBy[] =>
    commit === undefined ? [] : [{ stage: parentNameOf(child) ?? '', seq, commit, branch }],
  );
  return [...own, ...merged].toSorted(compareBy(({ seq }) => seq));
}

/** Finds the newest commit that a stage itself has published, or that merged a child of it. */
export function publishedBy(state: Records, stage: string): Published | undefined {
  return listPublished(state).findLast(({ stage: by }) => by === stage);
}

type MergeFacts = Pick<State, 'run' | 'tasks' | 'stages'>;

/** Lists the children that had ended well when their parent became due, and whose end no merge has looked at. */
export function listUnmerged(
  state: MergeFacts,
  { parent, due }: { readonly parent: string; readonly due: Pick<Due, 'cause'> },
): readonly { readonly child: string; readonly published: Published | undefined }[] {
  const known = mergesOf(state, parent);
  return childrenOf(state.run, parent).flatMap(({ name: child }) => {
    const entry = state.stages.get(child);
    if (entry?.kind !== 'ended' || !isSuccess(entry.last.body.outcome) || endSeqOf(entry) > due.cause) return [];
    const published = publishedBy(state, child);
    const last = known.get(child);
    return last !== undefined && last.head === published?.commit ? [] : [{ child, published }];
  });
}

/** Returns whether the commits of children are still to be merged before the agent of their parent starts again. A pause, for example, kept them from it. */
export function awaitsMerge(state: MergeFacts, parent: string): boolean {
  const stage = pipelineOf(state.run).stages[parent];
  const due = state.stages.get(parent);
  const last = state.tasks.findLast(({ body }) => body.stage === parent)?.body;
  if (stage === undefined || !('children' in stage) || stage.children?.merge !== 'branch' || stage.branch === undefined)
    return false;
  if (due?.kind !== 'due' || last?.waits !== true || last.merges !== undefined) return false;
  return listUnmerged(state, { parent, due }).some(({ published }) => published !== undefined);
}
