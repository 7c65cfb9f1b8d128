import { messageOf } from '../../core/problem.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Delivered, Deliveries } from '../../ports/events.ts';
import { GitHubError } from '../../ports/github.ts';
import type { Log } from '../../ports/log.ts';
import type { AppStore } from '../../ports/queue.ts';
import { isLearnedFrom } from './heard.ts';

export interface RedeliveryOptions {
  readonly deliveries: Deliveries;
  readonly log: Log;
  /** Returns milliseconds since 1970. */
  readonly now: () => number;
  /** The time from one look to the next. */
  readonly everyMilliseconds: number;
  /** The store of the App, and whether other processes share it. */
  readonly storage: { readonly store: Pick<AppStore, 'replace'>; readonly isShared: boolean };
}

/** The time for which one process has asked for a delivery. GitHub sends it, and lists that, sooner. */
const askedMilliseconds = 60_000;

/** Returns whether this process is to ask for a delivery: of several, one does, because GitHub counts each question. */
async function claim({ storage, now }: RedeliveryOptions, { guid, attempts }: Failing): Promise<boolean> {
  if (!storage.isShared) return true;
  const expiresAt = new Date(now() + askedMilliseconds).toISOString();
  return storage.store.replace(`asked-again/${guid} ${attempts.length}`, { from: undefined, to: '', expiresAt });
}

/** A delivery whose attempts failed. */
interface Failing {
  readonly guid: string;
  readonly event: string;
  /** The ids of its attempts, in the order in which they were made. */
  readonly attempts: string[];
  /** The times of the first attempt, and of the next request to send it again. */
  readonly since: number;
  due: number;
}

/** The time in which GitHub lists a delivery and sends it again. */
const reachMilliseconds = 3 * 86_400_000;

/** The part of the last look that is read again, because an attempt enters the list after it has ended. */
const overlapMilliseconds = 3 * 60_000;

/** The most requests to send something again in one look. Each costs as much as five other requests. */
const maxRequests = 100;

/**
 * Asks GitHub to send failed deliveries again. GitHub's list is the only state: after a restart the first look goes over the whole
 * list, and a delivery that comes twice is known by its id. A delivery that fails again is asked for again after twice the time.
 */
export class Redelivery {
  readonly #options: RedeliveryOptions;
  readonly #failing = new Map<string, Failing>();
  #since = 0;

  constructor(options: RedeliveryOptions) {
    this.#options = options;
  }

  /** Looks once. Trouble with GitHub ends the look and is logged; the next look goes on where this one ended. */
  async look(signal?: AbortSignal): Promise<void> {
    const { now, log } = this.#options;
    const start = now();
    const isStopped = (): boolean => signal?.aborted === true;
    try {
      const attempts = await this.#list(Math.max(this.#since, start - reachMilliseconds), signal);
      // A part of the list does not tell which deliveries have come since.
      if (isStopped()) return;
      this.#update(attempts);
      this.#since = start - overlapMilliseconds;
      for (const failing of this.#findDue()) {
        if (isStopped()) return;
        await this.#ask(failing);
      }
    } catch (thrown) {
      log.warning(`Failed deliveries are looked for again later: ${messageOf(thrown)}`);
    }
  }

  /** Lists the attempts since a time, the oldest first; a part of them where the look is ended. */
  async #list(since: number, signal?: AbortSignal): Promise<readonly Delivered[]> {
    const found: Delivered[] = [];
    for await (const page of this.#options.deliveries.list()) {
      found.push(...page.filter(({ at }) => at >= since));
      if (signal?.aborted === true || page.some(({ at }) => at < since)) break;
    }
    return found.toReversed();
  }

  #update(attempts: readonly Delivered[]): void {
    const { now, everyMilliseconds } = this.#options;
    const confirmed = new Set(attempts.filter(({ isConfirmed }) => isConfirmed).map(({ guid }) => guid));
    for (const { id, guid, at, event, action } of attempts) {
      if (confirmed.has(guid) || !isLearnedFrom(event, action)) continue;
      const known = this.#failing.get(guid) ?? { guid, event, attempts: [], since: at, due: at };
      this.#failing.set(guid, known);
      if (known.attempts.includes(id)) continue;
      known.attempts.push(id);
      if (known.attempts.length > 1) known.due = Math.max(known.due, at + everyMilliseconds * 2 ** (known.attempts.length - 1));
    }
    for (const { guid, since } of this.#failing.values())
      if (confirmed.has(guid) || since < now() - reachMilliseconds) this.#failing.delete(guid);
  }

  #findDue(): readonly Failing[] {
    const now = this.#options.now();
    const due = [...this.#failing.values()].filter((failing) => failing.due <= now);
    return due.toSorted((a, b) => a.since - b.since).slice(0, maxRequests);
  }

  async #ask(failing: Failing): Promise<void> {
    const { deliveries, log, now, everyMilliseconds } = this.#options;
    const { guid, event, attempts } = failing;
    // The request may arrive although its answer does not.
    failing.due = now() + everyMilliseconds * 2 ** attempts.length;
    if (!(await claim(this.#options, failing))) return;
    try {
      await deliveries.redeliver(attempts.at(-1) ?? '');
      log.info(
        `GitHub was asked to send delivery ${guid} (${event}) again, which had failed ${attempts.length === 1 ? 'once' : `${attempts.length} times`}.`,
      );
    } catch (thrown) {
      if (!(thrown instanceof GitHubError) || !['not-found', 'rejected'].includes(thrown.reason)) throw thrown;
      // It stays known, because the next look reads a part of the list again.
      failing.due = Number.POSITIVE_INFINITY;
      log.error(`Delivery ${guid} (${event}) is lost: GitHub does not send it again. ${messageOf(thrown)}`);
    }
  }
}

/** Looks for failed deliveries now and then, until the returned function is called, which waits for the look under way. */
export function keepRedelivering(options: RedeliveryOptions & { readonly clock: Clock }): () => Promise<void> {
  const stop = new AbortController();
  const redelivery = new Redelivery(options);
  const run = async (): Promise<void> => {
    while (!stop.signal.aborted) {
      await redelivery.look(stop.signal);
      await options.clock.sleep(options.everyMilliseconds, { signal: stop.signal });
    }
  };
  const ended = run();
  return async () => {
    stop.abort();
    await ended;
  };
}
