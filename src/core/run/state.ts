/**
 * The room of a run: pure functions from the records of one run to what happens next.
 *
 * 1. `attempts.ts`, `transfers.ts`, `handoffs.ts` and others answer questions about the state, which `../state` derives from the records.
 * 2. `check-decision.ts` decides whether a person's decision has an effect; the folder `state` which ones follow from a new record.
 */

import type { MadeChild } from '../children/child.ts';
import type { Conditions } from '../condition/conditions.ts';
import type { DecisionRecord } from '../record/decision-record.ts';
import type { ChildRecord, EndRecord, RecordDraft, RunRecord, TaskRecord, TransferRecord } from '../record/record.ts';
import type { TransferBody } from '../transfer/transfer.ts';
import type { Ended, Never, NextExecution, Ready, Standing, TaskRow, TaskTable } from './task-row.ts';
import type { GateName, Wait } from './wait.ts';

/** A child task, as a stage of its run. */
export interface ChildTask extends MadeChild {
  readonly parent: string;
  /** The execution of its parent that asked for it. */
  readonly execution: number;
  /**
   * The `seq` of the record of the turn that asked for it, or of the one that settled commits of it which a pause had held; of a child that
   * starts while that turn goes on, of the record that made it. Its writer starts the child.
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

/** The facts that the records of one run give. Derived each time, never stored. */
export interface State {
  readonly run: ExpandedRun;
  /** The tasks of the run: stages, and what they are divided into. */
  readonly rows: TaskTable;
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
  /** The gates that the configuration of the run may close. */
  readonly gates: Gates;
}

/** The facts that gates over records read. `rows` holds the rows that are derived so far; `visit` returns one and derives it first. */
export interface GateFacts
  extends Pick<State, 'run' | 'tasks' | 'transfers' | 'spawned' | 'decisions' | 'end' | 'rows' | 'gates'> {
  readonly visit: (name: string) => TaskRow;
}

/** The answer of a gate about a task. About a run, `why` is a text. */
export type Answer<Why = Never> =
  /** The gate keeps nothing back. `cause`: the `seq` of the record that opened this gate; 0 where no record did. */
  | { readonly kind: 'open'; readonly cause: number }
  | { readonly kind: 'wait'; readonly wait: Wait }
  | { readonly kind: 'never'; readonly why: Why };

/**
 * A gate that keeps everything of a run back, asked when something is to be started. What is at work is none of its business. `never`: the run has
 * ended, or ends for this reason.
 */
export interface RunGate {
  readonly name: GateName;
  readonly of: 'run';
  readonly ask: (state: State, now: string) => Answer<string>;
}

/** A gate that may keep the next execution of a task back. */
export interface TaskGate {
  readonly name: GateName;
  /**
   * The tasks that it is asked about. `first`: stages without a record, since what has begun is not asked again; `element`: elements
   * without a record; `any`: whatever could start.
   */
  readonly of: 'first' | 'element' | 'any';
  readonly ask: (task: { readonly name: string; readonly next: NextExecution }, facts: GateFacts) => Answer;
}

/** A gate behind the end of a turn: whether the same task goes on, and when it came to its end. */
export interface TurnGate {
  readonly name: GateName;
  readonly of: 'turn';
  /** Returns how the task stands that would have ended with this turn. */
  readonly ask: (task: { readonly name: string; readonly ended: Ended }, facts: GateFacts) => Standing;
}

/** A gate between the tasks of a run, asked when all other rows are derived. */
export interface TableGate {
  readonly name: GateName;
  readonly of: 'table';
  readonly ask: (state: State) => TaskTable;
}

/** The gate of elements, with what a run needs that has any. */
export interface MatrixGate extends TaskGate {
  readonly name: 'matrix';
  /** Derives the state of a run with the elements of its matrices. */
  readonly derive: (
    run: RunRecord,
    facts: {
      readonly tasks: readonly TaskRecord[];
      readonly derive: (known: ReadonlyMap<string, MatrixExpansion>, until: number) => State;
    },
  ) => State;
  /** Lists the elements that a stage has once the record of this `seq` lets it start. */
  readonly expand: (state: State, start: { readonly name: string; readonly cause: number }) => MatrixExpansion;
  /** Returns how a stage stands whose matrix could start. */
  readonly settle: (name: string, facts: { readonly expansion: MatrixExpansion; readonly facts: GateFacts }) => Standing;
}

/** The choice of agents that continue in the place of others, for runs whose agents have `fallback`. */
export interface Fallbacks {
  /** Finds what a task waits for behind a refusal, where another agent can continue before its limit opens. */
  readonly findWait: (facts: RunFacts, task: DueTask, refused: TaskRecord) => Wait | undefined;
  /** Derives how a task stands whose turn has ended: it is due where another agent can continue. */
  readonly settle: (standing: Ready | Ended, facts: RunFacts & Pick<State, 'end'>) => Ready | Ended;
  /** Builds the transfer by which another agent continues behind an execution; undefined where none does at once. */
  readonly continueBehind: (state: State, at: { readonly last: TaskRecord; readonly now: string }) => TransferBody | undefined;
  /** Lists the agents that may continue in the place of the one whose turn it is. */
  readonly list: (facts: RunFacts, task: DueTask) => readonly string[];
  /** Drafts the transfer by which another agent continues with a task that sleeps; undefined where none can now. */
  readonly draftTransfer: (state: State, at: { readonly stage: string; readonly now: string }) => TransferDraft | undefined;
}

type RunFacts = Pick<State, 'run' | 'tasks' | 'transfers' | 'decisions'>;

type TransferDraft = Extract<RecordDraft, { readonly kind: 'transfer' }>;

interface DueTask {
  readonly stage: string;
  readonly due: NextExecution;
}

/** The gates over records that were loaded for the configuration of a run, in the order in which they are asked. */
export interface Gates {
  readonly list: readonly (TaskGate | MatrixGate | TurnGate | TableGate)[];
  /** Decides conditions, and which element is picked; absent where no stage asks for that. */
  readonly conditions?: Conditions;
  /** Absent where no agent has fallbacks. */
  readonly fallbacks?: Fallbacks;
}
