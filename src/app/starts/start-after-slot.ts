import { z } from 'zod';
import { createSystemClock } from '../../adapters/clock/system-clock.ts';
import { createGitHub } from '../../adapters/github/create-github.ts';
import type { Dispatcher } from '../../ports/dispatcher.ts';
import { addHandOver } from '../modes/add-hand-over.ts';
import { readMode } from '../modes/read-mode.ts';
import { checkKey, lockKey, type Queued, type WorkContext } from '../work/queued-work.ts';
import { buildTurn, listActive, queueLook } from './queue-turn.ts';
import { startOrder } from './start-order.ts';

/** Starts an order that has waited for its turn. The agent job itself checks whether its run has ended in the meantime. */
export async function startWaiting(context: WorkContext, work: Queued<'start'>): Promise<void> {
  const { order, slot } = work;
  if (isTooOld(order)) return startAnew(context, work);
  if ((await readMode(context, work)).mode !== 'app') return leaveToAction(context, work);
  if (work.place.hasBudget === true) return resumeInSlot(context, work);
  const dispatcher = await createDispatcher(context, work);
  // The order has its slot already, unless an earlier try failed and released it.
  const answer = await context.slots.acquire(buildTurn(work, context.arrivals()), () => listActive(dispatcher, work));
  if (answer === 'started') return context.log.info(`${slot.id} has its turn already.`);
  if (answer === 'wait') {
    await queueLook(context, work);
    return context.log.info(`${slot.id} waits again: its start had failed.`);
  }
  const run = await startOrder(context, { at: work, dispatcher, order, slot, isUnknown: answer === 'unknown' });
  context.log.info(`${slot.id} has its turn: workflow run ${run?.id ?? 'of unknown id'}.`);
  await queueBegun(context, work);
}

/** Queues that the check of the run is no longer queued. The id of a slot is that of the repository and the title of the execution. */
async function queueBegun(context: WorkContext, { installation, repository, slot, issued }: Queued<'start'>): Promise<void> {
  const [run = ''] = slot.id.slice(`${repository.id} `.length).split('/', 1);
  const work = { kind: 'check-begun', installation, repository, run } as const;
  await context.add({ id: `check begun ${slot.id} ${issued}`, key: checkKey(repository.id, run), work });
}

/** Gives the slot back, and lets the Action start the execution: it serves the repository by now. */
async function leaveToAction(context: WorkContext, work: Queued<'start'>): Promise<void> {
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
function isTooOld(order: string): boolean {
  return Date.parse(orderSchema.parse(JSON.parse(order))['not-after']) < Date.parse(createSystemClock().now());
}

/** Starts a stage by a new order, in the place of one that waited until it was no longer valid. */
async function startAnew({ slots, add }: WorkContext, { installation, repository, order, slot }: Queued<'start'>): Promise<void> {
  const { run, thread, first, task, lock, 'not-after': notAfter } = orderSchema.parse(JSON.parse(order));
  const work = { kind: 'resume', installation, repository, run: { run, thread, first, lock }, stage: task } as const;
  // The stage may take a slot again as soon as its work is queued, which must not be given back then.
  await slots.release(slot);
  await add({ id: `resume ${slot.id} ${work.run.first.at} ${notAfter}`, key: lockKey(repository.id, lock), work });
}

/** The time within which the result is recorded of an agent whose workflow run has ended: what it has cost counts then. */
const recordMilliseconds = 5_000;

/**
 * Lets the run of a stage decide under its own lock whether it may be started: its budget may have been used up while it waited for the
 * slot. It takes the slot by a new order.
 */
async function resumeInSlot(context: WorkContext, { installation, repository, order, slot }: Queued<'start'>): Promise<void> {
  const { run, thread, first, task, lock } = orderSchema.parse(JSON.parse(order));
  const work = { kind: 'resume', installation, repository, run: { run, thread, first, lock }, stage: task, slot } as const;
  const now = context.arrivals();
  const runAt = new Date(Date.parse(now) + recordMilliseconds).toISOString();
  await context.add({ id: `resume ${slot.id} ${now}`, key: lockKey(repository.id, lock), runAt, work });
}

/** Frees the slots of a pipeline whose workflow runs are over although no event said so, and looks again while something waits. */
export async function lookAtPool(context: WorkContext, work: Queued<'look'>): Promise<void> {
  const { pool, pipeline } = work;
  const dispatcher = await createDispatcher(context, work);
  const now = createSystemClock().now();
  const at = await context.slots.look(pool, await listActive(dispatcher, { place: { pipeline }, issued: now }));
  if (at === undefined) return;
  const runAt = new Date(at).toISOString();
  await context.add({ id: `look ${pool} ${runAt}`, key: `slots ${pool}`, runAt, work });
}

async function createDispatcher(
  context: WorkContext,
  { installation, repository }: Pick<Queued<'start'>, 'installation' | 'repository'>,
): Promise<Dispatcher> {
  const octokit = await context.clientOf(installation);
  const github = createGitHub({ octokit, repository, clock: createSystemClock() });
  return github.dispatcher(context.settings.agentWorkflow, repository.defaultBranch);
}
