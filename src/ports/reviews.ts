import type { PushedPull } from '../core/run/check-push.ts';

export interface Review {
  readonly id: number;
  readonly url: string;
  readonly body: string;
  /** Numeric id of the account that wrote the review; undefined when that account is deleted. */
  readonly author: number | undefined;
}

export interface NewReview {
  readonly body: string;
  readonly event: 'comment' | 'request-changes' | 'approve';
  /** The commit that was reviewed. */
  readonly commit: string;
}

/** Reviews of pull requests. The list is complete (all pages), oldest first. */
export interface Reviews {
  list(pull: number): Promise<readonly Review[]>;
  /** Creates a review. After an ambiguous failure it searches for a review with exactly this text before it tries again. */
  create(pull: number, review: NewReview): Promise<Review>;
}

/** The obstacles of a push to a branch. Everything is read again each time, because people change it meanwhile. */
export interface PushTargets {
  /**
   * Reads whether rules of the repository keep pushes from a branch. Returns undefined when there is no such branch. Makes one request,
   * and a second one where rules name the branch.
   */
  readProtection(branch: string): Promise<boolean | undefined>;
  /**
   * Lists the open pull requests from a branch of this repository, and whose approvals are in force. Makes one request, for each of
   * them one more for each 100 reviews, and one for each person who approved.
   */
  listPulls(branch: string): Promise<readonly PushedPull[]>;
  /** Reads a pull request, as `listPulls` does. Returns undefined when there is no such pull request. */
  readPull(number: number): Promise<PushedPull | undefined>;
  /**
   * Lists the messages of commits that are in the history of one commit and not in that of `base`, a branch; the newest first, about
   * the newest 100. Empty where the two have no common history. Makes one request, or two where there are many.
   */
  listMessages(commit: string, base: string): Promise<readonly string[]>;
}
