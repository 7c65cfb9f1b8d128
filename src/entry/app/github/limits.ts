import { setTimeout } from 'node:timers/promises';
import { messageOf } from '../../../core/problem.ts';
import type { Log } from '../../../ports/log.ts';
import type { AppStore } from '../../../ports/queue.ts';
import {
  type Budget,
  countWrite,
  findFreeTime,
  gitHubWindows,
  parseBudget,
  roomToBegin,
  type Window,
  waitAfter,
} from './budget.ts';
import { LimitReached } from './limit-reached.ts';

export interface LimitsOptions {
  readonly store: AppStore;
  /** True if other processes write for the same installations. */
  readonly isShared: boolean;
  /** The name of this process among them. */
  readonly process: string;
  readonly log: Log;
  /** Returns milliseconds since 1970. */
  readonly now: () => number;
  /** GitHub's limits on writes. */
  readonly windows?: readonly Window[] | undefined;
}

/** The headers of an answer, in lower case. */
export type AnswerHeaders = Readonly<Record<string, string | number | undefined>>;

/** The longest wait in which a request keeps its piece of work, and with it a place of the queue. Longer ones put the work off. */
const longestPauseMilliseconds = 5_000;

/** The time after which a process that holds the turn to write counts as dead; it renews its turn in a third of that. */
const turnMilliseconds = 15_000;

/** The pause between two questions whether another process has finished its write. */
const pollMilliseconds = 100;

/** The requests of the hour that are kept for work that has begun. */
const keptRequests = 50;

/**
 * The limits of one installation: writes go one after the other, keep to GitHub's windows, and nothing is sent while GitHub
 * refuses. What all processes must know is in the store, which a write asks for, and a read does not.
 */
export class InstallationLimits {
  readonly #options: LimitsOptions;
  readonly #windows: readonly Window[];
  readonly #key: string;
  readonly #name: string;
  /** The budget as it was last seen in the store; undefined before the first look. */
  #seen: { readonly text: string | undefined; readonly budget: Budget } | undefined;
  #last: Promise<unknown> = Promise.resolve();
  /** The requests that are left of GitHub's primary limit, by its resource, and the time at which it begins anew. */
  readonly #left = new Map<string, { readonly remaining: number; readonly limit: number; readonly reset: number }>();
  #said = 0;

  constructor(installation: number | 'app', options: LimitsOptions) {
    this.#options = options;
    this.#windows = options.windows ?? gitHubWindows;
    this.#key = `limits/${installation}`;
    this.#name = installation === 'app' ? 'The App' : `Installation ${installation}`;
  }

  /** Throws `LimitReached` if a piece of work would soon have to wait, so that it waits before its first request. */
  async checkStart(): Promise<void> {
    const { budget } = this.#options.isShared || this.#seen === undefined ? await this.#look() : this.#seen;
    const now = this.#options.now();
    const closed = Math.max(budget.closedUntil, this.#findReset(now));
    if (closed > now) throw this.#say({ until: closed });
    const wish = { now, windows: this.#windows, isCreation: true, room: roomToBegin(this.#windows) };
    const free = findFreeTime(budget, wish);
    if (free > now) throw this.#say({ until: free, mayEdit: true });
  }

  /** Resolves when a read may be sent. */
  async pass(): Promise<void> {
    const closedUntil = this.#seen?.budget.closedUntil ?? 0;
    if (closedUntil > this.#options.now()) await this.#pause(closedUntil, {});
  }

  /** Performs a write when its turn has come. */
  async write<T>({ isCreation }: { readonly isCreation: boolean }, perform: () => Promise<T>): Promise<T> {
    const turn = this.#last.then(() => this.#writeInTurn(isCreation, perform));
    this.#last = turn.catch(() => undefined);
    return turn;
  }

  /** Reads what is left of the primary limit. */
  note(headers: AnswerHeaders): void {
    const [remaining, limit, reset] = ['remaining', 'limit', 'reset'].map((name) =>
      Number(headers[`x-ratelimit-${name}`] ?? Number.NaN),
    );
    if (remaining === undefined || limit === undefined || reset === undefined || Number.isNaN(remaining + limit + reset)) return;
    this.#left.set(String(headers['x-ratelimit-resource'] ?? 'core'), { remaining, limit, reset: reset * 1_000 });
  }

  /** Stores that GitHub refuses requests until a time; undefined where it named none. Returns the time. */
  async refuse(until: number | undefined): Promise<number> {
    const now = this.#options.now();
    const stored = await this.#update((budget) => ({
      ...budget,
      closedUntil: Math.max(budget.closedUntil, until ?? now + waitAfter(budget.refusals)),
      refusals: budget.refusals + (until === undefined ? 1 : 0),
    }));
    return stored.closedUntil;
  }

  /** Returns when a primary limit begins anew that is nearly used up; 0 if none is. */
  #findReset(now: number): number {
    const scarce = [...this.#left.values()].filter(
      ({ remaining, limit, reset }) => reset > now && remaining < Math.min(keptRequests, limit / 10),
    );
    // A second more, because GitHub's clock may be behind.
    return Math.max(0, ...scarce.map(({ reset }) => reset + 1_000));
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
    const { isShared, process: id } = this.#options;
    const patience = this.#options.now() + longestPauseMilliseconds;
    for (;;) {
      let wait: { readonly until: number; readonly mayEdit?: boolean } | undefined;
      await this.#update((budget) => {
        const now = this.#options.now();
        wait = this.#findWait(budget, { now, isCreation });
        if (wait !== undefined) return undefined;
        const counted = countWrite(budget, { now, windows: this.#windows, isCreation });
        return isShared ? { ...counted, writer: { id, until: now + turnMilliseconds } } : counted;
      });
      if (wait === undefined) return;
      await this.#pause(wait.until, { ...wait, patience });
    }
  }

  #findWait(
    budget: Budget,
    { now, isCreation }: { readonly now: number; readonly isCreation: boolean },
  ): { readonly until: number; readonly mayEdit?: boolean } | undefined {
    const { closedUntil, writer } = budget;
    if (closedUntil > now) return { until: closedUntil };
    const wish = { now, windows: this.#windows, isCreation };
    if (findFreeTime(budget, { ...wish, room: 1 }) > now) {
      // Where the work is put off, it goes on when there is room for the rest of it.
      return { until: findFreeTime(budget, { ...wish, room: roomToBegin(this.#windows) }), mayEdit: isCreation };
    }
    const { isShared, process: id } = this.#options;
    return isShared && writer !== undefined && writer.id !== id && writer.until > now
      ? { until: now + pollMilliseconds }
      : undefined;
  }

  /** Says from time to time that this process still makes its write. */
  #keepTurn(): () => void {
    const { isShared, process: id, now, log } = this.#options;
    if (!isShared) return () => undefined;
    const renew = (): void => {
      const renewed = this.#update((budget) =>
        budget.writer?.id === id ? { ...budget, writer: { id, until: now() + turnMilliseconds } } : undefined,
      );
      renewed.catch((thrown: unknown) => log.warning(`${this.#name}: the turn to write was not renewed: ${messageOf(thrown)}`));
    };
    const timer = setInterval(renew, turnMilliseconds / 3).unref();
    return () => clearInterval(timer);
  }

  async #endTurn(isDone: boolean): Promise<void> {
    await this.#update((budget) => {
      const { writer, ...rest } = budget;
      const isOurs = writer?.id === this.#options.process;
      const refusals = isDone ? 0 : budget.refusals;
      if (!isOurs && refusals === budget.refusals) return undefined;
      return { ...rest, refusals, ...(isOurs || writer === undefined ? {} : { writer }) };
    });
  }

  /** Changes the budget in the store; not at all where `change` returns undefined. Returns the stored one. */
  async #update(change: (budget: Budget) => Budget | undefined): Promise<Budget> {
    for (;;) {
      const { text: from, budget } = this.#seen ?? (await this.#look());
      const changed = change(budget);
      if (changed === undefined) return budget;
      const to = JSON.stringify(changed);
      if (await this.#options.store.replace(this.#key, { from, to })) {
        this.#seen = { text: to, budget: changed };
        return changed;
      }
      await this.#look();
    }
  }

  async #look(): Promise<{ readonly text: string | undefined; readonly budget: Budget }> {
    const text = await this.#options.store.get(this.#key);
    this.#seen = { text, budget: parseBudget(text) };
    return this.#seen;
  }

  /** Waits for a short time, and throws `LimitReached` where it would be long. */
  async #pause(
    until: number,
    { mayEdit, patience = this.#options.now() + longestPauseMilliseconds }: { mayEdit?: boolean; patience?: number },
  ): Promise<void> {
    if (until > patience) throw this.#say({ until, ...(mayEdit === undefined ? {} : { mayEdit }) });
    await setTimeout(Math.max(0, until - this.#options.now()));
  }

  /** Builds the error for a wait, and says in the log that the installation waits, once for each time. */
  #say(wait: { readonly until: number; readonly mayEdit?: boolean }): LimitReached {
    const reached = new LimitReached(wait);
    const minute = Math.ceil(wait.until / 60_000);
    if (minute !== this.#said) this.#options.log.info(`${this.#name}: ${reached.message}`);
    this.#said = minute;
    return reached;
  }
}
