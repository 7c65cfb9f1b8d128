import { randomBytes } from 'node:crypto';
import { isSameText } from '../../adapters/crypto/same-text.ts';
import type { Tier } from './tiers.ts';

/** A choice that was sent to GitHub, and waits for its code. */
export interface SentChoice {
  readonly tier: Tier;
  readonly url: string;
  readonly keep: 'database' | 'environment';
}

const validMilliseconds = 3_600_000;

/** The most pages that may wait for GitHub at once. Each view of the page is one. */
const maxPending = 100;

/**
 * The one setup of a process. Its token is valid for an hour and until the setup is done. Each page has a `state` of its own,
 * which is bound to the browser that saw it and counts once.
 */
export class SetupSession {
  readonly token = randomBytes(24).toString('base64url');
  readonly expiresAt: number;
  readonly #now: () => number;
  readonly #browsers = new Set<string>();
  readonly #pending = new Map<string, SentChoice & { readonly browser: string }>();
  #isDone = false;

  constructor(now: () => number) {
    this.#now = now;
    this.expiresAt = now() + validMilliseconds;
  }

  /** Admits a browser that brings the token. Returns the secret by which it is known from then on; undefined for a wrong token. */
  admit(token: string): string | undefined {
    if (!this.isOpen() || !isSameText(token, this.token)) return undefined;
    const browser = randomBytes(24).toString('base64url');
    this.#browsers.add(browser);
    return browser;
  }

  /** Returns whether a browser was admitted, by the secret in its cookie. */
  knows(browser: string): boolean {
    return this.isOpen() && this.#browsers.has(browser);
  }

  /** Remembers a choice. Returns its `state`. */
  ask(browser: string, asked: SentChoice): string {
    const state = randomBytes(24).toString('base64url');
    const [oldest] = this.#pending.keys();
    if (this.#pending.size >= maxPending && oldest !== undefined) this.#pending.delete(oldest);
    this.#pending.set(state, { ...asked, browser });
    return state;
  }

  /** Returns the choice of a `state`, once, and only to the browser that it was made in. */
  take(browser: string, state: string): SentChoice | undefined {
    const asked = this.#pending.get(state);
    if (!this.knows(browser) || asked === undefined || !isSameText(asked.browser, browser)) return undefined;
    this.#pending.delete(state);
    return asked;
  }

  isOpen(): boolean {
    return !this.#isDone && this.#now() < this.expiresAt;
  }

  /** Closes the setup for good. */
  close(): void {
    this.#isDone = true;
  }
}
