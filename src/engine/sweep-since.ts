import type { Clock } from '../ports/clock.ts';

/** How far back runs are looked for: twice as long as an order is valid. */
const windowMilliseconds = 4 * 86_400_000;

export function sweepSince(clock: Clock): string {
  return new Date(Date.parse(clock.now()) - windowMilliseconds).toISOString();
}
