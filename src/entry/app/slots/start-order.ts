import type { Dispatcher } from '../../../ports/dispatcher.ts';
import type { StartedRun } from '../../../ports/starter.ts';
import type { Turn } from '../work/slots.ts';
import type { WorkContext } from '../work/work.ts';

interface StartRequest {
  readonly dispatcher: Pick<Dispatcher, 'dispatch'>;
  readonly order: string;
  /** Taken already. */
  readonly slot?: Pick<Turn, 'pool' | 'id'>;
}

/** Makes an order a workflow run, and remembers which. A slot that none came of is free for the next. */
export async function startOrder(
  { orders, slots }: Pick<WorkContext, 'orders' | 'slots'>,
  { dispatcher, order, slot }: StartRequest,
): Promise<StartedRun | undefined> {
  const run = await dispatch(slots, { dispatcher, order, slot });
  // Without the id of the run, GitHub's list of active runs frees the slot.
  if (run === undefined) return undefined;
  orders.remember(run.id, order);
  if (slot !== undefined) slots.hold(slot, run.id);
  return run;
}

async function dispatch(slots: WorkContext['slots'], { dispatcher, order, slot }: StartRequest): Promise<StartedRun | undefined> {
  try {
    return await dispatcher.dispatch(order);
  } catch (thrown) {
    if (slot !== undefined) await slots.release(slot);
    throw thrown;
  }
}
