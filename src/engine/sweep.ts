import { findEnd } from '../core/pipeline/find-end.ts';
import type { Engine } from './engine-ports.ts';
import { readRun } from './read-run.ts';
import { asStoredRun } from './stored-run.ts';
import { type SweptTask, sweepRun } from './sweep-run.ts';

/** How far back runs are looked for: twice as long as an order is valid. */
const windowMilliseconds = 4 * 86_400_000;

export interface Swept {
  readonly tasks: readonly SweptTask[];
  /** Runs that had not ended. */
  readonly open: readonly string[];
}

/**
 * Looks after every run that began lately and has not ended: what it waits for in vain is started again. `threads` are the
 * issues and pull requests that may hold records; which of these count, the store decides.
 */
export async function sweep(engine: Engine, threads: (since: string) => Promise<readonly number[]>): Promise<Swept> {
  const since = new Date(Date.parse(engine.ports.clock.now()) - windowMilliseconds).toISOString();
  const tasks: SweptTask[] = [];
  const open: string[] = [];
  for (const thread of await threads(since)) {
    const { records } = await engine.ports.store.readSince(thread, since);
    for (const found of records) {
      const stored = asStoredRun(found);
      if (stored === undefined) continue;
      const { run, body } = stored.record;
      if (findEnd(records.map(({ record }) => record).filter((record) => record.run === run)) !== undefined) continue;
      const first = { id: stored.comment, at: stored.writtenAt ?? body.startedAt };
      const reading = await readRun(engine, { run, thread, first });
      if (!reading.ok) {
        engine.ports.log.warning(`Run ${run} was left alone: ${reading.error.message}`);
        continue;
      }
      open.push(run);
      tasks.push(...(await sweepRun(engine, { reading: reading.value, first })));
    }
  }
  return { tasks, open };
}
