// This folder is the state of the local GitHub: the types of its objects (`model`, `run`), tables that remember earlier versions
// so that lists can lag (`table`), principals and their permissions, and ids. This file holds everything together.

import type { FaultOptions, LoggedRequest, RequestLimits, Watcher, WebhookDelivery } from '../../request-contract.ts';
import type { LocalEvent } from '../../workflow-contract.ts';
import type { CheckRun } from './check-run.ts';
import type {
  Account,
  App,
  AppManifest,
  Artifact,
  Comment,
  Installation,
  Issue,
  IssueEvent,
  Label,
  Reaction,
  Repository,
  Review,
} from './model.ts';
import type { Principal } from './principal.ts';
import type { Job, Run } from './run.ts';
import type { SignInWorld } from './sign-in.ts';
import type { Table } from './table.ts';

/** A delivery as the list of an App's deliveries has it. */
export interface StoredDelivery extends WebhookDelivery {
  /** The time of the attempt in milliseconds. */
  readonly at: number;
}

export interface Fault extends FaultOptions {
  left: number;
}

/** Returns the first fault that is set for this request, and counts it as used. */
export function consumeFault(faults: readonly Fault[], request: { method: string; path: string }): Fault | undefined {
  const fault = faults.find(
    (candidate) => candidate.left > 0 && candidate.method === request.method && new RegExp(candidate.path).test(request.path),
  );
  if (fault !== undefined) fault.left -= 1;
  return fault;
}

/** The whole state of the local GitHub. */
export interface World {
  readonly now: () => number;
  readonly directory: string;
  readonly urls: { api: string; server: string; results: string };
  readonly key: string;
  readonly nextId: () => number;
  readonly nextAccountId: () => number;
  readonly accounts: Map<string, Account>;
  readonly repositories: Map<string, Repository>;
  readonly apps: Map<number, App>;
  /** Manifests of Apps that a person has accepted, by their code. */
  readonly manifests: Map<string, AppManifest>;
  readonly installations: Map<number, Installation>;
  /** Logins of the members by `organization/slug`, all in lower case. */
  readonly teams: Map<string, ReadonlySet<string>>;
  readonly tokens: Map<string, Principal>;
  readonly signIn: SignInWorld;
  readonly actionsBot: Account;
  readonly actionsApp: App;
  readonly issues: Table<Issue>;
  readonly comments: Table<Comment>;
  readonly reviews: Table<Review>;
  readonly events: Table<IssueEvent>;
  readonly labels: Table<Label>;
  readonly reactions: Table<Reaction>;
  readonly runs: Table<Run>;
  readonly jobs: Table<Job>;
  readonly artifacts: Table<Artifact>;
  readonly checkRuns: Table<CheckRun>;
  readonly blobs: Map<string, { readonly blocks: Map<string, Buffer>; content: Buffer | undefined }>;
  /** Commits that GitHub would have signed. */
  readonly signedCommits: Set<string>;
  /** The accounts that caused promised runs, until the runner reports the runs. */
  readonly promisedRuns: Map<number, Account>;
  readonly requests: LoggedRequest[];
  /** The requests of each holder of tokens in the present window of the primary limit. */
  readonly used: Map<string, { readonly window: number; readonly count: number }>;
  /** The times at which each holder of tokens created something. */
  readonly creations: Map<string, readonly number[]>;
  readonly faults: Fault[];
  readonly deliveries: StoredDelivery[];
  readonly listeners: ((event: LocalEvent) => void)[];
  readonly cancelListeners: ((runId: number) => void)[];
  readonly rerunListeners: ((jobId: number) => void)[];
  readonly approveListeners: ((runId: number) => void)[];
  readonly pending: Set<Promise<unknown>>;
  readonly settings: {
    listLag: number;
    redeliveryLag: number;
    watcher: Watcher | undefined;
    lostDeliveries: number;
    limits: RequestLimits;
  };
  /** The controller that aborts work in progress when the server closes. */
  readonly closing: AbortController;
}
