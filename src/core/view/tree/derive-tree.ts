/**
 * This folder shows a run as a tree: `derive-tree` puts the children below the tasks that asked for them, with what each took, and
 * `describe-tree` says in words who has to act, what waits, what failed, what it cost, and where the work is.
 */

import { describeBroken, describeSkipped } from '../../condition/describe-stage.ts';
import { isAgentStage } from '../../config/schema/stage-schema.ts';
import type { Outcome } from '../../output/outcome.ts';
import { renderStageBranch } from '../../prompt/render-text.ts';
import { agentNameAt } from '../../run/acting-agent.ts';
import { titleOf } from '../../run/elements.ts';
import { stageOf } from '../../run/pipeline-of.ts';
import { listLosingBranches } from '../../run/published.ts';
import type { State } from '../../run/state.ts';
import { awaitsAnswer, awaitsChildren, type Never, type NextExecution, nextOf, type TaskRow } from '../../run/task-row.ts';
import { addUsage, type Usage, usageByStage } from '../../run/usage.ts';
import type { Wait } from '../../run/wait.ts';
import { displayedAttempts, stageWords } from '../outcome-words.ts';
import { reasonWords } from '../reason-words.ts';

/** The state of a task: the outcome of its last execution, or why there is none. */
export type TaskStatus = Outcome | 'waiting' | 'running' | 'not-started';

export interface TaskNode {
  /** The name of its stage: `split`, `split/1-parser`, `test[0]`. */
  readonly name: string;
  /** The name as people read it, with the value of an element: `test[0] quick`. */
  readonly title: string;
  /** The title without the name of the task above it. */
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
  readonly wait?: Wait;
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
  const below = Map.groupBy(state.rows.values(), ({ parent }) => parent);
  const usage = usageByStage(state);
  const deleted = listDeleted(state);
  const build = (row: TaskRow): TaskNode => {
    const children = (below.get(row.name) ?? []).map(build);
    const own = usage.get(row.name) ?? { seconds: 0 };
    const { branch, commit, ...task } = describeTask(state, row);
    const isThere = branch !== undefined && !deleted.has(branch);
    const place = isThere ? { branch, commit } : {};
    return { ...task, ...place, usage: own, total: addUsage([own, ...children.map(({ total }) => total)]), children };
  };
  const tasks = (below.get(undefined) ?? []).map(build);
  const { run, body } = state.run;
  const outcome = state.end?.body.outcome ?? null;
  return { run, pipeline: body.pipeline, outcome, tasks, total: addUsage(tasks.map(({ total }) => total)) };
}

/** Lists the branches of elements that were not picked. They are deleted when the pick is recorded. */
function listDeleted(state: State): ReadonlySet<string> {
  const picks = [...state.rows.values()].flatMap((row) =>
    row.status === 'ended' && row.matrix?.picked !== undefined ? [row.settledAt] : [],
  );
  return new Set(picks.flatMap((seq) => listLosingBranches(state, seq).map(({ branch }) => branch)));
}

/** Lists a task and all below it with their depth, each parent before its children. */
export function flattenTree(
  tasks: readonly TaskNode[],
  depth = 0,
): readonly { readonly node: TaskNode; readonly depth: number }[] {
  return tasks.flatMap((node) => [{ node, depth }, ...flattenTree(node.children, depth + 1)]);
}

type Described = Omit<TaskNode, 'usage' | 'total' | 'children'>;

function describeTask(state: State, row: TaskRow): Described {
  const { name, kind, parent } = row;
  const last = 'last' in row ? row.last : undefined;
  const isOver = state.end !== undefined;
  const title = titleOf(state.run, name);
  return {
    name,
    title,
    short: title.slice(parent?.length ?? 0).replace(/^\//, ''),
    kind: kind === 'group' ? 'stage' : kind,
    agent: nameAgent(state, row),
    status: statusOf(row, isOver),
    words: stageWords(row, isOver).replace(/^\S+ /, ''),
    attempt: (nextOf(row) ?? last)?.attempt ?? 0,
    attempts: displayedAttempts(state, name),
    why: explain(row),
    wait: !isOver && 'wait' in row ? row.wait : undefined,
    ...findWork(state, row),
  };
}

function nameAgent(state: State, row: TaskRow): string {
  const stage = stageOf(state.run, row.name);
  if (!isAgentStage(stage)) return `built-in ${stage.uses}`;
  if (row.status === 'ended') return row.last.body.agent;
  return agentNameAt(state, { stage: row.name, execution: Number.POSITIVE_INFINITY }) ?? stage.agent;
}

/** Returns the state of a task in one word. */
function statusOf(row: TaskRow, isOver: boolean): TaskStatus {
  if (row.status === 'ended') return row.last.body.outcome;
  if (row.status === 'never') return neverStatuses[row.never.kind];
  if (awaitsAnswer(row)) return 'needs-input';
  if (isOver) return 'not-started';
  return row.status === 'ready' ? 'running' : 'waiting';
}

const neverStatuses = { blocked: 'not-started', skipped: 'skipped', broken: 'failed' } as const;

function explain(row: TaskRow): string | undefined {
  if (row.status === 'never') return explainNever(row.never);
  const reason = row.status === 'ended' ? row.last.body.failure?.reason : undefined;
  return reason === undefined ? undefined : reasonWords(reason);
}

function explainNever(never: Never): string {
  if (never.kind === 'blocked') return `${never.by} did not succeed`;
  return never.kind === 'skipped' ? describeSkipped(never) : describeBroken(never);
}

/** Finds where the work of a task is: on the branch where its newest commit was published, or where the next one will be. */
function findWork(state: State, row: TaskRow): Pick<TaskNode, 'branch' | 'commit'> {
  const { name } = row;
  const { commits, results } = state.tasks.findLast(({ body }) => body.stage === name && body.commits !== undefined)?.body ?? {};
  if (commits !== undefined && results?.branch !== undefined) return { branch: results.branch, commit: commits.published };
  const due = state.end === undefined ? executionOf(row) : undefined;
  const branch = due && renderStageBranch(state, { stage: name, due });
  return branch?.ok === true ? { branch: branch.value } : {};
}

/** Returns the execution that is at work, or the last one of a task with children that are. */
function executionOf(row: TaskRow): Pick<NextExecution, 'attempt' | 'execution'> | undefined {
  if (row.status === 'ready') return row.next;
  return row.status === 'closing' || awaitsChildren(row) ? row.last : undefined;
}
