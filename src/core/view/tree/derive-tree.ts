/**
 * This folder shows a run as a tree: `derive-tree` puts the children below the tasks that asked for them, with what each took, and
 * `describe-tree` says in words who has to act, what waits, what failed, what it cost, and where the work is.
 */

import { groupNameOf, isElement, parentNameOf } from '../../children/task-name.ts';
import { describeBroken, describeSkipped } from '../../condition/describe-stage.ts';
import { isAgentStage } from '../../config/schema/stage-schema.ts';
import type { Outcome } from '../../output/outcome.ts';
import { renderStageBranch } from '../../prompt/render-text.ts';
import { agentNameAt } from '../../run/acting-agent.ts';
import { displayedAttempts } from '../../run/attempts.ts';
import { stageOf } from '../../run/pipeline-of.ts';
import { listLosingBranches } from '../../run/published.ts';
import type { StageState, State } from '../../run/state.ts';
import { addUsage, type Usage, usageByStage } from '../../run/usage.ts';
import { stageWords } from '../outcome-words.ts';
import { reasonWords } from '../reason-words.ts';
import { findWait, type TaskWait } from './find-wait.ts';

/** The state of a task: the outcome of its last execution, or why there is none. */
export type TaskStatus = Outcome | 'waiting' | 'running' | 'not-started';

export interface TaskNode {
  /** The name of its stage: `split`, `split/1-parser`, `test[0]`. */
  readonly name: string;
  /** The name without that of the task above it. */
  readonly short: string;
  readonly kind: 'stage' | 'child' | 'element';
  /** The agent that works on it or did last, or the built-in. */
  readonly agent: string;
  readonly status: TaskStatus;
  /** The state in words, without an icon. */
  readonly words: string;
  /** The attempt that is due or was the last one; 0 for a task that has not been started. */
  readonly attempt: number;
  readonly attempts: number;
  /** The reason of a failure or of a stage that was skipped, in words. */
  readonly why?: string;
  readonly wait?: TaskWait;
  /** The branch that holds its commits, or will. */
  readonly branch?: string;
  /** The newest commit that was published. */
  readonly commit?: string;
  /** The usage of the task itself. */
  readonly usage: Usage;
  /** The usage of the task and of all tasks below it. */
  readonly total: Usage;
  readonly children: readonly TaskNode[];
}

export interface RunTree {
  readonly run: string;
  readonly pipeline: string;
  /** Null for a run that has not ended. */
  readonly outcome: Outcome | null;
  readonly tasks: readonly TaskNode[];
  /** The usage of all tasks together. */
  readonly total: Usage;
}

/** Derives the tree of a run: its stages in the order of the config, and below each the tasks that it asked for, at any depth. */
export function deriveTree(state: State): RunTree {
  const names = [...state.stages.keys()];
  const known = new Set(names);
  const below = Map.groupBy(names, (name) => findParent(name, known));
  const usage = usageByStage(state);
  const deleted = listDeleted(state);
  const build = (name: string): TaskNode => {
    const children = (below.get(name) ?? []).map(build);
    const own = usage.get(name) ?? { seconds: 0 };
    const { branch, commit, ...task } = describeTask(state, name);
    const isThere = branch !== undefined && !deleted.has(branch);
    const place = isThere ? { branch, ...(commit === undefined ? {} : { commit }) } : {};
    return { ...task, ...place, usage: own, total: addUsage([own, ...children.map(({ total }) => total)]), children };
  };
  const tasks = (below.get(undefined) ?? []).map(build);
  const { run, body } = state.run;
  const outcome = state.end?.body.outcome ?? null;
  return { run, pipeline: body.pipeline, outcome, tasks, total: addUsage(tasks.map(({ total }) => total)) };
}

/** Lists the branches of elements that were not picked. They are deleted when the pick is recorded. */
function listDeleted(state: State): ReadonlySet<string> {
  const picks = [...state.stages.values()].flatMap((entry) =>
    entry.kind === 'ended' && entry.matrix?.picked !== undefined && entry.since !== undefined ? [entry.since] : [],
  );
  return new Set(picks.flatMap((since) => listLosingBranches(state, since).map(({ branch }) => branch)));
}

/** Lists a task and all below it with their depth, each parent before its children. */
export function flattenTree(
  tasks: readonly TaskNode[],
  depth = 0,
): readonly { readonly node: TaskNode; readonly depth: number }[] {
  return tasks.flatMap((node) => [{ node, depth }, ...flattenTree(node.children, depth + 1)]);
}

function findParent(name: string, known: ReadonlySet<string>): string | undefined {
  const parent = groupNameOf(name) ?? parentNameOf(name);
  return parent !== undefined && known.has(parent) ? parent : undefined;
}

type Described = Omit<TaskNode, 'usage' | 'total' | 'children'>;

function describeTask(state: State, name: string): Described {
  const entry = state.stages.get(name) ?? { kind: 'waiting' };
  const parent = findParent(name, new Set(state.stages.keys()));
  const why = explain(entry);
  const wait = findWait(state, { name, entry });
  return {
    name,
    short: parent === undefined ? name : name.slice(parent.length).replace(/^\//, ''),
    kind: parent === undefined ? 'stage' : kindBelow(name),
    agent: nameAgent(state, { name, entry }),
    status: statusOf(entry, state.end !== undefined),
    words: stageWords(entry, state.end !== undefined).replace(/^\S+ /, ''),
    attempt: attemptOf(entry),
    attempts: displayedAttempts(state, name),
    ...(why === undefined ? {} : { why }),
    ...(wait === undefined ? {} : { wait }),
    ...findWork(state, { name, entry }),
  };
}

function kindBelow(name: string): 'child' | 'element' {
  return isElement(name) ? 'element' : 'child';
}

interface Place {
  readonly name: string;
  readonly entry: StageState;
}

function nameAgent(state: State, { name, entry }: Place): string {
  const stage = stageOf(state.run, name);
  if (!isAgentStage(stage)) return `built-in ${stage.uses}`;
  if (entry.kind === 'ended') return entry.last.body.agent;
  return agentNameAt(state, { stage: name, execution: Number.POSITIVE_INFINITY }) ?? stage.agent;
}

/** Returns the state of a task in one word. */
function statusOf(entry: StageState, isOver: boolean): TaskStatus {
  if (entry.kind === 'blocked') return 'not-started';
  if (entry.kind === 'ended') return entry.last.body.outcome;
  if (entry.kind === 'skipped') return 'skipped';
  if (entry.kind === 'broken') return 'failed';
  if (entry.kind === 'awaiting' && entry.for === 'answer') return 'needs-input';
  if (isOver) return 'not-started';
  return entry.kind === 'due' ? 'running' : 'waiting';
}

function attemptOf(entry: StageState): number {
  if (entry.kind === 'due') return entry.attempt;
  if (entry.kind === 'ended' || entry.kind === 'suspended') return entry.last.attempt;
  if (entry.kind !== 'awaiting') return 0;
  return entry.for === 'answer' ? entry.last.attempt : entry.due.attempt;
}

function explain(entry: StageState): string | undefined {
  if (entry.kind === 'skipped') return describeSkipped(entry);
  if (entry.kind === 'broken') return describeBroken(entry);
  if (entry.kind === 'blocked') return `${entry.by} did not succeed`;
  const reason = entry.kind === 'ended' ? entry.last.body.failure?.reason : undefined;
  return reason === undefined ? undefined : reasonWords(reason);
}

/** Finds where the work of a task is: on the branch where its newest commit was published, or where the next one will be. */
function findWork(state: State, { name, entry }: Place): Pick<TaskNode, 'branch' | 'commit'> {
  const { commits, results } = state.tasks.findLast(({ body }) => body.stage === name && body.commits !== undefined)?.body ?? {};
  if (commits !== undefined && results?.branch !== undefined) return { branch: results.branch, commit: commits.published };
  if (state.end !== undefined || (entry.kind !== 'due' && entry.kind !== 'suspended')) return {};
  const due = entry.kind === 'due' ? entry : entry.last;
  const branch = renderStageBranch(state, { stage: name, due });
  return branch.ok && branch.value !== undefined ? { branch: branch.value } : {};
}
