import Bottleneck from 'bottleneck/light.js';
import type { Log } from '../../ports/log.ts';
import type { MayWait } from './create-wait-budget.ts';

/** What the plugin tells: seconds to wait, the request, its Octokit, how often it was tried again. */
type LimitCall = [number, { readonly method: string; readonly url: string }, unknown, number];

const maxTries = 3;

/**
 * Settings of the throttling plugin.
 *
 * GitHub asks to leave a second between writes "if you are making a large number" of them, and allows 80 that create
 * content per minute. The plugin's defaults (1 s between any two writes, 3 s between two that notify) would add three to
 * five idle seconds to every link of a chain, which has three writes, eight with a commit. So writes have a budget
 * instead of a gap: 10 at once, and one more each second. That stays under 80 a minute and costs a link nothing.
 */
export function createThrottle(log: Log, mayWait: MayWait) {
  const decide =
    (words: string) =>
    (...[seconds, request, , tries]: LimitCall) => {
      const again = tries < maxTries && mayWait(seconds);
      const next = again ? `waiting ${seconds} s` : 'giving up';
      log.warning(`GitHub's ${words} for ${request.method} ${request.url} asks to wait ${seconds} s: ${next}.`);
      return again;
    };
  return {
    onRateLimit: decide('rate limit'),
    onSecondaryRateLimit: decide('secondary rate limit'),
    write: new Bottleneck.Group(writeBudget),
    notifications: new Bottleneck.Group(writeBudget),
    // As in the plugin, which would share its own among all clients of the process.
    global: new Bottleneck.Group({ maxConcurrent: 10 }),
    auth: new Bottleneck.Group({ maxConcurrent: 1 }),
    search: new Bottleneck.Group({ maxConcurrent: 1, minTime: 2_000 }),
  };
}

const writeBudget = {
  maxConcurrent: 1,
  reservoir: 10,
  reservoirIncreaseAmount: 1,
  reservoirIncreaseInterval: 1000,
  reservoirIncreaseMaximum: 10,
};
