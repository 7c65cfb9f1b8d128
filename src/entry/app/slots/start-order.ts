import type { Dispatcher } from '../../../ports/dispatcher.ts';
import type { StartedRun } from '../../../ports/starter.ts';
import type { WorkContext } from '../work/queued-work.ts';
import type { Turn } from '../work/slots.ts';

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
): Promise<StartedRun | undefined> {
  const run = await dispatch(slots, { dispatcher, order, slot });
  // Without the id of the run, the execution itself stays the holder of the slot. GitHub's list of active runs never contains it, so
  // it loses the slot after five minutes (`createSlots`), even while its workflow run is at work.
  if (run === undefined) return undefined;
  await orders.remember(run.id, order);
  if (slot !== undefined) await slots.assign(slot, run.id);
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
