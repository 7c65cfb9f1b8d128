// This folder is the page of runs, which the App and `baton dev` serve: `runs-routes` and `queue-routes` answer requests, `layout` is the
// frame of every page with its style and script, and `follow` tells open pages of changes. A run itself is drawn in `../page`.

import type { Context, Env } from 'hono';
import type { SecureHeadersVariables } from 'hono/secure-headers';
import type { IndexedRepository, IndexedRun, RunIndex } from '../../ports/app/run-index.ts';
import type { Log } from '../../ports/log.ts';
import type { ReportedRun, TimelineJob } from '../report/run-report.ts';

export interface SiteEnv extends Env {
  readonly Variables: SecureHeadersVariables;
}

export type SiteContext = Context<SiteEnv>;

/** A repository as its address names it. */
export type RepositoryPlace = Pick<IndexedRepository, 'id' | 'owner' | 'name'>;

/** A person who looks at the page. */
export interface Visitor {
  /** Undefined where nobody signs in. */
  readonly login: string | undefined;
  /** Returns the repository of this name if the person may read it now. Undefined otherwise: nothing tells why. */
  findRepository(owner: string, name: string): Promise<RepositoryPlace | undefined>;
  /** Lists the repositories whose runs the person sees in lists. */
  listRepositories(): Promise<readonly RepositoryPlace[]>;
}

/** A run as its records tell it, or in one sentence why it cannot be shown now. */
export type ShownRun =
  | { readonly kind: 'run'; readonly run: ReportedRun; readonly timeline: readonly TimelineJob[] }
  | { readonly kind: 'gone' }
  | { readonly kind: 'trouble'; readonly message: string };

/** The executions of a pipeline that share its slots (`max-concurrency`). */
export interface ShownPool {
  readonly repository: RepositoryPlace;
  readonly pipeline: string;
  /** The executions that occupy a slot, and since when (ISO 8601). */
  readonly running: readonly { readonly name: string; readonly since: string }[];
  /** The executions that wait, in the order in which they start. */
  readonly waiting: readonly string[];
  /** The number of slots; undefined while nothing waits, because then nobody has asked for it. */
  readonly limit: number | undefined;
}

/** The budgets of a repository, and what waits for them. */
export interface ShownBudgets {
  readonly repository: RepositoryPlace;
  readonly limits: readonly ShownLimit[];
  readonly waiting: readonly ShownHeld[];
  /** The reason why they cannot be shown now, in one sentence; absent where they are shown. */
  readonly trouble?: string;
}

/** A limit on money or runs, and how much of it is used. All texts are for people. */
export interface ShownLimit {
  /** The runs that count, and the period: `fix, per day`. */
  readonly name: string;
  readonly used: string;
  readonly limit: string;
  /** The answer to a start that comes now. Code stands between backticks. */
  readonly state: string;
  /** The time at which its next period begins (ISO 8601). */
  readonly until: string;
}

/** A start or a run that waits for a budget. */
export interface ShownHeld {
  readonly name: string;
  /** The time at which it is tried again (ISO 8601); undefined where it is not known. */
  readonly until: string | undefined;
}

/** An agent's job that was started and has not ended, as far as the server knows. */
export interface ShownJob {
  readonly repository: RepositoryPlace;
  readonly run: string;
  /** The execution. */
  readonly name: string;
  /** ISO 8601. */
  readonly since: string;
  /** The address of its workflow run. */
  readonly url: string;
}

export interface ShownQueue {
  /** The pieces of work of the whole server that wait or run; undefined where no server queues any. */
  readonly pending: number | undefined;
  /** The jobs of agents at work. */
  readonly jobs: readonly ShownJob[];
  readonly pools: readonly ShownPool[];
  readonly budgets: readonly ShownBudgets[];
}

/** The content of the page, and the people who may see it. */
export interface Site {
  readonly index: Pick<RunIndex, 'find' | 'list' | 'listPipelines' | 'remove'>;
  /** Returns who asks, or the response to somebody who may not. */
  admit(context: SiteContext): Promise<Visitor | Response>;
  /** Searches for a run that the index does not know, for a person who can read the repository. */
  searchRun(visitor: Pick<Visitor, 'login'>, repository: RepositoryPlace, run: string): Promise<IndexedRun | undefined>;
  readRun(run: IndexedRun): Promise<ShownRun>;
  /** Reads what waits in these repositories. */
  readQueue(repositories: readonly RepositoryPlace[]): Promise<ShownQueue>;
  /** Returns the address of the issue or pull request that a run is about. */
  readonly addressOfSubject: (run: Pick<IndexedRun, 'repository' | 'subject'>) => string;
  /** The links of the head, beside those to runs and the queue. */
  readonly links: readonly PageLink[];
  /** True if people can sign out. */
  readonly hasSignOut: boolean;
  /** Milliseconds from one look for changes to the next, for each open page. */
  readonly followMilliseconds: number;
  /** The number of open pages that are told of changes, by the login of their person. */
  readonly streams: Map<string, number>;
  /** Ends the streams of open pages. */
  readonly closing: AbortSignal;
  readonly log: Pick<Log, 'error' | 'warning'>;
}

export interface PageLink {
  readonly path: string;
  readonly title: string;
}
