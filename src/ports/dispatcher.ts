/** One workflow run, reduced to the fields that Baton reads. */
export interface WorkflowRun {
  readonly id: number;
  /** The `run-name` of the calling workflow. For dispatched tasks it begins with `<run>/<task> <execution>`. */
  readonly title: string;
  readonly status: string;
  readonly conclusion: string | null;
  readonly url: string;
}

/** A workflow run that completed without success. */
export interface BrokenRun {
  readonly id: number;
  readonly title: string;
  /** The name of the event that started it. */
  readonly event: string;
  /** The login of the account that caused the event. */
  readonly actor: string;
}

/** One job of a workflow run. */
export interface WorkflowJob extends Omit<WorkflowRun, 'title'> {
  readonly name: string;
  /** True once a machine has begun the job. */
  readonly began: boolean;
  /** The attempt of the workflow run that the job belongs to. */
  readonly attempt: number;
  /** The time at which the job ended (ISO 8601); absent before that. */
  readonly endedAt?: string;
}

/** A workflow run that GitHub has promised. A dispatch that is accepted has not started yet. */
export interface DispatchedRun {
  readonly id: number;
  readonly url: string;
}

/** Starts and reads runs of one workflow file. */
export interface Dispatcher {
  /**
   * Starts the workflow run that executes a signed order. After an ambiguous failure it searches for the run before it tries
   * again. Returns undefined when GitHub accepted the request and did not name the run.
   */
  dispatch(task: string): Promise<DispatchedRun | undefined>;
  /**
   * Starts a workflow run with a hint at an event; that run must ask GitHub about the event itself. After an ambiguous failure
   * it tries again without a search: a second plan for the same label finds the run of the first and starts nothing. Returns
   * undefined when GitHub did not name the run.
   */
  dispatchEvent(event: string): Promise<DispatchedRun | undefined>;
  /**
   * Lists runs of this workflow since a time whose title contains these words, newest first: runs dispatched for an order. Words that end
   * with a hyphen are the beginning of a name: `fix-` finds all runs of a pipeline.
   */
  listRuns(title: string, since: string): Promise<readonly WorkflowRun[]>;
  /** Reads when a workflow run was created. All attempts of a run have the same time. */
  readCreatedAt(run: number): Promise<string>;
  /** Lists the jobs of the latest attempt of a run, or of all. They show what became of a job that reported nothing. */
  listJobs(run: number, attempts?: 'latest' | 'all'): Promise<readonly WorkflowJob[]>;
  /** Cancels a run of any workflow. Returns false when the run is completed or deleted. */
  cancel(run: number): Promise<boolean>;
  /**
   * Lists the runs of this workflow since a time that failed, were cancelled or timed out: of each kind the newest 1,000, and the
   * newest 1,000 that were dispatched. GitHub has no such list of runs that could not start at all.
   */
  listBroken(since: string): Promise<readonly BrokenRun[]>;
  /** Starts a run without inputs, which sweeps. A second such run does no harm. Returns undefined when GitHub did not name it. */
  dispatchSweep(): Promise<DispatchedRun | undefined>;
  /** Runs one job again, and the jobs that need it. The other jobs of the workflow run keep their outputs. */
  rerunJob(job: number): Promise<void>;
}
