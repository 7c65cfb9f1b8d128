// This folder is the state of the local GitHub: the types of its objects (`model`, `run`), tables that remember earlier versions
// so that lists can lag (`table`), principals and their permissions, and ids. This file holds everything together.

import { randomBytes } from 'node:crypto';
import type { LoggedRequest, WebhookDelivery } from '../../request-contract.ts';
import type { LocalEvent } from '../../workflow-contract.ts';
import {
  type Account,
  type App,
  type Artifact,
  type Comment,
  type Installation,
  type Issue,
  type IssueEvent,
  isoTime,
  type Label,
  type Reaction,
  type Repository,
  type Review,
} from './model.ts';
import type { Principal } from './principal.ts';
import type { Job, Run } from './run.ts';
import { Table } from './table.ts';

/** A delivery as the list of an App's deliveries has it. */
export interface StoredDelivery extends WebhookDelivery {
  /** The time of the attempt in milliseconds. */
  readonly at: number;
}

/** A change of a ref. */
export interface BranchMove {
  readonly ref: string;
  /** The commit before; undefined when the branch is new. */
  readonly before: string | undefined;
  /** The commit after; undefined when the branch is deleted. */
  readonly after: string | undefined;
  readonly isForced: boolean;
}

/** Rules that protect branches: classic ones and rulesets. */
export interface BranchRules {
  /** `isNamed`: any rule names the branch. `active`: what rulesets demand there, as GitHub's list has it. */
  describe(repository: Repository, branch: string): { isNamed: boolean; isProtected: boolean; active: readonly unknown[] };
  /** Returns why a move is refused: in GitHub's words, as the reason in the report of git, and with what GitHub prints beside it. */
  findRefusal(
    repository: Repository,
    by: Principal,
    move: BranchMove,
  ): { words: string; reason: string; remarks: string[] } | undefined;
}

/** The number below the first id. Ids of GitHub outgrow 32 bits, with and without a sign; here all do but those of accounts. */
const firstId = 2 ** 32;
/** The number below the first id of an account. GraphQL has them as 32-bit numbers. */
const firstAccountId = 200_000_000;

/** The whole state of the local GitHub. */
export type World = Readonly<ReturnType<typeof createWorld>>;

export function createWorld({ now, directory }: { readonly now: () => number; readonly directory: string }) {
  const createdAt = isoTime(now());
  const github: Account = { id: 9919, login: 'github', type: 'Organization', createdAt };
  const actionsBot: Account = { id: 41898282, login: 'github-actions[bot]', type: 'Bot', createdAt };
  let id = firstId;
  let accountId = firstAccountId;
  return {
    now,
    directory,
    urls: { api: '', server: '', results: '' },
    key: randomBytes(32).toString('hex'),
    nextId: () => ++id,
    nextAccountId: () => ++accountId,
    accounts: new Map([github, actionsBot].map((account) => [account.login, account])),
    repositories: new Map<string, Repository>(),
    apps: new Map<number, App>(),
    installations: new Map<number, Installation>(),
    /** Logins of the members by `organization/slug`, all in lower case. */
    teams: new Map<string, ReadonlySet<string>>(),
    tokens: new Map<string, Principal>(),
    actionsBot,
    actionsApp: createActionsApp(actionsBot, github),
    ...createTables(now),
    blobs: new Map<string, { readonly blocks: Map<string, Buffer>; content: Buffer | undefined }>(),
    /** Commits that GitHub would have signed. */
    signedCommits: new Set<string>(),
    /** The accounts that caused promised runs, until the runner reports the runs. */
    promisedRuns: new Map<number, Account>(),
    /** The requests of each holder of tokens in the present window of the primary limit. */
    used: new Map<string, { readonly window: number; readonly count: number }>(),
    /** Checks of tests before a request is performed, which throw a refusal. */
    guards: [] as ((principal: Principal, request: { readonly method: string; readonly path: string }) => void)[],
    ...createLists(),
    pending: new Set<Promise<unknown>>(),
    settings: { listLag: 0, redeliveryLag: 1_000, lostDeliveries: 0, window: undefined } as WorldSettings,
    /** The controller that aborts work in progress when the server closes. */
    closing: new AbortController(),
  };
}

function createTables(now: () => number) {
  return {
    issues: new Table<Issue>(now),
    comments: new Table<Comment>(now),
    reviews: new Table<Review>(now),
    events: new Table<IssueEvent>(now),
    labels: new Table<Label>(now),
    reactions: new Table<Reaction>(now),
    runs: new Table<Run>(now),
    jobs: new Table<Job>(now),
    artifacts: new Table<Artifact>(now),
  };
}

function createLists() {
  return {
    requests: [] as LoggedRequest[],
    deliveries: [] as StoredDelivery[],
    listeners: [] as ((event: LocalEvent) => void)[],
    cancelListeners: [] as ((runId: number) => void)[],
    rerunListeners: [] as ((jobId: number) => void)[],
    approveListeners: [] as ((runId: number) => void)[],
  };
}

interface WorldSettings {
  /** True if nobody reads without a token. */
  isClosed?: boolean;
  listLag: number;
  redeliveryLag: number;
  lostDeliveries: number;
  /** Only tests have rules. */
  branchRules?: BranchRules;
  /** The primary limit of each holder of tokens, where it is not GitHub's. */
  window: { readonly most: number; readonly perMilliseconds: number } | undefined;
}

function createActionsApp(bot: Account, owner: Account): App {
  return {
    id: 15368,
    slug: 'github-actions',
    name: 'github-actions',
    isPublic: true,
    clientId: 'Iv1.05c79e9ad1f6bdfa',
    bot,
    owner,
    publicKey: '',
    webhookUrl: '',
    webhookSecret: '',
    permissions: {},
    events: [],
    createdAt: bot.createdAt,
  };
}
