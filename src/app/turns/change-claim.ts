// This folder keeps what takes turns in the App: `slots` the agents of a pipeline at work, `branches` the runs on a branch, `waiting-starts` the events
// that wait for the end of a run. What waits for a budget is in `../budget`. `../starts` queues and makes the starts.

import type { AppStore, QueueItem } from '../../ports/queue.ts';

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
 * Changes what executions hold and wait for, in one step of the store; where somebody else was faster, `apply` is called again with the newer
 * value. Starts are queued before the change: after a crash between the two, a start comes that holds nothing yet, and waits again. They are
 * queued once more after it, for a start that was handled before the change had come.
 */
export async function changeClaim<T>(
  options: ClaimStore,
  { key, itemKey }: Claim,
  apply: (from: string | undefined) => {
    readonly to: string | undefined;
    readonly started: readonly string[];
    readonly result: T;
  },
): Promise<T> {
  const { store } = options;
  for (;;) {
    const from = await store.get(key);
    const { to, started, result } = apply(from);
    for (const id of started) await queueStored(options, itemKey(id));
    if (to !== from && !(await store.replace(key, { from, to }))) continue;
    for (const id of started) await queueStored(options, itemKey(id));
    return result;
  }
}

/** Queues a stored start. With `again` it is another item than the first one, which was lost or given up. */
export async function queueStored({ store, start }: ClaimStore, key: string, again?: string): Promise<void> {
  const text = await store.get(key);
  if (text === undefined) return;
  const item = JSON.parse(text) as QueueItem;
  await start(again === undefined ? item : { ...item, id: `${item.id} at ${again}` });
}
