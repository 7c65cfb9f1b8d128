import { priorityOf, type SlotPosition } from '../../core/launch/slot.ts';
import type { QueueItem } from '../../ports/queue.ts';
import { keepLabels, type ReportedLabels, readKnownLabels } from '../deliveries/reported-labels.ts';
import {
  type ActiveRun,
  emptyPool,
  endRun,
  giveSlots,
  hasToStart,
  isSettled,
  leaveLine,
  leavePool,
  listLate,
  listLine,
  nameRun,
  type Pool,
  parsePool,
  refreshPool,
  type SlotAnswer,
  takeSlot,
  trustedMilliseconds,
} from './slot-pool.ts';
import {
  type ChangePool,
  createPoolChange,
  expiryOf,
  itemKey,
  labelsKey,
  listPools,
  type NamedPool,
  orderBy,
  poolKey,
  requeueStart,
  type SlotsOptions,
} from './stored-pools.ts';

/** An execution that asks for one of the slots of its pipeline. */
export interface Turn {
  /** Repository and pipeline. */
  readonly pool: string;
  /** Repository and title of the execution. */
  readonly id: string;
  /** The time at which its order was issued. */
  readonly issued: string;
  readonly place: SlotPosition;
  /** The work that starts the execution. It is queued when its turn comes. */
  readonly item: QueueItem;
}

type Slot = Pick<Turn, 'pool' | 'id'>;

/** The executions of one pipeline that run or wait. */
export interface SlotPool {
  /** The pool of their turns. */
  readonly name: string;
  readonly holders: Pool['holders'];
  readonly waiting: readonly Pool['waiting'][number][];
}

/**
 * The slots of pipelines: which executions may run (`max-concurrency`), and which is next (`priority-labels`). They are kept in the
 * store, so that a restart and other processes know them, and each change is one step there. GitHub is asked for the workflow runs
 * that are under way when a pipeline is full or unknown.
 */
export interface Slots {
  /**
   * Asks for a slot. An execution that has to wait is started when its turn comes; a repeated call does not make it wait twice.
   * `listActive` lists the workflow runs of the pool that have not completed.
   */
  acquire(turn: Turn, listActive: () => Promise<readonly ActiveRun[]>): Promise<SlotAnswer>;
  /** Returns whether an execution waits for its turn. */
  isWaiting(id: Turn['id']): Promise<boolean>;
  /** Stores which workflow run was started for an occupied slot. */
  assign(slot: Slot, workflowRun: number): Promise<void>;
  /** Lists the pipelines whose executions take turns, for people. What waits stands in the order of its turns. */
  list(): Promise<readonly SlotPool[]>;
  /** Frees the slot of a workflow run that has ended, or of an execution whose start GitHub refused. */
  release(holder: { readonly workflowRun: number; readonly repository: number } | Slot): Promise<void>;
  /** Gives back a slot of which nobody has made use. */
  giveBack(slot: Slot): Promise<void>;
  /** Takes out of all lines what waits of a run that has ended. */
  leave(of: { readonly repository: number; readonly run: string }): Promise<void>;
  /** Orders what waits of a subject by the labels that a delivery tells. */
  relabel(told: ReportedLabels): Promise<void>;
  /** Returns the place of an execution in its line, the next one is 1; undefined if it does not wait. */
  findPosition(of: { readonly repository: number; readonly id: string }): Promise<number | undefined>;
  /** Frees the slots of workflow runs that are not among the active ones. Returns when to look again; undefined while nothing waits. */
  look(pool: string, active: readonly ActiveRun[]): Promise<number | undefined>;
  /** Returns when GitHub is to be asked about a pool in which something waits, the same time for all who ask before it; else undefined. */
  agreeLook(pool: string): Promise<number | undefined>;
}

/** The steps on a stored pool, and the search for pools. */
interface Pools {
  readonly options: SlotsOptions;
  readonly change: ChangePool;
  list(repository: number): Promise<readonly NamedPool[]>;
}

export function createSlots(options: SlotsOptions): Slots {
  const pools: Pools = {
    options,
    change: createPoolChange(options),
    list: (repository) => listPools(options.store, repository),
  };
  return {
    acquire: (turn, listActive) => acquire(pools, turn, listActive),
    // The pools decide: the work of an execution is kept after it has left its line.
    isWaiting: async (id) => (await listPools(options.store, Number.parseInt(id, 10))).some(({ pool }) => hasToStart(pool, id)),
    async list() {
      const all = await listPools(options.store);
      return all.map(({ name, pool }) => ({ name, holders: pool.holders, waiting: listLine(pool) }));
    },
    ...createLeaving(pools),
    ...createLine(pools),
  };
}

async function acquire({ options, change }: Pools, turn: Turn, listActive: Parameters<Slots['acquire']>[1]): Promise<SlotAnswer> {
  const { store, now } = options;
  const { pool: name, id, issued, place, item } = turn;
  const holders = parsePool(await store.get(poolKey(name)))?.holders;
  const isFull = holders === undefined || (holders.length >= place.limit && !holders.some((holder) => holder.id === id));
  const active = isFull ? await listActive() : undefined;
  await store.put(itemKey(id), JSON.stringify(item), { expiresAt: expiryOf(options) });
  const readLabels = () => readKnownLabels(store, labelsKey(name.split(' ', 1)[0] ?? '', place.subject));
  const known = await readLabels();
  const priority = known === undefined ? place.priority : priorityOf(known.labels, place.urgentLabels);
  const asking = { id, issued, place: { ...place, priority, urgentLabels: [...place.urgentLabels] } };
  const answer = await change(name, (pool) => takeSlot(refreshPool(pool, active, now()), asking, now()));
  if (answer !== 'wait') await store.delete(itemKey(id));
  // Labels that were told meanwhile have not found it in the line.
  const told = await readLabels();
  if (answer === 'wait' && told !== undefined && JSON.stringify(told) !== JSON.stringify(known))
    await change(name, orderBy({ ...place, ...told }));
  return answer;
}

function createLeaving({ options: { now }, change, list }: Pools): Pick<Slots, 'assign' | 'release' | 'giveBack' | 'leave'> {
  return {
    assign: ({ pool: name, id }, run) => change(name, (pool = emptyPool) => nameRun(pool, { id, run }, now())),
    async release(holder) {
      if ('pool' in holder)
        return change(holder.pool, (pool = emptyPool) => leavePool(pool, ({ id }) => id === holder.id, now()));
      for (const { name, pool } of await list(holder.repository)) {
        if (endRun(pool, holder.workflowRun, now()).pool === pool) continue;
        await change(name, (present = emptyPool) => endRun(present, holder.workflowRun, now()));
      }
    },
    giveBack: (slot) => change(slot.pool, (pool = emptyPool) => leaveLine(pool, ({ id }) => id === slot.id, now())),
    async leave({ repository, run }) {
      const isGone = ({ id }: { readonly id: string }): boolean => id.startsWith(`${repository} ${run}/`);
      for (const { name, pool } of await list(repository))
        if ([...pool.waiting, ...pool.holders].some(isGone))
          await change(name, (present = emptyPool) => leaveLine(present, isGone, now()));
    },
  };
}

function createLine({ options, change, list }: Pools): Pick<Slots, 'relabel' | 'findPosition' | 'look' | 'agreeLook'> {
  const { store, now } = options;
  return {
    async relabel(told) {
      const { repository, subject } = told;
      if ((await list(repository)).length === 0) return;
      const place = { store, key: labelsKey(repository, subject), expiresAt: expiryOf(options) };
      await keepLabels(place, told, async (labels) => {
        for (const { name, pool } of await list(repository))
          if (pool.waiting.some((one) => one.place.subject === subject)) await change(name, orderBy({ subject, labels }));
      });
    },
    async findPosition({ repository, id }) {
      const places = (await list(repository)).map(({ pool }) => listLine(pool).findIndex((one) => one.id === id));
      const place = places.find((at) => at !== -1);
      return place === undefined ? undefined : place + 1;
    },
    async look(name, active) {
      const at = now();
      for (const id of listLate(parsePool(await store.get(poolKey(name))) ?? emptyPool, at)) await requeueStart(options, id);
      return change(name, (pool = emptyPool) => {
        const next = giveSlots(refreshPool(pool, active, at), at);
        const lookAt = isSettled(next.pool) ? undefined : at + trustedMilliseconds;
        return { started: next.started, pool: { ...next.pool, lookAt }, result: lookAt };
      });
    },
    agreeLook: (name) => {
      const at = now();
      return change<number | undefined>(name, (pool = emptyPool) => {
        const { lookAt: agreed = 0 } = pool;
        const isDue = !isSettled(pool) && agreed <= at - trustedMilliseconds;
        // Whoever agreed on a time that is to come may have died before the look was queued.
        if (!isDue) return { pool, started: [], result: agreed > at && !isSettled(pool) ? agreed : undefined };
        const lookAt = at + trustedMilliseconds;
        return { pool: { ...pool, lookAt }, started: [], result: lookAt };
      });
    },
  };
}
