import type { ChildMerge } from '../children/child.ts';
import { parentNameOf } from '../children/task-name.ts';
import { compareBy } from '../compare-by.ts';
import { isSuccess } from '../output/outcome.ts';
import type { BatonRecord, RunRecord } from '../record/record.ts';
import { childrenOf } from './children.ts';
import { pipelineOf } from './pipeline-of.ts';
import type { State } from './state.ts';
import type { NextExecution } from './task-row.ts';

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

export interface Published {
  readonly commit: string;
  /** The branch that the commit was published on, as far as the record names it. */
  readonly branch: string | undefined;
}

interface PublishedBy extends Published {
  readonly stage: string;
  readonly seq: number;
  /** The commit that it was made on; of a merge the child that it brought. */
  readonly base?: string;
  readonly child?: string;
}

/** Lists the commits that the stages of a run have published, in the order of their records. A merge of a child is one of its parent. */
export function listPublished(state: Records): readonly PublishedBy[] {
  const own = state.tasks.flatMap(({ seq, body: { stage, commits, results } }): readonly PublishedBy[] =>
    commits === undefined ? [] : [{ stage, seq, commit: commits.published, branch: results.branch, base: commits.base }],
  );
  const merged = listMerges(state).flatMap(({ seq, child, branch, commit }): readonly PublishedBy[] =>
    commit === undefined ? [] : [{ stage: parentNameOf(child) ?? '', seq, commit, branch, child }],
  );
  return [...own, ...merged].toSorted(compareBy(({ seq }) => seq));
}

/** Finds the newest commit that a stage itself has published, or that merged a child of it. */
export function publishedBy(state: Records, stage: string): Published | undefined {
  return listPublished(state).findLast(({ stage: by }) => by === stage);
}

/** Finds the commit at which a run began to work on a branch. A branch that a merge made began where that child did. */
export function findFirstBase(state: Records, branch: string | undefined): string | undefined {
  const first = branch === undefined ? undefined : listPublished(state).find((published) => published.branch === branch);
  return first?.child === undefined ? first?.base : findFirstBase(state, publishedBy(state, first.child)?.branch);
}

type MergeFacts = Pick<State, 'run' | 'tasks' | 'rows'>;

/** Lists the children that had ended well when their parent became due, and whose end no merge has looked at. */
export function listUnmerged(
  state: MergeFacts,
  { parent, due }: { readonly parent: string; readonly due: Pick<NextExecution, 'cause'> },
): readonly { readonly child: string; readonly published: Published | undefined }[] {
  const known = mergesOf(state, parent);
  return childrenOf(state.run, parent).flatMap(({ name: child }) => {
    const row = state.rows.get(child);
    if (row?.status !== 'ended' || !isSuccess(row.last.body.outcome) || row.settledAt > due.cause) return [];
    const published = publishedBy(state, child);
    const last = known.get(child);
    return last !== undefined && last.head === published?.commit ? [] : [{ child, published }];
  });
}

/** Returns whether the commits of children are still to be merged before the agent of their parent starts again. A pause, for example, kept them from it. */
export function awaitsMerge(state: MergeFacts, parent: string): boolean {
  const stage = pipelineOf(state.run).stages[parent];
  const row = state.rows.get(parent);
  const last = state.tasks.findLast(({ body }) => body.stage === parent)?.body;
  if (stage === undefined || !('children' in stage) || stage.children?.merge !== 'branch' || stage.branch === undefined)
    return false;
  if (row?.status !== 'ready' || last?.waits !== true || last.merges !== undefined) return false;
  return listUnmerged(state, { parent, due: row.next }).some(({ published }) => published !== undefined);
}

/** The most branches of earlier runs that a run knows by name. */
const most = 100;

/** Lists the branches of earlier runs, the newest first: those that their records say they published to, and those that they knew themselves. */
export function listEarlierBranches(runs: readonly RunRecord[], records: readonly BatonRecord[]): string[] {
  const published = listPublished({ tasks: records.filter((record) => record.kind === 'task') }).toReversed();
  const known = runs.flatMap(({ body }) => body.branches ?? []);
  const named = published.flatMap(({ branch }) => branch ?? []);
  return [...new Set([...named, ...known])].slice(0, most);
}
