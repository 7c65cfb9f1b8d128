import type { OwnFailure } from './failure-reason.ts';
import { isJob, type SeenJob } from './workflow-jobs.ts';

export interface LostJob extends SeenJob {
  readonly url: string;
}

/**
 * Explains why an agent job left nothing, as far as the jobs API shows. Timeout, cancel and a lost runner look alike there: a
 * timeout arrives as `cancelled`, and a lost runner sends no outputs (github-platform.md 24).
 */
export function explainLostJob(jobs: readonly LostJob[]): OwnFailure {
  const unverified = jobs.find((each) => isJob(each, 'verify') && !['success', 'skipped'].includes(each.conclusion ?? 'success'));
  if (unverified !== undefined) {
    return {
      reason: unverified.conclusion === 'cancelled' ? 'job-cancelled' : 'job-failed',
      message: `The agent was not started: the job that verifies the order before it ended as "${unverified.conclusion}".${logOf(unverified)}`,
    };
  }
  const job = jobs.find((each) => isJob(each, 'agent'));
  if (job === undefined)
    return { reason: 'job-lost', message: 'The agent job left no output, and GitHub lists no such job for this workflow run.' };
  const end = job.conclusion ?? job.status;
  const [reason, message] = endings.get(end) ?? ['job-lost', `The agent job left no output; GitHub says "${end}".`];
  return { reason, message: `${message}${logOf(job)}` };
}

const endings: ReadonlyMap<string, readonly [OwnFailure['reason'], string]> = new Map([
  ['cancelled', ['job-cancelled', 'The agent job was cancelled, ran into its timeout, or was never started.']],
  ['failure', ['job-failed', 'The agent job failed before it could pass on an output: a step before the agent, or the runner.']],
  ['success', ['output-withheld', 'The agent job succeeded, but neither its output nor the digest of it arrived.']],
]);

function logOf({ url }: LostJob): string {
  return url === '' ? '' : ` Its log: ${url}`;
}

const settings =
  'See that "Workflow execution protections" of the repository or organisation allow workflow_dispatch, that the workflow is not disabled, and that the caller grants exactly contents, issues, pull-requests and actions: write.';

/**
 * Explains why a completed workflow run left no record of its execution. Returns undefined while one of its jobs is not
 * completed. A run without a job was refused after GitHub had accepted it: by a policy, or because the workflow file could not
 * start.
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
  const publish = ran.find((job) => isJob(job, 'publish'));
  const where = publish === undefined ? '' : logOf(publish);
  return {
    reason: 'job-lost',
    message: `The agent of workflow run ${workflowRun} came to its end, and the publish job, which should have recorded that, did not, or Baton was paused (${publish?.conclusion ?? 'it never started'}).${where}`,
  };
}
