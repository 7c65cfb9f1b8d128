import type { BrokenStage, SkippedStage } from '../condition/describe-stage.ts';
import type { TaskRecord } from '../record/record.ts';
import type { Wait } from './wait.ts';

/** The next execution of a task. */
export interface NextExecution {
  readonly attempt: number;
  readonly execution: number;
  /**
   * The `seq` of the record that made the start possible. The writer of that record starts it and nobody else does, so two
   * siblings that end together start their successor once.
   */
  readonly cause: number;
}

/** Returns the next execution in the same attempt, as it is due behind the record of the last one. */
export function nextAfter({ attempt, execution, seq }: Omit<NextExecution, 'cause'> & { readonly seq: number }): NextExecution {
  return { attempt, execution: execution + 1, cause: seq };
}

/** The end of a stage with a matrix. */
export interface MatrixEnd {
  /** The task whose handoff and results stand for the stage; undefined where no element has a record. */
  readonly source: string | undefined;
  /** The index of the element that `pick` chose. */
  readonly picked?: number;
}

/** The reason why a task never starts. `blocked`: one that it needs did not succeed, or a task above it failed for good. */
export type Never = { readonly kind: 'blocked'; readonly by: string } | SkippedStage | BrokenStage;

/** The next execution is ordered and has no record so far: it is at work, or lost. So it stays in a pause and after the end of the run. */
export interface Ready {
  readonly status: 'ready';
  readonly next: NextExecution;
}

/**
 * Something keeps the next execution back. `next`: that execution, where nothing else keeps it back as far as this gate tells. `last`: the
 * execution whose agent ended its turn with the wait. Neither is there where the task cannot start yet in any case.
 */
export interface Waiting {
  readonly status: 'waiting';
  readonly wait: Wait;
  readonly next?: NextExecution;
  readonly last?: TaskRecord;
}

/** The agent of the last execution asked a question. No job of the task runs, and the run stays open. */
export interface AwaitingAnswer extends Waiting {
  readonly wait: Wait & { readonly gate: 'answer' };
  readonly last: TaskRecord;
}

/** The next execution needs an approval. The basis names the records that it builds on: a change of it makes approvals stale. */
export interface AwaitingApproval extends Waiting {
  readonly wait: Wait & { readonly gate: 'approval'; readonly basis: string };
  readonly next: NextExecution;
}

/** The run has cost what it may, and waits for a person who raises its limit. */
export interface AwaitingRaise extends Waiting {
  readonly wait: Wait & { readonly gate: 'cost' };
  readonly next: NextExecution;
}

/** The task needs a person before it can go on. */
export type AwaitingPerson = AwaitingAnswer | AwaitingApproval | AwaitingRaise;

/** The agent of the last execution has ended its turn with a wait, and starts again when that is over. */
export interface AwaitingChildren extends Waiting {
  readonly wait: Wait & { readonly gate: 'children'; readonly for: readonly string[] };
  readonly last: TaskRecord;
}

/** A usage limit is closed that would refuse the next execution. It opens at `atMost`. */
export interface AwaitingTime extends Waiting {
  readonly wait: Wait & { readonly gate: 'sleep'; readonly atMost: string };
  readonly next: NextExecution;
}

/** The task waits for other tasks of the run, or for a branch that another one works on. */
export interface AwaitingOthers extends Waiting {
  readonly wait: Wait & { readonly for: readonly string[] };
}

/** The task has come to its own end, and ends with its children. */
export interface Closing {
  readonly status: 'closing';
  readonly wait: Wait & { readonly gate: 'children'; readonly for: readonly string[] };
  readonly last: TaskRecord;
}

export interface Ended {
  readonly status: 'ended';
  /** A stage with a matrix has no record of its own: its `last` stands for its elements. */
  readonly last: TaskRecord;
  /** The `seq` of the record with which it ended: its own last one, or that of a child or an element that ended later. */
  readonly settledAt: number;
  readonly matrix?: MatrixEnd;
}

/** The standing of a task, by the records alone. */
export type Standing = Ready | Waiting | Closing | Ended | { readonly status: 'never'; readonly never: Never };

/** The place of a task in its run. */
interface Identity {
  readonly name: string;
  /** `group`: a stage with a matrix. It is at work through its elements alone. */
  readonly kind: 'stage' | 'child' | 'element' | 'group';
  /** The task that it is a part of: the stage of an element, or the task that asked for a child. */
  readonly parent?: string;
}

/** One task of a run as the records tell it. The rows of a run are derived once for each state; nobody else derives how a task stands. */
export type TaskRow<S extends Standing = Standing> = Identity & S;

/** Returns the place of a task without how it stands. */
export function identityOf({ name, kind, parent }: TaskRow): Identity {
  return { name, kind, parent };
}

/** The tasks of a run by name, in the order of the configuration, each parent before its parts. */
export type TaskTable = ReadonlyMap<string, TaskRow>;

/** The table of a run, with what tells whether the run has ended. */
interface Run {
  readonly rows: TaskTable;
  readonly end: unknown;
}

/** Lists the tasks whose next execution is ordered, at work or lost, and has no record yet. */
export function readyRows({ rows }: Pick<Run, 'rows'>): readonly TaskRow<Ready>[] {
  return [...rows.values()].filter((row): row is TaskRow<Ready> => row.status === 'ready');
}

/** Lists the tasks that need a person before they can go on; none of a run that has ended. */
export function awaitingRows({ rows, end }: Run): readonly TaskRow<AwaitingPerson>[] {
  return end === undefined ? [...rows.values()].filter((row) => awaitsPerson(row)) : [];
}

/**
 * Lists the tasks about which a person is asked. Of those that wait for more money it is the first one alone, since one question of the run
 * is about all of them.
 */
export function askingRows(run: Run): readonly TaskRow<AwaitingPerson>[] {
  const all = awaitingRows(run);
  const causes = all.flatMap((row) => (awaitsRaise(row) ? [row.next.cause] : []));
  const first = all.find((row) => awaitsRaise(row) && row.next.cause === Math.min(...causes));
  return all.filter((row) => !awaitsRaise(row) || row === first);
}

export function awaitsAnswer<R extends Standing>(row: R | undefined): row is R & AwaitingAnswer {
  return row?.status === 'waiting' && row.wait.gate === 'answer';
}

export function awaitsApproval<R extends Standing>(row: R | undefined): row is R & AwaitingApproval {
  return row?.status === 'waiting' && row.wait.gate === 'approval';
}

export function awaitsRaise<R extends Standing>(row: R | undefined): row is R & AwaitingRaise {
  return row?.status === 'waiting' && row.wait.gate === 'cost';
}

/** Returns whether a task waits for a person, for an answer, an approval or more money. */
export function awaitsPerson<R extends Standing>(row: R | undefined): row is R & AwaitingPerson {
  return awaitsAnswer(row) || awaitsApproval(row) || awaitsRaise(row);
}

export function awaitsChildren<R extends Standing>(row: R | undefined): row is R & AwaitingChildren {
  return row?.status === 'waiting' && row.wait.gate === 'children';
}

/** Returns whether a task sleeps until a usage limit opens. */
export function awaitsTime<R extends Standing>(row: R | undefined): row is R & AwaitingTime {
  return row?.status === 'waiting' && row.wait.gate === 'sleep';
}

/** Returns whether a task waits for others of its run: it has not begun, or the branch is not free. */
export function awaitsOthers<R extends Standing>(row: R | undefined): row is R & AwaitingOthers {
  return row?.status === 'waiting' && row.wait.for !== 'person' && row.wait.gate !== 'children' && row.wait.gate !== 'sleep';
}

/** Returns whether a task has not come to its end yet: it can start, is at work, or waits for another one or for a person. */
export function isOpen({ status }: Standing): boolean {
  return status !== 'ended' && status !== 'never';
}

/** Returns the next execution of a task, also where it waits for an approval or for more money. */
export function nextOf(row: Standing | undefined): NextExecution | undefined {
  return row?.status === 'ready' || awaitsApproval(row) || awaitsRaise(row) ? row.next : undefined;
}

/** Returns the `seq` of the record with which a task was settled; 0 for one that never starts. */
export function settledAt(row: Standing): number {
  if (row.status === 'never' && row.never.kind === 'broken' && 'since' in row.never) return row.never.since;
  return row.status === 'ended' ? row.settledAt : 0;
}
