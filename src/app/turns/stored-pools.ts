import type { AppStore } from '../../ports/queue.ts';
import { type ClaimStore, changeClaim, queueStored } from './change-claim.ts';
import { type Changed, emptyPool, type Pool, parsePool, relabel } from './slot-pool.ts';

export interface SlotsOptions extends ClaimStore {
  readonly now: () => number;
}

export const poolKey = (name: string): string => `slots/${name}`;
export const itemKey = (turn: string): string => `turns/${turn}`;
export const labelsKey = (repository: number | string, subject: number): string => `labels/${repository}#${subject}`;

/** A pool under its name. */
export interface NamedPool {
  readonly name: string;
  readonly pool: Pool;
}

/** Lists the stored pools: those of one repository, or all. One in a form of another version is empty. */
export async function listPools(store: Pick<AppStore, 'list'>, repository?: number): Promise<readonly NamedPool[]> {
  const stored = await store.list(poolKey(repository === undefined ? '' : `${repository} `));
  return stored.map(({ key, value }) => ({ name: key.slice(poolKey('').length), pool: parsePool(value) ?? emptyPool }));
}

/** Queues the start of an execution that has had a slot for long, as another item: its first one was lost in a crash, or given up. */
export function requeueStart(options: SlotsOptions, id: string): Promise<void> {
  return queueStored(options, itemKey(id), String(options.now()));
}

export type ChangePool = <T>(name: string, apply: (pool: Pool | undefined) => Changed<T>) => Promise<T>;

/** Creates the function that changes a pool in one step of the store. */
export function createPoolChange(options: SlotsOptions): ChangePool {
  return (name, apply) =>
    changeClaim(options, { key: poolKey(name), itemKey }, (from) => {
      const { pool, started, result } = apply(parsePool(from));
      return { to: JSON.stringify(pool), started, result };
    });
}

/** Counts the agent jobs of all pools that hold a slot, and those that wait for one. */
export async function countSlots(store: Pick<AppStore, 'list'>): Promise<{ readonly holding: number; readonly waiting: number }> {
  const pools = await listPools(store);
  const sum = (part: 'holders' | 'waiting'): number => pools.reduce((total, { pool }) => total + pool[part].length, 0);
  return { holding: sum('holders'), waiting: sum('waiting') };
}

/** The time for which an execution that waits, and labels that were seen, are kept. */
const keptMilliseconds = 40 * 86_400_000;

/** Returns until when what is stored now is kept. */
export const expiryOf = ({ now }: SlotsOptions): string => new Date(now() + keptMilliseconds).toISOString();

/** Returns the change of a pool that orders what waits of a subject by its labels. */
export function orderBy(of: Parameters<typeof relabel>[1]): Parameters<ChangePool>[1] {
  return (pool = emptyPool) => ({ pool: relabel(pool, of), started: [], result: undefined });
}
