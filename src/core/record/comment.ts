import type { Account } from '../trigger/trigger.ts';

/** A comment of a thread, cut down to what we read. */
export interface Comment {
  readonly id: number;
  readonly body: string;
  /** ISO 8601 UTC. */
  readonly createdAt: string;
  readonly updatedAt: string;
  /** Null for a deleted account. */
  readonly author: Account | null;
  /** What GitHub calls its author here: `OWNER`, `MEMBER`, `NONE`, …; a word for filters, never a right. */
  readonly association?: string;
  /** GraphQL's name for it; absent where it came from nowhere that could be asked. */
  readonly nodeId?: string;
  /** When its text was last edited, by anybody; null when never. Absent when nobody asked: then it counts as edited. */
  readonly lastEditedAt?: string | null;
}
