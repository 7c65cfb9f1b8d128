import { parseCron } from '../../core/cron.ts';
import type { Queue, QueueItem } from '../../ports/queue.ts';

/** Work that is due at the times of a cron expression, in UTC. Its id and the time are the id of each item. */
export interface CronItem extends Pick<QueueItem, 'id' | 'key' | 'group' | 'payload'> {
  readonly cron: string;
}

/**
 * Adds the item for the first time of the cron expression after a moment. Called when a process starts and when an item was handled,
 * it keeps the series going: every time has one id, so several processes add it once, and a time that passed while no process ran is
 * handled once at the next start.
 */
export async function addNextTick(queue: Queue, { cron, ...item }: CronItem, after: string): Promise<void> {
  const parsed = parseCron(cron);
  if (!parsed.ok) throw new Error(`The cron expression \`${cron}\` of ${item.id} ${parsed.error}.`);
  const runAt = parsed.value.nextRun(new Date(after))?.toISOString();
  if (runAt !== undefined) await queue.add({ ...item, id: `${item.id} ${runAt}`, runAt, followUp: true });
}
