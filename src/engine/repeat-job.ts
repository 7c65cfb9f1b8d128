import { findJobToRepeat } from '../core/pipeline/find-job-to-repeat.ts';
import { GitHubError } from '../ports/github.ts';
import type { EnginePorts } from './engine-ports.ts';

interface Asked {
  readonly ports: Pick<EnginePorts, 'log'>;
}

interface RepeatRequest {
  readonly workflowRuns: NonNullable<EnginePorts['workflowRuns']>;
  /** Of the workflow run. */
  readonly id: number;
}

/** Attempts of one workflow run; what fails as often fails for a reason that no trying again changes. */
const maxAttempts = 3;

/** Name of the job that was started again; undefined when none has to be, or GitHub refuses. */
export async function repeatJob(engine: Asked, { workflowRuns, id }: RepeatRequest): Promise<string | undefined> {
  const jobs = await workflowRuns.listJobs(id);
  const job = findJobToRepeat(jobs);
  if (job === undefined || jobs.some(({ attempt }) => attempt >= maxAttempts)) return undefined;
  try {
    await workflowRuns.rerunJob(job.id);
  } catch (error) {
    if (!(error instanceof GitHubError) || error.reason === 'unauthenticated') throw error;
    // Too old, or running again already: then its silence is answered otherwise, or need not be.
    engine.ports.log.warning(`The job ${job.name} of workflow run ${id} was not started again: ${error.message}`);
    return undefined;
  }
  engine.ports.log.warning(`The job ${job.name} of workflow run ${id} ended as "${job.conclusion}" and was started again.`);
  return job.name;
}
