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
