import type { CountedRun } from '../core/budget/add-costs.ts';
import type { Config } from '../core/config/schema/config-schema.ts';
import type { SlotPosition } from '../core/launch/slot.ts';
import type { Dispatch } from '../core/record/dispatch.ts';
import type { RunRef } from '../core/record/find-runs.ts';
import type { State } from '../core/run/state.ts';
import type { NextExecution, TaskRow } from '../core/run/task-row.ts';
import type { Wait } from '../core/run/wait.ts';

export interface StartedRun {
  readonly id: number;
  readonly url: string;
}

/**
 * Starts the execution of signed orders. In Action mode every order becomes a workflow run; the App executes orders `for:
 * publish` itself. Starts at least once: the receiver finds out whether the execution is already recorded.
 */
export interface Starter {
  /**
   * Starts an order. Returns undefined when GitHub promised no workflow run: the order needs none, waits for its turn (`branch` and
   * `place`, which only the App respects), or GitHub did not name the run.
   */
  start(order: {
    readonly text: string;
    readonly dispatch: Dispatch;
    readonly place?: SlotPosition;
    readonly branch?: string;
  }): Promise<StartedRun | undefined>;
}

/** An event that starts a run when the earlier run of its pipeline about its subject has ended (`on-conflict: queue`). */
export interface WaitingStart {
  readonly pipeline: string;
  /** The number of the subject. */
  readonly subject: number;
  /** The name of the event: the same event waits once. */
  readonly start: string;
  /** The label that asked for it; empty for another event. */
  readonly label: string;
  /** The event that asked for it, in words. */
  readonly cause: string;
}

/**
 * The view on everything that waits in a server for its turn. No question makes a request. In Action mode there is none: there GitHub holds what waits, and
 * says nothing about it.
 */
export interface Line {
  /** Returns whether nobody has read yet what a workflow run of this title left that is over. Then it is read, as if GitHub had told of the end, or by the next sweep. */
  readsResult(workflowRun: number, title: string): Promise<boolean>;
  /** Gives up what a run needs no more, and lets those go on that waited for it. Called after each change of a run; may be repeated. */
  releaseClaims(state: State): Promise<void>;
  /**
   * Lets an agent wait that a usage limit would refuse which another run of the repository has met, and has it started when that opens. Returns false
   * where none is closed.
   */
  awaitLimit(start: {
    readonly state: State;
    readonly first: RunRef['first'];
    readonly stage: string;
    readonly due: NextExecution;
  }): Promise<boolean>;
  /** Lists what of a run waits for a usage limit that another run has met, as rows that sleep. */
  listLimited(state: State): Promise<ReadonlyMap<string, TaskRow>>;
  /** Finds what an execution waits for, by its title; undefined if it does not wait. */
  findWait(title: string): Promise<Wait | undefined>;
  /** Lists the starts that wait for the end of a run about a subject, the next one first: of one pipeline, or of all. */
  listStarts(of: { readonly subject: number; readonly pipeline?: string }): Promise<readonly WaitingStart[]>;
  /**
   * Lets the event that is handled now wait, and returns its position; undefined where so many wait that it may not. An event that
   * waits already keeps its position.
   */
  addStart(start: WaitingStart): Promise<number | undefined>;
  /**
   * Lets the event that is handled now wait behind events that came before it and wait to start the same pipeline, for the end of a run
   * or for a budget. Returns its position; `none-before` where none is before it, and undefined where so many wait that it may not.
   */
  addBehind(start: WaitingStart): Promise<number | 'none-before' | undefined>;
  /** Takes out the starts that wait about a subject, those that are meant or all, and returns them. */
  removeStarts(subject: number, isMeant?: (start: WaitingStart) => boolean): Promise<readonly WaitingStart[]>;
}

/**
 * Leaves the drawing of a status comment to work on the same run that follows at once. The last state of a run is always drawn, also
 * when that work never comes.
 */
export interface Drawings {
  /** Returns true if a later drawing is certain, so that none is needed now. */
  postpone(run: RunRef): Promise<boolean>;
  /** Says that a run was drawn as it is now. */
  finish(run: RunRef): Promise<void>;
}

/** A start that asks for its place in a budget. The same start has the same `id`, however often it is tried. */
export interface BudgetStart {
  readonly id: string;
  readonly pipeline: string;
  readonly startedAt: string;
}

/**
 * The budget entries of the App: the runs of one repository that go on, which only a server can know. With it budgets are exact, over
 * any number of processes. A job of a workflow has none, and counts the runs that have ended.
 */
export interface BudgetEntries {
  /** Returns the config of the default branch as it is now; undefined while it has faults. */
  readConfig(): Promise<Config | undefined>;
  /**
   * Enters a start unless `check` returns a refusal. `check` is given the runs that go on or ended just now, without this start, and
   * is called again when somebody else enters something meanwhile. Returns the last refusal; undefined when the start is entered.
   */
  enter<T>(start: BudgetStart, check: (open: readonly CountedRun[]) => Promise<T | undefined>): Promise<T | undefined>;
  /** Lists the runs that go on or ended just now. */
  list(): Promise<readonly CountedRun[]>;
  /** Stores what a run has used by now, under the id of its start. */
  note(start: string, run: CountedRun): Promise<void>;
  /** Removes the starts of these pipelines about an issue or pull request that wait for a budget, and returns their pipelines. */
  drop(subject: number, pipelines: readonly string[]): Promise<readonly string[]>;
  /** Lets a run go on at a time, or when the config changes before. A second call replaces the first one. */
  resumeAt(run: RunRef & { readonly lock: number }, at: string): Promise<void>;
  /** Returns whether a run waits for that time: nobody else may start what is due in it. */
  isHeld(run: Pick<RunRef, 'run'> & { readonly lock: number }): Promise<boolean>;
}
