import { normaliseBody } from '../../../core/text/plain-text.ts';
import type { Clock } from '../../../ports/clock.ts';
import { hasReason } from './translate-error.ts';

interface Creation<T> {
  /** Sends one request, which Octokit must not try again. */
  create(): Promise<T>;
  /** Reads the thing that an earlier try has created; undefined when there is none. */
  find(): Promise<T | undefined>;
}

const maxTries = 3;
/** Milliseconds before each look. Lists lag behind writes for some seconds, so one look proves little. */
const looksAfter = [2_000, 4_000];

/**
 * Creates something that must not exist twice, and returns it. When the answer to a request is lost, the thing may exist:
 * so the function looks for it before it tries again. Gives up after three tries. An error of another reason than `unavailable` says that
 * nothing was created: once an answer was lost, its error is thrown, whatever comes later.
 */
export async function createIdempotently<T>(clock: Clock, { create, find }: Creation<T>): Promise<T> {
  let unanswered: unknown;
  for (let tries = 1; tries <= maxTries; tries += 1) {
    try {
      return await create();
    } catch (error) {
      if (!hasReason(error, 'unavailable')) throw unanswered ?? error;
      unanswered = error;
    }
    const found = await readRepeatedly(clock, looksAfter, find).catch(() => Promise.reject(unanswered));
    if (found !== undefined) return found;
  }
  throw unanswered;
}

/** Reads once after each wait (in milliseconds) until something is found; returns undefined when nothing is. */
export async function readRepeatedly<T>(
  clock: Clock,
  waits: readonly number[],
  read: () => Promise<T | undefined>,
): Promise<T | undefined> {
  for (const milliseconds of waits) {
    await clock.sleep(milliseconds);
    const found = await read();
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Returns the time one minute ago, as lower bound of a search: the runner's clock may be ahead of GitHub's. */
export function minuteAgo(clock: Clock): string {
  return new Date(Date.parse(clock.now()) - 60_000).toISOString();
}

/** Returns whether GitHub stored this text. GitHub may store other line ends and drop blanks at the end. */
export function isSameText(stored: string, sent: string): boolean {
  return normaliseBody(stored) === normaliseBody(sent);
}
