import type { SlotPosition } from '../core/launch/slot.ts';
import type { Dispatch } from '../core/record/dispatch.ts';
import type { RunRef } from '../core/record/find-runs.ts';

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
   * Starts an order. Returns undefined when GitHub promised no workflow run: the order needs none, waits for its turn (`place`,
   * which only the App respects), or GitHub did not name the run.
   */
  start(order: {
    readonly text: string;
    readonly dispatch: Dispatch;
    readonly place?: SlotPosition;
  }): Promise<StartedRun | undefined>;
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
