import { messageOf } from '../../core/problem.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Log } from '../../ports/log.ts';
import type { AppStore } from '../../ports/queue.ts';
import { LimitReached } from './limit-reached.ts';
import { type AnswerHeaders, PrimaryLimit } from './primary-limit.ts';
import { countWrite, findFreeTime, gitHubWindows, parseQuota, type Quota, roomToBegin, type Window, waitAfter } from './quota.ts';
import { Turns, turnMilliseconds } from './turns.ts';

export interface LimitsOptions {
  readonly store: AppStore;
  /** True if other processes write for the same installations. */
  readonly isShared: boolean;
  /** The name of this process among them. */
  readonly process: string;
  readonly log: Log;
  readonly clock: Clock;
  /** GitHub's limits on writes. */
  readonly windows?: readonly Window[] | undefined;
}

/** The longest wait in which a request keeps its piece of work, and with it a place of the queue. Longer ones put the work off. */
const longestPauseMilliseconds = 5_000;

/** The pause between two questions whether another process has finished its write. */
const pollMilliseconds = 50;

interface Wait {
  /** The time at which to look again. */
  readonly until: number;
  /** True when edits need not wait. */
  readonly mayEdit?: boolean;
  /** True when another process has the turn to write. */
  readonly isForTurn?: boolean;
}

/**
 * The limits of one installation: writes go one after the other, keep to GitHub's windows, and nothing is sent while GitHub
 * refuses. What all processes must know is in the store, which a write asks for, and a read does not.
 */
export class InstallationLimits {
  readonly #options: LimitsOptions;
  readonly #windows: readonly Window[];
  readonly #key: string;
  readonly #name: string;
  /** The quota as it was last seen in the store; undefined before the first look. */
  #seen: { readonly text: string | undefined; readonly quota: Quota } | undefined;
  #last: Promise<unknown> = Promise.resolve();
  readonly #primary = new PrimaryLimit();
  #said = 0;
  #writes = 0;
  readonly #turns: Turns;

  constructor(installation: number | 'app', options: LimitsOptions) {
    this.#options = options;
    this.#windows = options.windows ?? gitHubWindows;
    this.#turns = new Turns(options.process);
    this.#key = `limits/${installation}`;
    this.#name = installation === 'app' ? 'The App' : `Installation ${installation}`;
  }

  /**
   * Throws `LimitReached` if a piece of work would soon have to wait, so that it waits before its first request. Work that only reads
   * need not wait for room for writes.
   */
  async checkStart(does: 'writes' | 'reads' = 'writes'): Promise<void> {
    const { quota } = this.#options.isShared || this.#seen === undefined ? await this.#look() : this.#seen;
    const now = this.#now();
    const closed = Math.max(quota.closedUntil, this.#primary.findReset(now));
    if (closed > now) throw this.#say({ until: closed });
    if (does === 'reads') return;
    const wish = { now, windows: this.#windows, isCreation: true, room: roomToBegin(this.#windows) };
    const free = findFreeTime(quota, wish);
    if (free > now) throw this.#say({ until: free, mayEdit: true });
  }

  /** Returns whether edits have room on which no run depends: half of all writes is kept for the others. */
  hasRoomToTell(): boolean {
    const now = this.#now();
    const quota = this.#seen?.quota;
    if (quota === undefined || quota.closedUntil > now) return false;
    const windows = this.#windows.filter(({ counts }) => counts === 'writes');
    return windows.every(({ most }) => {
      const wish = { now, windows: this.#windows, isCreation: false, room: Math.ceil(most / 2) };
      return findFreeTime(quota, wish) <= now;
    });
  }

  /** Returns when people may ask again for what no run depends on: half of the requests of each hour is kept for runs. 0: now. */
  findLookTime(): number {
    return this.#primary.findReset(this.#now(), 0.5);
  }

  /** Resolves when a read may be sent. */
  async pass(): Promise<void> {
    const closedUntil = this.#seen?.quota.closedUntil ?? 0;
    if (closedUntil > this.#now()) await this.#pause(closedUntil, {});
  }

  /** Performs a write when its turn has come. */
  async write<T>({ isCreation }: { readonly isCreation: boolean }, perform: () => Promise<T>): Promise<T> {
    this.#writes++;
    const turn = this.#last.then(() => this.#writeInTurn(isCreation, perform)).finally(() => this.#writes--);
    this.#last = turn.catch(() => undefined);
    return turn;
  }

  /** Returns whether no write waits or is under way. */
  isIdle(): boolean {
    return this.#writes === 0;
  }

  /** Reads what is left of the primary limit from an answer. */
  note(headers: AnswerHeaders): void {
    this.#primary.note(headers);
  }

  /** Stores that GitHub refuses requests until a time; undefined where it named none. Returns the time. */
  async refuse(until: number | undefined): Promise<number> {
    const now = this.#now();
    const stored = await this.#update((quota) => {
      // A request that is refused while nothing is sent any more was under way with the one that was refused before it.
      if (until === undefined && quota.closedUntil > now) return undefined;
      return {
        ...quota,
        closedUntil: Math.max(quota.closedUntil, until ?? now + waitAfter(quota.refusals)),
        refusals: quota.refusals + (until === undefined ? 1 : 0),
      };
    });
    return stored.closedUntil;
  }

  async #writeInTurn<T>(isCreation: boolean, perform: () => Promise<T>): Promise<T> {
    await this.#takeTurn(isCreation);
    const stopRenewing = this.#keepTurn();
    let isDone = false;
    try {
      const result = await perform();
      isDone = true;
      return result;
    } finally {
      stopRenewing();
      await this.#endTurn(isDone);
    }
  }

  /** Counts the write when it may be made, and takes the turn to write from the other processes. */
  async #takeTurn(isCreation: boolean): Promise<void> {
    const patience = this.#now() + longestPauseMilliseconds;
    for (;;) {
      let wait: Wait | undefined;
      await this.#update((quota) => {
        const now = this.#now();
        wait = this.#findWait(quota, { now, isCreation });
        if (wait !== undefined) return wait.isForTurn === true ? this.#turns.ask(quota, now) : undefined;
        const counted = countWrite(quota, { now, windows: this.#windows, isCreation });
        return this.#options.isShared ? this.#turns.take(counted, now) : counted;
      });
      if (wait === undefined) return;
      await this.#pause(wait.until, { ...wait, patience });
      if (this.#options.isShared) await this.#look();
    }
  }

  #findWait(quota: Quota, { now, isCreation }: { readonly now: number; readonly isCreation: boolean }): Wait | undefined {
    const { closedUntil } = quota;
    if (closedUntil > now) return { until: closedUntil };
    const wish = { now, windows: this.#windows, isCreation };
    if (findFreeTime(quota, { ...wish, room: 1 }) > now) {
      // Where the work is put off, it goes on when there is room for the rest of it.
      return { until: findFreeTime(quota, { ...wish, room: roomToBegin(this.#windows) }), mayEdit: isCreation };
    }
    const isForTurn = this.#options.isShared && this.#turns.isOfOther(quota, now);
    return isForTurn ? { until: now + pollMilliseconds, isForTurn } : undefined;
  }

  /** Says from time to time that this process still makes its write. */
  #keepTurn(): () => void {
    const { isShared, clock, log } = this.#options;
    if (!isShared) return () => undefined;
    const ended = new AbortController();
    const how = { signal: ended.signal, ref: false };
    const renew = async (): Promise<void> => {
      await clock.sleep(turnMilliseconds / 3, how);
      if (ended.signal.aborted) return;
      void renew();
      const renewed = this.#update((quota) => this.#turns.renew(quota, this.#now()));
      renewed.catch((thrown: unknown) => log.warning(`${this.#name}: the turn to write was not renewed: ${messageOf(thrown)}`));
    };
    void renew();
    return () => ended.abort();
  }

  /** Gives the turn back. Where that fails it ends by itself; the write was made, and must not look as if it had failed. */
  async #endTurn(isDone: boolean): Promise<void> {
    try {
      await this.#update((quota) => {
        const given = this.#turns.giveBack(quota);
        const refusals = isDone ? 0 : quota.refusals;
        return given === undefined && refusals === quota.refusals ? undefined : { ...(given ?? quota), refusals };
      });
    } catch (thrown) {
      this.#options.log.warning(`${this.#name}: the turn to write was not given back: ${messageOf(thrown)}`);
    }
  }

  /** Changes the quota in the store; not at all where `change` returns undefined. Returns the stored one. */
  async #update(change: (quota: Quota) => Quota | undefined): Promise<Quota> {
    for (;;) {
      const { text: from, quota } = this.#seen ?? (await this.#look());
      const changed = change(quota);
      if (changed === undefined) return quota;
      const to = JSON.stringify(changed);
      if (await this.#options.store.replace(this.#key, { from, to })) {
        this.#seen = { text: to, quota: changed };
        return changed;
      }
      await this.#look();
    }
  }

  async #look(): Promise<{ readonly text: string | undefined; readonly quota: Quota }> {
    const text = await this.#options.store.get(this.#key);
    this.#seen = { text, quota: parseQuota(text) };
    return this.#seen;
  }

  /** Waits for a short time, and throws `LimitReached` where it would be long. */
  async #pause(
    until: number,
    { mayEdit, patience = this.#now() + longestPauseMilliseconds }: Partial<Wait> & { readonly patience?: number },
  ): Promise<void> {
    if (until > patience) throw this.#say({ until, mayEdit });
    await this.#options.clock.sleep(Math.max(0, until - this.#now()));
  }

  #now(): number {
    return Date.parse(this.#options.clock.now());
  }

  /** Builds the error for a wait, and says in the log that the installation waits, once for each time. */
  #say(wait: Wait): LimitReached {
    const reached = new LimitReached(wait);
    const minute = Math.ceil(wait.until / 60_000);
    if (minute !== this.#said) this.#options.log.info(`${this.#name}: ${reached.message}`);
    this.#said = minute;
    return reached;
  }
}
