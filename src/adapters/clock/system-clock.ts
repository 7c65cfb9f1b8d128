import { setTimeout } from 'node:timers/promises';
import type { Clock } from '../../ports/clock.ts';

/** Creates the clock of the machine. */
export function createSystemClock(): Clock {
  return {
    now: () => new Date().toISOString(),
    sleep: (milliseconds, how) =>
      setTimeout(milliseconds, undefined, how).catch((thrown: unknown) => {
        if (how?.signal?.aborted !== true) throw thrown;
      }),
  };
}
