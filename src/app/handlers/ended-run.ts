import { createSystemClock } from '../../adapters/clock/system-clock.ts';
import { createGitHub } from '../../adapters/github/create-github.ts';
import { explainVanishedRun } from '../../core/output/lost-job.ts';
import { isJob } from '../../core/output/workflow-jobs.ts';
import { jobKey, type Queued, type WorkContext } from '../work/queued-work.ts';
import { addAdvance } from './advance.ts';
import { openOwnOrder } from './read-order.ts';

/**
 * Looks for the result of a workflow run that has ended, unless its agent job has reported one by now. A workflow run that a policy
 * refused never has a job, and the delivery about a job may be lost.
 */
export async function checkEndedRun(context: WorkContext, work: Queued<'ended-run'>): Promise<void> {
  const { installation, repository, workflowRun: run, attempt } = work;
  const order = await context.orders.find(run);
  if (order === undefined) return;
  const octokit = await context.clientOf(installation);
  const github = createGitHub({ octokit, repository, clock: createSystemClock() });
  const jobs = await github.dispatcher(context.settings.agentWorkflow, repository.defaultBranch).listJobs(run);
  const agent = jobs.find((job) => isJob(job, 'agent') && job.status === 'completed' && job.conclusion !== 'skipped');
  if (agent !== undefined) {
    const { id, conclusion, url } = agent;
    const job = { id, run, attempt: agent.attempt, conclusion, url };
    const key = jobKey(repository.id, run);
    return context.add({ id: `ended ${key} ${attempt}`, key, work: { kind: 'job', installation, repository, job } });
  }
  const dispatch = openOwnOrder(context, { order, repo: repository.id });
  const failure = explainVanishedRun(run, jobs);
  if (dispatch === undefined || failure === undefined) return;
  const { owner, name } = repository;
  const workflowRun = { id: run, attempt, url: `${context.settings.serverUrl}/${owner}/${name}/actions/runs/${run}` };
  await addAdvance(context, work, { dispatch, delivery: { kind: 'lost', failure }, workflowRun });
}
