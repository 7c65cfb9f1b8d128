import { performAct } from './perform-act.ts';
import type { Actions } from './world/actions.ts';
import type { FullWorld } from './world/jobs.ts';

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
  let [unseen, behind] = [0, 0];
  for (let more = 0; more < 100; more++) {
    // What follows a sleep may be lost as well, long after the sweeps of the script.
    if (isAsleep(stage.world)) behind = 2;
    else if (unseen < 4 && isUnseen(actions)) unseen++;
    else if (behind > 0) behind--;
    else break;
    schedule.after(3_600_000, () => performAct({ minute: 0, does: 'sweep' }, stage));
    steps += await run();
  }
  return steps;
}

interface Stopped {
  stop(): void;
}

/** Stops an App after some hours, or later while a task sleeps: at most eight times for each execution (`core/gate/suspend.ts`). */
export function stopAfter(hours: number, watched: { readonly server: Stopped | undefined; readonly world: FullWorld }): void {
  const { server, world } = watched;
  if (server === undefined) return;
  world.schedule.after(hours * 3_600_000, () => (isAsleep(world) ? stopAfter(1, watched) : server.stop()));
}

/** Returns whether a usage limit is closed for which a task may sleep, or opened so shortly before that no sweep has come since. */
function isAsleep({ agents, schedule, config }: Pick<FullWorld, 'agents' | 'schedule' | 'config'>): boolean {
  const longest = 60 * Number(/\bsleep: (\d+)/.exec(config)?.[1] ?? 6);
  const since = schedule.now() - 2 * 3_600_000;
  return agents.begun.some(({ at, turn: { ends, opens = 0, minutes } }) => {
    const isSlept = ends === 'limited' && opens > 0 && opens <= longest;
    return isSlept && at + (minutes + opens) * 60_000 > since;
  });
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
