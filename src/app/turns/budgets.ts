import type { CountedRun } from '../../core/budget/add-costs.ts';
import type { BudgetEntries } from '../../ports/starter.ts';
import type { Claim, Holder } from './claim.ts';
import type { ClaimRef, Claims } from './claim-store.ts';

export interface BudgetsOptions {
  /** The id of the repository. */
  readonly repository: number;
  /** Returns the present time in milliseconds. */
  readonly now: () => number;
  /** Lists the runs that go on by the ids of their starts, for a row that is not filled: they began before it, or without the App. */
  readonly listOpen: () => Promise<readonly { readonly start: string; readonly run: CountedRun }[]>;
}

const minute = 60_000;
const day = 86_400_000;
/** The time for which an ended run is held: lists of GitHub lag behind, so its ledger may not show its entry yet. */
const keptAfterEnd = 30 * minute;
/** The time for which a start without a run is held: its handler is tried again for some minutes, then given up. */
const keptWithoutRun = day;
/** The longest time that a run can be under way. */
const keptWithoutEnd = 36 * day;

/** Returns the row of all budgets of a repository: one, so that a start under two budgets is one step, and no two processes give the same place away. */
export const budgetsRow = (repository: number): ClaimRef => ({ repository, resource: 'budgets' });

/** Creates the holders of the budgets of a repository: the runs that go on, with what they used. How many may hold them is counted by `core/budget`. */
export function createBudgets(
  claims: Claims,
  { repository, now, listOpen }: BudgetsOptions,
): Pick<BudgetEntries, 'enter' | 'list' | 'note'> {
  const of = budgetsRow(repository);
  const since = (): string => new Date(now()).toISOString();
  const fill = async (row: Claim): Promise<Claim> => {
    if (row.isFilled) return row;
    const open = await listOpen();
    return { ...row, isFilled: true, holders: open.map(({ start, run }) => toHolder(start, run, since())) };
  };
  const keep = (row: Claim, holders: readonly Holder[]): Claim => ({
    ...row,
    holders: holders.filter((one) => !isOver(one, now())),
  });
  return {
    enter: ({ id, pipeline, startedAt }, check) =>
      claims.decide(of, async (before) => {
        const row = await fill(before);
        if (row.holders.some((holder) => holder.id === id)) return { row, result: undefined };
        const refusal = await check(row.holders.map(toCounted));
        if (refusal !== undefined) return { row, result: refusal };
        const entered: Holder = { id, state: 'given', since: since(), counts: { pipeline, startedAt } };
        return { row: keep(row, [...row.holders, entered]), result: undefined };
      }),
    list: () =>
      claims.decide(of, async (before) => {
        const row = await fill(before);
        return { row, result: row.holders.map(toCounted) };
      }),
    note: (start, run) =>
      claims.decide(of, async (before) => {
        const row = await fill(before);
        const others = row.holders.filter(({ id }) => id !== start);
        return { row: keep(row, [...others, toHolder(start, run, since())]), result: undefined };
      }),
  };
}

function toHolder(id: string, { run, pipeline, startedAt, usage, finishedAt }: CountedRun, since: string): Holder {
  return { id, state: 'works', since, counts: { pipeline, startedAt, run, usage, finishedAt } };
}

/** Returns a holder as budgets count it. A start whose run has no record yet has used nothing. */
function toCounted({ id, since, counts }: Holder): CountedRun {
  const { run = id, pipeline = '', startedAt = since, usage = { executions: 0, parts: [] }, finishedAt } = counts ?? {};
  return { run, pipeline, startedAt, usage, finishedAt };
}

function isOver({ since, counts }: Holder, now: number): boolean {
  const keptWithRun = counts?.finishedAt === undefined ? keptWithoutEnd : keptAfterEnd;
  return now - Date.parse(since) > (counts?.run === undefined ? keptWithoutRun : keptWithRun);
}
