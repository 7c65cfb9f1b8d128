import { executionTitle } from '../core/pipeline/names.ts';
import type { StartedRun } from '../ports/starter.ts';
import type { Order } from './build-order.ts';
import type { Engine } from './engine-ports.ts';

/**
 * The workflow run that carries out an order of a run that was let go on. What was due when the run ended keeps its title, so
 * one that is over says nothing, unless it was started `since` the decision: by a job that was cut off. A new decision has no `since`.
 */
export async function findRestarted(
  { ports }: Engine,
  { order, since }: { readonly order: Order; readonly since: string | undefined },
): Promise<StartedRun | undefined> {
  const { dispatch } = order;
  const title = executionTitle(dispatch);
  const known = (await ports.workflowRuns?.findRuns(title, dispatch.first.at)) ?? [];
  const atWork = known.find(({ status }) => status !== 'completed');
  if (atWork !== undefined) return { id: atWork.id, url: atWork.url };
  return since === undefined ? undefined : ports.starter.findStarted(title, since);
}
