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

/** Issues by which we tell the maintainers something that stays true until they act. `Issues` makes them. */
export interface Notices {
  /** The open ones with this label that our own account opened. May lag behind writes for seconds. */
  listOpen(label: string): Promise<readonly Issue[]>;
  update(number: number, text: { readonly title: string; readonly body: string }): Promise<void>;
  /** As completed. Done as well when it is closed already. */
  close(number: number): Promise<void>;
}
