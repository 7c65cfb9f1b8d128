import type { Permissions } from './contract.ts';

export interface FinishedStep {
  readonly name: string;
  readonly conclusion: string;
  readonly log: string;
}

export interface FinishedJob {
  readonly id: number;
  readonly runId: number;
  readonly workflow: string;
  /** `baton / agent` for a job in a called workflow. */
  readonly name: string;
  readonly conclusion: string;
  readonly permissions: Permissions;
  readonly outputs: Readonly<Record<string, string>>;
  readonly steps: readonly FinishedStep[];
  readonly summary: string;
}

export interface RunnerOptions {
  /** `owner/name` of an action or reusable workflow to the folder that holds it, whatever the ref after `@`. */
  readonly uses: Readonly<Record<string, string>>;
  /** Folder for workspaces, temp files and logs. */
  readonly directory: string;
  /** Node that runs actions. Default: this process's own. */
  readonly node?: string;
  /** Folders that stand first on the PATH of every step. */
  readonly path?: readonly string[];
  /** Tool cache (`RUNNER_TOOL_CACHE`) that all jobs share. Default: each job its own, empty one. */
  readonly tools?: string;
  /** Jobs that run at once; others wait. Default: 4. */
  readonly jobsAtOnce?: number;
  /** Milliseconds of a minute of `timeout-minutes`. Default: 60,000. */
  readonly minute?: number;
  /** Milliseconds from SIGINT to SIGTERM, and from SIGTERM to SIGKILL. Default: GitHub's 7,500 and 2,500. */
  readonly grace?: { readonly interrupt: number; readonly terminate: number };
  /** Keep the folders of finished jobs. */
  readonly keepWorkspaces?: boolean;
  readonly onJob?: (job: LocalRunnerJob) => void;
}

/** A job that has just started, before its first step, or has ended. */
export interface LocalRunnerJob {
  readonly id: number;
  readonly name: string;
  readonly runId: number;
  readonly title: string;
  readonly state: 'started' | 'finished';
  readonly conclusion?: string;
}

/** Executes the workflow files of the server's repositories, as GitHub's own runner and orchestrator would. */
export interface LocalRunner {
  readonly jobs: readonly FinishedJob[];
  /** Faults of workflow files: startup failures with their words. */
  readonly failures: readonly { readonly workflow: string; readonly message: string }[];
  /** Resolves when no event is being handled and no job runs or waits. */
  idle(): Promise<void>;
  cancelRun(runId: number): void;
  /** Takes the machine of a running job away without warning: no further step, no outputs. */
  loseJob(jobId: number): void;
  rerun(runId: number): void;
  /** One job again, and those that need it; of the others the new attempt has the results of the one before. */
  rerunJob(jobId: number): void;
  close(): Promise<void>;
}
