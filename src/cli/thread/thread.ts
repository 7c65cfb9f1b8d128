import type { Config } from '../../core/config/schema/config-schema.ts';
import type { DecodedRecords } from '../../core/record/decode-records.ts';
import type { Comment } from '../../core/trigger/comment.ts';
import type { Connection } from '../../terminal/github/connect.ts';

/** The thread that a command reads, from a file or from GitHub. */
export interface ThreadOptions {
  readonly repo?: string;
  readonly repoId?: number;
  readonly subject?: number;
  /** Name of a run, whose thread is searched for. */
  readonly run?: string;
  readonly trustedAuthor?: number;
  readonly config?: string;
}

/** A thread with the records that count in it. */
export interface OpenThread {
  readonly config: Config;
  /** Number of the issue or pull request. */
  readonly thread: number;
  readonly comments: readonly Comment[];
  readonly read: DecodedRecords;
  /** Absent for comments from a file. */
  readonly connection?: Connection;
}
