import type { StoredRecord } from '../core/record/record.ts';
import type { State } from '../core/run/state.ts';
import type { Comment } from '../core/trigger/comment.ts';

/** A run as it stands, with what was read of its thread. */
export interface SeenRun {
  readonly state: State;
  readonly stored: readonly StoredRecord[];
  /** The comment that holds the run's first record, and since when its records are listed. */
  readonly first: { readonly id: number; readonly at: string };
  readonly thread: readonly Comment[];
  /** A workflow run was started for it just now. */
  readonly isStarted?: boolean;
}

/**
 * Is told of each run that this process has changed or met, after everything about it was done. The server alone has one, for its
 * views. Never throws.
 */
export interface RunWatcher {
  see(run: SeenRun): void;
}
