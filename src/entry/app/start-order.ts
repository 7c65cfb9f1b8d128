import type { Dispatcher } from '../../ports/github.ts';
import type { StartedRun } from '../../ports/starter.ts';
import type { Turn } from './create-slots.ts';
import type { WorkContext } from './work.ts';

interface StartRequest {
  readonly dispatcher: Pick<Dispatcher, 'dispatch'>;
  readonly order: string;
  /** Taken already. */
  readonly slot?: Pick<Turn, 'pool' | 'id'>;
}

/** Makes an order a workflow run, and remembers which. */
export async function startOrder({ orders, slots }: WorkContext, { dispatcher, order, slot }: StartRequest): Promise<StartedRun> {
  const run = await dispatcher.dispatch(order);
  orders.remember(run.id, order);
  if (slot !== undefined) slots.hold(slot, run.id);
  return run;
}
