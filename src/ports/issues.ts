export interface Issue {
  readonly number: number;
  readonly url: string;
  readonly body: string;
  /** Numeric id of the account that opened the issue; undefined when that account is deleted. */
  readonly author: number | undefined;
}

export interface NewIssue {
  readonly title: string;
  readonly body: string;
  readonly labels: readonly string[];
  readonly assignees: readonly string[];
}

/**
 * The issues of the repository. The list is complete (all pages), without pull requests, and may lag behind writes for seconds.
 */
export interface Issues {
  /** Lists the issues that were created or changed since a time, open and closed, by any account. */
  listSince(since: string): Promise<readonly Issue[]>;
  /** Creates an issue. After an ambiguous failure it searches for an issue with exactly this text before it tries again. */
  create(issue: NewIssue): Promise<Issue>;
}

/** Issues that report a lasting condition to the maintainers until they act. `Issues` creates them. */
export interface Notices {
  /** Lists the open issues with this label that our own account opened. The list may lag behind writes for seconds. */
  listOpen(label: string): Promise<readonly Issue[]>;
  update(number: number, text: { readonly title: string; readonly body: string }): Promise<void>;
  /** Closes an issue as completed. Succeeds as well when it is already closed. */
  close(number: number): Promise<void>;
}
