// This folder holds the ports: interfaces through which the engine reaches the outside, each with a written contract (order of
// lists, idempotence, what may be absent, who retries). Adapters implement them, and `test/contract` tests every implementation.
// This file has the ports of GitHub itself and its error.

import type { Comparison } from '../core/git/comparison.ts';
import type { Comment } from '../core/trigger/comment.ts';
import type { Account, Repository, Subject, Trigger } from '../core/trigger/trigger.ts';
import type { EyesSwap } from './reactions.ts';

export interface PullRequest {
  readonly number: number;
  readonly url: string;
  /** The current text; empty when there is none. */
  readonly body: string;
  /** Numeric id of the account that opened the pull request; undefined when that account is deleted. */
  readonly author: number | undefined;
}

/** A change of one file in a commit. A `content` of null deletes the file. Modes as git writes them: 100644, 100755, 120000. */
export interface FileChange {
  readonly path: string;
  readonly mode: '100644' | '100755' | '120000';
  readonly content: Uint8Array | null;
}

export interface NewCommit {
  readonly parent: string;
  /** The second parent of a commit that merges another branch. */
  readonly merged?: string;
  /** Tree of the parent, to which the changes are applied. */
  readonly baseTree: string;
  readonly message: string;
  readonly changes: readonly FileChange[];
}

/**
 * The reason for which GitHub did not do something:
 * `forbidden` a permission is missing, and the message names it · `unauthenticated` the token is wrong or has expired ·
 * `not-found` absent, or hidden from this token · `too-large` 422 over a limit · `conflict` somebody else was first ·
 * `comments-refused` the thread is locked, full or archived · `pull-requests-forbidden`, `dispatch-forbidden`,
 * `workflows-forbidden` a setting or policy refuses, and the message names it · `expired` 410 ·
 * `rate-limited` the limit ends later than Baton waits · `rejected` any other 4xx · `unavailable` only a later try helps.
 */
export type GitHubErrorReason =
  | 'forbidden'
  | 'unauthenticated'
  | 'not-found'
  | 'too-large'
  | 'conflict'
  | 'comments-refused'
  | 'pull-requests-forbidden'
  | 'dispatch-forbidden'
  | 'workflows-forbidden'
  | 'expired'
  | 'rate-limited'
  | 'rejected'
  | 'unavailable';

/** An error for a request that GitHub refused or that never reached it. Adapters throw it; each entry catches it once. */
export class GitHubError extends Error {
  override readonly name = 'GitHubError';
  readonly reason: GitHubErrorReason;
  /** The HTTP status; undefined when GitHub did not respond. */
  readonly status: number | undefined;
  /** `BATON-E8…`, with a section in `docs/errors.md`. */
  readonly code: string;

  constructor(
    message: string,
    options: { reason: GitHubErrorReason; status: number | undefined; code: string; cause?: unknown },
  ) {
    super(message, { cause: options.cause });
    this.reason = options.reason;
    this.status = options.status;
    this.code = options.code;
  }
}

/** The reason that GitHub shows on a collapsed comment. */
export type MinimiseReason = 'outdated' | 'resolved';

/**
 * The comments of issues and pull requests. Lists are complete (all pages) and ascending by id, but may lag behind writes for
 * seconds. After an ambiguous failure `create` tries again only if no comment with `key` in its body has appeared meanwhile.
 */
export interface Threads {
  listSince(thread: number, since: string): Promise<readonly Comment[]>;
  /**
   * Lists pages of 100 from the newest to the oldest, each ascending. `total` is the number of comments that the event named. With
   * `needs: 'own'` comments without a marker of ours may be left out, and pages may be larger.
   */
  listBackwards(thread: number, total: number, needs?: 'all' | 'own'): AsyncIterable<readonly Comment[]>;
  /** Reads one comment; returns undefined when it does not exist. */
  read(comment: number): Promise<Comment | undefined>;
  create(thread: number, body: string, key: string): Promise<Comment>;
  /** Changes a comment. Who has not read it names its thread, for those who remember threads. */
  update(comment: number, body: string, thread?: number): Promise<void>;
  /** Deletes a comment. Succeeds as well when the comment is already gone. */
  delete(comment: number): Promise<void>;
  /**
   * Collapses comments of ours: people can still open them, and no text changes. Makes one request for 50 comments. Tries all of
   * them, and throws the first refusal afterwards. A comment without `nodeId` is left as it is. The first request also swaps a reaction
   * where the caller asks for that and the adapter can. Returns whether it did.
   */
  minimiseAll(
    comments: readonly Pick<Comment, 'id' | 'nodeId'>[],
    why: MinimiseReason,
    swap?: EyesSwap,
  ): Promise<{ readonly isSwapped: boolean }>;
}

export interface Permissions {
  /**
   * Returns the role by `role_name`, or undefined when GitHub does not tell it; an unknown role grants nothing. Errors are not
   * cached. With `id` it returns undefined as well when the login now belongs to another account.
   */
  askRole(login: string, id?: number): Promise<string | undefined>;
  /** Returns whether an account is in a team, `<organization>/<slug>`; undefined when this token may not know. */
  askMembership(team: string, login: string): Promise<boolean | undefined>;
}

export interface Commits {
  /** Reads the tip of a branch; returns undefined when there is no such branch. */
  readBranch(branch: string): Promise<string | undefined>;
  /** Creates a commit without author and committer, so that GitHub signs it. Sends binary content as blobs, text inline. */
  createCommit(commit: NewCommit): Promise<{ readonly sha: string; readonly tree: string; readonly verified: boolean }>;
  readCommit(sha: string): Promise<{ readonly message: string; readonly verified: boolean; readonly parents: readonly string[] }>;
  /** Creates a branch. Succeeds as well when it exists at this commit; throws `conflict` when it exists at another one. */
  createBranch(branch: string, sha: string): Promise<void>;
  /** Moves a branch, never by force. Returns false when the branch has moved meanwhile or is gone. */
  moveBranch(branch: string, sha: string): Promise<boolean>;
  /** Deletes a branch that is still at this commit. Returns false when it is gone or at another one. */
  deleteBranch(branch: string, sha: string): Promise<boolean>;
}

export interface Comparisons {
  /**
   * Reads what a commit changes since it left the history of another one. One request. Returns undefined when the two have no
   * common history, or one of them is gone.
   */
  compare(base: string, head: string): Promise<Comparison | undefined>;
}

export interface PullRequests {
  /** Reads the open pull request from a branch of this repository; returns undefined when there is none. */
  readOpen(head: string): Promise<PullRequest | undefined>;
  /**
   * Opens a pull request. Returns the open one after a failure that did not tell whether GitHub opened it; throws `conflict` or `rejected`
   * where one is open already.
   */
  create(request: { head: string; base: string; title: string; body: string; draft: boolean }): Promise<PullRequest>;
  update(number: number, request: { title: string; body: string }): Promise<void>;
  /** Requests reviews. A second request to the same reviewer changes nothing. */
  requestReviewers(number: number, request: { reviewers: readonly string[]; teams: readonly string[] }): Promise<void>;
}

/** A report about a pull request event, sent by a workflow run that may not act on the event itself. */
export interface PullRequestHint {
  readonly action: 'labeled' | 'opened' | 'reopened' | 'assigned' | 'ready_for_review' | 'submitted';
  readonly number: number;
  /** Only with `labeled`. */
  readonly label?: string | undefined;
  /** A login; only with `assigned`. */
  readonly assignee?: string | undefined;
  /** Id of the review; only with `submitted`. */
  readonly review?: number | undefined;
}

/** A pull request as it is now, with the event that a hint reported. */
export interface HintedPullRequest {
  /** Texts, head and base are the current ones; the actor and the rest come from the newest event that fits the hint. */
  readonly trigger: Trigger;
  /** The time of that event. */
  readonly at: string;
  /** The time of the last change of title or text; null when there was none. At or after `at`: the text is not that of the event. */
  readonly editedAt: string | null;
  readonly open: boolean;
}

/** The report of a keyless job about a thread: a comment, or that an issue was opened again. */
export interface ThreadHint {
  readonly number: number;
  /** The id of the comment; absent for a reopened issue. */
  readonly comment?: number | undefined;
}

/** A thread as it is now, with the event that a hint reported. */
export interface HintedThread {
  readonly subject: Subject;
  /** The person who wrote the comment or reopened the issue. */
  readonly actor: Account;
  /** The comment as it is now; absent for a reopened issue. */
  readonly comment?: NonNullable<Trigger['comment']>;
  /** The time of the event. */
  readonly at: string;
  /** The time of the last change of title, text or comment; null when there was none. At or after `at`: they are not those of the event. */
  readonly editedAt: string | null;
}

export interface PulledSubject extends Subject {
  /** GitHub's time of the last push to the repository of the head, whichever branch it went to. */
  readonly headPushedAt?: string | undefined;
}

/** Issues and pull requests themselves, without their comments. */
export interface Subjects {
  readRepository(): Promise<Repository>;
  /** Reads when the label was last added; undefined when nobody did. Makes one request, more only with over 100 events. */
  readLabeledAt(number: number, label: string): Promise<string | undefined>;
  /**
   * Reads the pull request and the event of a hint. Returns undefined when it is no pull request, does not have the label now,
   * or no known account did what the hint says.
   */
  resolveHint(hint: PullRequestHint): Promise<HintedPullRequest | undefined>;
  /** Reads the thread and the event of a hint; returns undefined when there is no such event. Makes four requests. */
  resolveThreadHint(hint: ThreadHint): Promise<HintedThread | undefined>;
  /** Reads a pull request as it is now; returns undefined when no pull request has this number. */
  readPullRequest(number: number): Promise<PulledSubject | undefined>;
  /** Reads an issue as it is now; returns undefined when no issue has this number. */
  readIssue(number: number): Promise<Subject | undefined>;
  /** Lists the paths that a pull request changes, at most 3,000 files. For a renamed file it lists both paths. */
  listChangedFiles(number: number): Promise<readonly string[]>;
  /** Lists the line comments of a review, at most 100. */
  listReviewComments(number: number, review: number): Promise<NonNullable<Trigger['review']>['comments']>;
  /** Adds labels. Labels that are already there stay. */
  addLabels(number: number, labels: readonly string[]): Promise<void>;
  /** Removes a label. Succeeds as well when the label is not there. */
  removeLabel(number: number, label: string): Promise<void>;
}
