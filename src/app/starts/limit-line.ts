import { accountAt, listShared } from '../../core/gate/shared-limits.ts';
import { sleepOf } from '../../core/run/attempts.ts';
import { executionTitle } from '../../core/run/names.ts';
import type { State } from '../../core/run/state.ts';
import { readyRows } from '../../core/run/task-row.ts';
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
  const account = accountAt(state, { stage, due });
  if (account === undefined) return false;
  const { id } = repository;
  const { run, thread } = state.run;
  const lock = lockOf(state.run);
  const title = executionTitle({ run, task: stage, execution: due.execution });
  const asking = { repository: id, run, title, account, subject: lock, longest: sleepOf(state.run) };
  const until = await windows.wait(asking);
  if (until === undefined) return false;
  const turn = { installation, repository, run: { run, thread, first, lock }, stage };
  const runAt = soonAfter(until, `${id} ${title}`);
  await add({ ...buildStageTurn(turn, `limit ${id} ${title} ${until}`), runAt });
  return true;
}

/**
 * Stores the usage limits that a run has met, for other runs. Returns the run with what waits for a limit of another run as if it slept behind one of its
 * own: it needs no branch.
 */
export async function noteLimits(
  { windows, clock }: Pick<WorkContext, 'windows' | 'clock'>,
  repository: number,
  state: State,
): Promise<State> {
  const { run } = state.run;
  await windows.note({ repository, run }, listShared(state, clock.now()));
  const waits = await windows.list(repository);
  const rows = new Map(state.rows);
  for (const { name, kind, parent, next } of readyRows(state)) {
    const wait = waits.get(executionTitle({ run, task: name, execution: next.execution }));
    if (wait !== undefined) rows.set(name, { name, kind, parent, status: 'waiting', wait, next });
  }
  return { ...state, rows };
}
