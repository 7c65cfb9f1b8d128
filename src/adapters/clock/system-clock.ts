import { setTimeout } from 'node:timers/promises';
import type { Clock } from '../../ports/clock.ts';

/** Creates the clock of the machine. */
export function createSystemClock(): Clock {
  return {
    now: () => new Date().toISOString(),
    sleep: async (milliseconds) => {
      await setTimeout(milliseconds);
    },
  };
}
