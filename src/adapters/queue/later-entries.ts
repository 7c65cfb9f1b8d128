import type { Clock } from '../../ports/clock.ts';
import type { Entry } from './journal.ts';

interface LaterOptions {
  readonly clock: Clock;
  /** Receives each entry when its time has come. */
  readonly wake: (entry: Entry) => void;
}

/** A timer cannot be set further ahead than about 24 days. */
const longestSleep = 86_400_000;

/**
 * Entries that wait until a time, in milliseconds since 1970. Thousands may wait for hours, so they share their timers: a wait begins for an
 * entry that is earlier than all others, and for no other one.
 */
export class LaterEntries {
  readonly #options: LaterOptions;
  /** The entries, the earliest first. Those of the same time stand in the order in which they were added. */
  #waiting: { readonly entry: Entry; readonly time: number }[] = [];
  /** The times for which a wait is under way. */
  readonly #waits = new Set<number>();

  constructor(options: LaterOptions) {
    this.#options = options;
  }

  get size(): number {
    return this.#waiting.length;
  }

  add(entry: Entry, time: number): void {
    const later = this.#waiting.findLastIndex((other) => other.time <= time);
    this.#waiting.splice(later + 1, 0, { entry, time });
    this.#wait();
  }

  /** Removes all entries and returns them. */
  clear(): readonly Entry[] {
    const all = this.#waiting.map(({ entry }) => entry);
    this.#waiting = [];
    return all;
  }

  #wait(): void {
    const time = this.#waiting[0]?.time;
    if (time !== undefined && time < Math.min(...this.#waits)) void this.#waitFor(time);
  }

  async #waitFor(time: number): Promise<void> {
    this.#waits.add(time);
    const { clock } = this.#options;
    const left = (): number => time - Date.parse(clock.now());
    while (left() > 0 && this.size > 0) await clock.sleep(Math.min(left(), longestSleep), { ref: false });
    this.#waits.delete(time);
    const now = Date.parse(clock.now());
    const next = this.#waiting.findIndex((later) => later.time > now);
    for (const { entry } of this.#waiting.splice(0, next === -1 ? this.size : next)) this.#options.wake(entry);
    this.#wait();
  }
}
