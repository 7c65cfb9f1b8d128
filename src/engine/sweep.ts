import type { Engine } from './engine-ports.ts';
import { findOpenRuns } from './find-open-runs.ts';
import { type RepeatedRun, repeatBroken } from './repeat-broken.ts';
import { runsSince } from './runs-since.ts';
import { type SweptTask, sweepRun } from './sweep-run.ts';
import { sweepSince } from './sweep-since.ts';

export interface Swept {
  readonly tasks: readonly SweptTask[];
  /** Workflow runs of which a job was started again. */
  readonly repeated: readonly RepeatedRun[];
  /** Runs that had not ended. */
  readonly open: readonly string[];
}

/**
 * Lets jobs of ours run again that ended without having done their work. Then looks after every run that began within 35 days and
 * has not ended: what it waits for in vain is started again. `threads` are the issues and pull requests that may hold records; which
 * of these count, the store decides.
 */
export async function sweep(engine: Engine, threads: (since: string) => Promise<readonly number[]>): Promise<Swept> {
  const repeated = await repeatBroken(engine, sweepSince(engine.ports.clock));
  const busy = new Set(repeated.map(({ id }) => id));
  const since = runsSince(engine.ports.clock);
  const runs = await findOpenRuns(engine, { threads: await threads(since), since });
  const tasks: SweptTask[] = [];
  for (const { reading, first } of runs) tasks.push(...(await sweepRun(engine, { reading, first, busy })));
  return { tasks, repeated, open: runs.map(({ run }) => run) };
}
