import type { Comment } from '../core/record/comment.ts';

export interface PullRequest {
  readonly number: number;
  readonly url: string;
}

/** One workflow run, as far as we look at it. */
export interface WorkflowRun {
  readonly id: number;
  /** `run-name` of the caller: holds `<run>/<task> <execution>` for dispatched tasks. */
  readonly title: string;
  readonly status: string;
  readonly conclusion: string | null;
}

export interface JobFacts {
  readonly name: string;
  readonly status: string;
  readonly conclusion: string | null;
  readonly url: string;
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
 * GitHub refused or could not be reached. Thrown by adapters, caught once by each entry.
 * `reason`: `forbidden` a right is missing, and `message` names it · `not-found` · `too-large` 422 over a limit ·
 * `rejected` any other 4xx · `unavailable` nothing but a later try helps.
 */
export class GitHubError extends Error {
  override readonly name = 'GitHubError';
  readonly reason: 'forbidden' | 'not-found' | 'too-large' | 'rejected' | 'unavailable';
  readonly status: number;

  constructor(message: string, options: { reason: GitHubError['reason']; status: number; cause?: unknown }) {
    super(message, { cause: options.cause });
    this.reason = options.reason;
    this.status = options.status;
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
}

export interface Permissions {
  /** The role by `role_name`, or undefined when GitHub does not say: unknown means no. Errors are not cached. */
  findRole(login: string): Promise<string | undefined>;
}

export interface Commits {
  /** Tip of a branch, undefined when there is no such branch. */
  findBranch(branch: string): Promise<string | undefined>;
  /** Makes the commit without author and committer, so that GitHub signs it. Binary content goes as blobs, text inline. */
  createCommit(commit: NewCommit): Promise<string>;
  createBranch(branch: string, sha: string): Promise<void>;
  /** Never forced. False when the branch has moved meanwhile. */
  moveBranch(branch: string, sha: string): Promise<boolean>;
}

export interface PullRequests {
  findOpen(head: string): Promise<PullRequest | undefined>;
  create(request: { head: string; base: string; title: string; body: string; draft: boolean }): Promise<PullRequest>;
  update(number: number, request: { title: string; body: string }): Promise<void>;
}

/** Starts workflow runs. `dispatch` gives the id of the run that GitHub promised: accepted is not yet started. */
export interface Dispatcher {
  dispatch(task: string): Promise<{ readonly id: number; readonly url: string }>;
  /** Runs of the same workflow since a time, to find again what was dispatched. */
  listRuns(since: string): Promise<readonly WorkflowRun[]>;
  /** Jobs of a run: what became of one that said nothing. */
  listJobs(run: number): Promise<readonly JobFacts[]>;
}
