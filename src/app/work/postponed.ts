import type { AppStore } from '../../ports/queue.ts';

/** The runs whose status comment does not show their last state yet, because work that follows draws it. */
export interface Postponed {
  note(repository: number, run: string): Promise<void>;
  clear(repository: number, run: string): Promise<void>;
  has(repository: number, run: string): Promise<boolean>;
}

/** Creates the notes about postponed drawings in the store of the App. */
export function createPostponed(store: AppStore): Postponed {
  const keyOf = (repository: number, run: string): string => `postponed/${repository}/${run}`;
  return {
    note: (repository, run) => store.put(keyOf(repository, run), ''),
    clear: (repository, run) => store.delete(keyOf(repository, run)),
    has: async (repository, run) => (await store.get(keyOf(repository, run))) !== undefined,
  };
}
