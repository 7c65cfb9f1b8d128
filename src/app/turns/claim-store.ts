// This folder keeps what takes turns in the App, as one table of claims: the `slots` of pipelines, the `branches` that runs work on, the `run-line` of
// events that wait for the end of a run, and the `budgets`. Each is a row of the table with a rule of its own for who is gone; `claim` has what all of
// them do, and `claim-store` keeps it. `../starts` queues and makes the starts.

import { z } from 'zod';
import { parseStored } from '../../core/json/json-value.ts';
import type { Log } from '../../ports/log.ts';
import type { AppStore, QueueItem } from '../../ports/queue.ts';
import {
  type Changed,
  type Claim,
  type ClaimAnswer,
  claim,
  claimSchema,
  emptyClaim,
  type Holder,
  isSettled,
  release,
  type Waiter,
  waiterSchema,
} from './claim.ts';

export interface ClaimsOptions {
  readonly store: AppStore;
  /** Returns the present time in milliseconds. */
  readonly now: () => number;
  /** Queues the start of a waiter. The same item may be queued twice. */
  readonly start: (item: QueueItem) => Promise<void>;
}

/** A row of the table. `resource` is its kind and its name. */
export interface ClaimRef {
  readonly repository: number;
  readonly resource: string;
}

/** A row with its place in the table. */
export interface StoredClaim extends ClaimRef {
  readonly row: Claim;
}

/** A waiter that asks, with the item that starts it. */
export interface ClaimAsk {
  readonly waiter: Waiter;
  /** The work that starts the waiter. It is queued when its turn has come. */
  readonly item: QueueItem;
  /** Brings the row up to date before it is asked. */
  readonly refresh?: (row: Claim) => Claim;
}

/** The table of claims, which every process of the App sees. Each change of a row is one step of the store. */
export interface Claims {
  read(of: ClaimRef): Promise<Claim>;
  /** Lists the rows whose resources begin with a text, of one repository or of all. */
  list(of: { readonly repository?: number; readonly resource: string }): Promise<readonly StoredClaim[]>;
  /** Asks for a claim. Whoever has to wait is started when his turn comes; a repeated call does not make him wait twice. */
  ask(of: ClaimRef, asking: ClaimAsk): Promise<ClaimAnswer>;
  /**
   * Changes a row. Where somebody else was faster, `apply` is called again with the newer row. Those that `wake` names are started, and the items of
   * all others that have left the line are removed.
   */
  change(of: ClaimRef, apply: (row: Claim) => Partial<Changed>): Promise<void>;
  /** Changes a row, and returns what was found there. */
  decide<T>(of: ClaimRef, apply: (row: Claim) => Decided<T> | Promise<Decided<T>>): Promise<T>;
  /** Stores the item that starts a waiter, until the waiter has left the line, or until `expiresAt`. */
  keep(of: ClaimRef, stored: { readonly waiter: string; readonly item: QueueItem; readonly expiresAt?: string }): Promise<void>;
  /**
   * Queues the stored item of a waiter as another one: its first one was lost in a crash, was given up, or has found that it waits on. `present`
   * are fields of its work as they are now. A waiter whose item is gone cannot start any more: it leaves the row, so that it holds up nobody.
   */
  wakeAgain(of: ClaimRef, again: { readonly waiter: string; readonly when: string; readonly present?: object }): Promise<void>;
  /**
   * Agrees on the time of the next look at a row in which somebody waits: the same one for all who ask before it, or while it is under way. Returns
   * undefined where nobody waits. That look itself gives its own time, `at`, and agrees on the next one.
   */
  agreeLook(of: ClaimRef, look: { readonly milliseconds: number; readonly at?: string | undefined }): Promise<string | undefined>;
}

interface Decided<T> extends Partial<Changed> {
  readonly result: T;
}

/** Returns the key under which a claim is looked at, and the executions of a pipeline with slots are started, one after the other. */
export const claimKey = ({ repository, resource }: ClaimRef): string => `claim ${repository} ${resource}`;

const prefix = 'claims/';
const keyOf = ({ repository, resource }: ClaimRef): string => `${prefix}${repository}/${resource}`;
const itemKey = (of: ClaimRef, waiter: string): string => `turn/${of.repository}/${of.resource}/${waiter}`;

/** The time for which what belongs to an execution that waits is kept, since a process may store it right before it dies. No run lasts longer. */
export const keptMilliseconds = 40 * 86_400_000;

/** The time after which a look that was agreed on has not happened. */
const lateMilliseconds = 300_000;

export function createClaims({ store, now, start }: ClaimsOptions): Claims {
  const findItem = async (of: ClaimRef, waiter: string): Promise<QueueItem | undefined> => {
    const text = await store.get(itemKey(of, waiter));
    return text === undefined ? undefined : (JSON.parse(text) as QueueItem);
  };
  const wake = async (of: ClaimRef, waiters: readonly Waiter[]): Promise<void> => {
    for (const { id } of waiters) {
      const item = await findItem(of, id);
      if (item !== undefined) await start(item);
    }
  };
  // Starts are queued before the change: after a crash between the two, a start comes that holds nothing yet, and waits again. They are queued once
  // more after it, for a start that was handled before the change had come.
  const decide: Claims['decide'] = async (of, apply) => {
    for (;;) {
      const from = await store.get(keyOf(of));
      const before = parseClaim(from);
      const { row = before, wake: woken = [], result } = await apply(before);
      const to = formatClaim(row);
      await wake(of, woken);
      if (to !== formatClaim(before) && !(await store.replace(keyOf(of), { from, to }))) continue;
      await wake(of, woken);
      const left = before.line.filter(({ id }) => !row.line.some((one) => one.id === id) && !woken.some((one) => one.id === id));
      for (const { id } of left) await store.delete(itemKey(of, id));
      return result;
    }
  };
  const change: Claims['change'] = (of, apply) => decide(of, (row) => ({ ...apply(row), result: undefined }));
  const keep: Claims['keep'] = (of, { waiter, item, ...options }) =>
    store.put(itemKey(of, waiter), JSON.stringify(item), options);
  return {
    decide,
    change,
    keep,
    read: async (of) => parseClaim(await store.get(keyOf(of))),
    async list({ repository, resource }) {
      const stored = await store.list(repository === undefined ? prefix : keyOf({ repository, resource }));
      return stored.flatMap(({ key, value }) => {
        const [, id = '', own = ''] = /^(\d+)\/(.*)$/s.exec(key.slice(prefix.length)) ?? [];
        return own.startsWith(resource) ? [{ repository: Number(id), resource: own, row: parseClaim(value) }] : [];
      });
    },
    async ask(of, { waiter, item, refresh = (row) => row }) {
      await keep(of, { waiter: waiter.id, item, expiresAt: new Date(now() + keptMilliseconds).toISOString() });
      const answer = await decide(of, (row) => {
        const { answer: result, ...changed } = claim(refresh(row), waiter, new Date(now()).toISOString());
        return { ...changed, result };
      });
      if (answer !== 'wait') await store.delete(itemKey(of, waiter.id));
      return answer;
    },
    async wakeAgain(of, { waiter, when, present }) {
      const item = await findItem(of, waiter);
      if (item !== undefined)
        return start({ ...item, id: `${item.id} ${when}`, payload: { ...(item.payload as object), ...present } });
      const isGone = (one: Holder | Waiter): boolean =>
        'state' in one ? one.state === 'given' && one.turn === waiter : one.id === waiter;
      await change(of, (row) => release(row, isGone, new Date(now()).toISOString()));
    },
    agreeLook: (of, look) => decide(of, (row) => agreeOnLook(row, { ...look, now: now() })),
  };
}

/** The beginnings of the keys under which earlier versions of the App kept what waits. */
const oldPrefixes = ['slots/', 'turns/', 'branches/', 'branch runs/', 'branch turns/', 'starts/', 'held/', 'budgets/'];

/** Warns where a database has what an earlier version of the App kept: this one does not read it. */
export async function warnOfOldClaims({
  store,
  log,
}: Pick<ClaimsOptions, 'store'> & { readonly log: Pick<Log, 'warning'> }): Promise<void> {
  const found = await Promise.all(oldPrefixes.map((old) => store.list(old)));
  const all = found.flat();
  if (all.length === 0) return;
  log.warning(
    `The database has ${all.length} values that an earlier version kept of slots, branches, starts and budgets, such as "${all[0]?.key}". This version does not read them: what may have waited there is never started. Stop the App, start it with an empty database, as by \`BATON_DATABASE=new.sqlite npm start\`, or DATABASE_URL with the name of a new one, and put the labels on again.`,
  );
}

function agreeOnLook(
  row: Claim,
  { now, milliseconds, at }: { readonly now: number; readonly milliseconds: number; readonly at?: string | undefined },
): Decided<string | undefined> {
  if (isSettled(row)) return { row: { ...row, lookAt: undefined }, result: undefined };
  // Whoever agreed on that time may have died before the look was queued.
  const after = at === undefined ? now - lateMilliseconds : Date.parse(at);
  if (row.lookAt !== undefined && Date.parse(row.lookAt) > after) return { result: row.lookAt };
  // The clock of the database may have handed a look out before its time has come here.
  const lookAt = new Date(Math.max(now, after) + milliseconds).toISOString();
  return { row: { ...row, lookAt }, result: lookAt };
}

/** Returns a stored row. One that another version wrote keeps the waiters that are understood; who holds it has to be asked again. */
function parseClaim(text: string | undefined): Claim {
  const row = parseStored(claimSchema, text);
  if (row !== undefined) return row;
  const { line = [] } = parseStored(z.object({ line: z.array(z.unknown()) }), text) ?? {};
  return { ...emptyClaim, line: line.flatMap((one) => waiterSchema.safeParse(one).data ?? []) };
}

/** Returns the stored form of a row, the same for equal ones; undefined for one that nobody holds and nobody wants, which is removed. */
function formatClaim(row: Claim): string | undefined {
  const isNeeded = row.isFilled || row.holders.length > 0 || row.line.length > 0;
  return isNeeded ? JSON.stringify(claimSchema.parse(row)) : undefined;
}
