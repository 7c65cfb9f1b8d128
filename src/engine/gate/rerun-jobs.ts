import type { Stall } from '../../core/launch/execution-status.ts';
import { findJobToRerun, isBroken, isJob, rankBrokenRuns } from '../../core/output/workflow-jobs.ts';
import type { SweptStall } from '../../core/view/summary/sweep.ts';
import type { Clock } from '../../ports/clock.ts';
import type { BrokenRun, WorkflowJob } from '../../ports/dispatcher.ts';
import { GitHubError } from '../../ports/github.ts';
import type { Actions, ReadsFrom } from '../engine-ports.ts';
import { isTransient } from '../github-errors.ts';
import type { RunReading } from '../thread/read-run.ts';

/** A workflow run of which a job of ours ended without having done its work. */
export interface RunWithBrokenJob extends Pick<BrokenRun, 'id' | 'title'> {
  readonly job: WorkflowJob;
}

/** The number of times that one job is tried; others of its workflow run count for themselves. It then fails for a lasting reason. */
const maxAttempts = 3;

/** Reads which job of a workflow run has to run again; undefined when none has to, or it has been tried often enough. */
export async function readBrokenJob({ ports }: ReadsFrom<'workflowRuns'>, workflowRun: number): Promise<WorkflowJob | undefined> {
  const broken = findJobToRerun(await ports.workflowRuns.listJobs(workflowRun));
  if (broken === undefined || broken.attempt < maxAttempts) return broken;
  const all = await ports.workflowRuns.listJobs(workflowRun, 'all');
  return all.filter((job) => job.name === broken.name && isBroken(job)).length < maxAttempts ? broken : undefined;
}

/** The time span in which broken workflow runs, and ends that are half done, are looked for: twice as long as an order is valid. */
const windowMilliseconds = 4 * 86_400_000;

export function sweepSince(clock: Clock): string {
  return new Date(Date.parse(clock.now()) - windowMilliseconds).toISOString();
}

/** The number of workflow runs that one sweep looks at: each costs a request, and a token of a workflow has 1,000 an hour. */
const maxLookedAt = 50;

/**
 * Reads one after the other the workflow runs of which a job ended without having done its work: a `plan` that found its group
 * full or died has its event still, and a `publish` that died has the output of its agent. The caller can act on each before the
 * next one is asked for, so a sweep that is cut off has started some of them again. `own`: our own workflow run, which is not
 * over and is not looked at. `lookedAt`: receives the workflow runs that were looked at.
 */
export async function* readRunsWithBrokenJob(
  engine: ReadsFrom<'workflowRuns' | 'log'>,
  { since, own, lookedAt }: { readonly since: string; readonly own?: number; readonly lookedAt?: Set<number> },
): AsyncGenerator<RunWithBrokenJob> {
  const { workflowRuns, log } = engine.ports;
  const listed = rankBrokenRuns(await workflowRuns.listBroken(since));
  if (listed.length > maxLookedAt)
    log.warning(
      `${listed.length} workflow runs failed or were cancelled; this sweep looks at ${maxLookedAt}: the newest that were dispatched or scheduled, then the newest of each account.`,
    );
  for (const { id, title } of listed.slice(0, maxLookedAt)) {
    const job = id === own ? undefined : await readBrokenJob(engine, id);
    lookedAt?.add(id);
    if (job !== undefined) yield { id, title, job };
  }
}

/**
 * Starts the broken job of a workflow run again and returns whether GitHub did so. All effects of these jobs are idempotent, so
 * nothing is done twice.
 */
export async function rerunJob(
  { ports }: { readonly ports: Pick<Actions['ports'], 'workflowRuns' | 'log'> },
  { id, job }: Omit<RunWithBrokenJob, 'title'>,
): Promise<boolean> {
  try {
    await ports.workflowRuns.rerunJob(job.id);
  } catch (error) {
    // With these nobody knows whether it can run again, and what its agent left must not be taken for lost.
    if (!(error instanceof GitHubError) || isTransient(error)) throw error;
    // Too old, or running again already: then its stall is handled otherwise, or there is none.
    ports.log.warning(`The job ${job.name} of workflow run ${id} was not started again: ${error.message}`);
    return false;
  }
  ports.log.warning(`The job ${job.name} of workflow run ${id} ended as "${job.conclusion}" and was started again.`);
  return true;
}

/**
 * Lets the publish job of a lost workflow run, if that is what died, run again: it still has the output of its agent. Undefined where none does.
 * Where a list has hidden a record of the run from a writer, and its own lost its place, a job that ended well runs again, too.
 */
export async function rerunPublisher(
  engine: Parameters<typeof rerunJob>[0],
  stall: Stall,
  run?: Pick<RunReading, 'ignored' | 'claimed'>,
): Promise<SweptStall | undefined> {
  if (stall.kind !== 'lost') return undefined;
  const { workflowRun } = stall;
  const isDisplaced = run?.ignored.some(({ comment, reason }) => reason === 'duplicate' && run.claimed.has(comment));
  const job = (await readBrokenJob(engine, workflowRun)) ?? (isDisplaced ? await readPublisher(engine, workflowRun) : undefined);
  if (job === undefined || !(await rerunJob(engine, { id: workflowRun, job }))) return undefined;
  return { kind: 'repeated', workflowRun, job: job.name };
}

async function readPublisher({ ports }: ReadsFrom<'workflowRuns'>, workflowRun: number): Promise<WorkflowJob | undefined> {
  const isMeant = (job: WorkflowJob) => isJob(job, 'publish') && job.conclusion === 'success' && job.attempt < maxAttempts;
  return (await ports.workflowRuns.listJobs(workflowRun)).find(isMeant);
}
