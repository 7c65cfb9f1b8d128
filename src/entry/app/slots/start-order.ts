import type { Dispatcher } from '../../../ports/github.ts';
import type { StartedRun } from '../../../ports/starter.ts';
import type { WorkContext } from '../work.ts';
import type { Turn } from './slots.ts';

interface StartRequest {
  readonly dispatcher: Pick<Dispatcher, 'dispatch'>;
  readonly order: string;
  /** The slot, which is already occupied. */
  readonly slot?: Pick<Turn, 'pool' | 'id'>;
}

/** Dispatches a workflow run for an order and stores its id. If the dispatch fails, the slot is freed for the next execution. */
export async function startOrder(
  { orders, slots }: Pick<WorkContext, 'orders' | 'slots'>,
  { dispatcher, order, slot }: StartRequest,
): Promise<StartedRun> {
  const run = await dispatch(slots, { dispatcher, order, slot });
  orders.remember(run.id, order);
  if (slot !== undefined) slots.assign(slot, run.id);
  return run;
}

async function dispatch(slots: WorkContext['slots'], { dispatcher, order, slot }: StartRequest): Promise<StartedRun> {
  try {
    return await dispatcher.dispatch(order);
  } catch (thrown) {
    if (slot !== undefined) await slots.release(slot);
    throw thrown;
  }
}
