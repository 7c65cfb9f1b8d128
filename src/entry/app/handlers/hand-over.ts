import { listOpenRuns, type OpenRun } from '../../../engine/sweep/sweep.ts';
import { sweepRun } from '../../../engine/sweep/sweep-run.ts';
import { runsSince } from '../../../engine/thread/run-threads.ts';
import { createAppEngine } from '../engine/app-engine.ts';
import { toOpenRun } from '../work/open-runs.ts';
import type { Place } from '../work/place.ts';
import type { Queued, WorkContext } from '../work/queued-work.ts';

type HandOverWork = Queued<'hand-over'>;

/**
 * Starts what is due in a run and nobody has begun, for the side that serves the repository now. What has begun reports to the side
 * that started it.
 */
export async function handOver(context: WorkContext, work: HandOverWork): Promise<void> {
  const { run, lock, repository } = work;
  const url = `${context.settings.serverUrl}/${repository.owner}/${repository.name}`;
  const { engine, mode } = await createAppEngine(context, { ...toPlace(work), workflowRun: { id: 0, attempt: 1, url }, lock });
  const since = runsSince(engine.ports.clock);
  const open = work.thread === 0 ? [] : await listOpenRuns(engine, { threads: [work.thread], since });
  const found: OpenRun | undefined = open.find((each) => each.run === run);
  if (found === undefined) return context.log.info(`${run}: nothing to hand over; it has ended, or is not on #${work.thread}.`);
  const isWaiting = (title: string): Promise<boolean> => context.slots.isWaiting(`${repository.id} ${title}`);
  const { reading } = found;
  const skipped = work.skipped === undefined ? {} : { skipped: work.skipped };
  const swept = await sweepRun(engine, { reading, busy: new Set(), isWaiting, onlyUnstarted: true, ...skipped });
  if (mode === 'app') await context.openRuns.note(toPlace(work), toOpenRun(reading.state.run));
  context.log.info(`${run}: handed over; started ${swept.map(({ title }) => title).join(', ') || 'nothing'}.`);
}

function toPlace({ installation, repository }: HandOverWork): Place {
  return { installation, repository };
}
