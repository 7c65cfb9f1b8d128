import { dueStages } from '../../core/run/decide.ts';
import { executionTitle } from '../../core/run/names.ts';
import type { State } from '../../core/run/state.ts';
import { GitHubError } from '../../ports/github.ts';
import type { StartedRun } from '../../ports/starter.ts';
import type { Engine, EnginePorts } from '../engine-ports.ts';
import type { Order } from './build-order.ts';

/** The workflow runs that are at work for a run, or will be: those that its due executions were dispatched as. */
export async function listWorkers(engine: Engine, state: State): Promise<readonly StartedRun[]> {
  const { workflowRuns } = engine.ports;
  if (workflowRuns === undefined) return [];
  const { run, body } = state.run;
  const found: StartedRun[] = [];
  for (const { stage, due } of dueStages(state)) {
    const title = executionTitle({ run, task: stage, execution: due.execution });
    const dispatched = await workflowRuns.listRuns(title, body.startedAt);
    found.push(...dispatched.filter(({ status }) => status !== 'completed').map(({ id, url }) => ({ id, url })));
    const isInline = dispatched.length === 0 && due.cause === state.run.seq;
    if (isInline && (await isAtWork(workflowRuns, { engine, id: body.workflowRun.id }))) found.push(body.workflowRun);
  }
  return found.map(({ id, url }) => ({ id, url }));
}

/** The workflow run that planned carries out the first task of a run itself. Our own is not at work for another. */
async function isAtWork(
  workflowRuns: NonNullable<EnginePorts['workflowRuns']>,
  { engine, id }: { readonly engine: Engine; readonly id: number },
): Promise<boolean> {
  if (id === 0 || id === engine.settings.workflowRun.id) return false;
  return (await workflowRuns.listJobs(id)).some(({ status }) => status !== 'completed');
}

/** Tells workflow runs to stop, and gives those that will. The records decide, not the jobs: what goes on all the same leaves nothing. */
export async function stopWorkers(engine: Engine, workers: readonly StartedRun[]): Promise<readonly StartedRun[]> {
  const { workflowRuns, log } = engine.ports;
  const stopped: StartedRun[] = [];
  for (const worker of workers) {
    try {
      if ((await workflowRuns?.cancel(worker.id)) === true) stopped.push(worker);
    } catch (error) {
      if (!(error instanceof GitHubError)) throw error;
      log.warning(`Workflow run ${worker.id} was not told to stop: ${error.message} What it comes to is not published.`);
    }
  }
  return stopped;
}

/**
 * The workflow run that carries out an order of a run that was let go on. What was due when the run ended keeps its title, so
 * one that is over says nothing, unless it was started `since` the decision: by a job that was cut off. A new decision has no `since`.
 */
export async function readResumedWorker(
  { ports }: Engine,
  { order, since }: { readonly order: Order; readonly since: string | undefined },
): Promise<StartedRun | undefined> {
  const { dispatch } = order;
  const title = executionTitle(dispatch);
  const known = (await ports.workflowRuns?.listRuns(title, dispatch.first.at)) ?? [];
  const atWork = known.find(({ status }) => status !== 'completed');
  if (atWork !== undefined) return { id: atWork.id, url: atWork.url };
  return since === undefined ? undefined : ports.starter.readStarted(title, since);
}
