import { GitHubError } from '../ports/github.ts';
import type { StartedRun } from '../ports/starter.ts';
import type { Engine } from './engine-ports.ts';

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
