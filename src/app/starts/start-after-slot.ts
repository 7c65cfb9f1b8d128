import { z } from 'zod';
import { addHandOver } from '../modes/add-hand-over.ts';
import { readMode } from '../modes/read-mode.ts';
import { claimKey } from '../turns/claim-store.ts';
import { type SlotAsk, slotsOf } from '../turns/slots.ts';
import { buildItem } from '../work/build-item.ts';
import { checkKey, type TurnOf, type WorkContext } from '../work/queued-work.ts';
import { queueLook } from './look-at-claim.ts';
import { buildStageTurn } from './resume-stage.ts';
import { createDispatcher, findStarted, listActive, startOrder } from './start-order.ts';

/**
 * Builds the execution that waits for a slot. The queue performs its start, so that a failed start is tried again. `again`
 * distinguishes this turn from an earlier one of the same order whose start failed.
 */
export function buildSlotAsk(order: Omit<TurnOf<'order'>, 'kind' | 'starts'>, again?: string): SlotAsk {
  const { slot, place, issued } = order;
  // The same execution may wait again after a pause.
  const id = [`start ${slot.repository} ${slot.id}`, issued, ...(again === undefined ? [] : [again])].join(' ');
  const work = { kind: 'turn', starts: 'order', ...order } as const;
  return { ...slot, place, issued, item: buildItem({ id, key: claimKey(slotsOf(slot)), work }) };
}

/** Starts an order that has waited for its turn. The agent job itself checks whether its run has ended in the meantime. */
export async function startWaiting(context: WorkContext, work: TurnOf<'order'>): Promise<void> {
  const { order, slot } = work;
  if (isTooOld(context, order)) return startAnew(context, work);
  if ((await readMode(context, work)).mode !== 'app') return leaveToAction(context, work);
  if (work.place.hasBudget === true) return resumeInSlot(context, work);
  const dispatcher = await createDispatcher(context, work);
  const request = { at: work, dispatcher, order, slot };
  if ((await findStarted(context, request)) === undefined) {
    // The order has its slot already, unless an earlier try failed and released it.
    const answer = await context.slots.acquire(buildSlotAsk(work, context.arrivals()), () =>
      listActive(dispatcher, { ...slot, issued: work.issued }),
    );
    if (answer === 'works') return context.log.info(`${slot.id} has its turn already.`);
    if (answer === 'wait') {
      await queueLook(context, work, slotsOf(slot));
      return context.log.info(`${slot.id} waits again: its start had failed.`);
    }
  }
  const run = await startOrder(context, request);
  context.log.info(`${slot.id} has its turn: workflow run ${run?.id ?? 'of unknown id'}.`);
  await queueBegun(context, work);
}

/** Queues that the check of the run is no longer queued. The id of a slot is the title of the execution. */
async function queueBegun(context: WorkContext, { installation, repository, slot, issued }: TurnOf<'order'>): Promise<void> {
  const [run = ''] = slot.id.split('/', 1);
  const work = { kind: 'check-begun', installation, repository, run } as const;
  await context.add({ id: `check begun ${repository.id} ${slot.id} ${issued}`, key: checkKey(repository.id, run), work });
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
  'not-after': z.string(),
  run: z.string(),
  thread: z.int(),
  first: z.object({ id: z.int(), at: z.string() }),
  task: z.string(),
  lock: z.int(),
});

/** Returns whether an order is no longer valid: its job would refuse it. */
function isTooOld({ clock }: WorkContext, order: string): boolean {
  return Date.parse(orderSchema.parse(JSON.parse(order))['not-after']) < Date.parse(clock.now());
}

/** Starts a stage by a new order, in the place of one that waited until it was no longer valid. */
async function startAnew(
  context: WorkContext,
  { installation, repository, order, slot, issued }: TurnOf<'order'>,
): Promise<void> {
  const { task: stage, 'not-after': notAfter, ...run } = orderSchema.parse(JSON.parse(order));
  // The stage may take a slot again as soon as its work is queued, which must not be given back then.
  await context.slots.release(slot);
  const id = `resume ${repository.id} ${slot.id} ${run.first.at} ${notAfter}`;
  await context.add(buildStageTurn({ installation, repository, run, stage, issued }, id));
}

/** The time within which the result is recorded of an agent whose workflow run has ended: what it has cost counts then. */
const recordMilliseconds = 5_000;

/**
 * Lets the run of a stage decide under its own lock whether it may be started: its budget may have been used up while it waited for the
 * slot. It takes the slot by a new order.
 */
async function resumeInSlot(
  context: WorkContext,
  { installation, repository, order, slot, issued }: TurnOf<'order'>,
): Promise<void> {
  const { task: stage, 'not-after': _, ...run } = orderSchema.parse(JSON.parse(order));
  const now = context.arrivals();
  const runAt = new Date(Date.parse(now) + recordMilliseconds).toISOString();
  await context.add({
    ...buildStageTurn({ installation, repository, run, stage, slot, issued }, `resume ${repository.id} ${slot.id} ${now}`),
    runAt,
  });
}
