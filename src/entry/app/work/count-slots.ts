import { z } from 'zod';
import type { AppStore } from '../../../ports/queue.ts';

const poolSchema = z.object({ holders: z.array(z.unknown()), waiting: z.array(z.unknown()) });

/** Counts the agent jobs of all pools that hold a slot, and those that wait for one. */
export async function countSlots(store: Pick<AppStore, 'list'>): Promise<{ readonly holding: number; readonly waiting: number }> {
  const pools = (await store.list('slots/')).map(({ value }) => poolSchema.safeParse(JSON.parse(value)).data);
  const sum = (part: 'holders' | 'waiting'): number => pools.reduce((total, pool) => total + (pool?.[part].length ?? 0), 0);
  return { holding: sum('holders'), waiting: sum('waiting') };
}
