import { explainLostJob, type LostJob } from './explain-lost-job.ts';
import type { OwnFailure } from './failure-reason.ts';

const settings =
  'See that "Workflow execution protections" of the repository or organisation allow workflow_dispatch, that the workflow is not disabled, and that the caller grants exactly contents, issues, pull-requests and actions: write.';

/**
 * Why a workflow run that is over left no record of its execution; undefined while a job of it is not over. A run without a
 * job was refused after GitHub had accepted it: by a policy, or because the workflow file could not start.
 */
export function explainVanishedRun(workflowRun: number, jobs: readonly LostJob[]): OwnFailure | undefined {
  if (jobs.some(({ status }) => status !== 'completed')) return undefined;
  const ran = jobs.filter(({ conclusion }) => conclusion !== 'skipped');
  if (ran.length === 0)
    return {
      reason: 'not-started',
      message: `GitHub accepted workflow run ${workflowRun} and ran no job of it. ${settings}`,
    };
  const lost = explainLostJob(jobs);
  if (lost.reason !== 'output-withheld') return lost;
  const publish = ran.find(({ name }) => name === 'publish' || name.endsWith(' / publish'));
  const where = publish === undefined || publish.url === '' ? '' : ` Its log: ${publish.url}`;
  return {
    reason: 'job-lost',
    message: `The agent of workflow run ${workflowRun} came to its end, and the publish job, which should have recorded that, did not, or Baton was paused (${publish?.conclusion ?? 'it never started'}).${where}`,
  };
}
