import type { Clock } from '../ports/clock.ts';

/** The longest time that a run is looked for: `limits.timeout-minutes` can give no more, and only pauses make it longer. */
const windowMilliseconds = 50_400 * 60_000;

export function runsSince(clock: Clock): string {
  return new Date(Date.parse(clock.now()) - windowMilliseconds).toISOString();
}
