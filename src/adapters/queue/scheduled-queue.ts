// This folder holds the queues of the App and the store beside them. `scheduled-queue` decides in memory which item is next; its
// journal keeps the items, in memory or in a file of SQLite. With PostgreSQL several processes share a queue, so pg-boss decides there.

import { messageOf } from '../../core/problem.ts';
import type { Clock } from '../../ports/clock.ts';
import { PutOff, type Queue, QueueFull, type QueueItem } from '../../ports/queue.ts';
import { createGroupTurns, type GroupTurns, ownerOf, type Turn } from './group-turns.ts';
import { describeDeaths, type Entry, type Journal, type QueueOptions, queueDefaults } from './journal.ts';
import { LaterEntries } from './later-entries.ts';

type Handler = (item: QueueItem) => Promise<void>;

interface ScheduledOptions extends QueueOptions {
  readonly clock: Clock;
}

/** Hands an entry out again, now or later. */
type Again = () => void;

/** Creates a queue of one process over a journal. */
export function createScheduledQueue(journal: Journal, options: ScheduledOptions): Queue {
  return new ScheduledQueue(journal, options);
}

class ScheduledQueue implements Queue {
  readonly #journal: Journal;
  readonly #options: Required<ScheduledOptions>;
  /** Entries by key. The first entry of a lane is the one that is handled. A key without entries has no lane. */
  readonly #lanes = new Map<string, Entry[]>();
  /** Entries whose time has not come. They are in no lane. */
  readonly #later: LaterEntries;
  /** Entries that are put off, and after a restart those that had failed. They stay in their lanes, each as the first. */
  readonly #putOffs: LaterEntries;
  readonly #turns: GroupTurns;
  #handler: Handler | undefined;
  /** The number of entries in lanes. */
  #waiting = 0;
  #running = 0;
  #adding = 0;
  #closed = false;
  #waiters: { readonly isMet: () => boolean; readonly resolve: () => void }[] = [];

  constructor(journal: Journal, options: ScheduledOptions) {
    this.#journal = journal;
    this.#options = { ...queueDefaults, ...options };
    const { clock } = this.#options;
    this.#later = new LaterEntries({ clock, wake: (entry) => this.#enter(entry) });
    this.#putOffs = new LaterEntries({ clock, wake: (entry) => this.#releaseAt(entry, 0) });
    this.#turns = createGroupTurns(this.#options.concurrency);
    for (const entry of journal.left) this.#enter(entry);
  }

  async add(item: QueueItem): Promise<boolean> {
    // What runs while the queue is closed may end only if what it asks for is accepted.
    if (this.#closed && (item.followUp !== true || this.#running === 0))
      throw new Error(`The queue is closed; ${item.id} was not accepted.`);
    const waiting = this.#waiting + this.#later.size + this.#adding;
    if (item.followUp !== true && waiting >= this.#options.maxWaiting) throw new QueueFull({ id: item.id, waiting });
    this.#adding++;
    try {
      const entry = await this.#journal.add(item);
      if (entry !== undefined) this.#enter(entry);
      return entry !== undefined;
    } finally {
      this.#adding--;
      this.#notify();
    }
  }

  process(handler: Handler): void {
    this.#handler = handler;
    this.#handOut();
  }

  async size(): Promise<number> {
    return this.#waiting;
  }

  idle(): Promise<void> {
    return this.#waitUntil(() => this.#lanes.size === 0);
  }

  async close(): Promise<void> {
    if (this.#closed) return;
    this.#closed = true;
    await this.#waitUntil(() => this.#running === 0 && this.#adding === 0);
    // They are in their lanes too.
    this.#putOffs.clear();
    const waiting = [...[...this.#lanes.values()].flat(), ...this.#later.clear()];
    this.#lanes.clear();
    this.#waiting = 0;
    await this.#journal.close(waiting);
    this.#notify();
  }

  #enter(entry: Entry): void {
    if (entry.due > this.#now()) return void this.#later.add(entry, entry.due);
    this.#waiting++;
    const lane = this.#lanes.get(entry.key);
    if (lane !== undefined) return void lane.push(entry);
    this.#lanes.set(entry.key, [entry]);
    this.#releaseAt(entry, entry.putOffUntil ?? 0);
  }

  #releaseAt(entry: Entry, time: number): void {
    if (this.#closed) return;
    if (time > this.#now()) this.#putOffs.add(entry, time);
    else this.#release(entry);
  }

  #release(entry: Entry): void {
    this.#turns.add(turnOf(entry), entry.key);
    this.#handOut();
  }

  #handOut(): void {
    const handler = this.#handler;
    while (handler !== undefined && !this.#closed) {
      const taken = this.#turns.take();
      if (taken === undefined) return;
      void this.#work(taken, handler);
    }
  }

  /** Hands out the first entry of a lane once. A failed entry stays first, so that the order within the key holds. */
  async #work({ turn, key }: { readonly turn: Turn; readonly key: string }, handler: Handler): Promise<void> {
    const lane = this.#lanes.get(key) ?? [];
    const [entry] = lane;
    if (entry === undefined) return this.#turns.free(turn);
    this.#running++;
    const next = await this.#tryOnce(entry, handler);
    this.#running--;
    this.#turns.free(turn);
    if (next === undefined) this.#leave(lane);
    else next();
    this.#notify();
    this.#handOut();
  }

  /** Removes the first entry of a lane and releases the next one. */
  #leave(lane: Entry[]): void {
    const gone = lane.shift();
    this.#waiting--;
    const [next] = lane;
    if (next !== undefined) this.#turns.add(turnOf(next), next.key);
    else if (gone !== undefined) this.#lanes.delete(gone.key);
  }

  /** Hands out an entry once. Returns how to hand it out again; undefined when it is over. Any other thrown value is a failure. */
  async #tryOnce(entry: Entry, handler: Handler): Promise<Again | undefined> {
    const { id, key, group, causes } = entry;
    if (entry.deaths >= this.#options.deaths) return this.#giveUp(entry, describeDeaths(entry, entry.deaths));
    try {
      const payload = await this.#journal.start(entry);
      await handler({ id, key, group, causes, payload });
      await this.#journal.finish(entry);
      return undefined;
    } catch (thrown) {
      if (!(thrown instanceof PutOff)) return this.#fail(entry, messageOf(thrown));
      const until = Date.parse(thrown.until);
      await this.#putOff(entry, until);
      return () => this.#releaseAt(entry, until);
    }
  }

  /** Stores that an entry is put off. Returns whether the database took it. */
  async #putOff(entry: Entry, until: number): Promise<boolean> {
    try {
      await this.#journal.putOff(entry, until);
      return true;
    } catch (thrown) {
      this.#options.log.error(`${entry.id} of ${entry.key} was put off, which could not be stored: ${messageOf(thrown)}`);
      return false;
    }
  }

  /**
   * Reports a failure and gives the entry up after the last attempt. A failure that cannot be stored is one of the database, which uses
   * up no attempt: a full disk would end all that is under way.
   */
  async #fail(entry: Entry, failure: string): Promise<Again | undefined> {
    const { attempts, backOff, log } = this.#options;
    const { id, key } = entry;
    const wait = backOff(++entry.failures);
    if (entry.failures >= attempts)
      return this.#giveUp(entry, `Gave up on ${id} of ${key} after ${attempts} attempts: ${failure}`);
    log.warning(`Attempt ${entry.failures} of ${attempts} for ${id} of ${key} failed: ${failure}`);
    if (!(await this.#putOff(entry, this.#now() + wait))) entry.failures--;
    return () => void this.#retryAfter(entry, wait);
  }

  /** Gives an entry up. Where the database does not take that, the entry is handed out again later. */
  async #giveUp(entry: Entry, report: string): Promise<Again | undefined> {
    const { backOff, log } = this.#options;
    const { id, key, failures } = entry;
    try {
      await this.#journal.giveUp(entry);
    } catch (thrown) {
      log.error(`${id} of ${key} could not be given up and is handed out again: ${messageOf(thrown)}`);
      entry.failures = Math.max(0, failures - 1);
      return () => void this.#retryAfter(entry, backOff(Math.max(1, failures)));
    }
    log.error(report);
    return undefined;
  }

  async #retryAfter(entry: Entry, milliseconds: number): Promise<void> {
    await this.#options.clock.sleep(milliseconds, { ref: false });
    if (!this.#closed) this.#release(entry);
  }

  async #waitUntil(isMet: () => boolean): Promise<void> {
    if (isMet()) return;
    await new Promise<void>((resolve) => {
      this.#waiters.push({ isMet, resolve });
    });
  }

  #now(): number {
    return Date.parse(this.#options.clock.now());
  }

  #notify(): void {
    const met = this.#waiters.filter(({ isMet }) => isMet());
    this.#waiters = this.#waiters.filter((waiter) => !met.includes(waiter));
    for (const { resolve } of met) resolve();
  }
}

function turnOf({ group, key }: Pick<Entry, 'group' | 'key'>): Turn {
  if (group === undefined) return { owner: `key ${key}`, group: `key ${key}` };
  return { owner: `group ${ownerOf(group)}`, group };
}
