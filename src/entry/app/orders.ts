/** Orders by the workflow run that was promised for them: what is known of a job that leaves no artifact. In memory, as the queue is. */
export interface Orders {
  remember(workflowRun: number, order: string): void;
  find(workflowRun: number): string | undefined;
  /** Once what came of it is queued; not before, since the work that looks it up may be tried again. */
  forget(workflowRun: number): void;
}

export function createOrders(): Orders {
  const orders = new Map<number, string>();
  return {
    remember: (workflowRun, order) => void orders.set(workflowRun, order),
    find: (workflowRun) => orders.get(workflowRun),
    forget: (workflowRun) => void orders.delete(workflowRun),
  };
}
