/** The two closed issues of a pipeline (DESIGN 4.5): `history` is its ledger, `runs` holds its runs without a subject, or by `comments` all. */
export type LedgerKind = 'history' | 'runs';

export interface LedgerIssue {
  readonly number: number;
  /** How many comments it has, as the list said. */
  readonly comments: number;
  readonly open: boolean;
  readonly locked: boolean;
  readonly url: string;
  readonly createdAt: string;
}

/**
 * Issues that we keep for ourselves. Found by label, title and the numeric id of the account that made them, never by
 * search: an issue that somebody else made is none of ours, whatever it says. Lists may lag behind writes, so two can be
 * made at once; both are found. They are closed and never locked: no token may comment on a locked issue.
 */
export interface Ledgers {
  /** All of a pipeline, ascending by number. One request per 100 issues with the label, and one to learn who we are when a stranger's is among them. */
  list(kind: LedgerKind, pipeline: string): Promise<readonly LedgerIssue[]>;
  /** Makes a new one and closes it. After an ambiguous failure it looks before it tries again. */
  create(kind: LedgerKind, pipeline: string): Promise<LedgerIssue>;
  /** Closes one that was left open, by a crash or by somebody. */
  close(number: number): Promise<void>;
}
