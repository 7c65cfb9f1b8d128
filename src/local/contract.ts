/**
 * The contract between the server of the local GitHub and the processes that start it (demo, tests). `workflow-contract.ts` is what the
 * server and its runner tell each other, `runner-contract.ts` how the runner is started, `request-contract.ts` what is seen of requests.
 * The local GitHub is an outside world of its own: it imports nothing from core, ports, engine or adapters.
 */

import type { GitRepository } from './git/run-git.ts';
import type { LoggedRequest, WebhookDelivery } from './request-contract.ts';
import type { JobIdentity, JobState, LocalEvent, Permissions, RunState } from './workflow-contract.ts';

export type Role = 'none' | 'read' | 'triage' | 'write' | 'maintain' | 'admin';

/** A role that the organization defined on top of a built-in one. */
export interface CustomRole {
  readonly name: string;
  readonly base: Role;
}

/** Settings of a repository that people change on its pages. */
export interface RepositorySettings {
  readonly hasIssues: boolean;
  readonly archived: boolean;
  readonly actionsMayCreatePullRequests: boolean;
  /** The state of each workflow that is not active, by the name of its file. The runner does not obey it. */
  readonly workflowStates: Readonly<Record<string, string>>;
  readonly organizationVariables: Readonly<Record<string, string>>;
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
    /** The events that it asks for. */
    events: readonly string[];
    repositories: readonly string[];
    /** The secret and the callback URLs by which people sign in to the App; without them nobody can. */
    signIn?: { readonly secret: string; readonly callbacks: readonly string[] };
  }): { readonly id: number; readonly installationId: number; readonly clientId: string };
  setRole(repository: string, login: string, role: Role | CustomRole): void;
  setSecret(repository: string, name: string, value: string): void;
  /** Sets a variable, as if that had been `at` (ISO 8601) if given. */
  setVariable(repository: string, name: string, variable: string | { readonly value: string; readonly at: string }): void;
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
  /** Returns what git runs in, so that server and runner remember the same answers. */
  gitOf(repository: string): GitRepository;
  defaultBranchOf(repository: string): string;

  readonly requests: readonly LoggedRequest[];
  /** Resolves when every webhook delivery in progress has been answered. */
  idle(): Promise<void>;
  close(): Promise<void>;
}

/** The server together with the controls for people and tests, as `createLocalServer` returns it. */
export interface LocalGitHub extends LocalServer {
  readonly deliveries: readonly WebhookDelivery[];
  /** Adds existing comments, one a minute until now. Makes no request, and no event reports them. */
  addComments(comments: { repository: string; issue: number; login: string; bodies: readonly string[] }): void;
  /** Fires the cron: event `schedule`. */
  tick(repository: string, cron: string): void;
}
