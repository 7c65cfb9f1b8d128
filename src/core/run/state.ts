import type { DecisionRecord, EndRecord, RunRecord, TaskRecord, TransferRecord } from '../record/record.ts';

/** The next start of a stage that has become possible. */
export interface Due {
  readonly kind: 'due';
  readonly attempt: number;
  readonly execution: number;
  /**
   * `seq` of the record that made it possible. Whoever wrote that record starts it, and nobody else:
   * that is how two siblings that end together start their successor once.
   */
  readonly cause: number;
}

export type StageState =
  /** Needs stages that have not ended yet. */
  | { readonly kind: 'waiting' }
  /** Ordered, but without a record of its own so far: running, or lost. */
  | Due
  | { readonly kind: 'ended'; readonly last: TaskRecord }
  /** Needs a stage that did not succeed; will never start. */
  | { readonly kind: 'blocked'; readonly by: string };

/** What the records of one run say. Derived each time, never stored. */
export interface State {
  readonly run: RunRecord;
  readonly stages: ReadonlyMap<string, StageState>;
  /** All executions in order of `seq`. */
  readonly tasks: readonly TaskRecord[];
  /** Agents that handed over to others, in order of `seq`: the chain of the run. */
  readonly transfers: readonly TransferRecord[];
  /** What people decided about the run, in order of `seq`. */
  readonly decisions: readonly DecisionRecord[];
  /** The pause that holds; undefined when there is none, or somebody went on since. */
  readonly paused: DecisionRecord | undefined;
  /** How it ended; undefined while it is under way, and again after somebody asked for another attempt. */
  readonly end: EndRecord | undefined;
  /** The last record's `seq` and digest: what the next one continues. */
  readonly tip: { readonly seq: number; readonly digest: string };
}
