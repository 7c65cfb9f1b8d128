import { type ChildMerge, childLimits } from '../children/child.ts';
import { type AgentStage, isAgentStage } from '../config/schema/stage-schema.ts';
import { isSuccess } from '../output/outcome.ts';
import type { Problem } from '../problem.ts';
import { judgeStageBranch, type StageBranch } from '../prompt/render-text.ts';
import { findFirstBase, listUnmerged, mergesOf, publishedBy } from '../run/merges.ts';
import { pullOfBranch, stageOf } from '../run/pipeline-of.ts';
import { heldBranchName, startCommitOf } from '../run/published.ts';
import type { State } from '../run/state.ts';
import type { NextExecution, TaskRow } from '../run/task-row.ts';
import { truncateCodePoints } from '../text/code-points.ts';

/** The commits of a child that are to be merged: those of `base..head`. */
export interface MergeableChild {
  readonly child: string;
  readonly branch: string;
  readonly base: string;
  readonly head: string;
}

/** The merges that are made before a parent starts again, or when its stage has ended. */
export interface PlannedMerges {
  readonly parent: string;
  readonly stage: AgentStage;
  /** The execution before which they are made; where the stage has ended, its last one. */
  readonly due: NextExecution;
  /** The branch to merge into with the author of its name, and the commit that it is made at if it is not there. */
  readonly branch: string;
  readonly author: StageBranch['author'];
  /** The reason why nothing goes to the branch of the parent; `branch` is empty then. */
  readonly refused?: Problem | undefined;
  readonly start: string;
  readonly children: readonly MergeableChild[];
  /** The children that ended well and have nothing to merge. */
  readonly empty: readonly string[];
}

/**
 * Returns what is to be merged because records let parents start again, or end, with `merge: branch`. `next` is the state with those
 * records. Only the writer of these records merges, before any job of the parent, or of a stage behind it, runs. Parents come first.
 */
export function planMerges(before: State, next: State): readonly PlannedMerges[] {
  return [...next.rows.values()].flatMap((row) => {
    const { name: parent } = row;
    const stage = stageOf(next.run, parent);
    const due = findOccasion(row, { before, next });
    if (!isAgentStage(stage) || stage.children?.merge !== 'branch' || due === undefined) return [];
    const judged = judgeStageBranch(next, { stage: parent, due });
    const named: StageBranch | undefined = judged.ok ? judged.value : { branch: '', author: { by: 'text' } };
    if (named === undefined) return [];
    const { branch: own, author } = named;
    // People read on the branch of the pull request what is done, so until the last turn the work is held beside it.
    const isHeld = row.status === 'ready' && pullOfBranch(next, own) !== undefined;
    const branch = isHeld ? heldBranchName(next.run.run, parent) : own;
    const refused = judged.ok ? undefined : judged.error;
    const start = startCommitOf(next, parent);
    return [{ parent, stage, due, branch, author, refused, start, ...listChildren(next, { parent, due }) }];
  });
}

/** Returns the execution before which the children of a task are merged now, or the last one of a task that has ended well now. */
function findOccasion(
  row: TaskRow,
  { before, next }: { readonly before: State; readonly next: State },
): NextExecution | undefined {
  const earlier = before.rows.get(row.name);
  if (row.status === 'ended' && earlier?.status !== 'ended' && isSuccess(row.last.body.outcome))
    return { attempt: row.last.attempt, execution: row.last.execution, cause: row.settledAt };
  const isNew = row.status === 'ready' && (earlier?.status !== 'ready' || earlier.next.execution !== row.next.execution);
  const last = next.tasks.findLast(({ body }) => body.stage === row.name);
  return isNew && last?.body.waits === true ? row.next : undefined;
}

/** Lists the children of a parent that ended well, with what they have committed since they were merged last. */
function listChildren(
  state: State,
  at: { readonly parent: string; readonly due: NextExecution },
): Pick<PlannedMerges, 'children' | 'empty'> {
  const merges = [...mergesOf(state, at.parent).values()].filter((merge) => merge.state === 'merged');
  const children: MergeableChild[] = [];
  const empty: string[] = [];
  for (const { child, published } of listUnmerged(state, at)) {
    const { commit: head, branch } = published ?? {};
    const base = findFirstBase(state, branch);
    if (head === undefined || branch === undefined || base === undefined) empty.push(child);
    else {
      const merged = merges.findLast((merge) => isOnBranch(state, { child: merge.child, branch }));
      children.push({ child, branch, head, base: merged?.head ?? base });
    }
  }
  return { children, empty };
}

/** Returns whether a merged child has worked on a branch. Children can share one, and then the later one contains the earlier. */
function isOnBranch(state: State, { child, branch }: { readonly child: string; readonly branch: string }): boolean {
  return publishedBy(state, child)?.branch === branch;
}

/** The UTF-16 units of a side that are searched for secrets: far more than are shown, so that none is cut at the end of what is shown. */
const searched = 65_536;

/** Returns the files of a conflict as a record holds them: the first ones, with both sides redacted and shortened. */
export function describeConflict(
  files: readonly { readonly path: string; readonly ours: string; readonly theirs: string }[],
  redact: (text: string) => string,
): Pick<ChildMerge, 'files' | 'more'> {
  const { conflictFiles, conflictSideCodePoints: most } = childLimits;
  const shorten = (text: string): string => truncateCodePoints(redact(text.slice(0, searched).toWellFormed()), most);
  const shown = files
    .slice(0, conflictFiles)
    .map(({ path, ours, theirs }) => ({ path: shorten(path), ours: shorten(ours), theirs: shorten(theirs) }));
  const more = files.length - shown.length;
  return { files: shown, ...(more === 0 ? {} : { more }) };
}
