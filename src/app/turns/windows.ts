import { type Account, isSameAccount } from '../../core/agent/account.ts';
import { compareBy } from '../../core/compare-by.ts';
import type { SharedLimit } from '../../core/gate/shared-limits.ts';
import type { Wait } from '../../core/run/wait.ts';
import { type Claim, standInLine } from './claim.ts';
import type { Claims } from './claim-store.ts';

/** An execution of an agent that is to start. */
export interface LimitAsk {
  readonly repository: number;
  readonly run: string;
  readonly title: string;
  readonly subject: number;
  readonly account: Account;
  /** The longest time in milliseconds that its run waits for a limit. */
  readonly longest: number;
  /** The time at which a person woke it last: what closed before is no reason to wait. */
  readonly woken?: string | undefined;
}

/**
 * The usage limits that are closed for a repository, a row for each account. The executions that met one hold its row until it opens, and what it
 * would refuse in other runs stands in its line. What a run has met itself its own records say.
 */
export interface Windows {
  /** Stores which limits a run has met that are closed, in the place of those that were known of it. What waits of a run that is over leaves the lines. */
  note(
    of: { readonly repository: number; readonly run: string; readonly isOver: boolean },
    closed: readonly SharedLimit[],
  ): Promise<void>;
  /** Lets an execution wait for the limit that opens last, and returns when that is. It leaves the line, and undefined is returned, where none is closed. */
  wait(asking: LimitAsk): Promise<string | undefined>;
  /** Lists what executions of a repository wait for, by their titles. */
  list(repository: number): Promise<ReadonlyMap<string, Wait>>;
}

const kind = 'limit ';
const nameOf = ({ secret, environment, model = '' }: Account): string => kind + JSON.stringify([secret, environment, model]);

function accountIn(resource: string): Account {
  const [secret = '', environment = '', model = ''] = JSON.parse(resource.slice(kind.length)) as readonly string[];
  return { secret, environment, model: model === '' ? undefined : model };
}

export function createWindows(claims: Claims, now: () => number): Windows {
  const isAhead = ({ until = '' }: { readonly until?: string | undefined }): boolean => Date.parse(until) > now();
  // What waits is started some time later than the limit opens.
  const isWaiting = ({ until = '' }: { readonly until?: string | undefined }): boolean =>
    Date.parse(until) + latestMilliseconds > now();
  const list = (repository: number) => claims.list({ repository, resource: kind });
  const without = (row: Claim, title: string) => ({ row: { ...row, line: row.line.filter(({ id }) => id !== title) } });
  return {
    async note({ repository, run, isOver }, closed) {
      const own = Map.groupBy(closed, ({ account }) => nameOf(account));
      const rows = (await list(repository)).map(({ resource }) => resource);
      for (const resource of new Set([...rows, ...own.keys()]))
        await claims.change({ repository, resource }, (row) => {
          const isOwn = ({ id }: { readonly id: string }): boolean => id.startsWith(`${run}/`);
          const others = row.holders.filter((one) => isAhead(one) && !isOwn(one));
          const line = row.line.filter((one) => isWaiting(one) && !(isOver && isOwn(one)));
          const met = own.get(resource) ?? [];
          const holders = met.map(({ title: id, since, until, what }) => ({ id, state: 'works' as const, since, until, what }));
          return { row: { ...row, holders: [...others, ...holders], line } };
        });
    },
    async wait({ repository, run, title, subject, account, longest, woken = '' }) {
      const rows = await list(repository);
      const closed = rows
        .filter(({ resource }) => isSameAccount(accountIn(resource), account))
        .flatMap(({ resource, row }) => row.holders.map((holder) => ({ ...holder, resource })))
        .filter((one) => isAhead(one) && !one.id.startsWith(`${run}/`) && Date.parse(one.until ?? '') - now() <= longest)
        .filter(({ since }) => !(Date.parse(since) <= Date.parse(woken)));
      const last = closed.toSorted(compareBy(({ until = '' }) => Date.parse(until))).at(-1);
      for (const { resource, row } of rows)
        if (resource !== last?.resource && row.line.some(({ id }) => id === title))
          await claims.change({ repository, resource }, (present) => without(present, title));
      if (last === undefined) return undefined;
      const { resource, until, what: cause } = last;
      const waiter = { id: title, since: new Date(now()).toISOString(), priority: 0, subject, until, cause };
      await claims.change({ repository, resource }, (row) => ({ row: { ...row, line: standInLine(row.line, waiter) } }));
      return until;
    },
    async list(repository) {
      const waiting = (await list(repository)).flatMap(({ row }) => row.line.filter(isWaiting));
      return new Map(
        waiting.map(({ id, until, since, cause }) => [id, { gate: 'sleep', for: [], atMost: until, since, what: cause }]),
      );
    },
  };
}

/** The time after a limit has opened within which what waits for it is started. A sweep looks after it later. */
const latestMilliseconds = 240_000;

/** The seconds over which the tasks that one limit keeps back start, so that not all of them meet it at once. */
const spreadSeconds = 120;

/** Returns a time shortly after a usage limit opens: another one for each of those that it keeps back. */
export function soonAfter(until: string, name: string): string {
  const sum = [...name].reduce((all, letter) => all + (letter.codePointAt(0) ?? 0), 0);
  return new Date(Date.parse(until) + (1 + (sum % spreadSeconds)) * 1000).toISOString();
}
