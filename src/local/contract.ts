/**
 * What the parts of the local GitHub (server, runner) and those who start it (demo, tests) say to each other.
 * The local GitHub is an outside world of its own: it imports nothing from core, ports, engine or adapters.
 */

export type PermissionLevel = 'read' | 'write' | 'none';
export type Permissions = Readonly<Record<string, PermissionLevel>>;
export type Role = 'none' | 'read' | 'triage' | 'write' | 'maintain' | 'admin';

/** A role of the organization's own, which builds on another one. */
export interface CustomRole {
  readonly name: string;
  readonly base: Role;
}

/** The job a token belongs to; `label` names it in the request log: `plan`, `agent fix`, … */
export interface JobIdentity {
  readonly repository: string;
  readonly runId: number;
  readonly jobId: number;
  readonly label: string;
  readonly permissions: Permissions;
}

/** Everything a workflow run or an App is told about one event, as GitHub would send it. */
export interface LocalEvent {
  readonly id: string;
  readonly name: string;
  readonly repository: string;
  /** The webhook payload, complete. */
  readonly payload: Record<string, unknown>;
  readonly sender: string;
  /** Made with a workflow's own token: starts no workflow unless it is a dispatch. */
  readonly fromJobToken: boolean;
  /** Ref and commit the workflow file is read at: default branch, or merge ref of a pull request. */
  readonly ref: string;
  readonly sha: string;
  /** Paths that a push or a pull request changes. */
  readonly changed?: readonly string[];
  /** `workflow_dispatch` only: file that was dispatched, and the run that the answer promised. */
  readonly dispatch?: { readonly workflow: string; readonly inputs: Readonly<Record<string, string>>; readonly runId: number };
}

export interface RunState {
  readonly id: number;
  readonly repository: string;
  readonly workflow: string;
  readonly title: string;
  readonly event: string;
  readonly headSha: string;
  readonly headBranch: string;
  readonly attempt: number;
  readonly status: 'queued' | 'in_progress' | 'completed';
  readonly conclusion: string | null;
  /** Login. Default: who dispatched it, else the repository's owner. */
  readonly actor?: string;
  /** `owner/name` that the head commit comes from, when it is a fork. */
  readonly headRepository?: string;
}

export interface JobState {
  readonly id: number;
  readonly runId: number;
  readonly name: string;
  readonly status: 'queued' | 'waiting' | 'in_progress' | 'completed';
  readonly conclusion: string | null;
}

/** One REST or GraphQL request as the server saw it: `by` is the label of the job, `app:<slug>`, or the user's login; `path` begins after `apiUrl` and has the query. */
export interface LoggedRequest {
  readonly by: string;
  readonly method: string;
  readonly path: string;
  readonly status: number;
}

/** The server side, in process. All names of repositories are `owner/name`. */
export interface LocalServer {
  /** Base of the REST API (`GITHUB_API_URL`); GraphQL is at `<apiUrl>/graphql`. */
  readonly apiUrl: string;
  /** `GITHUB_SERVER_URL`: a `*.localhost` name, so that the toolkit does not take it for Enterprise Server. Serves git over HTTP. */
  readonly serverUrl: string;
  /** `ACTIONS_RESULTS_URL`. */
  readonly resultsUrl: string;

  addUser(user: { login: string; type?: 'User' | 'Bot' | 'Organization' }): { readonly id: number; readonly token: string };
  /** Makes a bare repository; its first commit on `main` holds the files below `from`. */
  addRepository(repository: { name: string; private?: boolean; from: string }): {
    readonly id: number;
    readonly directory: string;
  };
  addApp(app: {
    slug: string;
    publicKey: string;
    webhookUrl: string;
    webhookSecret: string;
    permissions: Permissions;
    repositories: readonly string[];
  }): { readonly id: number; readonly installationId: number };
  setRole(repository: string, login: string, role: Role | CustomRole): void;
  /** Members of `<organization>/<slug>`. */
  setTeam(team: string, logins: readonly string[]): void;
  setSecret(repository: string, name: string, value: string): void;
  setVariable(repository: string, name: string, value: string): void;
  secrets(repository: string): Readonly<Record<string, string>>;
  variables(repository: string): Readonly<Record<string, string>>;
  /** Lists show what was written this long ago at least. */
  setListLag(milliseconds: number): void;

  /** Called by the runner. */
  onEvent(listener: (event: LocalEvent) => void): void;
  /** Called by the runner: somebody asks for a run to be cancelled. */
  onCancel(listener: (runId: number) => void): void;
  /** Called by the runner: somebody asked for one job again, and its run has ended. */
  onRerun(listener: (jobId: number) => void): void;
  mintJobToken(job: JobIdentity): { readonly token: string; readonly runtimeToken: string };
  revokeJobToken(token: string): void;
  newRunId(): number;
  newJobId(): number;
  /** Makes or replaces the state; fires `workflow_run` and `workflow_job` webhooks on a change. */
  reportRun(run: RunState): void;
  reportJob(job: JobState): void;
  directoryOf(repository: string): string;
  defaultBranchOf(repository: string): string;

  readonly requests: readonly LoggedRequest[];
  /** Resolves when every webhook delivery under way has been answered. */
  idle(): Promise<void>;
  close(): Promise<void>;
}

/** A failure to come: an answer with this status, or a connection that ends before or after the work was done. */
export interface FaultOptions {
  readonly method: string;
  /** Tested against the path as `LoggedRequest` has it. */
  readonly path: RegExp;
  /** Default: 1. */
  readonly times?: number;
  readonly status: number | 'drop-after' | 'drop-before';
  readonly headers?: Readonly<Record<string, string>>;
}

/** One webhook delivery to an App that is over. `status` 0: not answered. */
export interface WebhookDelivery {
  readonly guid: string;
  readonly app: string;
  readonly event: string;
  readonly action: string | undefined;
  readonly body: string;
  readonly status: number;
}

/** What `createLocalServer` gives: the server with the switches that people and tests use. */
export interface LocalGitHub extends LocalServer {
  readonly deliveries: readonly WebhookDelivery[];
  /** A fork under the owner's name, for pull requests from outside: `head: "owner:branch"`. */
  addFork(fork: { of: string; owner: string }): { readonly id: number; readonly name: string; readonly directory: string };
  /** Comments that are there already, one a minute until now: made without a request, and no event tells of them. */
  addComments(comments: { repository: string; issue: number; login: string; bodies: readonly string[] }): void;
  /** Both as on a fresh repository, except that Actions may create pull requests here from the start. */
  changeSettings(repository: string, settings: { archived?: boolean; actionsMayCreatePullRequests?: boolean }): void;
  failNext(fault: FaultOptions): void;
  expireArtifact(id: number): void;
  /** At once, as if somebody with the right had asked for it. */
  deleteArtifact(id: number): void;
  /** Ids of what a workflow run has uploaded so far, by name. */
  artifactsOf(runId: number): ReadonlyMap<string, number>;
  /** The cron fires: event `schedule`. */
  tick(repository: string, cron: string): void;
  /** Sends a delivery again, with the same id. */
  redeliver(guid: string): void;
  /** Sees every request of a job before anything is done for it, and again before it is answered; undefined ends it. */
  watch(watcher: Watcher | undefined): void;
}

export interface WatchedRequest {
  readonly jobId: number;
  readonly method: string;
  /** With its query; of git and of artifacts as well. */
  readonly path: string;
  readonly moment: 'received' | 'performed';
}

/** `drop`: nothing is done for the request, and nothing is answered. */
export type Watcher = (request: WatchedRequest) => Promise<'go-on' | 'drop'>;

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

/** The surroundings of a JavaScript action that runs as a function in the runner's process. */
export interface ActionCall {
  /** All variables that a process of the action would have; the runner's own are not among them. */
  readonly environment: Readonly<Record<string, string>>;
  /** Takes text as standard output does, workflow commands included. */
  readonly write: (text: string) => void;
  /**
   * Returns a signal that fires when a process would receive SIGINT. A function that never asked for the signal is abandoned at a
   * cancellation, as a process without a handler ends; one that asked, when SIGKILL would follow.
   */
  readonly listenForCancel: () => AbortSignal;
}

/** Performs a JavaScript action and returns the exit code that its process would have. */
export type ActionFunction = (call: ActionCall) => Promise<number>;

export interface RunnerOptions {
  /** `owner/name` of an action or reusable workflow to the folder that holds it, whatever the ref after `@`. */
  readonly uses: Readonly<Record<string, string>>;
  /** Folder for workspaces, temp files and logs. */
  readonly directory: string;
  /** Node that runs actions. Default: this process's own. */
  readonly node?: string;
  /**
   * JavaScript actions that run as functions in this process instead of in a Node of their own, by the file that Node would start.
   * All else about them stays: inputs, files of commands, masks, time limits, cancellation, post steps.
   */
  readonly functions?: Readonly<Record<string, ActionFunction>>;
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
