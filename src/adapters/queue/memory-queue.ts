// This folder holds the queue of the App. An item enters the lane of its key; lanes whose first item may run are
// handed out, as many at a time as the limit allows; a failed item waits and is handed out again.

import { setTimeout } from 'node:timers/promises';
import { messageOf } from '../../core/problem.ts';
import type { Log } from '../../ports/log.ts';
import type { Queue, QueueItem } from '../../ports/queue.ts';

/** Creates a set that remembers the newest ids, up to a limit. */
function createSeenIds(limit: number): { add(id: string): boolean; forget(id: string): void } {
  const seen = new Set<string>();
  return {
    /** Adds an id. Returns false when the id is already known. */
    add(id) {
      if (seen.has(id)) return false;
      seen.add(id);
      if (seen.size > limit) forgetOldest(seen);
      return true;
    },
    forget: (id) => void seen.delete(id),
  };
}

function forgetOldest(seen: Set<string>): void {
  const [oldest] = seen;
  if (oldest !== undefined) seen.delete(oldest);
}

export interface MemoryQueueOptions {
  readonly log: Log;
  /** Waits; `Clock.sleep` fits. */
  readonly sleep?: (milliseconds: number) => Promise<void>;
  /** The number of keys that are handled at the same time. */
  readonly concurrency?: number;
  /** The number of times an item is handed out before it is given up and reported. */
  readonly attempts?: number;
  /** Returns the milliseconds to wait after the first, second, … failure. */
  readonly backOff?: (failures: number) => number;
  /** The number of ids that are remembered to drop duplicates; more than can ever wait. */
  readonly rememberedIds?: number;
}

type Handler = (item: QueueItem) => Promise<void>;

interface Entry {
  readonly item: QueueItem;
  failures: number;
}

/** Creates a queue in the memory of one process, for the local GitHub and for tests. Waiting items are lost with the process. */
export function createMemoryQueue(options: MemoryQueueOptions): Queue {
  return new MemoryQueue(options);
}

class MemoryQueue implements Queue {
  readonly #options: Required<MemoryQueueOptions>;
  readonly #seen: ReturnType<typeof createSeenIds>;
  /** Entries by key. The first entry of a lane is the one that is handled. A key without entries has no lane. */
  readonly #lanes = new Map<string, Entry[]>();
  /** Keys whose first entry may be handed out now. */
  readonly #ready: string[] = [];
  #handler: Handler | undefined;
  #running = 0;
  #closed = false;
  #waiters: { readonly isMet: () => boolean; readonly resolve: () => void }[] = [];

  constructor(options: MemoryQueueOptions) {
    this.#options = { sleep, concurrency: 8, attempts: 5, backOff: doubleFromOneSecond, rememberedIds: 100_000, ...options };
    this.#seen = createSeenIds(this.#options.rememberedIds);
  }

  async add(item: QueueItem): Promise<boolean> {
    if (this.#closed) throw new Error(`The queue is closed; ${item.id} was not accepted.`);
    if (!this.#seen.add(item.id)) return false;
    const milliseconds = item.runAt === undefined ? 0 : Date.parse(item.runAt) - Date.now();
    if (milliseconds > 0) void this.#options.sleep(milliseconds).then(() => this.#enter(item));
    else this.#enter(item);
    return true;
  }

  #enter(item: QueueItem): void {
    if (this.#closed) return;
    const lane = this.#lanes.get(item.key);
    if (lane === undefined) {
      this.#lanes.set(item.key, [{ item, failures: 0 }]);
      this.#release(item.key);
    } else {
      lane.push({ item, failures: 0 });
    }
  }

  process(handler: Handler): void {
    this.#handler = handler;
    this.#handOut();
  }

  async size(): Promise<number> {
    return [...this.#lanes.values()].reduce((sum, lane) => sum + lane.length, 0);
  }

  idle(): Promise<void> {
    return this.#waitUntil(() => this.#lanes.size === 0);
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#waitUntil(() => this.#running === 0);
    const left = [...this.#lanes.values()].flat().map(({ item }) => item.id);
    this.#lanes.clear();
    if (left.length > 0) this.#options.log.warning(`The queue was closed while items waited: ${left.join(', ')}.`);
    this.#notify();
  }

  #release(key: string): void {
    this.#ready.push(key);
    this.#handOut();
  }

  #handOut(): void {
    const handler = this.#handler;
    while (handler !== undefined && !this.#closed && this.#running < this.#options.concurrency) {
      const key = this.#ready.shift();
      if (key === undefined) return;
      void this.#work(key, handler);
    }
  }

  /** Hands out the first entry of a lane once. A failed entry stays first, so that the order within the key holds. */
  async #work(key: string, handler: Handler): Promise<void> {
    const lane = this.#lanes.get(key) ?? [];
    const [entry] = lane;
    if (entry === undefined) return;
    this.#running++;
    const failure = await tryHandler(handler, entry.item);
    this.#running--;
    if (failure !== undefined && this.#mayRetry(entry, failure)) {
      void this.#retryLater(key, entry);
    } else {
      lane.shift();
      if (lane.length === 0) this.#lanes.delete(key);
      else this.#ready.push(key);
    }
    this.#notify();
    this.#handOut();
  }

  #mayRetry(entry: Entry, failure: string): boolean {
    const { attempts, log } = this.#options;
    const { id, key } = entry.item;
    entry.failures++;
    if (entry.failures < attempts) {
      log.warning(`Attempt ${entry.failures} of ${attempts} for ${id} of ${key} failed: ${failure}`);
      return true;
    }
    log.error(`Gave up on ${id} of ${key} after ${attempts} attempts: ${failure}`);
    // A delivery that GitHub sends again must not look like one that was done.
    this.#seen.forget(id);
    return false;
  }

  async #retryLater(key: string, entry: Entry): Promise<void> {
    await this.#options.sleep(this.#options.backOff(entry.failures));
    if (!this.#closed) this.#release(key);
  }

  async #waitUntil(isMet: () => boolean): Promise<void> {
    if (isMet()) return;
    await new Promise<void>((resolve) => {
      this.#waiters.push({ isMet, resolve });
    });
  }

  #notify(): void {
    const met = this.#waiters.filter(({ isMet }) => isMet());
    this.#waiters = this.#waiters.filter((waiter) => !met.includes(waiter));
    for (const { resolve } of met) resolve();
  }
}

/** Runs the handler once. Returns the failure as a message; undefined when there was none. Any thrown value is a failure. */
async function tryHandler(handler: Handler, item: QueueItem): Promise<string | undefined> {
  try {
    await handler(item);
    return undefined;
  } catch (error) {
    return messageOf(error);
  }
}

/** Returns 1 s, 2 s, 4 s, …, at most a minute. */
function doubleFromOneSecond(failures: number): number {
  return Math.min(1_000 * 2 ** (failures - 1), 60_000);
}

async function sleep(milliseconds: number): Promise<void> {
  await setTimeout(milliseconds);
}
