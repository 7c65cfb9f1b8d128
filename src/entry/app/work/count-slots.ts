import type { AppStore } from '../../../ports/queue.ts';
import { listPools } from './stored-pools.ts';

/** Counts the agent jobs of all pools that hold a slot, and those that wait for one. */
export async function countSlots(store: Pick<AppStore, 'list'>): Promise<{ readonly holding: number; readonly waiting: number }> {
  const pools = await listPools(store);
  const sum = (part: 'holders' | 'waiting'): number => pools.reduce((total, { pool }) => total + pool[part].length, 0);
  return { holding: sum('holders'), waiting: sum('waiting') };
}
