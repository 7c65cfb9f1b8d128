export interface Review {
  readonly id: number;
  readonly url: string;
  readonly body: string;
  /** Numeric id of the account that wrote it; undefined when that is gone. */
  readonly author: number | undefined;
}

export interface NewReview {
  readonly body: string;
  readonly event: 'comment' | 'request-changes' | 'approve';
  /** Commit that was looked at. */
  readonly commit: string;
}

/** Reviews of pull requests. The list is complete (all pages), oldest first. */
export interface Reviews {
  list(pull: number): Promise<readonly Review[]>;
  /** After an ambiguous failure it looks for a review with this very text before it tries again. */
  create(pull: number, review: NewReview): Promise<Review>;
}
