import type { AppStore } from '../../../ports/queue.ts';

/**
 * The orders by the workflow run that was dispatched for them. They identify a job that leaves no artifact, also after a restart.
 */
export interface Orders {
  remember(workflowRun: number, order: string): Promise<void>;
  find(workflowRun: number): Promise<string | undefined>;
  /** Removes an order after its result was queued, and not earlier, because the work that reads the order may be repeated. */
  forget(workflowRun: number): Promise<void>;
}

/** The time for which an order is remembered. It is valid for two days, and GitHub ends every workflow run after 35 days. */
const rememberedMilliseconds = 40 * 86_400_000;

export function createOrders(store: AppStore, now: () => number): Orders {
  const keyOf = (workflowRun: number): string => `orders/${workflowRun}`;
  return {
    remember: (workflowRun, order) =>
      store.put(keyOf(workflowRun), order, { expiresAt: new Date(now() + rememberedMilliseconds).toISOString() }),
    find: (workflowRun) => store.get(keyOf(workflowRun)),
    forget: (workflowRun) => store.delete(keyOf(workflowRun)),
  };
}
