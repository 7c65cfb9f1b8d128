/**
 * The room of a run: pure functions from the records of one run to what happens next.
 *
 * 1. `attempts.ts`, `transfers.ts`, `handoffs.ts` and others answer questions about the state, which `../state` derives from the records.
 * 2. `decide.ts` decides the effects that follow from a new record; `check-decision.ts` whether a person's decision has one.
 */
import type { Conditions } from '../condition/conditions.ts';
import type { BrokenStage, SkippedStage } from '../condition/describe-stage.ts';
import type { DecisionRecord } from '../record/decision-record.ts';
import type { EndRecord, RunRecord, TaskRecord, TransferRecord } from '../record/record.ts';

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

export type StageState =
  /** The stage needs stages that have not ended yet; or, with `behind`, it could start, and another one is at work on its branch. */
  | { readonly kind: 'waiting'; readonly behind?: { readonly stage: string; readonly branch: string } }
  /** The next execution is ordered and has no record so far: it is running, or lost. */
  | Due
  | Awaiting
  | { readonly kind: 'ended'; readonly last: TaskRecord }
  /** The stage needs one that did not succeed, so it never starts. */
  | { readonly kind: 'blocked'; readonly by: string }
  | SkippedStage
  | BrokenStage;

/** The facts that the records of one run give. Derived each time, never stored. */
export interface State {
  readonly run: RunRecord;
  readonly stages: ReadonlyMap<string, StageState>;
  /** All executions in order of `seq`. */
  readonly tasks: readonly TaskRecord[];
  /** The transfers between agents, in order of `seq`: the chain of the run. */
  readonly transfers: readonly TransferRecord[];
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
