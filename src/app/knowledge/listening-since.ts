import { randomUUID } from 'node:crypto';
import type { AppStore } from '../../ports/queue.ts';

const key = 'hearing';

/**
 * Begins a new time of hearing: what was known before it is not believed any more, because no process may have heard the events in
 * between. Every process of the App does so at its start.
 */
export async function beginListening(store: AppStore, now: () => number): Promise<void> {
  await store.put(key, `${new Date(now()).toISOString()} ${randomUUID()}`);
}

/** Returns when a time of hearing began, in milliseconds; NaN for that without a name. */
export function beginningOf(hearing: string): number {
  return Date.parse(hearing.split(' ', 1)[0] ?? '');
}

/** Returns the name of the present time of hearing, which another process may have begun; empty if the store has lost it. */
export async function readListeningSince(store: AppStore): Promise<string> {
  return (await store.get(key)) ?? '';
}
