import { budgetsRow } from '../turns/budgets.ts';
import { standInLine, type Waiter } from '../turns/claim.ts';
import { buildItem } from '../work/build-item.ts';
import { type BudgetWaiter, lockKey, type TurnOf, type WorkContext } from '../work/queued-work.ts';

type BudgetContext = Pick<WorkContext, 'claims' | 'add' | 'arrivals'>;
type ClaimsContext = Pick<WorkContext, 'claims'>;

/** The start of a pipeline that waits for a budget, with the label that asked for it, if any. */
type WaitingForBudget = Omit<TurnOf<'event'>, 'kind' | 'starts' | 'waiter'> & { readonly label: string };

const nameOfRun = (run: string): string => `run ${run}`;

/** Lets a start wait for a budget until a time. Called under the lock of the subject. */
export function holdStart(context: BudgetContext, { label, ...start }: WaitingForBudget, until: string): Promise<void> {
  const { subject, pipeline, event } = start;
  const id = `${pipeline} ${event.delivery}`;
  const waiter = { id, since: event.arrivedAt, priority: 1, subject, pipeline, label };
  const turn = { kind: 'turn', starts: 'event', ...start } as const;
  return hold(context, { waiter, until, build: (of) => ({ ...turn, waiter: of }) });
}

/** Lets a run that is under way wait for its budget until a time. Called under its lock. A second call replaces the first one. */
export function holdRun(
  context: BudgetContext,
  { run, ...place }: Omit<TurnOf<'run'>, 'kind' | 'starts' | 'waiter'>,
  until: string,
): Promise<void> {
  // Runs come before starts.
  const waiter = { id: nameOfRun(run.run), since: '', priority: 0, subject: run.lock, run };
  return hold(context, { waiter, until, build: (of) => ({ kind: 'turn', starts: 'run', ...place, run, waiter: of }) });
}

interface Holding {
  readonly waiter: Waiter;
  readonly until: string;
  readonly build: (waiter: BudgetWaiter) => TurnOf<'event' | 'run'>;
}

/**
 * Queues what waits for the time at which the budget has room again, and lets it wait. Under the lock of the subject the item, which is queued first,
 * does not run before it waits: a crash in between loses nothing. The subject is 0 for work that needs no lock.
 */
async function hold({ claims, add, arrivals }: BudgetContext, { waiter, until, build }: Holding): Promise<void> {
  const { id, subject } = waiter;
  const again = build({ resource: 'budgets', id });
  const of = budgetsRow(again.repository.id);
  const key = lockKey(of.repository, subject);
  const base = `budget ${of.repository} ${id}`;
  const item = `${base} ${arrivals()}`;
  await add({ id: item, key, runAt: until, work: build({ resource: 'budgets', id, item }) });
  await claims.keep(of, { waiter: id, item: buildItem({ id: base, key, work: again }) });
  await claims.change(of, (row) => ({ row: { ...row, line: standInLine(row.line, { ...waiter, until, item }) } }));
}

/** Finds what waits by its turn; undefined when it was taken back, is done, or another item stands for it by now. */
export async function findWaiting(
  { claims }: ClaimsContext,
  { repository, waiter: { id, item } }: { readonly repository: { readonly id: number }; readonly waiter: BudgetWaiter },
): Promise<Waiter | undefined> {
  const { line } = await claims.read(budgetsRow(repository.id));
  return line.find((one) => one.id === id && (item === undefined || one.item === item));
}

/** Removes what has waited, unless it waits again. Called under the lock of the subject. */
export function finishWaiting({ claims }: ClaimsContext, repository: number, { id, item }: Waiter): Promise<void> {
  return claims.change(budgetsRow(repository), (row) => ({
    row: { ...row, line: row.line.filter((one) => one.id !== id || one.item !== item) },
  }));
}

/** Removes those starts about a subject that wait and are meant, and returns their pipelines. Runs that wait are ended by their records. */
export async function dropStarts(
  { claims }: ClaimsContext,
  { repository, subject }: { readonly repository: number; readonly subject: number },
  isMeant: (start: { readonly pipeline: string; readonly label: string }) => boolean,
): Promise<readonly string[]> {
  const isDropped = ({ subject: about, pipeline, label = '' }: Waiter): boolean =>
    about === subject && pipeline !== undefined && isMeant({ pipeline, label });
  return claims.decide(budgetsRow(repository), (row) => ({
    row: { ...row, line: row.line.filter((one) => !isDropped(one)) },
    result: row.line.filter(isDropped).map(({ pipeline = '' }) => pipeline),
  }));
}

/** Returns whether a run waits for its budget. */
export async function isRunWaiting(
  { claims }: ClaimsContext,
  { repository, run }: { readonly repository: number; readonly run: string },
): Promise<boolean> {
  return (await listWaiting({ claims }, repository)).some(({ id }) => id === nameOfRun(run));
}

/** Lists all that waits for a budget in a repository: runs, then starts in the order in which their events arrived. */
export async function listWaiting({ claims }: ClaimsContext, repository: number): Promise<readonly Waiter[]> {
  return (await claims.read(budgetsRow(repository))).line;
}

/** Queues all that waits in a repository at once: its config has changed, and the budgets may allow more. */
export async function tryBudgetsAgain(
  { claims, arrivals }: BudgetContext,
  { repository }: Pick<TurnOf<'run'>, 'repository'>,
): Promise<void> {
  const of = budgetsRow(repository.id);
  for (const { id } of await listWaiting({ claims }, repository.id))
    await claims.wakeAgain(of, { waiter: id, when: arrivals(), present: { repository } });
}
