import type { AppStore } from '../../src/ports/queue.ts';

/** Creates a store in the memory of one process, for tests. */
export function createMemoryAppStore(): AppStore {
  const values = new Map<string, { readonly value: string; readonly expires: number }>();
  const find = (key: string): string | undefined => {
    const stored = values.get(key);
    return stored !== undefined && stored.expires > Date.now() ? stored.value : undefined;
  };
  return {
    get: async (key) => find(key),
    async put(key, value, { expiresAt } = {}) {
      values.set(key, { value, expires: expiresAt === undefined ? Number.POSITIVE_INFINITY : Date.parse(expiresAt) });
    },
    delete: async (key) => void values.delete(key),
    list: async (prefix) =>
      [...values.keys()]
        .filter((key) => key.startsWith(prefix))
        .sort()
        .flatMap((key) => {
          const value = find(key);
          return value === undefined ? [] : [{ key, value }];
        }),
    async replace(key, { from, to, expiresAt }) {
      if (find(key) !== from) return false;
      if (to === undefined) values.delete(key);
      else values.set(key, { value: to, expires: expiresAt === undefined ? Number.POSITIVE_INFINITY : Date.parse(expiresAt) });
      return true;
    },
    check: async () => undefined,
    async removeExpired() {
      const over = [...values.keys()].filter((key) => find(key) === undefined);
      for (const key of over) values.delete(key);
      return over.length;
    },
  };
}
