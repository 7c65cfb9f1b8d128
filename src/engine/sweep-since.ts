import type { Clock } from '../ports/clock.ts';

/** How far back workflow runs are looked for that broke: twice as long as an order is valid. */
const windowMilliseconds = 4 * 86_400_000;

export function sweepSince(clock: Clock): string {
  return new Date(Date.parse(clock.now()) - windowMilliseconds).toISOString();
}
