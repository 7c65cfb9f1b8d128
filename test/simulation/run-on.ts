import { saysUnderWay } from '../../src/core/view/status/headline.ts';
import { performAct } from './perform-act.ts';
import type { Actions } from './world/actions.ts';

/** A sweep leaves alone what is younger than two minutes (`graceMilliseconds` in `engine/gate/worker.ts`). */
const grace = 120_000;

/**
 * Runs a play, with a few sweeps more while a job has died that none has seen, and with one each hour while a task sleeps: its day has an end, and a
 * cron has none. Returns the number of steps.
 */
export async function runOn(
  stage: Parameters<typeof performAct>[1],
  { server, run }: { readonly server: { close(): Promise<void> } | undefined; readonly run: () => Promise<number> },
): Promise<number> {
  if (server !== undefined) return run().finally(() => server.close());
  const { actions, schedule } = stage.world;
  let steps = await run();
  for (let more = 0; (more < 4 && isUnseen(actions)) || (more < 40 && isAsleep(stage.world)); more++) {
    schedule.after(3_600_000, () => performAct({ minute: 0, does: 'sweep' }, stage));
    steps += await run();
  }
  return steps;
}

/** Returns whether a run that goes on is shown with a task that sleeps. */
function isAsleep({ comments, board }: Parameters<typeof performAct>[1]['world']): boolean {
  const threads = [41, 42, ...board.listLedgers('runs').map(({ number }) => number)];
  const shown = threads.flatMap(comments.list);
  return shown.some(({ body }) => saysUnderWay(body) && body.includes('sleeps until'));
}

/** Returns whether a workflow run has failed since the last sweep that ended well began, or so shortly before that this one left it alone. */
function isUnseen({ runs }: Actions): boolean {
  // One that is run again by hand or by a sweep does not sweep.
  const last = runs.findLast(
    ({ event, conclusion, attempt }) => event === 'schedule' && conclusion === 'success' && attempt === 1,
  );
  const seenUntil = last === undefined ? 0 : Date.parse(last.createdAt) - grace;
  const endOf = ({ jobs, createdAt }: Actions['runs'][number]): number =>
    Math.max(Date.parse(createdAt), ...jobs.flatMap(({ endedAt }) => (endedAt === undefined ? [] : [Date.parse(endedAt)])));
  return runs.some((run) => run.conclusion !== 'success' && endOf(run) > seenUntil);
}
