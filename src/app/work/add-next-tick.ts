import { findNextTick } from '../../core/cron.ts';
import type { AppContext, Work } from './queued-work.ts';

/** Work that is due at the times of a cron expression. Its id and the time are the id of each item. */
export interface Series {
  readonly id: string;
  readonly key: string;
  readonly cron: string;
  /** Default: UTC. */
  readonly timezone?: string | undefined;
  /** Builds the work for one of the times. */
  readonly build: (at: string) => Work;
}

/**
 * Adds the item for the first time of the cron expression after a moment. Each item of a series adds the next one before it does
 * its own work, so that a failure does not end the series. Every time has one id, so several processes add it once, and a time that
 * passed while no process ran is handled once at the next start.
 */
export async function addNextTick(add: AppContext['add'], series: Series, after: string): Promise<void> {
  const { id, key, cron, timezone, build } = series;
  const runAt = findNextTick(cron, after, timezone);
  if (runAt === undefined) throw new Error(`The cron expression \`${cron}\` of ${id} never comes.`);
  await add({ id: `${id} ${runAt}`, key, runAt, work: build(runAt) });
}
