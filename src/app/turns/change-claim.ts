// This folder keeps what takes turns in the App: `slots` the agents of a pipeline at work, `branches` the runs on a branch, `waiting-starts` the events
// that wait for the end of a run. What waits for a budget is in `../budget`. `../starts` queues and makes the starts.

import type { AppStore, QueueItem } from '../../ports/queue.ts';

/** A stored value as it is to be: none where `to` is undefined, and not changed where it is the text that was found. */
interface ChangedValue<T> {
  readonly to: string | undefined;
  readonly result: T;
}

/**
 * Changes a value in one step of the store: it is replaced only as long as nobody else has changed it. Else `apply` is called again, with
 * what stands there by then.
 */
async function changeValue<T>(
  store: Pick<AppStore, 'get' | 'replace'>,
  key: string,
  apply: (from: string | undefined) => ChangedValue<T> | Promise<ChangedValue<T>>,
): Promise<T> {
  for (;;) {
    const from = await store.get(key);
    const { to, result } = await apply(from);
    if (to === from || (await store.replace(key, { from, to }))) return result;
  }
}

export interface ClaimStore {
  readonly store: AppStore;
  /** Queues the start of an execution. The same item may be queued twice. */
  readonly start: (item: QueueItem) => Promise<void>;
}

interface Claim {
  readonly key: string;
  /** Returns the key under which the item is stored that starts an execution. */
  readonly itemKey: (id: string) => string;
}

/**
 * Changes what executions hold and wait for, in one step of the store. The starts that follow (`started`) are queued before it: a crash
 * between both queues a start that has nothing yet, which then waits again, and loses none. A start that was handled before the change
 * has come waits as another item, so they are queued once more after it.
 */
export async function changeClaim<T>(
  { store, start }: ClaimStore,
  { key, itemKey }: Claim,
  apply: (from: string | undefined) => ChangedValue<T> & { readonly started: readonly string[] },
): Promise<T> {
  const queueAll = async (ids: readonly string[]): Promise<void> => {
    for (const id of ids) {
      const item = await store.get(itemKey(id));
      if (item !== undefined) await start(JSON.parse(item) as QueueItem);
    }
  };
  const { started, result } = await changeValue(store, key, async (from) => {
    const changed = apply(from);
    await queueAll(changed.started);
    return { to: changed.to, result: changed };
  });
  await queueAll(started);
  return result;
}
