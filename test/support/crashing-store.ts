import type fc from 'fast-check';
import type { AppStore } from '../../src/ports/queue.ts';
import { createMemoryAppStore } from './memory-app-store.ts';

/** Thrown by the step at which a process dies. */
export class Crash extends Error {}

/** Whether a process dies before a step, or after it. */
export type Side = 'before' | 'after';

export interface CrashingStore {
  /** Each of its methods is a step. */
  readonly store: AppStore;
  /** The same store, without steps. */
  readonly inner: AppStore;
  /** A step of a process: others go on before it, and the process may die before or after it. */
  step<T>(act: () => T | Promise<T>, name?: string): Promise<T>;
  /** Does as the queue does with an item: again after a crash, until it is done. */
  insist(act: () => Promise<void>): Promise<void>;
}

/** Decides at each step, by its number and its name, whether the process dies there. */
export type FindCrash = (step: { readonly number: number; readonly name: string }) => Side | undefined;

/**
 * Creates a store in memory whose processes die at the steps with these numbers, before an even one and after an odd one, or as a function
 * says.
 */
export function createCrashingStore(scheduler: fc.Scheduler, crashes: ReadonlySet<number> | FindCrash): CrashingStore {
  let steps = 0;
  const findCrash = typeof crashes === 'function' ? crashes : byNumber(crashes);
  const step = async <T>(act: () => T | Promise<T>, name = ''): Promise<T> => {
    await scheduler.schedule(Promise.resolve());
    const side = findCrash({ number: steps++, name });
    if (side === 'before') throw new Crash();
    const result = await act();
    if (side === 'after') throw new Crash();
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

function byNumber(crashes: ReadonlySet<number>): FindCrash {
  return ({ number }) => {
    if (!crashes.has(number)) return undefined;
    return number % 2 === 0 ? 'before' : 'after';
  };
}
