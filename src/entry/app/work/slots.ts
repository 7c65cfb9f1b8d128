import type { SlotPosition } from '../../../core/run/slot.ts';

/** An execution that wants to run while others of its pipeline do. */
export interface Turn {
  /** Repository and pipeline. */
  readonly pool: string;
  /** Repository and title of the execution. */
  readonly id: string;
  readonly place: SlotPosition;
  /** Queues its start; called when it is its turn. */
  readonly start: () => Promise<void>;
  /** Workflow runs of the pool that are not over, as GitHub lists them. */
  readonly listActive: () => Promise<readonly number[]>;
}

/**
 * Who of a pipeline may run (`max-concurrency`), and who is next (`priority-labels`). In memory, as the queue is: after a
 * restart GitHub is asked what is still at work.
 */
export interface Slots {
  /** Whether it may start now; otherwise it waits, and is started when it is its turn. Asked twice, it waits once. */
  take(turn: Turn): Promise<boolean>;
  /** The workflow run that a taken slot became. */
  hold(turn: Pick<Turn, 'pool' | 'id'>, workflowRun: number): void;
  /** A workflow run is over, or never came of a taken slot. */
  release(holder: { readonly workflowRun: number } | Pick<Turn, 'pool' | 'id'>): Promise<void>;
}

interface Pool {
  /** When each holder came: the id of an execution until its workflow run is known. */
  readonly holders: Map<string | number, number>;
  waiting: Turn[];
}

/** Lists lag behind dispatches, and the end of a workflow run may be told to nobody. */
const trustedMilliseconds = 300_000;

export function createSlots(now: () => number): Slots {
  const pools = new Map<string, Pool>();

  const look = async ({ pool: name, listActive }: Turn): Promise<Pool> => {
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

  const handOut = async (pool: Pool): Promise<void> => {
    const next = findNext(pool);
    if (next === undefined) return;
    pool.waiting = pool.waiting.filter((turn) => turn !== next);
    pool.holders.set(next.id, now());
    await next.start();
    return handOut(pool);
  };

  return {
    async take(turn) {
      const known = pools.get(turn.pool);
      if (known?.holders.has(turn.id) === true) return true;
      const isFull = known === undefined || known.holders.size >= turn.place.limit;
      const pool = isFull ? await look(turn) : known;
      // Its limit and its labels are those of now.
      pool.waiting = [...pool.waiting.filter(({ id }) => id !== turn.id), turn];
      if (findNext(pool) !== turn) {
        await handOut(pool);
        return false;
      }
      pool.waiting = pool.waiting.filter((waiting) => waiting !== turn);
      pool.holders.set(turn.id, now());
      return true;
    },
    hold({ pool, id }, workflowRun) {
      const holders = pools.get(pool)?.holders;
      if (holders?.delete(id) === true) holders.set(workflowRun, now());
    },
    async release(holder) {
      const name = 'id' in holder ? holder.id : holder.workflowRun;
      for (const pool of pools.values()) if (pool.holders.delete(name)) await handOut(pool);
    },
  };
}

/** The most urgent of those that wait, the first among equals, when its pipeline has room. */
function findNext({ holders, waiting }: Pool): Turn | undefined {
  const [next] = waiting.toSorted((a, b) => a.place.priority - b.place.priority);
  return next !== undefined && holders.size < next.place.limit ? next : undefined;
}
