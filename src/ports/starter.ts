import type { Dispatch } from '../core/record/dispatch.ts';
import type { SlotPosition } from '../core/run/slot.ts';

export interface StartedRun {
  readonly id: number;
  readonly url: string;
}

/**
 * Starts what a signed order asks for. In Action mode every order becomes a workflow run; the App carries out orders
 * `for: publish` itself. At least once: the receiver finds out whether the execution is recorded already.
 */
export interface Starter {
  /** Undefined when no workflow run was promised: it has none of its own, or waits for its turn (`place`, which the App alone keeps to). */
  start(order: {
    readonly text: string;
    readonly dispatch: Dispatch;
    readonly place?: SlotPosition;
  }): Promise<StartedRun | undefined>;
}
