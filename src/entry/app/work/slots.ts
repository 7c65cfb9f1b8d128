import type { SlotPosition } from '../../../core/launch/slot.ts';

/** An execution that waits for one of the slots of its pipeline. */
export interface Turn {
  /** Repository and pipeline. */
  readonly pool: string;
  /** Repository and title of the execution. */
  readonly id: string;
  readonly place: SlotPosition;
  /** Queues the start of the execution. Called when its turn comes. */
  readonly start: () => Promise<void>;
  /** Lists the workflow runs of the pool that have not completed. */
  readonly listActive: () => Promise<readonly number[]>;
}

/**
 * The slots of pipelines: which executions may run (`max-concurrency`), and which is next (`priority-labels`). They are held in
 * memory, as the queue is; after a restart GitHub is asked for the workflow runs that are still under way.
 */
export interface Slots {
  /**
   * Returns whether the execution may start now. Otherwise the execution waits and is started when its turn comes. A repeated
   * call does not make it wait twice.
   */
  acquire(turn: Turn): Promise<boolean>;
  /** Stores which workflow run was started for an occupied slot. */
  assign(turn: Pick<Turn, 'pool' | 'id'>, workflowRun: number): void;
  /** Frees the slot of a workflow run that has ended or was never started. */
  release(holder: { readonly workflowRun: number } | Pick<Turn, 'pool' | 'id'>): Promise<void>;
}

interface Pool {
  /** The start time of each holder. The key is the id of the execution until its workflow run is known. */
  readonly holders: Map<string | number, number>;
  waiting: Turn[];
}

/**
 * The time after which a holder that GitHub does not list loses its slot. Lists lag behind dispatches, and the event of a
 * completed workflow run may be lost.
 */
const trustedMilliseconds = 300_000;

export function createSlots(now: () => number): Slots {
  const pools = new Map<string, Pool>();

  const refreshPool = async ({ pool: name, listActive }: Turn): Promise<Pool> => {
    const active = await listActive();
    const known = pools.get(name);
    if (known === undefined) {
      const found: Pool = { holders: new Map(active.map((run) => [run, now()])), waiting: [] };
      pools.set(name, found);
      return found;
    }
    for (const [holder, since] of known.holders) {
      const isOver = now() - since > trustedMilliseconds && !active.some((run) => run === holder);
      if (isOver) known.holders.delete(holder);
    }
    return known;
  };

  const startNext = async (pool: Pool): Promise<void> => {
    const next = findNext(pool);
    if (next === undefined) return;
    pool.waiting = pool.waiting.filter((turn) => turn !== next);
    pool.holders.set(next.id, now());
    await next.start();
    return startNext(pool);
  };

  return {
    async acquire(turn) {
      const known = pools.get(turn.pool);
      if (known?.holders.has(turn.id) === true) return true;
      const isFull = known === undefined || known.holders.size >= turn.place.limit;
      const pool = isFull ? await refreshPool(turn) : known;
      // The limit and the labels of the newest call count.
      pool.waiting = [...pool.waiting.filter(({ id }) => id !== turn.id), turn];
      if (findNext(pool) !== turn) {
        await startNext(pool);
        return false;
      }
      pool.waiting = pool.waiting.filter((waiting) => waiting !== turn);
      pool.holders.set(turn.id, now());
      return true;
    },
    assign({ pool, id }, workflowRun) {
      const holders = pools.get(pool)?.holders;
      if (holders?.delete(id) === true) holders.set(workflowRun, now());
    },
    async release(holder) {
      const name = 'id' in holder ? holder.id : holder.workflowRun;
      for (const pool of pools.values()) if (pool.holders.delete(name)) await startNext(pool);
    },
  };
}

/** Returns the most urgent waiting execution, the oldest among equals, if its pipeline has a free slot. */
function findNext({ holders, waiting }: Pool): Turn | undefined {
  const [next] = waiting.toSorted((a, b) => a.place.priority - b.place.priority);
  return next !== undefined && holders.size < next.place.limit ? next : undefined;
}
