import type { Cancellation } from '../job/cancellation.ts';

export type JobSlots = ReturnType<typeof createJobSlots>;

export function createJobSlots(size: number) {
  let free = size;
  let waiting: (() => void)[] = [];

  function release(): void {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  }

  return {
    /** Waits for a free slot, first come first served. */
    async acquire(cancellation: Cancellation): Promise<(() => void) | 'cancelled'> {
      if (cancellation.reason) return 'cancelled';
      if (free > 0) {
        free -= 1;
        return release;
      }
      const { promise, resolve } = Promise.withResolvers<'entered' | 'cancelled'>();
      const grant = () => resolve('entered');
      waiting.push(grant);
      const stop = cancellation.onRequest(() => {
        waiting = waiting.filter((other) => other !== grant);
        resolve('cancelled');
      });
      const result = await promise;
      stop();
      return result === 'entered' ? release : 'cancelled';
    },
  };
}
