/**
 * The contract between the server of the local GitHub, its runner (`runner-contract.ts`) and the processes that start them (demo,
 * tests). The local GitHub is an outside world of its own: it imports nothing from core, ports, engine or adapters.
 */

import type { GitRepository } from './git/run-git.ts';
import type { RepositorySetUp } from './repository-set-up.ts';

export type PermissionLevel = 'read' | 'write' | 'none';
export type Permissions = Readonly<Record<string, PermissionLevel>>;
export type Role = 'none' | 'read' | 'triage' | 'write' | 'maintain' | 'admin';

/** A role that the organization defined on top of a built-in one. */
export interface CustomRole {
  readonly name: string;
  readonly base: Role;
}

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

/**
 * One REST or GraphQL request as the server saw it. `by` is the label of the job, `app:<slug>`, or the user's login; `path`
 * begins after `apiUrl` and includes the query.
 */
export interface LoggedRequest {
  readonly by: string;
  readonly method: string;
  readonly path: string;
  readonly status: number;
  /** True for a GraphQL request that changes something. */
  readonly isMutation?: true;
}

/** Settings of a repository that people change on its pages. */
export interface RepositorySettings extends RepositorySetUp {
  readonly archived: boolean;
  readonly actionsMayCreatePullRequests: boolean;
  /** The names of branches that take changes through pull requests alone, also before they exist. */
  readonly protectedBranches: readonly string[];
  readonly rulesets: readonly Ruleset[];
}

/** The rules for branches that the local GitHub has, with GitHub's names. */
export type RulesetRule = 'creation' | 'update' | 'deletion' | 'non_fast_forward' | 'pull_request';

/** An active ruleset for branches, with an empty bypass list. */
export interface Ruleset {
  /** `~ALL`, `~DEFAULT_BRANCH`, or patterns such as `refs/heads/release/*`. */
  readonly include: readonly string[];
  readonly rules: readonly RulesetRule[];
  /** The names of the required status checks. Nothing reports checks here, so a branch with one takes no update. */
  readonly requiredChecks?: readonly string[];
}

/** A secret that only jobs with this environment receive. GitHub makes an environment the first time a job names it. */
export interface EnvironmentSecret {
  readonly environment: string;
  readonly name: string;
  readonly value: string;
}

/** A repository to add: with one commit on `main` that holds the files below `from`, or an existing bare one, used where it is. */
export type NewRepository = { readonly name: string; readonly private?: boolean } & (
  | { readonly from: string }
  | { readonly bare: string; readonly defaultBranch: string }
);

/** The server, in the same process. All names of repositories are `owner/name`. */
export interface LocalServer {
  /** The base of the REST API (`GITHUB_API_URL`); GraphQL is at `<apiUrl>/graphql`. */
  readonly apiUrl: string;
  /**
   * `GITHUB_SERVER_URL`: a `*.localhost` name, so that the toolkit does not take it for Enterprise Server. The server serves git
   * over HTTP there.
   */
  readonly serverUrl: string;
  /** `ACTIONS_RESULTS_URL`. */
  readonly resultsUrl: string;

  addUser(user: { login: string; type?: 'User' | 'Bot' | 'Organization' }): { readonly id: number; readonly token: string };
  addRepository(repository: NewRepository): { readonly id: number; readonly directory: string };
  addApp(app: {
    slug: string;
    publicKey: string;
    webhookUrl: string;
    webhookSecret: string;
    permissions: Permissions;
    repositories: readonly string[];
    /** The secret and the callback URLs by which people sign in to the App; without them nobody can. */
    signIn?: { readonly secret: string; readonly callbacks: readonly string[] };
  }): { readonly id: number; readonly installationId: number; readonly clientId: string };
  /** Installs an App that was registered from a manifest. Returns the id of the installation. */
  installApp(id: number, repositories: readonly string[]): number;
  setRole(repository: string, login: string, role: Role | CustomRole): void;
  /** Sets the members of `<organization>/<slug>`. */
  setTeam(team: string, logins: readonly string[]): void;
  setSecret(repository: string, name: string, value: string): void;
  setEnvironmentSecret(repository: string, secret: EnvironmentSecret): void;
  setVariable(repository: string, name: string, value: string): void;
  secrets(repository: string): Readonly<Record<string, string>>;
  /** Returns the secrets of an environment by upper-case name; none for an environment that nobody has made. */
  environmentSecrets(repository: string, environment: string): Readonly<Record<string, string>>;
  variables(repository: string): Readonly<Record<string, string>>;
  /** Delays lists: they show what was written at least this long ago. */
  setListLag(milliseconds: number): void;

  /** Registers the runner's listener for events. */
  onEvent(listener: (event: LocalEvent) => void): void;
  /** Registers the runner's listener for requests to cancel a run. */
  onCancel(listener: (runId: number) => void): void;
  /** Registers the runner's listener for requests to run one job again after its run has ended. */
  onRerun(listener: (jobId: number) => void): void;
  /** Registers the runner's listener for the approval of a run that waits for one. */
  onApprove(listener: (runId: number) => void): void;
  mintJobToken(job: JobIdentity): { readonly token: string; readonly runtimeToken: string };
  revokeJobToken(token: string): void;
  newRunId(): number;
  newJobId(): number;
  /** Creates or replaces the state of a run. Fires `workflow_run` and `workflow_job` webhooks on a change. */
  reportRun(run: RunState): void;
  reportJob(job: JobState): void;
  directoryOf(repository: string): string;
  /** Returns what git runs in, so that server and runner remember the same answers. */
  gitOf(repository: string): GitRepository;
  defaultBranchOf(repository: string): string;

  readonly requests: readonly LoggedRequest[];
  /** Resolves when every webhook delivery in progress has been answered. */
  idle(): Promise<void>;
  close(): Promise<void>;
}

/** A planned failure: an answer with this status, or a connection that ends before or after the work was done. */
/** GitHub's limits on requests. Those that are absent are not enforced, as most tests make more requests than people do. */
export interface RequestLimits {
  /** The primary limit of one holder of tokens. Beyond it the answer is 403 with `x-ratelimit-remaining: 0`. */
  readonly requests?: { readonly most: number; readonly perMilliseconds: number };
  /** The secondary limits on creations of content by one holder. Beyond one of them the answer is 403 with `retry-after`. */
  readonly creations?: readonly { readonly most: number; readonly perMilliseconds: number }[];
}

export interface FaultOptions {
  readonly method: string;
  /** The pattern for the path as in `LoggedRequest`. */
  readonly path: RegExp;
  /** The number of requests that fail. Default: 1. */
  readonly times?: number;
  /** `hang`: GitHub takes the request, does nothing for it and does not answer. */
  readonly status: number | 'drop-after' | 'drop-before' | 'hang';
  readonly headers?: Readonly<Record<string, string>>;
}

/** One completed attempt to deliver a webhook to an App. `status` is 0 when the App did not answer. */
export interface WebhookDelivery {
  /** The id of the attempt. Attempts for the same event share the guid. */
  readonly id: number;
  readonly guid: string;
  readonly app: string;
  readonly event: string;
  readonly action: string | undefined;
  readonly body: string;
  /** True when somebody asked for the delivery to be sent again. */
  readonly redelivery: boolean;
  readonly status: number;
}

export interface PullPlace {
  readonly repository: string;
  readonly number: number;
}

/** The server together with the controls for people and tests, as `createLocalServer` returns it. */
export interface LocalGitHub extends LocalServer {
  readonly deliveries: readonly WebhookDelivery[];
  /** Adds a fork under the owner's name, for pull requests from outside: `head: "owner:branch"`. */
  addFork(fork: { of: string; owner: string }): { readonly id: number; readonly name: string; readonly directory: string };
  /** Makes a person's membership private: `author_association` shows a stranger, and the role stays. */
  hideMembership(repository: string, login: string): void;
  /** Adds existing comments, one a minute until now. Makes no request, and no event reports them. */
  addComments(comments: { repository: string; issue: number; login: string; bodies: readonly string[] }): void;
  /** Changes settings. They begin as on a fresh repository, except that Actions may create pull requests. */
  changeSettings(repository: string, settings: Partial<RepositorySettings>): void;
  /** Turns auto-merge of a pull request on, as its author may on the page. Nothing merges by itself here. */
  enableAutoMerge(pull: PullPlace): void;
  /** Signs a person in on GitHub's own pages in every browser, or out. Apps that ask who it is are answered at once. */
  signInBrowser(login: string | undefined): void;
  /** Takes back the tokens that a person has given to Apps. */
  revokeUserTokens(login: string): void;
  failNext(fault: FaultOptions): void;
  /** Enforces limits from now on. */
  setLimits(limits: RequestLimits): void;
  expireArtifact(id: number): void;
  /** Deletes an artifact at once, as if an account with the permission had asked for it. */
  deleteArtifact(id: number): void;
  /** Returns the ids of the artifacts that a workflow run has uploaded so far, by name. */
  artifactsOf(runId: number): ReadonlyMap<string, number>;
  /** Fires the cron: event `schedule`. */
  tick(repository: string, cron: string): void;
  /** Sends a delivery again, with the same id. */
  redeliver(guid: string): void;
  /** Loses the next deliveries on their way, so that the App hears nothing of them. */
  loseDeliveries(times: number): void;
  /**
   * Calls the watcher for every request of a job before anything is done for it, and again before it is answered. Undefined
   * removes the watcher.
   */
  watch(watcher: Watcher | undefined): void;
}

export interface WatchedRequest {
  readonly jobId: number;
  readonly method: string;
  /** The path with its query, also of requests for git and for artifacts. */
  readonly path: string;
  readonly moment: 'received' | 'performed';
}

/** Decides about a watched request. With `drop` nothing is done for the request, and nothing is answered. */
export type Watcher = (request: WatchedRequest) => Promise<'go-on' | 'drop'>;
