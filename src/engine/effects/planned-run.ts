import type { State } from '../../core/run/state.ts';

/** A run that an event started or changed. */
export interface PlannedRun {
  readonly run: string;
  readonly pipeline: string;
  /** Stages that were started. */
  readonly started: readonly string[];
  /** The run as it is now. */
  readonly state: State;
}
