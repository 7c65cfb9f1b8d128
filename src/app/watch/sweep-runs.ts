// This folder does what no event asks for. It sweeps open runs, fires schedules, and reads which repositories the App is installed on.

import { findWokenAt } from '../../core/gate/shared-limits.ts';
import type { Engine } from '../../engine/engine-ports.ts';
import { enterRun } from '../../engine/gate/hold-starts.ts';
import { sweepSince } from '../../engine/gate/rerun-jobs.ts';
import type { StartOrder } from '../../engine/gate/worker.ts';
import { listOpenRuns, sweepEnds } from '../../engine/sweep/sweep.ts';
import { sweepRun } from '../../engine/sweep/sweep-run.ts';
import type { RunReading } from '../../engine/thread/read-run.ts';
import { runsSince } from '../../engine/thread/run-threads.ts';
import { type AppEngine, createAppEngine } from '../engine/app-engine.ts';
import { addHandOver } from '../modes/add-hand-over.ts';
import { readMode } from '../modes/read-mode.ts';
import { readLock } from '../modes/read-title.ts';
import { isTaken } from '../starts/start-order.ts';
import type { InstalledRepository } from '../work/installed-repository.ts';
import { type OpenRun, toOpenRun } from '../work/open-runs.ts';
import type { AppContext, Queued, WorkContext } from '../work/queued-work.ts';

type SweepWork = Queued<'sweep'>;

/** Queues a sweep of each repository with open runs: what happened while no process ran may have been told to nobody. */
export async function addSweeps(context: WorkContext, { at }: Queued<'sweeps'>): Promise<void> {
  for (const place of await context.openRuns.listPlaces()) await addSweep(context, place, { at });
}

/** Queues a sweep of a repository. `all` finds runs that are not in the list of open runs. */
export async function addSweep(
  { add }: Pick<WorkContext, 'add'>,
  { installation, repository }: InstalledRepository,
  { at, all }: { readonly at: string; readonly all?: true },
): Promise<void> {
  const key = `sweep ${repository.id}`;
  const work = { kind: 'sweep', installation, repository, all } as const;
  await add({ id: `${key} at ${at}`, key, work });
}

/**
 * Starts again what the open runs of a repository are stuck on (`src/engine/sweep`). Ends without a request, and without a next
 * sweep, where no run is open. The App has no jobs of its own that could have died: its queue repeats what a crash cut off.
 */
export async function sweepRepository(context: WorkContext, work: SweepWork): Promise<void> {
  const { installation, repository, all } = work;
  const known = await context.openRuns.list(repository.id);
  if (known.length === 0 && all !== true) return;
  const now = context.clock.now();
  const served = await readMode(context, work);
  if (served.mode !== 'app') return leaveRuns(context, work, known);
  if (known.length > 0) await addNextSweep(context.add, work, now);
  const url = `${context.settings.serverUrl}/${repository.owner}/${repository.name}`;
  const wired = await createAppEngine(context, {
    installation,
    repository,
    workflowRun: { id: 0, attempt: 1, url },
    mode: served,
  });
  const readings = all === true ? await listAll(wired) : await listKnown(wired, known);
  const engine = startUnderLock(context, work, wired.engine);
  for (const reading of readings) {
    if (all === true) await enterRun(engine, reading.state);
    await sweepRun(engine, {
      reading,
      isLookedAt: () => true,
      isWaiting: (title, stage) =>
        isTaken(context, { repository: repository.id, title, woken: findWokenAt(reading.state, stage) }),
    });
  }
  await sweepEnds(wired.engine, readings, { isLookedAt: () => true });
  await updateList(context, work, { known, readings });
}

/** Has agents start under the lock of their run: after a crash the queue repeats the work that was to start the same ones. */
function startUnderLock(context: WorkContext, { installation, repository }: SweepWork, engine: Engine): Engine {
  const { starter } = engine.ports;
  const at = context.clock.now();
  const start: StartOrder = async (order) => {
    const { for: job, run, lock, thread } = order.dispatch;
    if (job !== 'agent') return starter.start(order);
    await addHandOver(context, { id: `swept ${run} ${at}`, installation, repository, run, lock, thread });
    return undefined;
  };
  return { ...engine, ports: { ...engine.ports, starter: { start } } };
}

/** Leaves open runs to the Action, which sweeps them from now on. What the App has not begun is started for the Action. */
async function leaveRuns(
  context: WorkContext,
  { installation, repository }: SweepWork,
  known: readonly OpenRun[],
): Promise<void> {
  for (const { run, thread } of known) {
    const lock = readLock(run);
    await addHandOver(context, { id: `left ${context.arrivals()}`, installation, repository, run, lock, thread });
    await context.openRuns.forget(repository.id, { run, thread });
  }
}

/** Lists open runs as a sweep of the Action finds them: from the comments of the whole repository. */
async function listAll({ engine, github }: AppEngine): Promise<readonly RunReading[]> {
  const since = runsSince(engine.ports.clock);
  const { threads } = await github.listRecentComments(since);
  return listOpenRuns(engine, { threads, since, endedSince: sweepSince(engine.ports.clock) });
}

async function listKnown({ engine }: AppEngine, known: readonly OpenRun[]): Promise<readonly RunReading[]> {
  const endedSince = sweepSince(engine.ports.clock);
  const open: RunReading[] = [];
  for (const thread of new Set(known.map((run) => run.thread))) {
    const [since = ''] = known
      .filter((run) => run.thread === thread)
      .map((run) => run.since)
      .toSorted();
    open.push(...(await listOpenRuns(engine, { threads: [thread], since, endedSince })));
  }
  return open;
}

/** Brings the list of open runs in line with the records. A run that cannot be read, or ended days ago, is dropped: nothing goes on with it. */
async function updateList(
  { openRuns }: WorkContext,
  place: SweepWork,
  { known, readings }: { readonly known: readonly OpenRun[]; readonly readings: readonly RunReading[] },
): Promise<void> {
  const { installation, repository } = place;
  const open = readings.filter(({ state }) => state.end === undefined);
  for (const { state } of open) await openRuns.note({ installation, repository }, toOpenRun(state.run));
  for (const noted of known) {
    if (!readings.some(({ state }) => state.run.run === noted.run)) await openRuns.forget(repository.id, noted);
  }
}

/** The milliseconds from one sweep of a repository to the next. */
const sweepEvery = 10 * 60_000;

/** Adds the next sweep of a repository. The minutes of repositories differ, so that not all of them are swept at once. */
export async function addNextSweep(add: AppContext['add'], place: InstalledRepository, after: string): Promise<void> {
  const { repository, installation } = place;
  const key = `sweep ${repository.id}`;
  const first = (repository.id * 60_000) % sweepEvery;
  const runAt = new Date(first + sweepEvery * Math.floor((Date.parse(after) - first) / sweepEvery + 1)).toISOString();
  await add({ id: `${key} ${runAt}`, key, runAt, work: { kind: 'sweep', installation, repository } });
}
