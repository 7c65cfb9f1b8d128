import { z } from 'zod';
import { addHandOver } from '../modes/add-hand-over.ts';
import { readMode } from '../modes/read-mode.ts';
import { claimKey } from '../turns/claim-store.ts';
import { type SlotAsk, slotsOf } from '../turns/slots.ts';
import { buildItem } from '../work/build-item.ts';
import type { TurnOf, WorkContext } from '../work/queued-work.ts';
import { buildStageTurn } from './resume-stage.ts';

/** Builds the execution that waits for a slot. The queue performs its start, so that a failed start is tried again. */
export function buildSlotAsk(order: Omit<TurnOf<'order'>, 'kind' | 'starts'>): SlotAsk {
  const { slot, place, issued } = order;
  // The same execution may wait again, and the queue does an item once.
  const id = `start ${slot.repository} ${slot.id} ${issued}`;
  const work = { kind: 'turn', starts: 'order', ...order } as const;
  return { ...slot, place, issued, item: buildItem({ id, key: claimKey(slotsOf(slot)), work }) };
}

/**
 * Lets the run of an execution whose turn has come decide under its own lock whether it may be started: it may have ended or been paused while the
 * execution waited, or its budget have been used up. It takes the slot by a new order.
 */
export async function startWaiting(context: WorkContext, work: TurnOf<'order'>): Promise<void> {
  if ((await readMode(context, work)).mode !== 'app') return leaveToAction(context, work);
  const { installation, repository, order, slot, issued, place } = work;
  const { task: stage, ...run } = orderSchema.parse(JSON.parse(order));
  const now = context.arrivals();
  const id = `resume ${repository.id} ${slot.id} ${now}`;
  const turn = buildStageTurn({ installation, repository, run, stage, slot, issued }, id);
  const runAt = new Date(Date.parse(now) + recordMilliseconds).toISOString();
  await context.add(place.hasBudget === true ? { ...turn, runAt } : turn);
}

/** Gives the slot back, and lets the Action start the execution: it serves the repository by now. */
async function leaveToAction(context: WorkContext, work: TurnOf<'order'>): Promise<void> {
  const { installation, repository, order, slot } = work;
  await context.slots.release(slot);
  const { run, lock, thread } = orderSchema.parse(JSON.parse(order));
  await addHandOver(context, { id: `slot ${context.arrivals()}`, installation, repository, run, lock, thread });
  context.log.info(`${slot.id} is left to the Action.`);
}

const orderSchema = z.object({
  run: z.string(),
  thread: z.int(),
  first: z.object({ id: z.int(), at: z.string() }),
  task: z.string(),
  lock: z.int(),
});

/** The time within which the result is recorded of an agent whose workflow run has ended: what it has cost counts then. */
const recordMilliseconds = 5_000;
