// This folder keeps what takes turns in the App, as one table of claims: the `slots` of pipelines, the `branches` that runs work on, the `run-line` of
// events that wait for the end of a run, and the `budgets`. Each is a row of the table with a rule of its own for who is gone; `claim` has what all of
// them do, and `claims` the store. `../starts` queues and makes the starts.

import { parseStored } from '../../core/json/json-value.ts';
import type { Log } from '../../ports/log.ts';
import type { AppStore, QueueItem } from '../../ports/queue.ts';
import { type Changed, type Claim, type ClaimAnswer, claim, claimSchema, emptyClaim, isSettled, type Waiter } from './claim.ts';

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

/** A waiter with the item that starts it when its turn has come, the size of the row, and what is known of the holders. */
export interface ClaimAsk {
  readonly waiter: Waiter;
  readonly capacity: number;
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
  /** Stores the item that starts a waiter. */
  keep(of: ClaimRef, waiter: string, item: QueueItem): Promise<void>;
  /** Queues the stored item of a waiter as another one: its first one was lost in a crash, was given up, or has found that it waits on. */
  wakeAgain(of: ClaimRef, waiter: string, when: string): Promise<void>;
  /**
   * Agrees on the time of the next look at a row in which somebody waits: the same one for all who ask before it. Returns undefined where nobody
   * waits, or where the time has just come, so that a look is under way. `isLook` for that look itself, which agrees on the next time.
   */
  agreeLook(of: ClaimRef, milliseconds: number, isLook?: boolean): Promise<string | undefined>;
}

interface Decided<T> extends Partial<Changed> {
  readonly result: T;
}

/** Returns the key under which a claim is looked at, and the executions of a pipeline with slots are started, one after the other. */
export const claimKey = ({ repository, resource }: ClaimRef): string => `claim ${repository} ${resource}`;

const prefix = 'claims/';
const keyOf = ({ repository, resource }: ClaimRef): string => `${prefix}${repository}/${resource}`;
const itemKey = (of: ClaimRef, waiter: string): string => `turn/${of.repository}/${of.resource}/${waiter}`;

/** The time for which the item of a waiter is kept. No run lasts longer. */
const keptMilliseconds = 40 * 86_400_000;

/** The time after which a look that was agreed on has not happened. */
const lateMilliseconds = 300_000;

export function createClaims({ store, now, start }: ClaimsOptions): Claims {
  const queue = async (of: ClaimRef, waiter: string, when?: string): Promise<void> => {
    const text = await store.get(itemKey(of, waiter));
    if (text === undefined) return;
    const item = JSON.parse(text) as QueueItem;
    await start(when === undefined ? item : { ...item, id: `${item.id} ${when}` });
  };
  // Starts are queued before the change: after a crash between the two, a start comes that holds nothing yet, and waits again. They are queued once
  // more after it, for a start that was handled before the change had come.
  const decide: Claims['decide'] = async (of, apply) => {
    for (;;) {
      const from = await store.get(keyOf(of));
      const before = parseClaim(from);
      const { row = before, wake = [], result } = await apply(before);
      const to = formatClaim(row);
      for (const { id } of wake) await queue(of, id);
      if (to !== formatClaim(before) && !(await store.replace(keyOf(of), { from, to }))) continue;
      for (const { id } of wake) await queue(of, id);
      const left = before.line.filter(({ id }) => !row.line.some((one) => one.id === id) && !wake.some((one) => one.id === id));
      for (const { id } of left) await store.delete(itemKey(of, id));
      return result;
    }
  };
  const keep: Claims['keep'] = (of, waiter, item) => {
    const expiresAt = new Date(now() + keptMilliseconds).toISOString();
    return store.put(itemKey(of, waiter), JSON.stringify(item), { expiresAt });
  };
  return {
    decide,
    change: (of, apply) => decide(of, (row) => ({ ...apply(row), result: undefined })),
    keep,
    read: async (of) => parseClaim(await store.get(keyOf(of))),
    async list({ repository, resource }) {
      const stored = await store.list(repository === undefined ? prefix : keyOf({ repository, resource }));
      return stored.flatMap(({ key, value }) => {
        const [, id = '', own = ''] = /^(\d+)\/(.*)$/s.exec(key.slice(prefix.length)) ?? [];
        return own.startsWith(resource) ? [{ repository: Number(id), resource: own, row: parseClaim(value) }] : [];
      });
    },
    async ask(of, { waiter, capacity, item, refresh = (row) => row }) {
      await keep(of, waiter.id, item);
      const answer = await decide(of, (row) => {
        const { answer: result, ...changed } = claim(refresh(row), { ...waiter, capacity }, new Date(now()).toISOString());
        return { ...changed, result };
      });
      if (answer !== 'wait') await store.delete(itemKey(of, waiter.id));
      return answer;
    },
    wakeAgain: queue,
    agreeLook: (of, milliseconds, isLook = false) => decide(of, (row) => agreeOnLook(row, { now: now(), milliseconds, isLook })),
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
    `The database has ${all.length} values of an earlier version about what waits, such as "${all[0]?.key}". This version does not read them: what waited there is never started. Stop the App, start it with an empty database, as by \`BATON_DATABASE=new.sqlite npm start\`, or DATABASE_URL with the name of a new one, and put the labels on again.`,
  );
}

function agreeOnLook(
  row: Claim,
  { now, milliseconds, isLook }: { readonly now: number; readonly milliseconds: number; readonly isLook: boolean },
): Decided<string | undefined> {
  if (isSettled(row)) return { row: { ...row, lookAt: undefined }, result: undefined };
  const agreed = Date.parse(row.lookAt ?? new Date(0).toISOString());
  // Whoever agreed on a time that is to come may have died before the look was queued.
  if (agreed > now) return { result: row.lookAt };
  if (!isLook && agreed > now - lateMilliseconds) return { result: undefined };
  const lookAt = new Date(now + milliseconds).toISOString();
  return { row: { ...row, lookAt }, result: lookAt };
}

/** Returns a stored row. One in a form of another version is empty. */
function parseClaim(text: string | undefined): Claim {
  return parseStored(claimSchema, text) ?? emptyClaim;
}

/** Returns the stored form of a row, the same for equal ones; undefined for one that nobody holds and nobody wants, which is removed. */
function formatClaim(row: Claim): string | undefined {
  const isNeeded = row.isFilled || row.holders.length > 0 || row.line.length > 0;
  return isNeeded ? JSON.stringify(claimSchema.parse(row)) : undefined;
}
