import type { UnreadableRecord } from '../core/record/decode-records.ts';
import type { BatonRecord, ReadRecords, RecordDraft, StoredRecord } from '../core/record/record.ts';
import type { Comment } from '../core/trigger/comment.ts';

export interface AppendRequest {
  readonly thread: number;
  /** The record that the first draft continues; `{seq: 0, digest: ''}` starts a run. */
  readonly tip: { readonly seq: number; readonly digest: string };
  /** The records to store. All of them go into one comment, in this order. */
  readonly drafts: readonly RecordDraft[];
  /** Markdown above the markers, already redacted and neutralised. Never empty. */
  readonly visible: string;
}

export interface NewestRunRequest {
  readonly thread: number;
  readonly pipeline: string;
  readonly about: number;
  readonly total: number;
  readonly since?: string;
  readonly isNumbered?: boolean;
  /** With `own`, comments that carry no marker of ours may be left out of `comments`. Default: `all`. */
  readonly needs?: 'all' | 'own';
}

/** The records of one thread, with the comments they were read from. */
export interface ReadThread extends ReadRecords {
  readonly comments: readonly Comment[];
  /** Genuine records of an unknown kind or version. */
  readonly aside?: readonly UnreadableRecord[];
  /** The runs that ignored records claim to belong to, whether true or not. */
  readonly claims?: readonly { readonly comment: number; readonly run: string }[];
}

/** A run, and the comment that holds its first record. */
export interface RunStart {
  readonly run: string;
  readonly comment: number;
}

/**
 * Stores signed records. Records are immutable: nothing is changed or removed. Stores at least once, so the caller searches for
 * its own record before it appends, and the caller waits when the list lags. Ignores and reports what others wrote, edited,
 * copied or moved; that is never an error.
 */
export interface RecordStore {
  /**
   * Reads everything written to the thread since a time, in one bounded listing. For the run that has `begun`, ignores comments
   * lower than its first record, because editing an old comment brings it into the list.
   */
  readSince(thread: number, since: string, begun?: RunStart): Promise<ReadThread>;
  /**
   * Reads the newest `run` record of a pipeline about a subject, on a thread that had `total` comments. Pages backwards and stops
   * at that record, or where comments are older than `since`. The thread is that of the subject, or a runs issue, which holds
   * runs of many subjects. With `isNumbered` only runs with counted names are considered (`findRunNumber`). `comments` are the
   * comments without a record that were read on the way, ascending: the content of the thread at the trigger.
   */
  readNewestRun(request: NewestRunRequest): Promise<{
    readonly run: StoredRecord | undefined;
    readonly comments: readonly Comment[];
    /**
     * Names of the runs of which any genuine record, of whatever version, was read on the way. No new run may have such a name.
     */
    readonly taken?: readonly string[];
    /** The records of that run that were read on the way, in no order: all but those that were written meanwhile. */
    readonly records?: readonly BatonRecord[];
    /**
     * The time until which that run went on (`findEndTime`), when its end was read on the way, so that everything newer than its
     * first record was read. Absent when that is not known.
     */
    readonly endedAt?: string;
  }>;
  /** Reads exactly these records, by comment id and digest. Returns undefined when one of them is gone or does not match. */
  readRecords(thread: number, list: readonly { id: number; digest: string }[]): Promise<readonly StoredRecord[] | undefined>;
  append(request: AppendRequest): Promise<readonly StoredRecord[]>;
}
