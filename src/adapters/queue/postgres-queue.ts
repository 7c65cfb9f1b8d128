import { setTimeout as sleep } from 'node:timers/promises';
import { messageOf } from '../../core/problem.ts';
import { PutOff, type Queue, QueueFull, type QueueItem } from '../../ports/queue.ts';
import { type QueueOptions, queueDefaults } from './journal.ts';
import type { PostgresDatabase } from './postgres-database.ts';
import { heartbeatSeconds, type Job, jobPolicy, readItem, type Stored, toJob } from './postgres-job.ts';

export interface PostgresQueueOptions extends Omit<QueueOptions, 'sleep' | 'backOff'> {
  /** The name of the queue. Default: `work`. */
  readonly name?: string;
  /** The seconds before the second attempt; each later one waits twice as long, at most a minute. Default: 1. */
  readonly retrySeconds?: number;
  /** The milliseconds between two searches for items of other processes and for items whose time has come. Default: 1 s. */
  readonly pollMilliseconds?: number;
}

type Handler = (item: QueueItem) => Promise<void>;

/** Creates a queue in PostgreSQL that any number of processes share. */
export async function createPostgresQueue(database: PostgresDatabase, options: PostgresQueueOptions): Promise<Queue> {
  const { name = 'work', retrySeconds = 1 } = options;
  const retry = retrySeconds > 0 ? { retryDelay: retrySeconds, retryBackoff: true, retryDelayMax: 60 } : { retryDelay: 0 };
  await database.boss.createQueue(name, { ...jobPolicy, ...retry });
  return new PostgresQueue(database, { ...queueDefaults, pollMilliseconds: 1_000, retrySeconds, name, ...options });
}

class PostgresQueue implements Queue {
  readonly #database: PostgresDatabase;
  readonly #options: Required<PostgresQueueOptions>;
  readonly #running = new Map<string, Job>();
  readonly #timers: NodeJS.Timeout[] = [];
  #handler: Handler | undefined;
  #closed = false;
  /** True when something may have become ready since the last search began. */
  #isWoken = false;
  #search: Promise<void> | undefined;
  #count = { value: 0, at: 0 };

  constructor(database: PostgresDatabase, options: Required<PostgresQueueOptions>) {
    this.#database = database;
    this.#options = options;
  }

  async add(item: QueueItem): Promise<boolean> {
    if (this.#closed) throw new Error(`The queue is closed; ${item.id} was not accepted.`);
    if (item.followUp !== true) await this.#refuseWhenFull(item.id);
    const job = await this.#database.boss.send(this.#options.name, ...toJob(item));
    if (job === null) return false;
    this.#count.value++;
    this.#wake();
    return true;
  }

  process(handler: Handler): void {
    this.#handler = handler;
    this.#timers.push(
      setInterval(() => this.#wake(), this.#options.pollMilliseconds).unref(),
      setInterval(() => void this.#renew(), (heartbeatSeconds * 1_000) / 2).unref(),
    );
    this.#wake();
  }

  async size(): Promise<number> {
    const [row] = await this.#database.query(
      `SELECT count(*)::int AS size FROM ${this.#database.schema}_queue.job
       WHERE name = $1 AND state <= 'active' AND (state <> 'created' OR start_after <= now())`,
      [this.#options.name],
    );
    return Number(row?.size);
  }

  async idle(): Promise<void> {
    while ((await this.size()) > 0) await sleep(Math.min(this.#options.pollMilliseconds, 100));
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#search;
    while (this.#running.size > 0) await sleep(10);
    for (const timer of this.#timers) clearInterval(timer);
  }

  /** Counts what waits at most once a second: the limit is a guard, not an exact number. */
  async #refuseWhenFull(id: string): Promise<void> {
    if (this.#count.value < this.#options.maxWaiting && Date.now() - this.#count.at < 1_000) return;
    this.#count = { value: await this.size(), at: Date.now() };
    if (this.#count.value >= this.#options.maxWaiting) throw new QueueFull({ id, waiting: this.#count.value });
  }

  #wake(): void {
    this.#isWoken = true;
    this.#search ??= this.#handOut().finally(() => {
      this.#search = undefined;
      if (this.#isWoken && !this.#isFull()) this.#wake();
    });
  }

  #isFull(): boolean {
    return this.#closed || this.#handler === undefined || this.#running.size >= this.#options.concurrency;
  }

  /** Hands out items until none is ready or all places are taken. */
  async #handOut(): Promise<void> {
    while (this.#isWoken && !this.#isFull()) {
      this.#isWoken = false;
      let jobs = await this.#take();
      while (jobs.length > 0) {
        for (const job of jobs) {
          this.#running.set(job.id, job);
          void this.#work(job);
        }
        jobs = this.#isFull() ? [] : await this.#take();
      }
    }
  }

  /**
   * Takes the next items, each of another key. The last free place is taken alone, so that it can be refused to a group that has
   * all others.
   */
  async #take(): Promise<readonly Job[]> {
    const { boss } = this.#database;
    const { name, concurrency, log } = this.#options;
    const most = Math.max(1, concurrency - 1);
    const batchSize = Math.max(1, concurrency - this.#running.size - 1);
    const groups = [...this.#running.values()].flatMap(({ groupId }) => groupId ?? []);
    const ignoreGroups = [...new Set(groups)].filter((group) => groups.filter((other) => other === group).length >= most);
    try {
      const jobs = await boss.fetch<Stored>(name, { includeMetadata: true, batchSize, ignoreGroups });
      if (!this.#closed) return jobs;
      // The queue was closed during the request. The items are given back; each stays the first of its key.
      if (jobs.length > 0) await boss.fail(name, jobs, { message: 'The process stopped before it began.' });
    } catch (thrown) {
      log.warning(`PostgreSQL handed out no work: ${messageOf(thrown)}`);
    }
    return [];
  }

  async #work(job: Job): Promise<void> {
    const { log } = this.#options;
    const item = readItem(job);
    try {
      const end = await this.#tryOnce(job, item);
      if (end instanceof PutOff) await this.#putOff(job, end.until);
      else await this.#settle(job, { item, failure: end });
    } catch (thrown) {
      log.error(`The end of ${item.id} of ${item.key} could not be stored; it will be handed out again: ${messageOf(thrown)}`);
    } finally {
      this.#running.delete(job.id);
      this.#count.value--;
      this.#wake();
    }
  }

  /** Hands out an item once. Returns the failure as a message; undefined when there was none. */
  async #tryOnce(job: Job, item: QueueItem): Promise<string | PutOff | undefined> {
    if (job.retryCount >= this.#options.attempts) return 'the process ended before the last attempt did';
    try {
      await this.#handler?.(item);
      return undefined;
    } catch (thrown) {
      return thrown instanceof PutOff ? thrown : messageOf(thrown);
    }
  }

  /**
   * Puts a job off as its retry, which keeps it the first of its key. pg-boss has no way for that which counts no attempt: it counts
   * one whenever it hands out a job that has begun before.
   */
  async #putOff({ id, retryCount }: Job, until: string): Promise<void> {
    const { query, schema } = this.#database;
    await query(
      `UPDATE ${schema}_queue.job SET state = 'retry', started_on = NULL, heartbeat_on = NULL, start_after = $3
       WHERE name = $1 AND id = $2 AND state = 'active' AND retry_count = $4`,
      [this.#options.name, id, until, retryCount],
    );
  }

  async #settle(job: Job, { item, failure }: { readonly item: QueueItem; readonly failure: string | undefined }): Promise<void> {
    const { boss } = this.#database;
    const { name, attempts, log } = this.#options;
    const { id, key } = item;
    if (failure === undefined) return void (await boss.complete(name, job));
    const attempt = job.retryCount + 1;
    if (attempt < attempts) {
      log.warning(`Attempt ${attempt} of ${attempts} for ${id} of ${key} failed: ${failure}`);
      return void (await boss.fail(name, job, { message: failure }));
    }
    // Without its row the id is unknown: a delivery that GitHub sends again must not look like one that was done.
    await boss.deleteJob(name, job);
    log.error(`Gave up on ${id} of ${key} after ${attempts} attempts: ${failure}`);
  }

  /** Says that this process lives, so that nobody takes over what it handles. */
  async #renew(): Promise<void> {
    if (this.#running.size === 0) return;
    try {
      await this.#database.boss.touch(this.#options.name, [...this.#running.values()]);
    } catch (thrown) {
      this.#options.log.warning(`PostgreSQL: ${messageOf(thrown)}`);
    }
  }
}
