import { type Account, accountOf } from '../agent/account.ts';
import { isMeant } from '../children/task-name.ts';
import { executionTitle } from '../run/names.ts';
import type { State } from '../run/state.ts';
import { accountAt, findsOut, findWaking, isLong, listClosedBy, openingOf, type Starting } from './closed-limits.ts';

/** A usage limit that a run has met. */
export interface SharedLimit {
  readonly account: Account;
  /** The execution that met it. */
  readonly title: string;
  readonly since: string;
  readonly until: string;
  readonly what: string;
}

/** Returns the account whose limits of other runs an execution waits for. */
export function sharedAccountAt(facts: State, { stage, due }: Starting): Account | undefined {
  return findsOut(facts, stage) ? undefined : accountAt(facts, { stage, due });
}

/** Finds when a person woke a task last, also as an element of its stage or with all of its run, or let its run go on after its end. */
export function findWokenAt({ decisions }: Pick<State, 'decisions'>, stage: string): string | undefined {
  return decisions.findLast(({ task, body: { verb, by } }) => verb === 'retry' || (by === 'person' && isMeant(task, stage)))?.body
    .decidedAt;
}

/** Lists the usage limits that a run has met and that are closed at a time, for other runs. Whoever woke a task says that those which it met are open. */
export function listShared(state: State, now: string): readonly SharedLimit[] {
  const { run, tasks } = state;
  return tasks.flatMap((task) => {
    const { engine, limit, stage, finishedAt: since, held } = task.body;
    const isClosed = isLong(task) && held === undefined && openingOf(task) > Date.parse(now);
    if (limit === undefined || !isClosed || findWaking(state, task, stage) !== undefined) return [];
    const title = executionTitle({ run: run.run, task: stage, execution: task.execution });
    const what = `the usage limit of ${accountOf(engine)}`;
    return listClosedBy(state, task).map((account) => ({ account, title, since, until: limit['not-before'], what }));
  });
}
