import { randomUUID } from 'node:crypto';
import type { AppStore } from '../../../ports/queue.ts';

const key = 'hearing';

/**
 * Begins a new time of hearing: what was known before it is not believed any more, because no process may have heard the events in
 * between. Every process of the App does so at its start.
 */
export async function beginHearing(store: AppStore): Promise<void> {
  await store.put(key, randomUUID());
}

/** Returns the name of the present time of hearing. Another process may have begun it. */
export async function readHearing(store: AppStore): Promise<string> {
  return (await store.get(key)) ?? '';
}
