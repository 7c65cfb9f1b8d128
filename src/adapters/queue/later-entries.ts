import type { Entry } from './journal.ts';

/** Resolves after so many milliseconds, or somewhat earlier. */
type Sleep = (milliseconds: number) => Promise<void>;

interface LaterOptions {
  readonly sleep: Sleep;
  /** Receives each entry when its time has come. */
  readonly enter: (entry: Entry) => void;
}

/** A timer cannot be set further ahead than about 24 days. */
const longestSleep = 86_400_000;

/** Waits until a time, in milliseconds since 1970, or until nobody waits any more. */
export async function waitUntil(
  time: number,
  { sleep, isOver }: { readonly sleep: Sleep; readonly isOver: () => boolean },
): Promise<void> {
  while (time > Date.now() && !isOver()) await sleep(Math.min(time - Date.now(), longestSleep));
}

/**
 * The entries whose time has not come. Thousands may wait for hours, so they share their timers: a wait begins for an entry that is earlier
 * than all others, and for no other one.
 */
export class LaterEntries {
  readonly #options: LaterOptions;
  /** The entries, the earliest first. Those of the same time stand in the order in which they were added. */
  #entries: Entry[] = [];
  /** The times for which a wait is under way. */
  readonly #waits = new Set<number>();

  constructor(options: LaterOptions) {
    this.#options = options;
  }

  get size(): number {
    return this.#entries.length;
  }

  add(entry: Entry): void {
    const later = this.#entries.findLastIndex(({ due }) => due <= entry.due);
    this.#entries.splice(later + 1, 0, entry);
    this.#wait();
  }

  /** Removes all entries and returns them. */
  clear(): readonly Entry[] {
    const all = this.#entries;
    this.#entries = [];
    return all;
  }

  #wait(): void {
    const due = this.#entries[0]?.due;
    if (due !== undefined && due < Math.min(...this.#waits)) void this.#waitFor(due);
  }

  async #waitFor(time: number): Promise<void> {
    this.#waits.add(time);
    await waitUntil(time, { sleep: this.#options.sleep, isOver: () => this.size === 0 });
    this.#waits.delete(time);
    while ((this.#entries[0]?.due ?? Number.POSITIVE_INFINITY) <= Date.now()) {
      const entry = this.#entries.shift();
      if (entry !== undefined) this.#options.enter(entry);
    }
    this.#wait();
  }
}
