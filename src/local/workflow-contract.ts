// The words in which the server of the local GitHub and its runner tell each other about events, workflow runs and jobs.

export type PermissionLevel = 'read' | 'write' | 'none';
export type Permissions = Readonly<Record<string, PermissionLevel>>;

/** The job that a token belongs to; `label` names it in the request log: `plan`, `agent fix`, … */
export interface JobIdentity {
  readonly repository: string;
  readonly runId: number;
  readonly jobId: number;
  readonly label: string;
  readonly permissions: Permissions;
}

/** One event with everything that a workflow run or an App receives about it from GitHub. */
export interface LocalEvent {
  readonly id: string;
  readonly name: string;
  readonly repository: string;
  /** The complete webhook payload. */
  readonly payload: Record<string, unknown>;
  readonly sender: string;
  /** True for an event caused with a workflow's own token. Such an event starts no workflow unless it is a dispatch. */
  readonly fromJobToken: boolean;
  /** The ref and commit at which the workflow file is read: the default branch, or the merge ref of a pull request. */
  readonly ref: string;
  readonly sha: string;
  /** The paths that a push or a pull request changes. */
  readonly changed?: readonly string[];
  /** Only with `workflow_dispatch`: the dispatched file, and the run that the answer promised. */
  readonly dispatch?: { readonly workflow: string; readonly inputs: Readonly<Record<string, string>>; readonly runId: number };
}

export interface RunState {
  readonly id: number;
  readonly repository: string;
  readonly workflow: string;
  /** The `name` of the workflow. Default: the file of the workflow. */
  readonly workflowName?: string;
  /** The `run-name`, where the workflow has one. GitHub says it as the `name` of the run, in place of the workflow's (actions/runner#4141). */
  readonly runName?: string;
  readonly title: string;
  readonly event: string;
  readonly headSha: string;
  readonly headBranch: string;
  readonly attempt: number;
  readonly status: 'queued' | 'in_progress' | 'completed';
  readonly conclusion: string | null;
  /** A login. Default: the account that dispatched the run, else the repository's owner. */
  readonly actor?: string;
  /** The `owner/name` that the head commit comes from, when it is a fork. */
  readonly headRepository?: string;
}

export interface JobState {
  readonly id: number;
  readonly runId: number;
  readonly name: string;
  readonly status: 'queued' | 'waiting' | 'in_progress' | 'completed';
  readonly conclusion: string | null;
  /** The steps of a job that was on a machine and has ended. */
  readonly steps?: readonly StepState[];
}

/** One step of a job that has ended. */
export interface StepState {
  readonly name: string;
  readonly conclusion: string;
  readonly startedAt: string;
  readonly completedAt: string;
  /** The lines that the step has printed. */
  readonly log: string;
}
