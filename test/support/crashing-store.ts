import type fc from 'fast-check';
import { createMemoryAppStore } from '../../src/adapters/queue/memory-app-store.ts';
import type { AppStore } from '../../src/ports/queue.ts';

class Crash extends Error {}

export interface CrashingStore {
  /** Each of its methods is a step. */
  readonly store: AppStore;
  /** The same store, without steps. */
  readonly inner: AppStore;
  /** A step of a process: others go on before it, and the process may die before or after it. */
  step<T>(act: () => T | Promise<T>): Promise<T>;
  /** Does as the queue does with an item: again after a crash, until it is done. */
  insist(act: () => Promise<void>): Promise<void>;
}

/** Creates a store in memory whose processes die at the steps with these numbers: before an even one, after an odd one. */
export function createCrashingStore(scheduler: fc.Scheduler, crashes: ReadonlySet<number>): CrashingStore {
  let steps = 0;
  const step = async <T>(act: () => T | Promise<T>): Promise<T> => {
    await scheduler.schedule(Promise.resolve());
    const number = steps;
    steps += 1;
    const dies = crashes.has(number);
    if (dies && number % 2 === 0) throw new Crash();
    const result = await act();
    if (dies) throw new Crash();
    return result;
  };
  const inner = createMemoryAppStore();
  return {
    inner,
    step,
    store: {
      get: (key) => step(() => inner.get(key)),
      // Times are those of the test.
      put: (key, value) => step(() => inner.put(key, value)),
      delete: (key) => step(() => inner.delete(key)),
      list: (prefix) => step(() => inner.list(prefix)),
      replace: (key, change) => step(() => inner.replace(key, change)),
      check: () => inner.check(),
      removeExpired: () => step(() => inner.removeExpired()),
    },
    async insist(act) {
      for (;;) {
        try {
          return await act();
        } catch (thrown) {
          if (!(thrown instanceof Crash)) throw thrown;
        }
      }
    },
  };
}
