import type { Engine } from './engine-ports.ts';
import { readRun } from './read-run.ts';
import { type RepeatedRun, repeatBroken } from './repeat-broken.ts';
import { asStoredRun } from './stored-run.ts';
import { type SweptTask, sweepRun } from './sweep-run.ts';

/** How far back runs are looked for: twice as long as an order is valid. */
const windowMilliseconds = 4 * 86_400_000;

export interface Swept {
  readonly tasks: readonly SweptTask[];
  /** Workflow runs of which a job was started again. */
  readonly repeated: readonly RepeatedRun[];
  /** Runs that had not ended. */
  readonly open: readonly string[];
}

/**
 * Lets jobs of ours run again that ended without having done their work. Then looks after every run that began lately and has
 * not ended: what it waits for in vain is started again. `threads` are the issues and pull requests that may hold records; which
 * of these count, the store decides.
 */
export async function sweep(engine: Engine, threads: (since: string) => Promise<readonly number[]>): Promise<Swept> {
  const since = new Date(Date.parse(engine.ports.clock.now()) - windowMilliseconds).toISOString();
  const repeated = await repeatBroken(engine, since);
  const busy = new Set(repeated.map(({ id }) => id));
  const tasks: SweptTask[] = [];
  const open: string[] = [];
  for (const thread of await threads(since)) {
    const { records } = await engine.ports.store.readSince(thread, since);
    for (const found of records) {
      const stored = asStoredRun(found);
      if (stored === undefined) continue;
      const { run, body } = stored.record;
      if (records.some(({ record }) => record.kind === 'end' && record.run === run)) continue;
      const first = { id: stored.comment, at: stored.writtenAt ?? body.startedAt };
      const reading = await readRun(engine, { run, thread, first });
      if (!reading.ok) {
        engine.ports.log.warning(`Run ${run} was left alone: ${reading.error.message}`);
        continue;
      }
      open.push(run);
      tasks.push(...(await sweepRun(engine, { reading: reading.value, first, busy })));
    }
  }
  return { tasks, repeated, open };
}
