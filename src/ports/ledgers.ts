/**
 * The two closed issues of a pipeline (DESIGN 4.5): `history` is its ledger, `runs` holds its runs without a subject, or all runs
 * with some values of `comments`.
 */
export type LedgerKind = 'history' | 'runs';

export interface LedgerIssue {
  readonly number: number;
  /** The number of comments, as the list said. */
  readonly comments: number;
  readonly open: boolean;
  readonly locked: boolean;
  readonly url: string;
  readonly createdAt: string;
}

/**
 * Issues that Baton uses as storage. They are found by label, title and the numeric id of the account that created them, never by
 * search: an issue that somebody else created is not ours, whatever it says. Lists may lag behind writes, so two can be created
 * at the same time; both are found. The issues are closed and never locked, because no token may comment on a locked issue.
 */
export interface Ledgers {
  /**
   * Lists all issues of a pipeline, ascending by number. Makes one request per 100 issues with the label, and one to learn our
   * own account when another account's issue is among them.
   */
  list(kind: LedgerKind, pipeline: string): Promise<readonly LedgerIssue[]>;
  /** Lists all issues of all pipelines by the name of the pipeline, those of removed pipelines included, with the requests of `list`. */
  listAll(kind: LedgerKind): Promise<ReadonlyMap<string, readonly LedgerIssue[]>>;
  /** Creates an issue and closes it. After an ambiguous failure it searches before it tries again. */
  create(kind: LedgerKind, pipeline: string): Promise<LedgerIssue>;
  /** Closes an issue that a crash or a person left open. */
  close(number: number): Promise<void>;
}
