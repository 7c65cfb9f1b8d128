import type { FailedCheck } from '../core/trigger/failed-check.ts';
import type { WorkflowRunPayload } from '../core/trigger/payload.ts';
import type { Subject } from '../core/trigger/trigger.ts';
import type { CheckView } from '../core/view/check/check-run.ts';

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

/** A check run of ours, as GitHub has it. */
export interface KnownCheck {
  readonly id: number;
  readonly name: string;
  /** The name of the run that it shows; empty for one without a run. */
  readonly run: string;
  readonly status: 'queued' | 'in_progress' | 'completed';
  /** The word of GitHub for how it ended, once it is completed. */
  readonly conclusion?: string | null | undefined;
  /** Its Markdown; absent where it was not asked for. */
  readonly summary?: string | null | undefined;
  /** The number of its annotations. */
  readonly annotations: number;
}

export interface NewCheck {
  readonly head: string;
  readonly name: string;
  readonly run: string;
  /** The id of the newest check run of the same name and run on that commit; 0 for none. Only a newer one can be the new one. */
  readonly after: number;
}

/** The check runs of the App on the commits of one repository. GitHub keeps any number of one name, and shows the newest. */
export interface CheckRuns {
  /** Lists our check runs on a commit, the newest first. One request for 100. */
  list(head: string): Promise<readonly KnownCheck[]>;
  /**
   * Creates a check run. After an ambiguous failure it searches for the check run before it tries again. One request, and one more for
   * each 50 annotations after the first.
   */
  create(check: NewCheck, view: CheckView): Promise<KnownCheck>;
  /**
   * Updates a check run. GitHub appends annotations to those that it has: `known.annotations` of the view are there already. Requests as `create`.
   * GitHub does not open a completed one again, so that `view` must be completed too then.
   */
  update(known: Pick<KnownCheck, 'id' | 'annotations'>, view: CheckView): Promise<KnownCheck>;
  /** Reads a check run; undefined when it is gone. */
  read(id: number): Promise<KnownCheck | undefined>;
}
