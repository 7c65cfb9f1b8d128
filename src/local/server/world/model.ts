import type { RepositorySettings, Role } from '../../contract.ts';
import type { GitRepository } from '../../git/run-git.ts';
import type { Permissions } from '../../workflow-contract.ts';

/** An object as the API shows it. */
export type Json = Record<string, unknown>;

export interface Account {
  readonly id: number;
  readonly login: string;
  readonly type: 'User' | 'Bot' | 'Organization';
  readonly createdAt: string;
}

export interface App {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  /** False for an App that its owner alone can install. */
  readonly isPublic: boolean;
  readonly clientId: string;
  readonly bot: Account;
  readonly owner: Account;
  readonly publicKey: string;
  readonly webhookUrl: string;
  readonly webhookSecret: string;
  readonly permissions: Permissions;
  /** The events that it asked for. It hears no other one. */
  readonly events: readonly string[];
  /** The secret of its OAuth client, and the addresses to which a sign-in may lead. */
  readonly signIn?: { readonly secret: string; readonly callbacks: readonly string[] } | undefined;
  readonly createdAt: string;
}

export interface Installation {
  readonly id: number;
  readonly appId: number;
  readonly account: Account;
  /** Full names in lower case. */
  readonly repositories: ReadonlySet<string>;
  readonly createdAt: string;
}

export interface Variable {
  readonly name: string;
  readonly value: string;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** A pull request in a merge queue, with the commit that was built for it. */
export interface QueueEntry {
  readonly number: number;
  readonly headSha: string;
  readonly built: string;
}

export interface Repository {
  readonly id: number;
  readonly owner: Account;
  /** The name without the owner. */
  readonly name: string;
  readonly fullName: string;
  readonly directory: string;
  readonly git: GitRepository;
  readonly private: boolean;
  readonly defaultBranch: string;
  readonly createdAt: string;
  /** The time of the last push, in milliseconds. */
  readonly pushed: { at: number };
  readonly forkOf: number | undefined;
  readonly roles: Map<string, Role>;
  /** Names of the organization's own roles, by the login that has one. */
  readonly customRoles: Map<string, string>;
  /** The logins, in lower case, of people whose membership is private. */
  readonly privateMembers: Set<string>;
  readonly secrets: Map<string, string>;
  /** The times at which secrets of the repository were stored last, by name. */
  readonly secretTimes: Map<string, string>;
  /** The secrets of each environment, by its lower-case name and by their upper-case names. */
  readonly environments: Map<string, Map<string, string>>;
  readonly variables: Map<string, Variable>;
  /** Ids of workflows, by path. */
  readonly workflows: Map<string, number>;
  /** The merge queue of the default branch. */
  readonly queue: QueueEntry[];
  readonly settings: RepositorySettings;
}

/** A row that belongs to a repository. */
export interface OwnedRow {
  readonly id: number;
  readonly repositoryId: number;
}

export interface Label extends OwnedRow {
  readonly name: string;
  readonly color: string;
  readonly description: string | null;
}

export interface PullDetails {
  readonly headRepositoryId: number;
  readonly headRef: string;
  readonly headSha: string;
  readonly baseRef: string;
  readonly baseSha: string;
  readonly draft: boolean;
  /** The commit of `refs/pull/N/merge`; null while there is a conflict. */
  readonly mergeSha: string | null;
  readonly mergedAt: string | null;
  readonly requestedReviewers: readonly Account[];
  /** The person who turned auto-merge on, if anybody did. */
  readonly autoMergeBy?: Account | undefined;
}

export interface Issue extends OwnedRow {
  readonly number: number;
  readonly title: string;
  readonly body: string | null;
  readonly user: Account;
  readonly app: App | undefined;
  readonly labelIds: readonly number[];
  readonly assignees: readonly Account[];
  readonly state: 'open' | 'closed';
  readonly stateReason: 'completed' | 'not_planned' | 'duplicate' | 'reopened' | null;
  readonly locked: boolean;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly closedAt: string | null;
  readonly closedBy: Account | undefined;
  readonly lastEditedAt: string | null;
  readonly pull: PullDetails | undefined;
}

export interface Pull extends Issue {
  readonly pull: PullDetails;
}

export interface Comment extends OwnedRow {
  readonly issueId: number;
  readonly body: string;
  readonly user: Account;
  readonly app: App | undefined;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly lastEditedAt: string | null;
  readonly editor: Account | undefined;
  /** The reason for which it is collapsed, in lower case as REST shows it. */
  readonly minimizedReason?: string;
}

export interface Review extends OwnedRow {
  /** The id of the pull request. */
  readonly issueId: number;
  readonly body: string;
  readonly state: 'APPROVED' | 'CHANGES_REQUESTED' | 'COMMENTED';
  readonly commit: string;
  readonly user: Account;
  readonly submittedAt: string;
  /** Comments on lines of the changes. */
  readonly comments: readonly ReviewComment[];
}

export interface ReviewComment {
  readonly id: number;
  readonly path: string;
  readonly line: number | undefined;
  readonly body: string;
}

export interface IssueEvent extends OwnedRow {
  readonly issueId: number;
  readonly event: string;
  readonly actor: Account;
  readonly app: App | undefined;
  readonly createdAt: string;
  readonly details: Readonly<Record<string, unknown>>;
}

export interface Reaction {
  readonly id: number;
  readonly subjectId: number;
  readonly content: string;
  readonly user: Account;
  readonly createdAt: string;
}

export interface Artifact extends OwnedRow {
  readonly runId: number;
  readonly jobId: number;
  readonly name: string;
  readonly mimeType: string;
  readonly blob: string;
  readonly size: number;
  readonly digest: string | undefined;
  readonly finalized: boolean;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly expiresAt: string;
}

/** Returns a time with the precision of a second, as GitHub writes times. */
export function isoTime(milliseconds: number): string {
  return `${new Date(milliseconds).toISOString().slice(0, 19)}Z`;
}
