import { z } from 'zod';
import { compareBy } from '../../core/compare-by.ts';
import { runUsageSchema } from '../../core/output/usage-facts.ts';

const runSchema = z.object({
  run: z.string(),
  thread: z.number(),
  first: z.object({ id: z.number(), at: z.string() }),
  lock: z.number(),
});

/** A run, and the number of the lock under which its work is done. */
export type LockedRun = Readonly<z.infer<typeof runSchema>>;

const holderSchema = z.object({
  /** The title of the execution, the name of the run, or the id of the start. A workflow run that was found at work has a name that no execution has. */
  id: z.string(),
  /** `given`: its start is queued. `unknown`: a dispatch was begun. `works`: it is at work. `idle`: it keeps this between two stages. */
  state: z.enum(['given', 'unknown', 'works', 'idle']),
  /** The time since which it has this state, RFC 3339. */
  since: z.string(),
  /** The time at which its order was issued. Another order for the same execution is another start. */
  issued: z.string().optional(),
  workflowRun: z.number().optional(),
  run: runSchema.optional(),
  /** The time at which a usage limit opens, and its name. Absent of all other claims. */
  until: z.string().optional(),
  what: z.string().optional(),
  /** The waiter by which it was `given`: its item starts it. */
  turn: z.string().optional(),
  /** The use that budgets count; without `run` until the first record of the run is written. */
  counts: z
    .object({
      pipeline: z.string(),
      startedAt: z.string(),
      run: z.string().optional(),
      usage: runUsageSchema.optional(),
      finishedAt: z.string().optional(),
    })
    .optional(),
});

export const waiterSchema = z.object({
  /** The title of the execution, the id of the start, or the name of what waits for a budget. */
  id: z.string(),
  /** The time at which it came, RFC 3339; empty where it comes before all others of its priority. */
  since: z.string(),
  /** Smaller is earlier. */
  priority: z.number(),
  /** The most that may hold this when the waiter gets it, as its configuration says; absent where the records or the ledger decide who may. */
  limit: z.number().optional(),
  /** The number of the issue or pull request; 0 for none. */
  subject: z.number(),
  /** The labels that give the priority, the most urgent first: the line is ordered again when the subject's labels change. */
  urgentLabels: z.array(z.string()).optional(),
  issued: z.string().optional(),
  /** The run that holds this once its waiter has the turn; absent where the waiter itself holds it. */
  run: runSchema.optional(),
  /** The pipeline that an event starts, and the label and the words that asked for it. */
  pipeline: z.string().optional(),
  label: z.string().optional(),
  cause: z.string().optional(),
  /** The time at which it is tried again, and the item of the queue that does it: an earlier item does nothing. */
  until: z.string().optional(),
  item: z.string().optional(),
});

export const claimSchema = z.object({
  /** True once it was asked who held this before the row was there: a row may begin with its line alone. */
  isFilled: z.boolean(),
  holders: z.array(holderSchema),
  /** Whoever waits, the next one first. */
  line: z.array(waiterSchema),
  /** The workflow runs that ended while it was unknown whose they are. */
  ended: z.array(z.number()),
  /** The time of the next look at whether the holders are gone, the same for all who ask; absent while nobody waits, nor has a turn that is not begun. */
  lookAt: z.string().optional(),
});

/** Something that only so many may hold at once, with everybody who waits for it. One value of the store. */
export type Claim = Readonly<z.infer<typeof claimSchema>>;
export type Holder = Claim['holders'][number];
export type Waiter = Claim['line'][number];

export const emptyClaim: Claim = { isFilled: false, holders: [], line: [], ended: [] };

/** A row after a change, and the waiters that hold it now. */
export interface Changed {
  readonly row: Claim;
  readonly wake: readonly Waiter[];
}

/** The answer to whoever asks. `start`: it is his; he starts what he asked for, unless it was dispatched. `works`: it is at work. `wait`: his turn comes later. */
export type ClaimAnswer = 'start' | 'works' | 'wait';

/** Returns the id under which a waiter holds what it waits for. */
const holderOf = ({ id, run }: Pick<Waiter, 'id' | 'run'>): string => run?.run ?? id;

/** Gives what is asked for, or a place in the line. Whoever waits already keeps his place; the limit and the priority of his last ask count. */
export function claim(row: Claim, asking: Waiter, now: string): Changed & { readonly answer: ClaimAnswer } {
  const own = holderOf(asking);
  const held = row.holders.find(({ id }) => id === own);
  // An execution is dispatched once. A run starts one stage after the other on what it holds.
  if (held !== undefined && asking.run === undefined && held.issued === asking.issued && held.state !== 'given')
    return { row, wake: [], answer: held.workflowRun === undefined ? 'start' : 'works' };
  const next =
    held === undefined
      ? giveTurns({ ...row, line: queueBehind(row.line, asking) }, now)
      : { row: { ...row, line: row.line.filter(({ id }) => id !== asking.id) }, wake: [] };
  if (!next.row.holders.some(({ id }) => id === own)) return { ...next, answer: 'wait' };
  const { run, issued } = asking;
  const taken: Holder = { id: own, state: run === undefined ? 'unknown' : 'works', since: now, issued, run };
  const holders = next.row.holders.map((holder) => (holder.id === own ? taken : holder));
  return { row: { ...next.row, holders }, wake: next.wake.filter(({ id }) => id !== asking.id), answer: 'start' };
}

/** Puts a waiter behind all that came before, whatever the clocks of their processes say. */
function queueBehind(line: readonly Waiter[], asking: Waiter): Waiter[] {
  const since = [asking.since, ...line.map((one) => one.since)].toSorted().at(-1) ?? asking.since;
  return standInLine(line, { ...asking, since });
}

/** Takes out holders and waiters that are gone, and gives what is free by that. */
export function release(row: Claim, isGone: (one: Holder | Waiter) => boolean, now: string): Changed {
  const holders = row.holders.filter((holder) => !isGone(holder));
  return giveTurns({ ...row, holders, line: row.line.filter((waiter) => !isGone(waiter)) }, now);
}

/** Gives what is free to those that wait. Further waiters of a run come along with its first one. */
export function giveTurns(row: Claim, now: string): Changed {
  const [next] = row.line;
  if (next === undefined || row.holders.length >= (next.limit ?? 0)) return { row, wake: [] };
  const { run, issued, id: turn } = next;
  const holder: Holder = { id: holderOf(next), state: 'given', since: now, issued, run, turn };
  const isOwn = (waiter: Waiter): boolean => holderOf(waiter) === holder.id;
  const line = row.line.filter((waiter) => !isOwn(waiter));
  const rest = giveTurns({ ...row, holders: [...row.holders, holder], line }, now);
  return { row: rest.row, wake: [...row.line.filter(isOwn), ...rest.wake] };
}

/** Puts a waiter into the line. One that waits already keeps the time at which it came. */
export function standInLine(line: readonly Waiter[], asking: Waiter): Waiter[] {
  const known = line.find(({ id }) => id === asking.id);
  const others =
    known === undefined ? [...line, asking] : line.map((one) => (one === known ? { ...asking, since: one.since } : one));
  return orderLine(others);
}

/** Orders a line: the most urgent first, and equal ones in the order in which they came. */
export function orderLine(line: readonly Waiter[]): Waiter[] {
  return line.toSorted(
    compareBy(
      ({ priority }) => priority,
      ({ since }) => since,
    ),
  );
}

/** Returns the position in a line, from 1, which is next; undefined for one that does not wait there. */
export function positionOf({ line }: Claim, waiter: string): number | undefined {
  const at = line.findIndex(({ id }) => id === waiter);
  return at === -1 ? undefined : at + 1;
}

/** Returns whether nobody waits: neither in the line, nor with a turn that nobody has begun. */
export function isSettled({ line, holders }: Claim): boolean {
  return line.length === 0 && holders.every(({ state }) => state !== 'given');
}
