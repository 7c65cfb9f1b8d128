import type { UnreadableRecord } from '../core/record/decode-records.ts';
import type { ReadRecords, RecordDraft, StoredRecord } from '../core/record/record.ts';
import type { Comment } from '../core/trigger/comment.ts';

export interface AppendRequest {
  readonly thread: number;
  /** What the first draft continues; `{seq: 0, digest: ''}` starts a run. */
  readonly tip: { readonly seq: number; readonly digest: string };
  /** All of them go into one comment, in this order. */
  readonly drafts: readonly RecordDraft[];
  /** Markdown above the markers, redacted and neutralised already. Never empty. */
  readonly visible: string;
}

export interface NewestRunRequest {
  readonly thread: number;
  readonly pipeline: string;
  readonly about: number;
  readonly total: number;
  readonly since?: string;
  readonly isNumbered?: boolean;
}

/** Records of one thread, with the comments they were found among. */
export interface ReadThread extends ReadRecords {
  readonly comments: readonly Comment[];
  /** Genuine records of a kind or version that we do not know. */
  readonly aside?: readonly UnreadableRecord[];
  /** Runs that ignored records say they are of, true or not. */
  readonly claims?: readonly { readonly comment: number; readonly run: string }[];
}

/** A run, and the comment that holds its first record. */
export interface BegunPlace {
  readonly run: string;
  readonly comment: number;
}

/**
 * Keeps signed records. Immutable: nothing is changed or removed. At least once: the caller looks for its own record
 * before it appends; a lagging list is the caller's to wait for. What others wrote, edited, copied or moved is ignored
 * and reported, never an error.
 */
export interface RecordStore {
  /**
   * Everything written to the subject's thread since a time: one bounded listing. Of the run that has `begun` nothing counts
   * that stands in a lower comment than its first record: whoever edits an old comment brings it into the list.
   */
  readSince(thread: number, since: string, begun?: BegunPlace): Promise<ReadThread>;
  /**
   * The newest `run` record of a pipeline about a subject, on a thread that had `total` comments; pages backwards and stops
   * there, or where comments are older than `since`. The thread is the subject's own, or a runs issue, which holds those of many.
   * With `isNumbered` only runs whose names are counted (`findRunNumber`).
   * `comments` are those without a record that were read on the way, ascending: what the thread held at the trigger.
   */
  readNewestRun(request: NewestRunRequest): Promise<{
    readonly run: StoredRecord | undefined;
    readonly comments: readonly Comment[];
    /** Runs of which any genuine record was read on the way, of whatever version: no new run may be called so. */
    readonly taken?: readonly string[];
    /** The end of that run was read on the way: all that is newer than its first record was. Absent: it is not known. */
    readonly hasEnded?: boolean;
  }>;
  /** Exactly these records, by comment id and digest; undefined when one of them is gone or does not fit. */
  locate(thread: number, list: readonly { id: number; digest: string }[]): Promise<readonly StoredRecord[] | undefined>;
  append(request: AppendRequest): Promise<readonly StoredRecord[]>;
}
