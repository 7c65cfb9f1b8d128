import { z } from 'zod';
import type { SlotPosition } from '../../../core/launch/slot.ts';
import type { AppStore, QueueItem } from '../../../ports/queue.ts';

/** An execution that waits for one of the slots of its pipeline. */
export interface Turn {
  /** Repository and pipeline. */
  readonly pool: string;
  /** Repository and title of the execution. */
  readonly id: string;
  readonly place: SlotPosition;
  /** The work that starts the execution. It is queued when its turn comes. */
  readonly item: QueueItem;
}

/**
 * The slots of pipelines: which executions may run (`max-concurrency`), and which is next (`priority-labels`). They are kept in the
 * store, so that a restart and other processes know them. GitHub is asked for the workflow runs that are under way when a pipeline
 * is full or unknown.
 */
export interface Slots {
  /**
   * Returns whether the execution may start now. Otherwise the execution waits and is started when its turn comes. A repeated
   * call does not make it wait twice. `listActive` lists the workflow runs of the pool that have not completed.
   */
  acquire(turn: Turn, listActive: () => Promise<readonly number[]>): Promise<boolean>;
  /** Returns whether an execution waits for its turn. */
  isWaiting(id: Turn['id']): Promise<boolean>;
  /** Stores which workflow run was started for an occupied slot. */
  assign(turn: Pick<Turn, 'pool' | 'id'>, workflowRun: number): Promise<void>;
  /** Frees the slot of a workflow run that has ended or was never started. */
  release(holder: { readonly workflowRun: number } | Pick<Turn, 'pool' | 'id'>): Promise<void>;
}

/**
 * The time after which a holder that GitHub does not list loses its slot. Lists lag behind dispatches, and the event of a
 * completed workflow run may be lost.
 */
const trustedMilliseconds = 300_000;

const placeSchema = z.object({ pipeline: z.string(), limit: z.number(), priority: z.number() });
const poolSchema = z.object({
  /** The start time of each holder. A holder is the id of an execution until its workflow run is known. */
  holders: z.array(z.tuple([z.union([z.string(), z.number()]), z.number()])),
  waiting: z.array(z.object({ id: z.string(), place: placeSchema })),
});
type Pool = z.infer<typeof poolSchema>;

/** A pool after a change, and the executions that the change lets start. */
interface Changed<T> {
  readonly pool: Pool;
  readonly started: readonly string[];
  readonly result: T;
}

export interface SlotsOptions {
  readonly store: AppStore;
  readonly now: () => number;
  /** Queues the start of an execution. The same item may be queued twice. */
  readonly start: (item: QueueItem) => Promise<void>;
}

const poolKey = (name: string): string => `slots/${name}`;
const itemKey = (turn: string): string => `turns/${turn}`;

export function createSlots({ store, now, start }: SlotsOptions): Slots {
  const read = async (name: string): Promise<Pool | undefined> => parsePool(await store.get(poolKey(name)));

  /** Starts come first: a crash between both queues a start without a slot, which then waits again, and loses none. */
  const change = async <T>(name: string, apply: (pool: Pool | undefined) => Changed<T>): Promise<T> => {
    for (;;) {
      const from = await store.get(poolKey(name));
      const { pool, started, result } = apply(parsePool(from));
      for (const id of started) await queue(id);
      const to = JSON.stringify(pool);
      if (to !== from && !(await store.replace(poolKey(name), { from, to }))) continue;
      for (const id of started) await store.delete(itemKey(id));
      return result;
    }
  };

  const queue = async (id: string): Promise<void> => {
    const item = await store.get(itemKey(id));
    if (item !== undefined) await start(JSON.parse(item) as QueueItem);
  };

  return {
    async acquire({ pool: name, id, place, item }, listActive) {
      const known = await read(name);
      if (known?.holders.some(([holder]) => holder === id) === true) return true;
      const active = known === undefined || known.holders.length >= place.limit ? await listActive() : undefined;
      await store.put(itemKey(id), JSON.stringify(item));
      const isNext = await change(name, (pool) => {
        const present = refresh(pool, { active, now: now() });
        // The limit and the labels of the newest call count.
        const waiting = [...present.waiting.filter((other) => other.id !== id), { id, place }];
        const next = startAll({ ...present, waiting }, now());
        return { ...next, started: next.started.filter((other) => other !== id), result: next.started.includes(id) };
      });
      if (isNext) await store.delete(itemKey(id));
      return isNext;
    },
    isWaiting: async (id) => (await store.get(itemKey(id))) !== undefined,
    assign: ({ pool: name, id }, workflowRun) =>
      change(name, (pool = empty) => {
        const holders = pool.holders.map((holder): Pool['holders'][number] => (holder[0] === id ? [workflowRun, now()] : holder));
        return { pool: { ...pool, holders }, started: [], result: undefined };
      }),
    async release(holder) {
      const gone = 'id' in holder ? holder.id : holder.workflowRun;
      const names = 'pool' in holder ? [holder.pool] : await listHeld(store, gone);
      for (const name of names)
        await change(name, (pool = empty) => {
          const holders = pool.holders.filter(([other]) => other !== gone);
          if (holders.length === pool.holders.length) return { pool, started: [], result: undefined };
          return { ...startAll({ ...pool, holders }, now()), result: undefined };
        });
    },
  };
}

const empty: Pool = { holders: [], waiting: [] };

function parsePool(text: string | undefined): Pool | undefined {
  return text === undefined ? undefined : poolSchema.parse(JSON.parse(text));
}

async function listHeld(store: AppStore, holder: string | number): Promise<readonly string[]> {
  const pools = await store.list(poolKey(''));
  return pools
    .filter(({ value }) => parsePool(value)?.holders.some(([other]) => other === holder) === true)
    .map(({ key }) => key.slice(poolKey('').length));
}

interface Refreshment {
  /** The workflow runs that GitHub lists; undefined if it was not asked. */
  readonly active: readonly number[] | undefined;
  readonly now: number;
}

/** Takes the slots of holders that are over. A pool that is not known yet is held by what GitHub lists. */
function refresh(pool: Pool | undefined, { active, now }: Refreshment): Pool {
  if (active === undefined) return pool ?? empty;
  if (pool === undefined) return { holders: active.map((run) => [run, now]), waiting: [] };
  const isOver = ([holder, since]: Pool['holders'][number]): boolean =>
    now - since > trustedMilliseconds && !active.some((run) => run === holder);
  return { ...pool, holders: pool.holders.filter((holder) => !isOver(holder)) };
}

/** Gives the free slots to those that wait, the most urgent first and the oldest among equals. */
function startAll(pool: Pool, now: number): { readonly pool: Pool; readonly started: readonly string[] } {
  const [next] = pool.waiting.toSorted((a, b) => a.place.priority - b.place.priority);
  if (next === undefined || pool.holders.length >= next.place.limit) return { pool, started: [] };
  const holders: Pool['holders'] = [...pool.holders, [next.id, now]];
  const rest = startAll({ holders, waiting: pool.waiting.filter(({ id }) => id !== next.id) }, now);
  return { pool: rest.pool, started: [next.id, ...rest.started] };
}
