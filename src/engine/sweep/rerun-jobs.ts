import { compareBy } from '../../core/compare-by.ts';
import { findJobToRerun } from '../../core/run/classify-stall.ts';
import { GitHubError } from '../../ports/github.ts';
import type { Engine, EnginePorts } from '../engine-ports.ts';

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
export async function rerunLostJob(engine: Asked, { workflowRuns, id }: RepeatRequest): Promise<string | undefined> {
  const jobs = await workflowRuns.listJobs(id);
  const job = findJobToRerun(jobs);
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

/** A workflow run of which a job of ours was started again. */
export interface RerunJob {
  readonly id: number;
  readonly title: string;
  readonly job: string;
}

interface RepeatBrokenAsked {
  readonly ports: Pick<EnginePorts, 'workflowRuns' | 'log'>;
  readonly settings: Pick<Engine['settings'], 'workflowRun'>;
}

/** Looked at in one sweep, the newest first: each costs a request, and a token of a workflow has 1,000 an hour. */
const maxLookedAt = 50;

/**
 * Lets the jobs run again that ended without having done their work: a `plan` that found its group full or died has its event
 * still, and a `publish` that died has the output of its agent. All of their effects are idempotent, so nothing is done twice.
 */
export async function rerunBrokenJobs(engine: RepeatBrokenAsked, since: string): Promise<readonly RerunJob[]> {
  const { workflowRuns } = engine.ports;
  if (workflowRuns === undefined) return [];
  const repeated: RerunJob[] = [];
  const broken = (await workflowRuns.listBroken(since)).toSorted(compareBy(({ id }) => -id));
  if (broken.length > maxLookedAt)
    engine.ports.log.warning(
      `${broken.length} workflow runs failed or were cancelled; this sweep looks at the newest ${maxLookedAt}.`,
    );
  for (const { id, title } of broken.slice(0, maxLookedAt)) {
    if (id === engine.settings.workflowRun.id) continue;
    const job = await rerunLostJob(engine, { workflowRuns, id });
    if (job !== undefined) repeated.push({ id, title, job });
  }
  return repeated;
}
