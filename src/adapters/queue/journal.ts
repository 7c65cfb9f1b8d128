import { setTimeout } from 'node:timers/promises';
import type { Log } from '../../ports/log.ts';
import type { QueueItem } from '../../ports/queue.ts';

/** An item that is not done, without its payload: many may wait, and payloads are large. */
export interface Entry extends Pick<QueueItem, 'id' | 'key' | 'group'> {
  /** Milliseconds since 1970 before which the entry is not handed out; 0 if it may run at once. */
  readonly due: number;
  /** The number of times the entry was handed out. */
  attempts: number;
  /** Milliseconds since 1970 until which the entry was put off; absent if it never was. */
  putOffUntil?: number;
}

/** The memory of a queue. Every promise resolves when the change is durable, as far as the journal is. */
export interface Journal {
  /** The entries that an earlier process did not finish: those that were put off, then the others in the order in which they were added. */
  readonly left: readonly Entry[];
  /** Stores an item. Returns undefined when its id is known. */
  add(item: QueueItem): Promise<Entry | undefined>;
  /** Counts an attempt, so that an item that kills the process every time is given up too, and returns the payload. */
  start(entry: Entry): Promise<unknown>;
  /** Stores until when an entry is put off, and takes back the attempt that `start` counted. */
  putOff(entry: Entry, until: number): Promise<void>;
  /** Removes a finished entry. Its id stays known. */
  finish(entry: Entry): Promise<void>;
  /** Removes an entry and forgets its id: a delivery that GitHub sends again must not look like one that was done. */
  giveUp(entry: Entry): Promise<void>;
  /** Receives the entries that wait when the queue is closed. */
  close(waiting: readonly Entry[]): Promise<void>;
}

export interface QueueOptions {
  readonly log: Log;
  /** Waits; `Clock.sleep` fits. The default does not keep the process alive. */
  readonly sleep?: (milliseconds: number) => Promise<void>;
  /** The number of keys that are handled at the same time. */
  readonly concurrency?: number;
  /** The number of times an item is handed out before it is given up and reported. */
  readonly attempts?: number;
  /** Returns the milliseconds to wait after the first, second, … failure. */
  readonly backOff?: (failures: number) => number;
  /** The most items that may wait. Beyond it, items that do not follow from others are refused. */
  readonly maxWaiting?: number;
}

export const queueDefaults = { sleep, concurrency: 8, attempts: 5, backOff: doubleFromOneSecond, maxWaiting: 100_000 } as const;

/** Returns 1 s, 2 s, 4 s, …, at most a minute. */
function doubleFromOneSecond(failures: number): number {
  return Math.min(1_000 * 2 ** (failures - 1), 60_000);
}

async function sleep(milliseconds: number): Promise<void> {
  await setTimeout(milliseconds, undefined, { ref: false });
}
