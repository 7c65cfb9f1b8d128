export interface Issue {
  readonly number: number;
  readonly url: string;
  readonly body: string;
  /** Numeric id of the account that opened it; undefined when that is gone. */
  readonly author: number | undefined;
}

export interface NewIssue {
  readonly title: string;
  readonly body: string;
  readonly labels: readonly string[];
  readonly assignees: readonly string[];
}

/** Issues of the repository. The list is complete (all pages), without pull requests, and may lag behind writes for seconds. */
export interface Issues {
  /** Those that were made or changed since then, open and closed, by anybody. */
  listSince(since: string): Promise<readonly Issue[]>;
  /** After an ambiguous failure it looks for an issue with this very text before it tries again. */
  create(issue: NewIssue): Promise<Issue>;
}
