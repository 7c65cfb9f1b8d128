import { createSystemClock } from '../../../adapters/clock/system-clock.ts';
import { createGitHub } from '../../../adapters/github/create-github.ts';
import { checkKey, type Work, type WorkContext } from '../work/queued-work.ts';
import { buildTurn, listActive } from './queue-turn.ts';
import { startOrder } from './start-order.ts';

type StartWork = Extract<Work, { kind: 'start' }>;

/** Starts an order that has waited for its turn. The agent job itself checks whether its run has ended in the meantime. */
export async function startWaiting(context: WorkContext, work: StartWork): Promise<void> {
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
  await queueBegun(context, work);
}

/** Queues that the check of the run is no longer queued. The id of a slot is that of the repository and the title of the execution. */
async function queueBegun(context: WorkContext, { installation, repository, slot, issued }: StartWork): Promise<void> {
  const [run = ''] = slot.id.slice(`${repository.id} `.length).split('/', 1);
  const work = { kind: 'check-begun', installation, repository, run } as const;
  await context.add({ id: `check begun ${slot.id} ${issued}`, key: checkKey(repository.id, run), work });
}
