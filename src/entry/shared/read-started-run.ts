import type { Dispatcher, WorkflowRun } from '../../ports/dispatcher.ts';
import type { Log } from '../../ports/log.ts';
import type { StartedRun } from '../../ports/starter.ts';

interface Search {
  readonly dispatcher: Pick<Dispatcher, 'listRuns' | 'listJobs'>;
  readonly log: Log;
  /** `<run>/<task> <execution>` */
  readonly title: string;
  readonly since: string;
}

/**
 * The workflow run that carries out an order, after a crash. One that ended without a single job did not start: GitHub
 * accepted it, and then a policy or a startup failure was in the way (DESIGN 2).
 */
export async function readStartedRun({ dispatcher, log, title, since }: Search): Promise<StartedRun | undefined> {
  for (const run of await dispatcher.listRuns(title, since)) {
    if (!(await isDead(dispatcher, run))) return { id: run.id, url: run.url };
    log.warning(
      `Workflow run ${run.id} for ${title} ended as "${run.conclusion ?? 'nothing'}" without a job, so the order is started again. See that "Workflow execution protections" of the repository or organisation allow workflow_dispatch, and that the caller grants exactly contents, issues, pull-requests and actions: write. ${run.url}`,
    );
  }
  return undefined;
}

async function isDead(dispatcher: Search['dispatcher'], run: WorkflowRun): Promise<boolean> {
  if (run.status !== 'completed') return false;
  return (await dispatcher.listJobs(run.id)).every(({ conclusion }) => conclusion === 'skipped');
}
