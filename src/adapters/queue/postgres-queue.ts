import { setTimeout as sleep } from 'node:timers/promises';
import { messageOf } from '../../core/problem.ts';
import { PutOff, type Queue, QueueFull, type QueueItem } from '../../ports/queue.ts';
import { listSatisfied, ownerOf } from './group-turns.ts';
import { delayAfterDeaths, describeDeaths, type QueueOptions, queueDefaults } from './journal.ts';
import type { PostgresDatabase } from './postgres-database.ts';
import { ensureQueue, heartbeatSeconds, type Job, readItem, type Stored, toJob, toUuid } from './postgres-job.ts';

export interface PostgresQueueOptions extends QueueOptions {
  /** The name of the queue. Default: `work`. */
  readonly name?: string;
  /** The milliseconds between two searches for items of other processes and for items whose time has come. Default: 1 s. */
  readonly pollMilliseconds?: number;
}

type Handler = (item: QueueItem) => Promise<void>;

/** Creates a queue in PostgreSQL that any number of processes share. */
export async function createPostgresQueue(database: PostgresDatabase, options: PostgresQueueOptions): Promise<Queue> {
  const { name = 'work' } = options;
  await ensureQueue(database.boss, name);
  return new PostgresQueue(database, { ...queueDefaults, pollMilliseconds: 1_000, name, ...options });
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
    // What runs while the queue is closed may end only if what it asks for is accepted.
    if (this.#closed && (item.followUp !== true || this.#running.size === 0))
      throw new Error(`The queue is closed; ${item.id} was not accepted.`);
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
        for (const job of jobs) this.#begin(job);
        jobs = this.#isFull() ? [] : await this.#take();
      }
    }
  }

  /**
   * Begins with a job. One that is under way here was handed out again because the server heard nothing of this process for a while, as
   * when it was away itself: its handler goes on, and its end counts for the new turn.
   */
  #begin(job: Job): void {
    const present = this.#running.get(job.id);
    if (present !== undefined) {
      present.retryCount = job.retryCount;
      return;
    }
    this.#running.set(job.id, job);
    void this.#work(job);
  }

  /**
   * Takes the next items, each of another key. The last two free places are taken one by one, so that they can be refused to groups and
   * owners that have their share (`listSatisfied`).
   */
  async #take(): Promise<readonly Job[]> {
    const { boss } = this.#database;
    const { name, concurrency, log } = this.#options;
    const batchSize = Math.max(1, concurrency - this.#running.size - 2);
    try {
      const { groups, owners } = listSatisfied(
        concurrency,
        [...this.#running.values()].flatMap(({ groupId }) => groupId ?? []),
      );
      const ignoreGroups = [...groups, ...(await this.#listGroupsOf(owners))];
      const jobs = await boss.fetch<Stored>(name, { includeMetadata: true, batchSize, ignoreGroups });
      // When the queue was closed during the request, or a group is newer than the list of groups, items are given back at once. Each
      // stays the first of its key.
      const isRefused = ({ groupId }: Job): boolean => this.#closed || (groupId != null && owners.includes(ownerOf(groupId)));
      const refused = jobs.filter(isRefused);
      for (const job of refused) await this.#handBack(job, { wait: 0 });
      if (refused.length > 0) this.#isWoken = true;
      return jobs.filter((job) => !refused.includes(job));
    } catch (thrown) {
      log.warning(`PostgreSQL handed out no work: ${messageOf(thrown)}`);
    }
    return [];
  }

  /** Returns the groups of owners in which something is ready. */
  async #listGroupsOf(owners: readonly string[]): Promise<readonly string[]> {
    if (owners.length === 0) return [];
    const rows = await this.#database.query(
      `SELECT DISTINCT group_id FROM ${this.#database.schema}_queue.job
       WHERE name = $1 AND state < 'active' AND start_after <= now() AND split_part(group_id, '/', 1) = ANY($2)`,
      [this.#options.name, owners],
    );
    return rows.map(({ group_id }) => String(group_id));
  }

  async #work(job: Job): Promise<void> {
    const { log, backOff } = this.#options;
    const item = readItem(job);
    try {
      const delay = job.data.delayedAfter === job.retryCount ? 0 : delayAfterDeaths(job.retryCount, backOff);
      if (job.retryCount >= this.#options.deaths) await this.#giveUp(job, describeDeaths(item, job.retryCount));
      else if (delay > 0) await this.#handBack(job, { wait: delay, note: { delayedAfter: job.retryCount } });
      else await this.#tryOnce(job, item);
    } catch (thrown) {
      log.error(`The end of ${item.id} of ${item.key} could not be stored; it will be handed out again: ${messageOf(thrown)}`);
    } finally {
      this.#running.delete(job.id);
      this.#count.value--;
      this.#wake();
    }
  }

  /** Hands out an item once. */
  async #tryOnce(job: Job, item: QueueItem): Promise<void> {
    try {
      await this.#handler?.(item);
    } catch (thrown) {
      if (thrown instanceof PutOff) return this.#handBack(job, { wait: Date.parse(thrown.until) - Date.now() });
      return this.#fail(job, { item, failure: messageOf(thrown) });
    }
    await this.#complete(job);
  }

  /** Keeps the id of a job that is done, and removes what it stores: deliveries of private repositories are no archive. */
  async #complete({ id, retryCount }: Job): Promise<void> {
    const { query, schema } = this.#database;
    await query(
      `UPDATE ${schema}_queue.job SET state = 'completed', completed_on = now(), data = NULL, output = NULL
       WHERE name = $1 AND id = $2 AND state = 'active' AND retry_count = $3`,
      [this.#options.name, id, retryCount],
    );
  }

  async #fail(job: Job, { item, failure }: { readonly item: QueueItem; readonly failure: string }): Promise<void> {
    const { attempts, backOff, log } = this.#options;
    const { id, key } = item;
    const failures = (job.data.failures ?? 0) + 1;
    if (failures >= attempts) return this.#giveUp(job, `Gave up on ${id} of ${key} after ${attempts} attempts: ${failure}`);
    log.warning(`Attempt ${failures} of ${attempts} for ${id} of ${key} failed: ${failure}`);
    await this.#handBack(job, { wait: backOff(failures), note: { failures } });
  }

  /** Removes a job and its causes. Without its row an id is unknown: a delivery that GitHub sends again must not look like one that was done. */
  async #giveUp(job: Job, report: string): Promise<void> {
    const { boss, query, schema } = this.#database;
    const causes = (readItem(job).causes ?? []).map(toUuid);
    const done = `DELETE FROM ${schema}_queue.job WHERE name = $1 AND id = ANY($2::uuid[]) AND state = 'completed'`;
    if (causes.length > 0) await query(done, [this.#options.name, causes]);
    await boss.deleteJob(this.#options.name, job);
    this.#options.log.error(report);
  }

  /**
   * Puts a job off for some milliseconds as its retry, which keeps it the first of its key, and adds a note to what it stores. The job
   * looks as if it had not begun, so that pg-boss counts no retry. The time is the server's, because clocks of processes differ.
   */
  async #handBack(
    { id, retryCount }: Job,
    { wait, note = {} }: { readonly wait: number; readonly note?: Omit<Stored, 'item'> },
  ): Promise<void> {
    const { query, schema } = this.#database;
    await query(
      `UPDATE ${schema}_queue.job SET state = 'retry', started_on = NULL, heartbeat_on = NULL, data = data || $5::jsonb,
         start_after = now() + $3 * interval '1 millisecond'
       WHERE name = $1 AND id = $2 AND state = 'active' AND retry_count = $4`,
      [this.#options.name, id, wait, retryCount, JSON.stringify(note)],
    );
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
