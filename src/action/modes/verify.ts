import { createReads } from '../../adapters/github/create-reads.ts';
import { createCommentStore } from '../../adapters/store/comment-store.ts';
import { problemText } from '../../core/problem.ts';
import { executionTitle } from '../../core/run/names.ts';
import { findUnproven } from '../../engine/order/check-order.ts';
import type { JobContext } from '../job/job-context.ts';
import { writeOutputs } from '../report/outputs.ts';
import { openTaskOrder } from '../wire/create-task.ts';
import { createActionOctokit } from '../wire/octokit.ts';

/**
 * Verifies an order before its agent job starts, and puts it out for that job. GitHub chooses runner, container and environment of
 * a job before any code of ours runs in it, so a job without keys has to look first.
 */
export async function verify(context: JobContext): Promise<void> {
  const { job, log } = context;
  const { base, dispatch, order } = await openTaskOrder(context);
  const octokit = await createActionOctokit(context);
  const { threads, provenance } = createReads({ octokit, repository: job.repository, clock: base.clock });
  const store = createCommentStore({ threads, repo: job.repository.id, ...base, provenance });
  const problem = await findUnproven({ dispatch, ports: { ...base, store } });
  if (problem !== undefined) throw new Error(problemText(problem));
  await writeOutputs(context, { task: order });
  const { 'runs-on': runner, container, environment } = dispatch.job;
  log.info(`${executionTitle(dispatch)} may choose its job: ${JSON.stringify({ 'runs-on': runner, container, environment })}.`);
}
