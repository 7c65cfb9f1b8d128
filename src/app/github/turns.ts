import type { Quota } from './quota.ts';

/** The time after which a process that holds the turn to write counts as dead; it renews its turn in a third of that. */
export const turnMilliseconds = 15_000;

/** The time for which the turn is kept for a process that asked for it. */
const nextMilliseconds = 500;

/** The turns of the processes that write for one installation, as one of them sees them. They are stored in the quota. */
export class Turns {
  readonly #process: string;
  /** The turns of other processes as they were last seen, and since when they have not changed. */
  readonly #seen = { writer: { mark: '', since: 0 }, next: { mark: '', since: 0 } };

  /** `process` is the name of this process among them. */
  constructor(process: string) {
    this.#process = process;
  }

  /** Returns whether another process writes, or is to write before this one. */
  isOfOther(quota: Quota, now: number): boolean {
    return this.#isAlive('writer', quota, now) || this.#isAlive('next', quota, now);
  }

  /** Takes the turn. */
  take(quota: Quota, now: number): Quota {
    const { next, ...rest } = quota;
    const writer = { id: this.#process, until: now + turnMilliseconds };
    return { ...rest, writer, next: next?.id === this.#process ? undefined : next };
  }

  /** Asks for the next turn. Returns undefined if another process has. */
  ask(quota: Quota, now: number): Quota | undefined {
    if (this.#isAlive('next', quota, now)) return undefined;
    return { ...quota, next: { id: this.#process, until: now + nextMilliseconds } };
  }

  /** Renews our turn. Returns undefined if another process has taken it. */
  renew(quota: Quota, now: number): Quota | undefined {
    if (quota.writer?.id !== this.#process) return undefined;
    return { ...quota, writer: { id: this.#process, until: now + turnMilliseconds } };
  }

  /** Gives our turn back. Returns undefined if we have none. */
  giveBack(quota: Quota): Quota | undefined {
    const { writer, ...rest } = quota;
    return writer?.id === this.#process ? rest : undefined;
  }

  /**
   * Returns whether another process still has a turn. One that has not changed for its whole time is over, whatever it says: the clock
   * of a process that died may have been ahead of ours.
   */
  #isAlive(role: 'writer' | 'next', quota: Quota, now: number): boolean {
    const turn = quota[role];
    if (turn === undefined || turn.id === this.#process || turn.until <= now) return false;
    const mark = `${turn.id} ${turn.until}`;
    if (this.#seen[role].mark !== mark) this.#seen[role] = { mark, since: now };
    return now < this.#seen[role].since + (role === 'writer' ? turnMilliseconds : nextMilliseconds);
  }
}
