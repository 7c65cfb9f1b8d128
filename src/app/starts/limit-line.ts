import { findWokenAt, listShared, sharedAccountAt } from '../../core/gate/shared-limits.ts';
import { sleepOf } from '../../core/run/attempts.ts';
import { executionTitle } from '../../core/run/names.ts';
import type { State } from '../../core/run/state.ts';
import { identityOf, readyRows, type TaskRow } from '../../core/run/task-row.ts';
import { lockOf } from '../../engine/order/build-order.ts';
import type { Line } from '../../ports/starter.ts';
import { soonAfter } from '../turns/windows.ts';
import type { InstalledRepository } from '../work/installed-repository.ts';
import type { WorkContext } from '../work/queued-work.ts';
import { buildStageTurn } from './resume-stage.ts';

/** Lets an agent wait for a usage limit that another run of the repository has met, and queues its start for shortly after that opens. */
export async function awaitLimit(
  { windows, add }: Pick<WorkContext, 'windows' | 'add'>,
  { installation, repository }: InstalledRepository,
  { state, first, stage, due }: Parameters<Line['awaitLimit']>[0],
): Promise<boolean> {
  const account = sharedAccountAt(state, { stage, due });
  if (account === undefined) return false;
  const { id } = repository;
  const { run, thread } = state.run;
  const lock = lockOf(state.run);
  const title = executionTitle({ run, task: stage, execution: due.execution });
  const woken = findWokenAt(state, stage);
  const asking = { repository: id, run, title, account, subject: lock, longest: sleepOf(state.run), woken };
  const until = await windows.wait(asking);
  if (until === undefined) return false;
  const turn = { installation, repository, run: { run, thread, first, lock }, stage };
  const runAt = soonAfter(until, `${id} ${title}`);
  await add({ ...buildStageTurn(turn, `limit ${id} ${title} ${until}`), runAt });
  return true;
}

/**
 * Stores the usage limits that a run has met, for other runs. Returns the run with what waits for a limit of another run as if it slept: it needs no
 * branch.
 */
export async function noteLimits(
  { windows, clock }: Pick<WorkContext, 'windows' | 'clock'>,
  repository: number,
  state: State,
): Promise<State> {
  const { run } = state.run;
  await windows.note({ repository, run, isOver: state.end !== undefined }, listShared(state, clock.now()));
  return { ...state, rows: new Map([...state.rows, ...(await listLimited({ windows }, repository, state))]) };
}

/** Lists what of a run waits for a limit that another run has met, as if it slept behind one of its own. */
export async function listLimited(
  { windows }: Pick<WorkContext, 'windows'>,
  repository: number,
  state: State,
): Promise<ReadonlyMap<string, TaskRow>> {
  const { run } = state.run;
  const waits = await windows.list(repository);
  const rows = new Map<string, TaskRow>();
  for (const row of readyRows(state)) {
    const { name, next } = row;
    const wait = waits.get(executionTitle({ run, task: name, execution: next.execution }));
    if (wait !== undefined) rows.set(name, { ...identityOf(row), status: 'waiting', wait, next });
  }
  return rows;
}
