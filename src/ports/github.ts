import type { Comment } from '../core/trigger/comment.ts';
import type { Repository, Subject, Trigger } from '../core/trigger/trigger.ts';

export interface PullRequest {
  readonly number: number;
  readonly url: string;
  /** Text as it is now; empty where there is none. */
  readonly body: string;
  /** Numeric id of the account that opened it; undefined when that is gone. */
  readonly author: number | undefined;
}

/** One workflow run, as far as we look at it. */
export interface WorkflowRun {
  readonly id: number;
  /** `run-name` of the caller: holds `<run>/<task> <execution>` for dispatched tasks. */
  readonly title: string;
  readonly status: string;
  readonly conclusion: string | null;
  readonly url: string;
}

/** A workflow run that is over and did not succeed. */
export interface BrokenRun {
  readonly id: number;
  readonly title: string;
}

export interface JobFacts {
  readonly id: number;
  readonly name: string;
  readonly status: string;
  readonly conclusion: string | null;
  readonly url: string;
  /** It came to a machine. */
  readonly began: boolean;
  /** Of its workflow run. */
  readonly attempt: number;
}

/** A change in one commit: `content` null deletes. Modes as git writes them: 100644, 100755, 120000. */
export interface FileChange {
  readonly path: string;
  readonly mode: '100644' | '100755' | '120000';
  readonly content: Uint8Array | null;
}

export interface NewCommit {
  readonly parent: string;
  /** Tree of the parent, to which the changes are applied. */
  readonly baseTree: string;
  readonly message: string;
  readonly changes: readonly FileChange[];
}

/**
 * Why GitHub did not do it:
 * `forbidden` a right is missing, and the message names it · `unauthenticated` the token is wrong or has ended ·
 * `not-found` absent, or hidden from this token · `too-large` 422 over a limit · `conflict` somebody else was first ·
 * `comments-refused` the thread is locked, full or archived · `pull-requests-forbidden`, `dispatch-forbidden`,
 * `workflows-forbidden` a setting or policy refuses, and the message names it · `expired` 410 ·
 * `rate-limited` the limit ends later than we wait · `rejected` any other 4xx · `unavailable` only a later try helps.
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

/** GitHub refused or could not be reached. Thrown by adapters, caught once by each entry. `status` is 0 without an answer. */
export class GitHubError extends Error {
  override readonly name = 'GitHubError';
  readonly reason: GitHubErrorReason;
  readonly status: number;
  /** `BATON-E8…`, with a section in `docs/errors.md`. */
  readonly code: string;

  constructor(message: string, options: { reason: GitHubErrorReason; status: number; code: string; cause?: unknown }) {
    super(message, { cause: options.cause });
    this.reason = options.reason;
    this.status = options.status;
    this.code = options.code;
  }
}

/**
 * The thread of a subject. Lists are complete (all pages) and ascending by id, but may lag behind writes for seconds.
 * `create` is tried again after an ambiguous failure only if no comment with `key` in its body has appeared meanwhile.
 */
export interface Threads {
  listSince(subject: number, since: string): Promise<readonly Comment[]>;
  /** Pages of 100 from the newest to the oldest, each ascending; `total` is the number of comments as the event said. */
  listBackwards(subject: number, total: number): AsyncIterable<readonly Comment[]>;
  get(comment: number): Promise<Comment | undefined>;
  create(subject: number, body: string, key: string): Promise<Comment>;
  update(comment: number, body: string): Promise<void>;
  /** Done as well when it is gone already. */
  delete(comment: number): Promise<void>;
  /** Folds a comment of ours that has been overtaken. */
  minimise(comment: Pick<Comment, 'id' | 'nodeId'>): Promise<void>;
}

export interface Permissions {
  /**
   * The role by `role_name`, or undefined when GitHub does not say: unknown means no. Errors are not cached.
   * With `id`: undefined as well when the login belongs to another account by now.
   */
  askRole(login: string, id?: number): Promise<string | undefined>;
  /** Whether somebody is in a team, `<organization>/<slug>`; undefined when this token may not know. */
  askMembership(team: string, login: string): Promise<boolean | undefined>;
}

export interface Commits {
  /** Tip of a branch, undefined when there is no such branch. */
  readBranch(branch: string): Promise<string | undefined>;
  /** Makes the commit without author and committer, so that GitHub signs it. Binary content goes as blobs, text inline. */
  createCommit(commit: NewCommit): Promise<{ readonly sha: string; readonly tree: string; readonly verified: boolean }>;
  readCommit(sha: string): Promise<{ readonly message: string; readonly verified: boolean }>;
  /** Done as well when the branch is there at this commit; `conflict` when it is there at another one. */
  createBranch(branch: string, sha: string): Promise<void>;
  /** Never forced. False when the branch has moved meanwhile or is gone. */
  moveBranch(branch: string, sha: string): Promise<boolean>;
}

export interface PullRequests {
  /** The open pull request from a branch of this repository. */
  readOpen(head: string): Promise<PullRequest | undefined>;
  /** The one that is open already when somebody, or an ambiguous failure of ours, was first. */
  create(request: { head: string; base: string; title: string; body: string; draft: boolean }): Promise<PullRequest>;
  update(number: number, request: { title: string; body: string }): Promise<void>;
  /** Asking somebody again who was asked already changes nothing. */
  requestReviewers(number: number, request: { reviewers: readonly string[]; teams: readonly string[] }): Promise<void>;
}

/** What GitHub promised: accepted is not yet started. `id` is 0 and `url` empty when it did not say. */
export interface DispatchedRun {
  readonly id: number;
  readonly url: string;
}

/** Starts runs of one workflow file. */
export interface Dispatcher {
  /** Starts the run that carries out a signed order. After an ambiguous failure it looks for the run before it tries again. */
  dispatch(task: string): Promise<DispatchedRun>;
  /**
   * Starts a run with a hint at an event that it must ask GitHub about itself. Tried again after an ambiguous failure
   * without a look: a second plan for the same label finds the run of the first and starts nothing.
   */
  dispatchEvent(event: string): Promise<DispatchedRun>;
  /** Runs of the same workflow since a time whose title holds these words, newest first: what was dispatched for an order. */
  listRuns(title: string, since: string): Promise<readonly WorkflowRun[]>;
  /** When a run was made, the same for all of its attempts. */
  getCreatedAt(run: number): Promise<string>;
  /** Jobs of the latest attempt of a run: what became of one that said nothing. */
  listJobs(run: number): Promise<readonly JobFacts[]>;
  /** Tells a run to stop, whatever workflow it is of. False when it is over already, or gone. */
  cancel(run: number): Promise<boolean>;
  /**
   * Runs of the same workflow since a time that are over as failed, cancelled or timed out; the newest few hundred. GitHub has no
   * such list of those that could not start at all.
   */
  listBroken(since: string): Promise<readonly BrokenRun[]>;
  /** Starts a run without any input: it sweeps. Twice does no harm. */
  dispatchSweep(): Promise<DispatchedRun>;
  /** Starts one job again, and those that need it; the others of the run keep what they put out. */
  rerunJob(job: number): Promise<void>;
}

/** What a workflow run that may do nothing itself says of an event of a pull request. */
export interface PullRequestHint {
  readonly action: 'labeled' | 'opened' | 'reopened' | 'assigned' | 'ready_for_review' | 'submitted';
  readonly number: number;
  /** Of `labeled`. */
  readonly label?: string | undefined;
  /** Login, of `assigned`. */
  readonly assignee?: string | undefined;
  /** Id of the review, of `submitted`. */
  readonly review?: number | undefined;
}

/** A pull request as it is now, with the event that a hint spoke of. */
export interface HintedPullRequest {
  /** Texts, head and base as they are now; the actor and the rest from the newest event that fits. */
  readonly trigger: Trigger;
  /** When that was. */
  readonly at: string;
  /** When title or text last changed; null when never. Later than or equal to `at`: not what the event was about. */
  readonly editedAt: string | null;
  readonly open: boolean;
}

export interface PulledSubject extends Subject {
  /** When somebody last pushed to the repository of its head, to whichever branch; GitHub's own time. */
  readonly headPushedAt?: string | undefined;
}

/** Issues and pull requests themselves, apart from their comments. */
export interface Subjects {
  getRepository(): Promise<Repository>;
  /** When the label was last added; undefined when nobody did. One request, more only with over 100 events. */
  readLabeledAt(number: number, label: string): Promise<string | undefined>;
  /** Undefined when it is no pull request, does not have the label now, or nobody known did what the hint says. */
  resolveHint(hint: PullRequestHint): Promise<HintedPullRequest | undefined>;
  /** A pull request as it is now; undefined when there is none of that number. */
  readPullRequest(number: number): Promise<PulledSubject | undefined>;
  /** An issue as it is now; undefined when there is none of that number. */
  readIssue(number: number): Promise<Subject | undefined>;
  /** Paths that a pull request changes, at most 3,000; of a renamed file both. */
  listChangedFiles(number: number): Promise<readonly string[]>;
  /** Comments on lines that belong to a review, at most 100. */
  listReviewComments(number: number, review: number): Promise<NonNullable<Trigger['review']>['comments']>;
  /** Labels that are there already stay. */
  addLabels(number: number, labels: readonly string[]): Promise<void>;
  /** Done as well when it does not have the label. */
  removeLabel(number: number, label: string): Promise<void>;
}
