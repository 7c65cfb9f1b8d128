import { elementName, isElement, lineageOf, parentNameOf, stageOfConfig } from '../children/task-name.ts';
import type { BuiltinName } from '../config/schema/builtin-schemas.ts';
import type { TaskBody } from '../record/record.ts';
import { findLastApproval } from './approvals.ts';
import { childOf, descendantsOf } from './children.ts';
import { chainOf, elementOf, listElements, listWorkOf } from './elements.ts';
import { listPublished, mergesOf, type Published, publishedBy } from './merges.ts';
import { ancestorsOf, pipelineOf } from './pipeline-of.ts';
import type { State } from './state.ts';

/** The part of a state that says what a run has published. */
type PublishedState = Pick<State, 'run' | 'tasks' | 'rows'>;

/** Lists the tasks before a stage whose work it builds on: the elements of matrices among them, or the one that was picked. */
function listWorkBefore(state: Pick<State, 'run' | 'rows'>, stage: string): readonly string[] {
  const own = elementOf(state.run, stage)?.of;
  const names = ancestorsOf(pipelineOf(state.run), stage);
  return listWorkOf(state, own === undefined ? names : [own, ...names]);
}

/** A branch that nobody needs, with the commit that the run has left there. */
export interface LosingBranch {
  readonly branch: string;
  readonly commit: string;
}

/**
 * Lists the branches that nobody needs since a record (`cause`) decided which element is picked: those that this run created for
 * the other elements, and where no other task of it has published anything.
 */
export function listLosingBranches(state: State, cause: number): readonly LosingBranch[] {
  const deciding = [...state.rows.values()].flatMap((row) =>
    row.status === 'ended' && row.settledAt === cause && row.matrix?.picked !== undefined
      ? [{ stage: row.name, picked: row.matrix.picked }]
      : [],
  );
  return deciding.flatMap(({ stage, picked }) => {
    const elements = listElements(state.run, stage);
    const losing = new Set(
      elements.filter(({ index }) => index !== picked).flatMap((each) => chainOf(state.run, elementName(each))),
    );
    const published = state.tasks.flatMap(({ body: { stage: task, commits, results } }) =>
      commits === undefined || results.branch === undefined ? [] : [{ task, commits, branch: results.branch }],
    );
    return [...Map.groupBy(published, ({ branch }) => branch)].flatMap(([branch, own]): LosingBranch[] => {
      // Only the branch of an element is ever deleted, not one that a task below it has made.
      const isCreated = own.some(({ task, commits }) => isElement(task) && commits.created === true);
      const isOnly = own.every(({ task }) => losing.has(task)) && isCreated;
      const last = own.at(-1);
      return isOnly && last !== undefined ? [{ branch, commit: last.commits.published }] : [];
    });
  });
}

/**
 * Lists the branches of children that nobody needs once a run has ended well: those that it created for one child alone, and whose
 * last commit was merged into the branch of the parent.
 */
export function listMergedBranches(state: PublishedState): readonly LosingBranch[] {
  const published = listPublished(state);
  return [...state.rows.keys()].flatMap((child): LosingBranch[] => {
    const { commit, branch } = publishedBy(state, child) ?? {};
    const merge = mergesOf(state, parentNameOf(child) ?? '').get(child);
    if (commit === undefined || branch === undefined || merge?.state !== 'merged' || merge.head !== commit) return [];
    const isOnly = published.every((each) => each.branch !== branch || each.stage === child);
    return isOnly && hasCreated(state, branch) ? [{ branch, commit }] : [];
  });
}

/** Finds the newest commit that a stage itself, a stage it needs, or the parent of a child before it, has published in this run. */
export function publishedBefore(state: PublishedState, stage: string): Published | undefined {
  const before = new Set([stage, ...listWorkBefore(state, stage)]);
  const above = new Set(lineageOf(stage));
  // A child starts from what its parent had published when it asked.
  const since = childOf(state.run, stage)?.cause ?? 0;
  const found = listPublished(state).findLast(({ stage: by, seq }) => before.has(by) || (above.has(by) && seq <= since));
  return found === undefined ? undefined : { commit: found.commit, branch: found.branch };
}

/** Returns whether a run has published to a branch, as its records say. A run never takes over a branch that is there for its child. */
export function hasPublishedTo(state: PublishedState, branch: string): boolean {
  return listPublished(state).some((published) => published.branch === branch);
}

/** The beginning of the names of branches that hold commits for the branch of a pull request. */
export const heldBranchPrefix = 'baton/held-';

/** Returns the name of the branch that holds the commits of a stage until they may appear on the branch of the pull request itself. */
export function heldBranchName(run: string, stage: string): string {
  // Git has no branch with a bracket, which names of elements have.
  return `${heldBranchPrefix}${run}-${stage.replaceAll('/', '-').replaceAll(/\[(\d+)\]/g, '.$1')}`;
}

/** Finds the branch that holds the newest commits of a stage; undefined where they are on the stage's own branch, or there are none. */
export function findHeldBranch(state: PublishedState, stage: string): string | undefined {
  const held = heldBranchName(state.run.run, stage);
  return publishedBy(state, stage)?.branch === held ? held : undefined;
}

/**
 * Lists the branches that stages before a stage have published, each once. `last` leaves out those of stages that another one
 * of them needs, because its work contains theirs: where one is left, it is the branch of the run. The branches of children are in
 * `all` alone, so that one of several approaches can be named.
 */
export function listPublishedBranches(
  state: PublishedState,
  stage: string,
): { readonly all: readonly string[]; readonly last: readonly string[] } {
  const pipeline = pipelineOf(state.run);
  const branches = listWorkBefore(state, stage).flatMap((name) => {
    const branch = publishedBy(state, name)?.branch;
    return branch === undefined ? [] : [{ name, branch }];
  });
  const contained = new Set(branches.flatMap(({ name }) => ancestorsOf(pipeline, name)));
  const last = branches.filter(({ name }) => !contained.has(stageOfConfig(name)));
  const unique = (list: typeof branches): readonly string[] => [...new Set(list.map(({ branch }) => branch))];
  const children = ancestorsOf(pipeline, stage).flatMap((name) => descendantsOf(state.run, name));
  const own = children.flatMap((name) => publishedBy(state, name)?.branch ?? []);
  return { all: [...new Set([...unique(branches), ...own])], last: unique(last) };
}

/**
 * Returns the commit that a stage starts from: the one that was approved, else the newest one published before it, else the commit
 * of the run's trigger. The approval covers the whole attempt, so what this has published since then counts.
 */
export function startCommitOf(state: State, stage: string): string {
  const element = elementOf(state.run, stage);
  // The approval of a stage with a matrix counts for its elements, unless each is about a work of its own.
  const asked = element !== undefined && element.of === undefined ? element.stage : stage;
  const approval = findLastApproval(state, asked);
  const isAhead = listPublished(state).some(({ stage: by, seq }) => by === stage && seq > (approval?.seq ?? 0));
  return (isAhead ? undefined : approval?.body.approval?.head) ?? unapprovedCommitOf(state, stage);
}

/** Returns the commit that a stage starts from, as far as no person has approved one. */
export function unapprovedCommitOf(state: State, stage: string): string {
  return publishedBefore(state, stage)?.commit ?? state.run.body.head;
}

/** Returns the number of the pull request that a built-in opened or updated. The result `pr` of an agent is no such number. */
export function openedPullOf({ engine, agent, outcome, results }: TaskBody): number | undefined {
  const isOurs = engine === 'built-in' && agent === ('pull-request' satisfies BuiltinName) && outcome === 'succeeded';
  return isOurs && results.pr !== undefined && /^[1-9][0-9]{0,9}$/.test(results.pr) ? Number(results.pr) : undefined;
}

/** Returns whether this run has created a branch. Nobody has opened a pull request for it before. */
export function hasCreated({ tasks }: Pick<State, 'tasks'>, branch: string): boolean {
  return tasks.some(({ body }) => body.results.branch === branch && body.commits?.created === true);
}

/** Finds the number of the pull request that a built-in before this stage opened or updated. */
export function findOpenedPull(state: State, stage: string): number | undefined {
  const before = new Set(ancestorsOf(pipelineOf(state.run), stage));
  return state.tasks.flatMap(({ body }) => (before.has(body.stage) ? (openedPullOf(body) ?? []) : [])).at(-1);
}

/** Finds the number of the pull request that a built-in of the run opened or updated for a branch. */
export function findPullOpenedFor({ tasks }: Pick<State, 'tasks'>, branch: string): number | undefined {
  return tasks.flatMap(({ body }) => (body.results.branch === branch ? (openedPullOf(body) ?? []) : [])).at(-1);
}

/** Lists the pull requests that built-ins of the run opened or updated, each once. */
export function listOpenedPulls({ tasks }: Pick<State, 'tasks'>): readonly number[] {
  return [...new Set(tasks.flatMap(({ body }) => openedPullOf(body) ?? []))];
}

/** Finds the number of the run's own pull request, if checks of commits that the run pushed to it wait for a person. */
export function findWaitingChecks({ run, tasks }: Pick<State, 'run' | 'tasks'>): number | undefined {
  const isWaiting = tasks.some(({ body }) => body.commits?.checksWait === true);
  return isWaiting ? run.body.trigger.subject.number : undefined;
}

/** Counts the things that built-ins of one kind have made in a run so far: the changed labels, else one for each success. */
export function countCreated({ tasks }: Pick<State, 'tasks'>, kind: BuiltinName): number {
  const own = tasks.filter(({ body }) => body.engine === 'built-in' && body.agent === kind && body.outcome === 'succeeded');
  if (kind !== 'labels') return own.length;
  return own.reduce((sum, { body }) => sum + count(body.results.labels_added) + count(body.results.labels_removed), 0);
}

function count(names: string | undefined): number {
  return names === undefined || names === '' ? 0 : names.split(', ').length;
}

/**
 * Finds the summary on a pull request that does not show the handoff of the last record yet; undefined when there is no
 * summary or nothing new.
 */
export function findStaleSummary({ tasks }: Pick<State, 'tasks'>): NonNullable<TaskBody['summaryComment']> | undefined {
  const last = tasks.at(-1);
  const isNew = last !== undefined && (last.body.handoff ?? last.body.locator) !== undefined;
  return isNew ? tasks.findLast(({ body }) => body.summaryComment !== undefined)?.body.summaryComment : undefined;
}
