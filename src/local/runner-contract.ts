import type { Permissions } from './workflow-contract.ts';

export interface FinishedStep {
  readonly name: string;
  readonly conclusion: string;
  readonly log: string;
  /** The times of a step of the job itself; the runner's own steps take none. */
  readonly startedAt?: string;
  readonly finishedAt?: string;
}

export interface FinishedJob {
  readonly id: number;
  readonly runId: number;
  readonly workflow: string;
  /** The name of the job: `baton / agent` for a job in a called workflow. */
  readonly name: string;
  /** The name of the workflow run. */
  readonly title: string;
  /** The times at which the job wanted a machine, got one, and ended. All are the same for a job that never came to a machine. */
  readonly queuedAt: string;
  readonly startedAt: string;
  readonly finishedAt: string;
  readonly conclusion: string;
  readonly permissions: Permissions;
  readonly outputs: Readonly<Record<string, string>>;
  readonly steps: readonly FinishedStep[];
  readonly summary: string;
}

/** The surroundings of a JavaScript action that runs as a function in the runner's process. */
export interface ActionCall {
  /** All variables that a process of the action would have; the runner's own are not among them. */
  readonly environment: Readonly<Record<string, string>>;
  /** Accepts text as standard output does, workflow commands included. */
  readonly write: (text: string) => void;
  /**
   * Returns a signal that fires when a process would receive SIGINT. A function that never asked for the signal is abandoned at a
   * cancellation, as a process without a handler ends. A function that asked is abandoned when SIGKILL would follow.
   */
  readonly listenForCancel: () => AbortSignal;
  /** Returns whether the process would have ended. An abandoned function must send nothing more. */
  readonly isOver: () => boolean;
}

/** Performs a JavaScript action and returns the exit code that its process would have. */
export type ActionFunction = (call: ActionCall) => Promise<number>;

/** The reason to end. `lost`: the machine is gone, nothing runs any more and nothing is sent. */
export type CancelReason = 'cancelled' | 'timed-out' | 'lost';

/** A process to run in the place of a step. */
export interface ProcessOrder {
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd: string;
  /** The whole environment; nothing of the host's environment is added. */
  readonly env: Readonly<Record<string, string>>;
  readonly grace: NonNullable<RunnerOptions['grace']>;
  readonly onLine: (line: string) => void;
  /** Registers the function that stops the process. Returns a function that removes it. */
  readonly onStop: (stop: (reason: CancelReason) => void) => () => void;
}

export interface RunnerOptions {
  /** The folder for each `owner/name` of an action or reusable workflow, whatever the ref after `@`. */
  readonly uses: Readonly<Record<string, string>>;
  /** The folder for workspaces, temporary files and logs. */
  readonly directory: string;
  /** The Node that runs actions. Default: the Node of this process. */
  readonly node?: string;
  /**
   * The functions that perform JavaScript actions in this process, by the file that Node would start instead. Inputs, files of
   * commands, masks, time limits, cancellation and post steps stay the same. Default: every action has a Node of its own.
   */
  readonly functions?: Readonly<Record<string, ActionFunction>>;
  /** Runs `run:` steps of the repository, which may write to these folders of their job. Returns the exit code. Default: no sandbox. */
  readonly sandbox?:
    | ((order: ProcessOrder, folders: Record<'workspace' | 'temp' | 'home' | 'tools', string>) => Promise<number>)
    | undefined;
  /** The keys of the jobs whose actions have a Node of their own nevertheless. Default: none. */
  readonly processes?: readonly string[];
  /** Folders at the beginning of the PATH of every step. */
  readonly path?: readonly string[];
  /** Returns whether a workflow file, such as `.github/workflows/ci.yml`, starts at all. Default: every file does. */
  readonly plays?: (file: string) => boolean;
  /** The tool cache (`RUNNER_TOOL_CACHE`) that all jobs share. Default: an empty one for each job. */
  readonly tools?: string;
  /** The number of jobs that run at the same time; others wait. Default: 4. */
  readonly jobsAtOnce?: number;
  /** Milliseconds of a minute of `timeout-minutes`. Default: 60,000. */
  readonly minute?: number;
  /** Milliseconds from SIGINT to SIGTERM, and from SIGTERM to SIGKILL. Default: GitHub's 7,500 and 2,500. */
  readonly grace?: { readonly interrupt: number; readonly terminate: number };
  /** True to preserve the folders of finished jobs. */
  readonly keepWorkspaces?: boolean;
  readonly onJob?: (job: LocalRunnerJob) => void;
}

/** A job that has just started, before its first step, or has ended. */
export interface LocalRunnerJob extends Pick<FinishedJob, 'id' | 'name' | 'runId' | 'title'> {
  /** The inputs of a workflow run that was dispatched; empty for any other event. */
  readonly inputs: Readonly<Record<string, string>>;
  readonly state: 'started' | 'finished';
  readonly conclusion?: string;
  /** The outputs and summary of a job that was on a machine and has ended. */
  readonly finished?: Pick<FinishedJob, 'outputs' | 'summary' | 'startedAt' | 'finishedAt'>;
}

/** Executes the workflow files of the server's repositories, like GitHub's own runner and orchestrator. */
export interface LocalRunner {
  readonly jobs: readonly FinishedJob[];
  /** Faults of workflow files: startup failures with their messages. */
  readonly failures: readonly { readonly workflow: string; readonly message: string }[];
  /** Resolves when no event is being handled and no job runs or waits. */
  idle(): Promise<void>;
  cancelRun(runId: number): void;
  /** Ends the machine of a running job without warning: no further step runs, and there are no outputs. */
  loseJob(jobId: number): void;
  rerun(runId: number): void;
  /**
   * Runs one job again, and the jobs that need it. The new attempt takes the results of the other jobs from the attempt before.
   */
  rerunJob(jobId: number): void;
  close(): Promise<void>;
}
