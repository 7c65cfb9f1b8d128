import type { ChildMerge } from '../../core/children/child.ts';
import { lastLineOf, mergeTrailer } from '../../core/git/commit-trailers.ts';
import { type Problem, problemText } from '../../core/problem.ts';
import type { State } from '../../core/run/state.ts';
import { describeConflict, type MergeableChild, type PlannedMerges, planMerges } from '../../core/spawn/plan-merges.ts';
import { stateWith } from '../../core/state/derive-state.ts';
import type { TriedMerge } from '../../ports/bundle-reader.ts';
import type { DeliveryRequest } from '../delivery.ts';
import type { Advances, Publishes } from '../engine-ports.ts';
import { isPaused } from '../gate/ask.ts';
import { checkOwnBranch } from '../thread/check-own-branch.ts';
import type { BuiltExecution } from './build-executions.ts';
import { pushCommits } from './push-commits.ts';
import { buildExecutionDrafts } from './record-task.ts';

const maxTries = 2;

interface MergeRequest {
  readonly state: State;
  readonly planned: PlannedMerges;
}

/** Merges into the branch of one parent. Where the branch moves meanwhile, it is done once more on the new tip. */
async function mergeInto(engine: Publishes, request: MergeRequest, tries = 1): Promise<readonly ChildMerge[]> {
  const { state, planned } = request;
  const { branch, author, refused: unnamed, start, stage, children } = planned;
  if (children.length === 0) return [];
  const refuseAll = (problem: Problem): readonly ChildMerge[] =>
    children.map(({ child, head }) => ({ child, head, branch, state: 'refused', reason: problemText(problem) }));
  if (unnamed !== undefined) return refuseAll(unnamed);
  const tip = await engine.ports.commits.readBranch(branch);
  const own = { state, stage: planned.parent, branch, author };
  const foreign = tip === undefined ? undefined : await checkOwnBranch(engine.ports.pushTargets, { ...own, tip });
  if (foreign !== undefined) return refuseAll(foreign);
  const earlier = tip === undefined ? new Map<string, string>() : await readEarlier(engine, { ...request, tip });
  const open = children.filter(({ child }) => !earlier.has(child));
  const tried = open.length === 0 ? [] : await engine.ports.trials.tryMerges(tip ?? start, open);
  const made = await createMerges(engine, { ...request, onto: tip ?? start, open, tried });
  const refused =
    made.published === undefined
      ? undefined
      : await pushCommits(engine, { state, stage, author, branch, tip, published: made.published });
  if (refused?.reason === 'stale-base' && tries < maxTries) return mergeInto(engine, request, tries + 1);
  const results = refused === undefined ? made.merges : made.merges.map((merge) => refuseMerge(merge, refused.message));
  const found = children.flatMap(({ child, head }): readonly ChildMerge[] => {
    const commit = earlier.get(child);
    return commit === undefined ? [] : [{ child, state: 'merged', branch, head, commit }];
  });
  return [...found, ...results];
}

function refuseMerge({ commit: _, ...merge }: ChildMerge, reason: string): ChildMerge {
  return merge.state === 'merged' ? { ...merge, state: 'refused', reason } : merge;
}

/** Reads the merges that a job made before it crashed: the last commits of the branch, by trailer and second parent. Returns the commits by child. */
async function readEarlier(
  engine: Publishes,
  { state, planned, tip }: MergeRequest & { readonly tip: string },
): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  let commit: string | undefined = tip;
  while (commit !== undefined && commit !== planned.start) {
    const { message, parents } = await engine.ports.commits.readCommit(commit);
    const line = lastLineOf(message);
    const merged = planned.children.find(({ child }) => line === trailerOf(state, { planned, child }));
    if (merged === undefined || found.has(merged.child)) break;
    // A child that was lost behind its merge, and done again, brings other commits.
    if (parents[1] === merged.head) found.set(merged.child, commit);
    commit = parents[0];
  }
  return found;
}

function trailerOf(
  { run: { run } }: State,
  { planned: { parent: task, due }, child }: { readonly planned: PlannedMerges; readonly child: string },
): string {
  return mergeTrailer({ run, task, execution: due.execution }, child);
}

interface TriedMerges extends MergeRequest {
  readonly onto: string;
  readonly open: readonly MergeableChild[];
  readonly tried: readonly TriedMerge[];
}

interface MadeMerges {
  readonly merges: readonly ChildMerge[];
  /** The last commit that was made; undefined where nothing was merged. */
  readonly published: string | undefined;
}

/** Makes a commit with two parents for each child that merges cleanly, each on top of the one before. */
async function createMerges(engine: Publishes, { state, planned, onto, open, tried }: TriedMerges): Promise<MadeMerges> {
  const merges: ChildMerge[] = [];
  let parent = onto;
  let tree: string | undefined;
  for (const [index, { child, branch: from, head }] of open.entries()) {
    const merge = tried[index] ?? { kind: 'failed' as const, reason: 'git gave no answer' };
    const { branch } = planned;
    if (merge.kind !== 'clean') {
      merges.push({ child, branch, head, ...describeUnmerged(engine, merge) });
      continue;
    }
    const made = await engine.ports.commits.createCommit({
      parent,
      merged: head,
      baseTree: tree ?? merge.baseTree,
      message: `Merge ${from} into ${branch}\n\n${trailerOf(state, { planned, child })}\n`,
      changes: merge.changes,
    });
    [parent, tree] = [made.sha, made.tree];
    merges.push({ child, branch, head, state: 'merged', commit: made.sha });
  }
  return { merges, published: parent === onto ? undefined : parent };
}

function describeUnmerged(
  { ports: { redactor, log } }: Publishes,
  merge: Exclude<TriedMerge, { kind: 'clean' }>,
): Pick<ChildMerge, 'state' | 'files' | 'more' | 'reason'> {
  if (merge.kind === 'nothing') return { state: 'nothing' };
  if (merge.kind === 'conflict')
    return { state: 'conflict', ...describeConflict(merge.files, (text) => redactor.redact(text).text) };
  // Git's own words, in which paths of the child's files may stand.
  const reason = redactor.redact(merge.reason).text;
  log.warning(`BATON-E729: A child was not merged: ${reason}.`);
  return { state: 'refused', reason };
}

/**
 * Merges the children of the parents that these executions let start again, or end, and adds what became of each to the last record. Idempotent:
 * a merge is found again by its trailer. All merges into a branch appear on it by one update. Nothing is merged during a pause.
 */
export async function withMerges(
  engine: Advances,
  { state, dispatch }: DeliveryRequest,
  executions: readonly BuiltExecution[],
): Promise<readonly BuiltExecution[]> {
  const merges: ChildMerge[] = [];
  const readNext = (): State => stateWith(state, buildExecutionDrafts(dispatch, addMerges(executions, merges)));
  if (isPaused(engine, readNext())) return executions;
  // Children before their parents: what is merged into a child is a part of what the child brings.
  for (const { parent } of planMerges(state, readNext()).toReversed()) {
    const next = readNext();
    const own = planMerges(state, next).find((each) => each.parent === parent);
    if (own === undefined) continue;
    merges.push(...(await mergeInto(engine, { state: next, planned: own })));
    merges.push(...own.empty.map((child): ChildMerge => ({ child, state: 'nothing', branch: own.branch })));
  }
  return addMerges(executions, merges);
}

function addMerges(executions: readonly BuiltExecution[], merges: readonly ChildMerge[]): readonly BuiltExecution[] {
  const last = executions.at(-1);
  if (last === undefined || merges.length === 0) return executions;
  return [...executions.slice(0, -1), { ...last, body: { ...last.body, merges: [...merges] } }];
}
