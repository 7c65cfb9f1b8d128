import { createSystemClock } from '../../../adapters/clock/system-clock.ts';
import { createGitHub } from '../../../adapters/github/create-github.ts';
import type { Work, WorkContext } from '../work/queued-work.ts';
import { buildTurn, listActive } from './queue-turn.ts';
import { startOrder } from './start-order.ts';

/** Starts an order that has waited for its turn. The agent job itself checks whether its run has ended in the meantime. */
export async function startWaiting(context: WorkContext, work: Extract<Work, { kind: 'start' }>): Promise<void> {
  const { installation, repository, order, slot } = work;
  const octokit = await context.clientOf(installation);
  const github = createGitHub({ octokit, repository, clock: createSystemClock() });
  const dispatcher = github.dispatcher(context.settings.agentWorkflow, repository.defaultBranch);
  // The order has its slot already, unless an earlier try failed and released it.
  const turn = buildTurn(work, context.arrivals());
  if (!(await context.slots.acquire(turn, () => listActive(dispatcher, work))))
    return context.log.info(`${slot.id} waits again: its start had failed.`);
  const run = await startOrder(context, { dispatcher, order, slot });
  context.log.info(`${slot.id} has its turn: workflow run ${run?.id ?? 'of unknown id'}.`);
}
