/** Orders by the workflow run that was promised for them: what is known of a job that leaves no artifact. In memory, as the queue is. */
export interface Orders {
  remember(workflowRun: number, order: string): void;
  take(workflowRun: number): string | undefined;
}

export function createOrders(): Orders {
  const orders = new Map<number, string>();
  return {
    remember: (workflowRun, order) => void orders.set(workflowRun, order),
    take(workflowRun) {
      const order = orders.get(workflowRun);
      orders.delete(workflowRun);
      return order;
    },
  };
}
