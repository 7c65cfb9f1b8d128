/**
 * The room of a run: pure functions from the records of one run to what happens next.
 *
 * 1. `attempts.ts`, `transfers.ts`, `handoffs.ts` and others answer questions about the state, which `../state` derives from the records.
 * 2. `decide.ts` decides the effects that follow from a new record; `check-decision.ts` whether a person's decision has one.
 */

import type { ChildWait, MadeChild } from '../../../../src/core/children/child.ts';
import type { Conditions } from '../../../../src/core/condition/conditions.ts';
import type { DecisionRecord } from '../../../../src/core/record/decision-record.ts';
import type { ChildRecord, EndRecord, RunRecord, TaskRecord, TransferRecord } from '../../../../src/core/record/record.ts';
import type { BrokenStage, SkippedStage } from '../condition/describe-stage.ts';

/** The next start of a stage, which has become possible. */
export interface Due {
  readonly kind: 'due';
  readonly attempt: number;
  readonly execution: number;
  /**
   * The `seq` of the record that made the start possible. The writer of that record starts it and nobody else does, so two
   * siblings that end together start their successor once.
   */
  readonly cause: number;
}

/** A stage that needs a person before it can go on. No job of it runs, and the run stays open. */
export type Awaiting =
  /** The agent of its last execution asked a question. */
  | { readonly kind: 'awaiting'; readonly for: 'answer'; readonly last: TaskRecord }
  /** Its next execution needs an approval. The basis names the records that it builds on: a change of it makes approvals stale. */
  | { readonly kind: 'awaiting'; readonly for: 'approval'; readonly basis: string; readonly due: Due };

/**
 * A stage whose agent has ended its turn, and whose children have not: no job of it runs. With `wait` it starts again when that wait
 * is over; without one it has come to its own end and ends with them.
 */
export interface Suspended {
  readonly kind: 'suspended';
  readonly last: TaskRecord;
  readonly wait?: ChildWait;
  /** The children that have not ended, in their order. */
  readonly open: readonly string[];
}

/** A child task, as a stage of its run. */
export interface ChildTask extends MadeChild {
  readonly parent: string;
  /** The execution of its parent that asked for it. */
  readonly execution: number;
  /**
   * The `seq` of the record of the turn that asked for it; of a child that starts while that turn goes on, of the record that made it.
   * Its writer starts the child.
   */
  readonly cause: number;
}

/** One element of a stage with a matrix. Its task is the stage `<stage>[<index>]`. */
export interface MatrixElement {
  readonly stage: string;
  readonly index: number;
  /** The value of the config, or of an agent's list; absent where the element is a task of another stage. */
  readonly value?: string | Readonly<Record<string, string>>;
  /** The task of another stage that the element is about. */
  readonly of?: string;
}

/**
 * The elements of a stage with a matrix, once it could start; or the reason why it has none. `cause` is the `seq` of the record by
 * which it could start. Later records never change them.
 */
export type MatrixExpansion =
  | { readonly kind: 'elements'; readonly cause: number; readonly elements: readonly MatrixElement[] }
  | { readonly kind: 'refused'; readonly cause: number; readonly message: string };

/**
 * The first record of a run. Where the run has children, the pipeline in its config holds them as further stages, each behind its
 * parent, and `frozen` is the record as it was written. The same goes for the elements of stages with a matrix.
 */
export type ExpandedRun = RunRecord & {
  readonly children?: ReadonlyMap<string, ChildTask>;
  /** The stages with a matrix that could start, by name. */
  readonly matrices?: ReadonlyMap<string, MatrixExpansion>;
  readonly frozen?: RunRecord;
};

/** The end of a stage with a matrix. */
export interface MatrixEnd {
  /** The task whose handoff and results stand for the stage; undefined where no element has a record. */
  readonly source: string | undefined;
  /** The index of the element that `pick` chose. */
  readonly picked?: number;
}

export type StageState =
  /**
   * The stage needs stages that have not ended yet; or, with `behind`, it could start, and another one is at work on its branch; or,
   * with `elements`, it has a matrix, and this number of its elements has not ended.
   */
  | {
      readonly kind: 'waiting';
      readonly behind?: { readonly stage: string; readonly branch: string };
      readonly elements?: { readonly open: number; readonly all: number };
    }
  /** The next execution is ordered and has no record so far: it is running, or lost. */
  | Due
  | Awaiting
  | Suspended
  /**
   * `since`: the `seq` of the record with which its children ended, where that is a later one. A stage with a matrix has no record
   * of its own: its `last` stands for its elements.
   */
  | { readonly kind: 'ended'; readonly last: TaskRecord; readonly since?: number; readonly matrix?: MatrixEnd }
  /** The stage needs one that did not succeed, so it never starts. */
  | { readonly kind: 'blocked'; readonly by: string }
  | SkippedStage
  | BrokenStage;

export type Ended = Extract<StageState, { kind: 'ended' }>;

/** The facts that the records of one run give. Derived each time, never stored. */
export interface State {
  readonly run: ExpandedRun;
  readonly stages: ReadonlyMap<string, StageState>;
  /** All executions in order of `seq`. */
  readonly tasks: readonly TaskRecord[];
  /** The transfers between agents, in order of `seq`: the chain of the run. */
  readonly transfers: readonly TransferRecord[];
  /** The children that agents asked for, in order of `seq`. */
  readonly spawned: readonly ChildRecord[];
  /** The decisions of people about the run, in order of `seq`. */
  readonly decisions: readonly DecisionRecord[];
  /** The pause in force; undefined when there is none, or when somebody has resumed the run. */
  readonly paused: DecisionRecord | undefined;
  /** The end of the run; undefined while the run is under way, and again after somebody asked for another attempt. */
  readonly end: EndRecord | undefined;
  /** The `seq` and digest of the last record, which the next record continues. */
  readonly tip: { readonly seq: number; readonly digest: string };
  /** Decides the conditions of stages; undefined in a run without any. */
  readonly conditions?: Conditions | undefined;
}

/** Returns the `seq` of the record with which a stage ended: its own last one, or that of a child that ended later. */
export function endSeqOf({ last, since }: Ended): number {
  return since ?? last.seq;
}

/** Returns the `seq` of the record with which a stage was settled; 0 for one that never starts. */
export function settledAt(state: StageState): number {
  if (state.kind === 'broken' && 'since' in state) return state.since;
  return state.kind === 'ended' ? endSeqOf(state) : 0;
}

/** Lists the stages that are due: an execution of each is ordered, running or lost, and has no record yet. */
export function dueStages(state: State): readonly { readonly stage: string; readonly due: Due }[] {
  return [...state.stages].flatMap(([stage, entry]) => (entry.kind === 'due' ? [{ stage, due: entry }] : []));
}

/** Lists the stages that need a person before they can go on; none of a run that has ended. */
export function awaitingStages(state: State): readonly { readonly stage: string; readonly awaiting: Awaiting }[] {
  if (state.end !== undefined) return [];
  return [...state.stages].flatMap(([stage, entry]) => (entry.kind === 'awaiting' ? [{ stage, awaiting: entry }] : []));
}

/** Returns whether a stage has not come to its end yet: it can start, is at work, or waits for another one or for a person. */
export function isOpen({ kind }: StageState): boolean {
  return kind === 'due' || kind === 'waiting' || kind === 'awaiting' || kind === 'suspended';
}

/** Returns the next execution of a stage, also where it waits for an approval. */
export function nextOf(entry: StageState | undefined): Due | undefined {
  if (entry?.kind === 'awaiting' && entry.for === 'approval') return entry.due;
  return entry?.kind === 'due' ? entry : undefined;
}
