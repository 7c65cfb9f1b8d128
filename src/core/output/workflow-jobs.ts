import { compareBy } from '../compare-by.ts';

/** A job of a workflow run, as GitHub shows it. */
export interface SeenJob {
  readonly name: string;
  readonly status: string;
  readonly conclusion: string | null;
}

/** Returns whether a job is the one with this id in `run.yml`. GitHub puts the caller's job before it: `baton / agent`. */
export function isJob({ name }: Pick<SeenJob, 'name'>, id: string): boolean {
  return name === id || name.endsWith(` / ${id}`);
}

/** A job of a workflow run that is over, as GitHub shows it. */
export interface EndedJob extends SeenJob {
  readonly id: number;
  /** A machine picked up the job. */
  readonly began: boolean;
}

/** The ids of our jobs in the order in which they depend on each other: an earlier one takes the later ones with it. */
const ownJobs = ['forward', 'plan', 'publish'] as const;

/** Returns whether a job of ours that writes records, and starts what follows from them, is queued or at work, or ended after a time (in ms). */
export function isWriting(jobs: readonly (SeenJob & { readonly endedAt?: string })[], since: number): boolean {
  const own = jobs.filter((job) => ownJobs.some((id) => isJob(job, id)));
  return own.some(({ status, endedAt = '' }) => status !== 'completed' || Date.parse(endedAt) > since);
}

/**
 * Finds the job of ours that has to run again, so that neither the event nor the output of an agent is lost. Never the agent's own job, because
 * `publish` records how that one ended. A `plan` that was cancelled at work was cancelled by somebody; one that was cancelled before it began found
 * its concurrency group full. The group of a `forward` holds events of one person about one thread alone, so a full one is left alone.
 */
export function findJobToRerun<J extends EndedJob>(jobs: readonly J[]): J | undefined {
  if (jobs.some(({ status }) => status !== 'completed')) return undefined;
  const broken = ownJobs.map((id) => jobs.find((job) => isJob(job, id))).find((job) => job !== undefined && isBroken(job));
  if (broken === undefined) return undefined;
  if (isJob(broken, 'publish') || broken.conclusion !== 'cancelled') return broken;
  return broken.began || isJob(broken, 'forward') ? undefined : broken;
}

/** Returns whether a job ended without having done its work. */
export function isBroken({ conclusion }: SeenJob): boolean {
  return conclusion !== 'success' && conclusion !== 'skipped';
}

/** A workflow run that ended without success, as GitHub lists it. */
export interface EndedRun {
  readonly id: number;
  readonly event: string;
  /** The login of the account that caused the event. */
  readonly actor: string;
}

/** The events that nobody can cause without the right to write. */
const guardedEvents: ReadonlySet<string> = new Set(['workflow_dispatch', 'repository_dispatch', 'schedule']);

/**
 * Returns workflow runs in the order in which a sweep looks at them. Those that only somebody with the right to write can cause
 * come first. The others follow in turns: the newest of every account, then the second newest. Strangers can fill a list with runs
 * of theirs that were cancelled, and a list that went by age alone would hide the run of a maintainer behind them.
 */
export function rankBrokenRuns<R extends EndedRun>(runs: readonly R[]): readonly R[] {
  const counts = new Map<string, number>();
  const ranked = runs.toSorted(compareBy(({ id }) => -id)).map((run) => {
    if (guardedEvents.has(run.event)) return { run, turn: 0 };
    const turn = (counts.get(run.actor) ?? 0) + 1;
    counts.set(run.actor, turn);
    return { run, turn };
  });
  return ranked.toSorted(compareBy(({ turn }) => turn)).map(({ run }) => run);
}
