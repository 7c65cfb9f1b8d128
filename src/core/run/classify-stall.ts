import { isJob } from '../output/lost-job.ts';

/** A workflow run that was to carry out an execution, as GitHub shows it. */
export interface SeenRun {
  readonly id: number;
  readonly status: string;
}

/** A job of the workflow run that planned, which carries out the first task of a run itself. */
export interface SeenJob {
  readonly name: string;
  readonly status: string;
  readonly conclusion: string | null;
}

export interface StallFacts {
  /** Workflow runs whose title names the execution, newest first. */
  readonly dispatched: readonly SeenRun[];
  /** The workflow run that wrote the record which made the stage due, when it may have carried out the stage itself. */
  readonly inline: { readonly id: number; readonly jobs: readonly SeenJob[] } | undefined;
}

/** What is behind an execution that is due and has no record. */
export type Stall =
  /** Something runs, waits or is queued. */
  | { readonly kind: 'at-work' }
  /** Whoever made it due did not come as far as starting it. */
  | { readonly kind: 'never-started' }
  /** This workflow run was to carry it out, and is over. */
  | { readonly kind: 'lost'; readonly workflowRun: number }
  /** Settling it failed again and again. */
  | { readonly kind: 'hopeless'; readonly tries: number };

/** The first start and this many tries to settle its loss. */
const maxRuns = 4;

/** Why an execution is silent. A workflow run that settles a loss has the title of the execution, so it counts as work at it. */
export function classifyStall({ dispatched, inline }: StallFacts): Stall {
  if (dispatched.some(({ status }) => status !== 'completed')) return { kind: 'at-work' };
  if (dispatched.length >= maxRuns) return { kind: 'hopeless', tries: dispatched.length };
  const [last] = dispatched;
  if (last !== undefined) return { kind: 'lost', workflowRun: last.id };
  if (inline === undefined) return { kind: 'never-started' };
  if (inline.jobs.some(({ status }) => status !== 'completed')) return { kind: 'at-work' };
  const agent = inline.jobs.find((job) => isJob(job, 'agent'));
  const began = agent !== undefined && agent.conclusion !== 'skipped';
  return began ? { kind: 'lost', workflowRun: inline.id } : { kind: 'never-started' };
}

/** A job of a workflow run that is over, as GitHub shows it. */
export interface EndedJob {
  readonly id: number;
  readonly name: string;
  readonly status: string;
  readonly conclusion: string | null;
  /** It came to a machine. */
  readonly began: boolean;
}

/** In the order in which they depend on each other: an earlier one takes the later ones with it. */
const ours = ['forward', 'plan', 'publish'] as const;

/**
 * The job of ours that has to run again, so that neither the event nor what an agent left is lost. The agent's own job is never
 * it: what that came to is for `publish` to say. A `plan` that was cancelled at work was cancelled by somebody; one that never
 * began found its group full.
 */
export function findJobToRerun<J extends EndedJob>(jobs: readonly J[]): J | undefined {
  if (jobs.some(({ status }) => status !== 'completed')) return undefined;
  const broken = ours
    .map((name) => jobs.find((job) => isJob(job, name)))
    .find((job) => job !== undefined && job.conclusion !== 'success' && job.conclusion !== 'skipped');
  if (broken === undefined) return undefined;
  const isStopped = broken.conclusion === 'cancelled' && broken.began && !isJob(broken, 'publish');
  return isStopped ? undefined : broken;
}
