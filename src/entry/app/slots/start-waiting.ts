import { z } from 'zod';
import { createSystemClock } from '../../../adapters/clock/system-clock.ts';
import { createGitHub } from '../../../adapters/github/create-github.ts';
import { addHandOver } from '../modes/hand-over.ts';
import { readMode } from '../modes/read-mode.ts';
import type { Work, WorkContext } from '../work/queued-work.ts';
import { buildTurn, listActive } from './queue-turn.ts';
import { startOrder } from './start-order.ts';

/** Starts an order that has waited for its turn. The agent job itself checks whether its run has ended in the meantime. */
export async function startWaiting(context: WorkContext, work: Extract<Work, { kind: 'start' }>): Promise<void> {
  const { installation, repository, order, slot } = work;
  const octokit = await context.clientOf(installation);
  const github = createGitHub({ octokit, repository, clock: createSystemClock() });
  const dispatcher = github.dispatcher(context.settings.agentWorkflow, repository.defaultBranch);
  if ((await readMode(context, work)).mode !== 'app') return leaveToAction(context, work);
  // The order has its slot already, unless an earlier try failed and released it.
  const turn = buildTurn(work, context.arrivals());
  if (!(await context.slots.acquire(turn, () => listActive(dispatcher, work))))
    return context.log.info(`${slot.id} waits again: its start had failed.`);
  const run = await startOrder(context, { dispatcher, order, slot });
  context.log.info(`${slot.id} has its turn: workflow run ${run?.id ?? 'of unknown id'}.`);
}

const orderSchema = z.object({ run: z.string(), lock: z.int(), thread: z.int() });

/** Gives the slot back, and lets the Action start the execution: it serves the repository by now. */
async function leaveToAction(context: WorkContext, work: Extract<Work, { kind: 'start' }>): Promise<void> {
  const { installation, repository, order, slot } = work;
  await context.slots.release(slot);
  const { run, lock, thread } = orderSchema.parse(JSON.parse(order));
  await addHandOver(context, { id: `slot ${context.arrivals()}`, installation, repository, run, lock, thread });
  context.log.info(`${slot.id} is left to the Action.`);
}
