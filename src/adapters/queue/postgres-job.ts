import { createHash } from 'node:crypto';
import type { JobWithMetadata, PgBoss, SendOptions } from 'pg-boss';
import type { QueueItem } from '../../ports/queue.ts';

/** The seconds after which the items of a process that died are handed out again. Its life is renewed in half of that. */
export const heartbeatSeconds = 10;

const day = 86_400;

/**
 * The policy of the queue of pg-boss: only this one keeps the order of a key while an item waits for its next attempt. There, an item
 * that failed for good blocks its key for ever; so no item ever fails for pg-boss, and the queue gives up itself.
 */
const policy = 'key_strict_fifo';

const settings = {
  retryLimit: 1_000_000,
  // The queue itself delays what failed, and what processes died over.
  retryDelay: 0,
  heartbeatSeconds,
  // The heartbeat says whether a process lives; a long handler is no fault.
  expireInSeconds: day / 2,
  retentionSeconds: 365 * day,
  deleteAfterSeconds: 9 * day,
} as const;

/** Creates a queue of pg-boss, or gives the present settings to one that another version created. Its policy cannot be changed. */
export async function ensureQueue(boss: Pick<PgBoss, 'createQueue' | 'updateQueue'>, name: string): Promise<void> {
  await boss.createQueue(name, { policy, ...settings });
  await boss.updateQueue(name, settings);
}

export interface Stored {
  /** The item as JSON. It is text for PostgreSQL, which takes no zero character in JSON of its own. */
  readonly item: string;
  /** The number of times its handler failed. */
  readonly failures?: number;
  /** The number of deaths after which it was put off. */
  readonly delayedAfter?: number;
}

/**
 * A job that was handed out. pg-boss counts one more `retryCount` when it hands out a job that has begun before. Our queue lets each job
 * that came back from its handler look as if it had not begun, so this is the number of processes that died over it.
 */
export type Job = JobWithMetadata<Stored>;

/** Returns the job of pg-boss that stands for an item: what it stores, and how it is handed out. */
export function toJob({ id, key, group, causes, payload, runAt }: QueueItem): [Stored, SendOptions] {
  const stored: Stored = { item: JSON.stringify({ id, key, group, causes, payload: payload ?? null }) };
  const place = group === undefined ? {} : { group: { id: group } };
  const time = runAt === undefined ? {} : { startAfter: new Date(runAt) };
  return [stored, { id: toUuid(id), singletonKey: key, ...place, ...time }];
}

/** Returns the item of a job. */
export function readItem(job: Job): QueueItem {
  return JSON.parse(job.data.item) as QueueItem;
}

/** Returns the id of the job: pg-boss takes UUIDs alone. */
export function toUuid(id: string): string {
  const hex = createHash('sha256').update(id).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
