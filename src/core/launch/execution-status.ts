import { isJob, type SeenJob } from '../output/workflow-jobs.ts';
import type { NextExecution } from '../run/task-row.ts';

/** A workflow run that was dispatched to carry out an execution, as GitHub shows it. */
export interface SeenRun {
  readonly id: number;
  readonly url: string;
  readonly status: string;
  readonly conclusion?: string | null;
}

/** The first start, and three tries to record its loss. */
const maxRuns = 4;

type RunRef = Pick<SeenRun, 'id' | 'url'>;

export interface StatusFacts {
  /** The workflow runs whose title names the execution, newest first. */
  readonly dispatched: readonly SeenRun[];
  /** The workflow run that planned, where it may have carried out the execution itself. */
  readonly inline?: { readonly run: RunRef; readonly jobs: readonly SeenJob[] } | undefined;
}

/** The workflow runs that work, or worked, on an execution that is due and has no record. */
export type ExecutionStatus =
  /** These workflow runs are queued, wait or run. */
  | { readonly kind: 'at-work'; readonly workers: readonly RunRef[] }
  /** These workflow runs, newest first, were to carry out the execution, and are over. */
  | { readonly kind: 'ended'; readonly runs: readonly RunRef[] }
  /** The job that made the execution due died before it started anything. */
  | { readonly kind: 'never-started' };

/**
 * Returns who is at work on an execution. A workflow run that records a loss has the title of the execution, so it counts as work
 * on it.
 */
export function statusOf({ dispatched: seen, inline }: StatusFacts): ExecutionStatus {
  const dispatched = withoutSkipped(seen);
  const workers = dispatched.filter(({ status }) => status !== 'completed');
  if (workers.length > 0) return { kind: 'at-work', workers };
  if (dispatched.length > 0) return { kind: 'ended', runs: dispatched };
  if (inline === undefined) return { kind: 'never-started' };
  if (inline.jobs.some(({ status }) => status !== 'completed')) return { kind: 'at-work', workers: [inline.run] };
  const agent = inline.jobs.find((job) => isJob(job, 'agent'));
  const began = agent !== undefined && agent.conclusion !== 'skipped';
  return began ? { kind: 'ended', runs: [inline.run] } : { kind: 'never-started' };
}

/** The number of workflow runs of one execution after which GitHub skips them for another reason than a change of the side. */
const maxSkipped = 4;

/**
 * Leaves out workflow runs that GitHub skipped because the repository had changed from the Action to the App or back: nobody has
 * begun their order. Where each of many was skipped, something else keeps them from beginning. Then the newest stands for them all, so
 * that its loss is recorded and does not look as if the recording had failed.
 */
function withoutSkipped(seen: readonly SeenRun[]): readonly SeenRun[] {
  const begun = seen.filter(({ conclusion }) => conclusion !== 'skipped');
  if (seen.length - begun.length < maxSkipped) return begun;
  const newest = seen.find(({ conclusion }) => conclusion === 'skipped');
  return seen.filter((run) => run === newest || run.conclusion !== 'skipped');
}

/** The reason why a run waits without a result: nobody is at work on an execution that is due, or its end is due. */
export type Stall =
  | { readonly kind: 'never-started' }
  /** This workflow run was to carry it out, and is over. */
  | { readonly kind: 'lost'; readonly workflowRun: number }
  /** Several workflow runs were to record the loss, and none did. */
  | { readonly kind: 'hopeless'; readonly tries: number }
  /** Nobody answered the question of the execution in time, so the end of its run is due. */
  | { readonly kind: 'unanswered' }
  /** The execution waits for children, or as a child for an answer, and its time is over. */
  | { readonly kind: 'expired' }
  /** The stage waits for a person, and the job that was to ask died before it did. */
  | { readonly kind: 'unasked' }
  /** The run has ended, and not all that follows from its end was done. */
  | { readonly kind: 'half-ended' };

/** An execution that is due and that nobody is at work on; one whose question nobody answered in time; or one that nobody asked about. */
export interface StalledTask {
  readonly stage: string;
  /** The next start; for a question the execution that asked. */
  readonly due: NextExecution;
  readonly title: string;
  readonly stall: Stall;
}

/** Returns why an execution is stalled; undefined while somebody is at work on it. */
export function findStall(status: ExecutionStatus): Stall | undefined {
  if (status.kind !== 'ended') return status.kind === 'at-work' ? undefined : status;
  const [last] = status.runs;
  if (last === undefined) return { kind: 'never-started' };
  return status.runs.length >= maxRuns ? { kind: 'hopeless', tries: status.runs.length } : { kind: 'lost', workflowRun: last.id };
}
