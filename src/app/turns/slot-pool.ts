import { z } from 'zod';
import { parseStored } from '../../core/json/json-value.ts';
import { priorityOf } from '../../core/launch/slot.ts';

const placeSchema = z.object({
  pipeline: z.string(),
  limit: z.number(),
  priority: z.number(),
  subject: z.number(),
  urgentLabels: z.array(z.string()),
});

const poolSchema = z.object({
  holders: z.array(
    z.object({
      /** The execution; of a workflow run that was found at work, a name that no execution has. */
      id: z.string(),
      /** The time at which its order was issued. Another order for the same execution is another start. */
      issued: z.string(),
      /** The time at which it got the slot, or at which its workflow run was known. */
      since: z.number(),
      /** True once somebody was told to dispatch its workflow run. */
      told: z.boolean(),
      run: z.number().optional(),
    }),
  ),
  waiting: z.array(z.object({ id: z.string(), issued: z.string(), place: placeSchema })),
  /** The workflow runs that ended while it was unknown whose they are. */
  ended: z.array(z.number()),
  /** The time at which GitHub is asked next what is at work; absent while nothing waits. */
  lookAt: z.number().optional(),
});

/** The executions of one pipeline that have a slot, and those that wait for one. */
export type Pool = z.infer<typeof poolSchema>;
type Holder = Pool['holders'][number];
type Waiting = Pool['waiting'][number];

export const emptyPool: Pool = { holders: [], waiting: [], ended: [] };

/** Returns the stored pool; undefined where there is none, or one in a form of another version. */
export function parsePool(text: string | undefined): Pool | undefined {
  return parseStored(poolSchema, text);
}

/** A workflow run that GitHub lists as not completed. */
export interface ActiveRun {
  readonly id: number;
  readonly title: string;
}

/**
 * The answer to an execution that asks for a slot. `start`: dispatch its workflow run. `wait`: its turn comes later. `started`: its
 * workflow run is known. `unknown`: somebody was told to dispatch it, and nobody knows what came of it.
 */
export type SlotAnswer = 'start' | 'wait' | 'started' | 'unknown';

/** A pool after a change, and the executions that got a slot by it. */
export interface Changed<T> {
  readonly pool: Pool;
  readonly started: readonly string[];
  readonly result: T;
}

/** Gives an execution a slot, or a place in the line. The limit and the labels of the newest call count. */
export function takeSlot(pool: Pool, asking: Waiting, now: number): Changed<SlotAnswer> {
  const held = pool.holders.find(({ id }) => id === asking.id);
  if (held !== undefined && held.issued === asking.issued && held.told)
    return { pool, started: [], result: held.run === undefined ? 'unknown' : 'started' };
  const next =
    held === undefined ? giveSlots({ ...pool, waiting: standInLine(pool.waiting, asking) }, now) : { pool, started: [] };
  const isHolder = next.pool.holders.some(({ id }) => id === asking.id);
  const told = { id: asking.id, issued: asking.issued, since: now, told: true };
  const holders = next.pool.holders.map((holder) => (holder.id === asking.id ? told : holder));
  return {
    pool: { ...next.pool, holders },
    started: next.started.filter((id) => id !== asking.id),
    result: isHolder ? 'start' : 'wait',
  };
}

/** Puts an execution at the end of the line. One that waits already keeps its place. */
function standInLine(waiting: Pool['waiting'], asking: Waiting): Pool['waiting'] {
  const isWaiting = waiting.some(({ id }) => id === asking.id);
  return isWaiting ? waiting.map((one) => (one.id === asking.id ? asking : one)) : [...waiting, asking];
}

/** Notes the workflow run of a holder. It may have ended before anybody knew whose it is. */
export function nameRun(pool: Pool, { id, run }: { readonly id: string; readonly run: number }, now: number): Changed<void> {
  const isOver = pool.ended.includes(run);
  const holders = pool.holders.flatMap((holder) => {
    if (holder.id !== id) return [holder];
    return isOver ? [] : [{ ...holder, since: now, run }];
  });
  const ended = holders.some(isUnclear) ? pool.ended.filter((other) => other !== run) : [];
  return { ...giveSlots({ ...pool, holders, ended }, now), result: undefined };
}

/** Returns whether a dispatch is under way, or its end is unknown. */
function isUnclear({ told, run }: Holder): boolean {
  return told && run === undefined;
}

/** The most ended workflow runs that are remembered while it is unknown whose they are. */
const mostEnded = 100;

/** Frees the slot of a workflow run that has ended. While a dispatch is under way, a run that nobody knows is remembered. */
export function endRun(pool: Pool, run: number, now: number): Changed<void> {
  const holders = pool.holders.filter((holder) => holder.run !== run);
  if (holders.length === pool.holders.length && !holders.some(isUnclear)) return { pool, started: [], result: undefined };
  const ended = holders.length < pool.holders.length ? pool.ended : [...pool.ended, run].slice(-mostEnded);
  return { ...giveSlots({ ...pool, holders, ended }, now), result: undefined };
}

/** Takes executions out of the pool whose start GitHub refused. One whose workflow run is at work keeps its slot until that one ends. */
export function leavePool(pool: Pool, isGone: (one: Holder | Waiting) => boolean, now: number): Changed<void> {
  const holders = pool.holders.filter((holder) => holder.run !== undefined || !isGone(holder));
  const waiting = pool.waiting.filter((one) => !isGone(one));
  return { ...giveSlots({ ...pool, holders, waiting }, now), result: undefined };
}

/**
 * Takes out what waits of a run that has ended. A workflow run that is at work keeps its slot, and so does one that is being dispatched
 * just now: it begins all the same.
 */
export function leaveLine(pool: Pool, isGone: (one: Holder | Waiting) => boolean, now: number): Changed<void> {
  const holders = pool.holders.filter((holder) => holder.told || !isGone(holder));
  const waiting = pool.waiting.filter((one) => !isGone(one));
  return { ...giveSlots({ ...pool, holders, waiting }, now), result: undefined };
}

/**
 * The time after which a holder that GitHub does not list loses its slot. Lists lag behind dispatches, and the event of a
 * completed workflow run may be lost.
 */
export const trustedMilliseconds = 300_000;

/** Takes the slots of holders that are over. A pool that is not known yet is held by what GitHub lists. */
export function refreshPool(pool: Pool | undefined, active: readonly ActiveRun[] | undefined, now: number): Pool {
  if (active === undefined) return pool ?? emptyPool;
  if (pool === undefined) {
    const holders = active.map(({ id }): Holder => ({ id: `workflow run ${id}`, issued: '', since: now, told: true, run: id }));
    return { ...emptyPool, holders };
  }
  const isListed = ({ id, run, told }: Holder): boolean =>
    !told || active.some((one) => (run === undefined ? isTitleOf(one.title, id) : one.id === run));
  return { ...pool, holders: pool.holders.filter((holder) => now - holder.since <= trustedMilliseconds || isListed(holder)) };
}

/** Returns whether nobody waits: neither for a slot, nor with one for the dispatch of the workflow run. */
export function isSettled({ waiting, holders }: Pool): boolean {
  return waiting.length === 0 && holders.every(({ told }) => told);
}

/** Returns whether an execution waits: for a slot, or with one until somebody is told to dispatch its workflow run. */
export function hasToStart({ waiting, holders }: Pool, id: string): boolean {
  return waiting.some((one) => one.id === id) || holders.some((holder) => holder.id === id && !holder.told);
}

/** Lists the executions that have had a slot for long, and that nobody was told to dispatch. */
export function listLate({ holders }: Pool, now: number): readonly string[] {
  return holders.filter(({ told, since }) => !told && now - since > trustedMilliseconds).map(({ id }) => id);
}

/** Returns whether a workflow run has the title of an execution, whose id is that of the repository and the title. The progress may stand behind it. */
function isTitleOf(title: string, id: string): boolean {
  const own = id.slice(id.indexOf(' ') + 1);
  return title === own || title.startsWith(`${own} `);
}

/** Orders again what waits, by the labels that a subject has now. */
export function relabel(pool: Pool, { subject, labels }: { readonly subject: number; readonly labels: readonly string[] }): Pool {
  const waiting = pool.waiting.map((one) =>
    one.place.subject === subject
      ? { ...one, place: { ...one.place, priority: priorityOf(labels, one.place.urgentLabels) } }
      : one,
  );
  return { ...pool, waiting };
}

/** Returns what waits in the order in which it gets slots: the most urgent first, and equal ones in the order in which they came. */
export function listLine(pool: Pool): readonly Waiting[] {
  return pool.waiting.toSorted((a, b) => a.place.priority - b.place.priority);
}

/** Gives the free slots to those that wait. */
export function giveSlots(pool: Pool, now: number): { readonly pool: Pool; readonly started: readonly string[] } {
  const [next] = listLine(pool);
  if (next === undefined || pool.holders.length >= next.place.limit) return { pool, started: [] };
  const holders = [...pool.holders, { id: next.id, issued: next.issued, since: now, told: false }];
  const rest = giveSlots({ ...pool, holders, waiting: pool.waiting.filter(({ id }) => id !== next.id) }, now);
  return { pool: rest.pool, started: [next.id, ...rest.started] };
}
