import type { Config } from '../../../core/config/schema/config-schema.ts';
import type { DecodedRecords } from '../../../core/record/decode-records.ts';
import type { Comment } from '../../../core/trigger/comment.ts';
import type { Connection } from '../github/connect.ts';

/** Which thread a command reads, from a file or from GitHub. */
export interface ThreadOptions {
  readonly repo?: string;
  readonly repoId?: number;
  readonly subject?: number;
  /** Name of a run: its thread is looked for. */
  readonly run?: string;
  readonly trustedAuthor?: number;
  readonly config?: string;
}

/** A thread with what counts in it. */
export interface OpenThread {
  readonly config: Config;
  /** Number of the issue or pull request. */
  readonly thread: number;
  readonly comments: readonly Comment[];
  readonly read: DecodedRecords;
  /** Absent for comments from a file. */
  readonly connection?: Connection;
}
