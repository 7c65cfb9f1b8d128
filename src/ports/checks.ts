import type { FailedCheck } from '../core/trigger/failed-check.ts';
import type { WorkflowRunPayload } from '../core/trigger/payload.ts';
import type { Subject } from '../core/trigger/trigger.ts';

/** A pull request as it is now, and when its text was last changed. */
export interface CheckedPull {
  readonly subject: Subject;
  readonly open: boolean;
  /** The time of the last change of title or text; null when there was none. */
  readonly editedAt: string | null;
}

/** The workflow runs that `on.checks` waits for, and the pull requests that they are about. */
export interface Checks {
  /** Reads a workflow run as it is now, with the name of its workflow. Makes two requests; returns undefined when there is none of this id. */
  readRun(run: number): Promise<WorkflowRunPayload | undefined>;
  /** Lists the numbers of the open pull requests from a branch of this repository whose head is a commit, ascending. */
  listPulls(head: { readonly branch: string; readonly sha: string }): Promise<readonly number[]>;
  /** Reads a pull request. Makes three requests; returns undefined when there is none of this number. */
  readPull(number: number): Promise<CheckedPull | undefined>;
  /**
   * Reads the failed jobs of the last attempt of a workflow run, and of at most five the end of the log of the step that failed: at
   * most 4 KiB, without times and colours. A log is streamed and never held as a whole. A log that GitHub does not give is
   * replaced by its words.
   */
  readFailedJobs(run: number): Promise<{ readonly jobs: NonNullable<FailedCheck['jobs']>; readonly left: number }>;
}
