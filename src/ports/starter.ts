import type { SlotPosition } from '../core/launch/slot.ts';
import type { Dispatch } from '../core/record/dispatch.ts';

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
