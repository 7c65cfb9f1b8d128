import { explainVanishedRun } from '../../core/output/lost-job.ts';
import { isJob } from '../../core/output/workflow-jobs.ts';
import { isTakenOver } from '../../engine/gate/worker.ts';
import type { WorkflowJob } from '../../ports/dispatcher.ts';
import { createDispatcher } from '../starts/start-order.ts';
import { jobKey, type Queued, type WorkContext } from '../work/queued-work.ts';
import { addAdvance } from './advance.ts';
import { openOwnOrder } from './read-order.ts';

/** The time from the end of a job in which GitHub may still tell the App of it, and list what the job has left. */
const graceMilliseconds = 120_000;

/**
 * Looks for the result of a workflow run that has ended, unless its agent job has reported one by now. A workflow run that a policy
 * refused never has a job, and the delivery about a job may be lost. A sweep asks for runs without a record. While another workflow run
 * is at work on the same execution, or a later one was, nothing is lost.
 */
export async function checkEndedRun(context: WorkContext, work: Queued<'ended-run'>): Promise<void> {
  const { repository, workflowRun: run, attempt, lost } = work;
  const order = await context.orders.find(run);
  // The order is unknown where an App died over its dispatch. What its job has left names it.
  if (order === undefined && lost === undefined && !(await context.orders.isUnheard(run))) return;
  const dispatcher = await createDispatcher(context, work);
  const jobs = await dispatcher.listJobs(run);
  const agent = jobs.find((job) => isJob(job, 'agent') && job.status === 'completed' && job.conclusion !== 'skipped');
  const isRefused = agent === undefined && order !== undefined;
  const dispatch = lost ?? (isRefused ? openOwnOrder(context, { order, repo: repository.id }) : undefined);
  if (dispatch !== undefined && (await isTakenOver(dispatcher, { order: dispatch, own: run, lost: run }))) return;
  if (agent !== undefined) return addJob(context, { work, agent });
  const failure = explainVanishedRun(run, jobs);
  if (dispatch === undefined || failure === undefined) return;
  const { owner, name } = repository;
  const workflowRun = { id: run, attempt, url: `${context.settings.serverUrl}/${owner}/${name}/actions/runs/${run}` };
  await addAdvance(context, work, { dispatch, delivery: { kind: 'lost', failure }, workflowRun });
}

/** Queues the job of the agent, as its delivery does. For a sweep not before that delivery has had its time: then this work is done again. */
async function addJob(
  context: WorkContext,
  { work, agent }: { readonly work: Queued<'ended-run'>; readonly agent: WorkflowJob },
): Promise<void> {
  const { installation, repository, workflowRun: run, lost } = work;
  const { id, attempt, conclusion, url, endedAt = '' } = agent;
  const key = jobKey(repository.id, run);
  const due = Date.parse(endedAt) + graceMilliseconds;
  if (lost !== undefined && due > Date.parse(context.clock.now()))
    return context.add({ id: `ended ${key} ${lost.issued} later`, key, runAt: new Date(due).toISOString(), work });
  const again = { kind: 'job', installation, repository, job: { id, run, attempt, conclusion, url }, lost } as const;
  return context.add({ id: `ended ${key} ${lost?.issued ?? work.attempt}`, key, work: again });
}
