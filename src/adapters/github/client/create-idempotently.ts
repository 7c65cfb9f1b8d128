import { normaliseBody } from '../../../core/text/plain-text.ts';
import type { Clock } from '../../../ports/clock.ts';
import { GitHubError } from '../../../ports/github.ts';

interface Creation<T> {
  /** One request, not tried again by Octokit. */
  create(): Promise<T>;
  /** What an earlier try has made. */
  find(): Promise<T | undefined>;
}

const maxTries = 3;
/** Lists lag behind writes for some seconds, so one look proves little. */
const looksAfter = [2_000, 4_000];

/**
 * Makes something that must not be made twice. When the answer got lost it may be there: look for it before another try.
 * Bounded; the last error is thrown.
 */
export async function createIdempotently<T>(clock: Clock, { create, find }: Creation<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await create();
    } catch (error) {
      if (!isAmbiguous(error)) {
        throw error;
      }
      const found = await look(clock, find);
      if (found !== undefined) {
        return found;
      }
      if (tries === maxTries) {
        throw error;
      }
    }
  }
}

async function look<T>(clock: Clock, find: Creation<T>['find']): Promise<T | undefined> {
  for (const milliseconds of looksAfter) {
    await clock.sleep(milliseconds);
    const found = await find();
    if (found !== undefined) {
      return found;
    }
  }
  return undefined;
}

function isAmbiguous(error: unknown): boolean {
  return error instanceof GitHubError && error.reason === 'unavailable';
}

/** Whether GitHub kept this text: it may store other line ends and drop blanks at the end. */
export function isSameText(kept: string, sent: string): boolean {
  return normaliseBody(kept) === normaliseBody(sent);
}
