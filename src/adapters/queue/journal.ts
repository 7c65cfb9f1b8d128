import type { Log } from '../../ports/log.ts';
import type { QueueItem } from '../../ports/queue.ts';

/** An item that is not done, without its payload: many may wait, and payloads are large. */
export interface Entry extends Pick<QueueItem, 'id' | 'key' | 'group' | 'causes'> {
  /** Milliseconds since 1970 before which the entry is not handed out; 0 if it may run at once. */
  readonly due: number;
  /** The number of times the handler failed. */
  failures: number;
  /** The number of processes that ended while they handled the entry. */
  readonly deaths: number;
  /** Milliseconds since 1970 until which the entry was put off; absent if it never was. */
  putOffUntil?: number;
}

/** The memory of a queue. Every promise resolves when the change is durable, as far as the journal is. */
export interface Journal {
  /** The entries that an earlier process did not finish: those that were put off, the earliest first, then the others in the order in which they were added. */
  readonly left: readonly Entry[];
  /** Stores an item. Returns undefined when its id is known. */
  add(item: QueueItem): Promise<Entry | undefined>;
  /** Stores that the entry is handled, so that the next process can tell whether this one died over it. Returns the payload. */
  start(entry: Entry): Promise<unknown>;
  /** Stores that the entry is no longer handled, how often it failed, and until when it is put off. */
  putOff(entry: Entry, until: number): Promise<void>;
  /** Removes a finished entry. Its id stays known. */
  finish(entry: Entry): Promise<void>;
  /** Removes an entry and forgets its id, and those of its causes: a delivery that GitHub sends again must not look like one that was done. */
  giveUp(entry: Entry): Promise<void>;
  /** Receives the entries that wait when the queue is closed. */
  close(waiting: readonly Entry[]): Promise<void>;
}

export interface QueueOptions {
  readonly log: Log;
  /** The number of keys that are handled at the same time. */
  readonly concurrency?: number;
  /** The number of failures after which an item is given up and reported. */
  readonly attempts?: number;
  /**
   * The number of processes that may end while they handle an item; then it is given up and reported, because it may be what ends
   * them. A process that is killed says nothing about its items, so this is far more than the failures.
   */
  readonly deaths?: number;
  /** Returns the milliseconds to wait after the first, second, … failure. */
  readonly backOff?: (failures: number) => number;
  /** The most items that may wait. Beyond it, items that do not follow from others are refused. */
  readonly maxWaiting?: number;
}

export const queueDefaults = {
  concurrency: 8,
  attempts: 5,
  deaths: 20,
  backOff: doubleFromOneSecond,
  maxWaiting: 100_000,
} as const;

/** The number of deaths up to which an item is handed out again at once. */
const deathsWithoutDelay = 2;

/**
 * Returns the milliseconds for which an item waits after so many processes ended over it. It waits longer each time, so that a process
 * that starts over and over gets other work done. Chance separates the items that were handled together, of which one may be guilty.
 */
export function delayAfterDeaths(deaths: number, backOff: (failures: number) => number = doubleFromOneSecond): number {
  return deaths <= deathsWithoutDelay ? 0 : backOff(deaths - deathsWithoutDelay) * (1 + Math.random());
}

/** Builds the report about an item that too many processes ended over. */
export function describeDeaths({ id, key }: Pick<QueueItem, 'id' | 'key'>, deaths: number): string {
  return `Gave up on ${id} of ${key}: ${deaths} ${deaths === 1 ? 'process' : 'processes'} ended while they handled it. It may be what ends them.`;
}

/** Returns 1 s, 2 s, 4 s, …, at most a minute. */
function doubleFromOneSecond(failures: number): number {
  return Math.min(1_000 * 2 ** (failures - 1), 60_000);
}
