import { findWokenAt } from '../../core/gate/shared-limits.ts';
import type { Engine } from '../../engine/engine-ports.ts';
import { lockOf } from '../../engine/order/build-order.ts';
import { listOpenRuns } from '../../engine/sweep/sweep.ts';
import { sweepRun } from '../../engine/sweep/sweep-run.ts';
import type { RunReading } from '../../engine/thread/read-run.ts';
import { runsSince } from '../../engine/thread/run-threads.ts';
import { createAppEngine } from '../engine/app-engine.ts';
import { addHandOver } from '../modes/add-hand-over.ts';
import { isTaken } from '../starts/start-order.ts';
import { toOpenRun } from '../work/open-runs.ts';
import type { Queued, WorkContext } from '../work/queued-work.ts';

type HandOverWork = Queued<'hand-over'>;

/**
 * Starts what is due in a run and nobody has begun, for the side that serves the repository now. What has begun reports to the side
 * that started it.
 */
export async function handOver(context: WorkContext, work: HandOverWork): Promise<void> {
  const { run, lock, repository, installation } = work;
  const place = { installation, repository };
  const url = `${context.settings.serverUrl}/${repository.owner}/${repository.name}`;
  const { engine, mode } = await createAppEngine(context, { ...place, workflowRun: { id: 0, attempt: 1, url }, lock });
  const found = (await findRun(engine, run, [work.thread])) ?? (await findRun(engine, run, await listRunsIssues(engine, run)));
  const held = found === undefined ? lock : lockOf(found.state.run);
  // The name of a run does not tell its lock in each case.
  if (held !== lock) return addHandOver(context, { ...work, id: `under ${held} ${context.arrivals()}`, lock: held });
  if (found === undefined) return context.log.info(`${run}: nothing to hand over; it has ended, or is not to be found.`);
  // What GitHub skipped was begun just now, and is to be started again.
  const skipped = work.skipped === undefined ? {} : { skipped: work.skipped };
  const isWaiting = async (title: string, stage: string): Promise<boolean> => {
    const execution = { repository: repository.id, title, woken: findWokenAt(found.state, stage) };
    return work.skipped === undefined ? isTaken(context, execution) : context.slots.isWaiting(execution);
  };
  const swept = await sweepRun(engine, { reading: found, isLookedAt: () => true, isWaiting, onlyUnstarted: true, ...skipped });
  if (mode === 'app') await context.openRuns.note(place, toOpenRun(found.state.run));
  context.log.info(`${run}: handed over; started ${swept.map(({ title }) => title).join(', ') || 'nothing'}.`);
}

/** Finds a run that goes on, on these threads. */
async function findRun(engine: Engine, run: string, threads: readonly number[]): Promise<RunReading | undefined> {
  const open = await listOpenRuns(engine, {
    threads: threads.filter((thread) => thread !== 0),
    since: runsSince(engine.ports.clock),
  });
  return open.find(({ state }) => state.run.run === run);
}

/**
 * Lists the runs issues that may hold the records of a run. The name of a run begins with its pipeline, and does not say in which issue
 * its records are.
 */
async function listRunsIssues({ ports }: Engine, run: string): Promise<readonly number[]> {
  const issues = await ports.ledgers.listAll('runs');
  return [...issues].flatMap(([pipeline, own]) => (run.startsWith(`${pipeline}-`) ? own.map(({ number }) => number) : []));
}
