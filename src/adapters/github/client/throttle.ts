import type { retry } from '@octokit/plugin-retry';
import Bottleneck from 'bottleneck/light.js';
import type { Log } from '../../../ports/log.ts';

/** Takes seconds from the allowance and returns true. Takes nothing and returns false when it has fewer seconds. */
export type ReserveWait = (seconds: number) => boolean;

/** Creates one allowance for all waits of a client: three requests that wait five minutes each would outlast their job. */
export function createWaitAllowance(seconds: number): ReserveWait {
  let left = seconds;
  return (wanted) => {
    if (!(wanted <= left)) return false;
    left -= wanted;
    return true;
  };
}

/** The plugin's arguments: seconds to wait, the request, its Octokit, and the number of retries so far. */
type LimitCall = [number, { readonly method: string; readonly url: string }, unknown, number];

const maxTries = 3;

/**
 * Builds the settings of the throttling plugin.
 * GitHub asks to leave a second between writes "if you are making a large number" of them, and allows 80 that create content per
 * minute. The plugin's defaults (1 s between any two writes, 3 s between two that notify) would add three to five idle seconds to
 * every link of a chain, which has three writes, eight with a commit. So writes have a reservoir instead of a gap: 10 at once, and
 * one more each second. That stays under 80 a minute and costs a link nothing.
 */
export function createThrottle(log: Log, reserveWait: ReserveWait) {
  const writeReservoir = {
    maxConcurrent: 1,
    reservoir: 10,
    reservoirIncreaseAmount: 1,
    reservoirIncreaseInterval: 1000,
    reservoirIncreaseMaximum: 10,
  };
  const createHandler =
    (words: string) =>
    (...[seconds, request, , tries]: LimitCall) => {
      const again = tries < maxTries && reserveWait(seconds);
      const next = again ? `waiting ${seconds} s` : 'giving up';
      log.warning(`GitHub's ${words} for ${request.method} ${request.url} asks to wait ${seconds} s: ${next}.`);
      return again;
    };
  return {
    onRateLimit: createHandler('rate limit'),
    onSecondaryRateLimit: createHandler('secondary rate limit'),
    write: new Bottleneck.Group(writeReservoir),
    notifications: new Bottleneck.Group(writeReservoir),
    // The same limit as in the plugin, which would share its own group among all clients of the process.
    global: new Bottleneck.Group({ maxConcurrent: 10 }),
    auth: new Bottleneck.Group({ maxConcurrent: 1 }),
    search: new Bottleneck.Group({ maxConcurrent: 1, minTime: 2_000 }),
  };
}

type Octokit = Parameters<typeof retry>[0];

interface RefusedRequest {
  readonly status?: number;
  readonly message: string;
  readonly request?: { request?: object };
  readonly response?: { readonly headers: Readonly<Record<string, string | number | undefined>> };
}

const maxTriesObeyRetryAfter = 3;

/**
 * Creates a plugin for Octokit that obeys `retry-after`. List it before the retry plugin, which then waits as long as this plugin
 * says. The throttling plugin obeys `retry-after` only when the message contains "secondary rate"; GitHub sends the header with
 * other messages too.
 */
export function obeyRetryAfter(reserveWait: ReserveWait): (octokit: Octokit) => Record<string, never> {
  return (octokit) => {
    octokit.hook.error('request', (error) => {
      const refused: RefusedRequest = error;
      const seconds = Number(refused.response?.headers['retry-after'] ?? Number.NaN);
      if (refused.request && isUnhandledLimit(refused) && !Number.isNaN(seconds)) {
        const retries = reserveWait(seconds) ? maxTriesObeyRetryAfter : 0;
        refused.request.request = { ...refused.request.request, retries, retryAfter: seconds };
      }
      throw error;
    });
    return {};
  };
}

function isUnhandledLimit({ status, message, response }: RefusedRequest): boolean {
  const isLimit = status === 403 || status === 429;
  return isLimit && !/\bsecondary rate\b/i.test(message) && response?.headers['x-ratelimit-remaining'] !== '0';
}
