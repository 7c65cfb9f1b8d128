import type { State } from '../core/run/state.ts';
import { awaitingRows } from '../core/run/task-row.ts';
import { GitHubError, type GitHubErrorReason } from '../ports/github.ts';
import type { Log } from '../ports/log.ts';
import type { PutOff } from '../ports/queue.ts';
import type { EngineSettings } from './engine-ports.ts';

export const transientReasons: readonly GitHubErrorReason[] = ['unavailable', 'rate-limited', 'unauthenticated'];

/** Returns whether the error is transient. Transient errors fail the job, which can be run again; all others become the outcome of the stage. */
export function isTransient({ reason }: GitHubError): boolean {
  return transientReasons.includes(reason);
}

/** Returns the refusals that fail a job which draws a run: one that has ended or waits for a person is drawn by nobody else. */
export function refusalsOfLastView(state: Pick<State, 'end' | 'rows'>): readonly GitHubErrorReason[] {
  return state.end !== undefined || awaitingRows(state).length > 0 ? transientReasons : [];
}

/**
 * Returns whether work has to wait for GitHub in place of going on without its answer. Only a server can: its queue hands the work out
 * again. A job has to come to an end.
 */
export function mustWait({ settings }: { readonly settings: Pick<EngineSettings, 'via'> }, error: unknown): boolean {
  if (isPutOff(error)) return true;
  return settings.via === 'app' && error instanceof GitHubError && error.reason === 'unavailable';
}

/** Returns whether the queue is to hand out the work again. Its class is not loaded in jobs, where there is no queue. */
function isPutOff(error: unknown): boolean {
  const { until }: Partial<PutOff> = error instanceof Error ? error : {};
  return typeof until === 'string';
}

interface OptionalStep {
  /** Begins the warning: what was not done. */
  readonly what: string;
  /** Only these reasons are no more than a warning; where absent, all are. */
  readonly only?: readonly GitHubErrorReason[];
  /** These reasons are thrown all the same. */
  readonly except?: readonly GitHubErrorReason[];
}

/** Performs a step that the run does not depend on. If GitHub refuses it, logs a warning and returns undefined. */
export async function warnIfRefused<T>(
  { ports }: { readonly ports: { readonly log: Pick<Log, 'warning'> } },
  { what, only, except = [] }: OptionalStep,
  perform: () => Promise<T>,
): Promise<T | undefined> {
  try {
    return await perform();
  } catch (error) {
    if (!(error instanceof GitHubError) || except.includes(error.reason) || only?.includes(error.reason) === false) throw error;
    ports.log.warning(`${what}: ${error.message}`);
    return undefined;
  }
}
