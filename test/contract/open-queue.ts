import type { Log } from '../../src/ports/log.ts';
import type { Queue, QueueItem } from '../../src/ports/queue.ts';

export interface QueueSetup {
  readonly log: Log;
  readonly attempts: number;
  readonly concurrency: number;
  readonly maxWaiting?: number;
}

/** Opens a queue and keeps the lines of its log. */
export type OpenQueue = (setup?: Partial<QueueSetup>) => Promise<{ readonly queue: Queue; readonly lines: string[] }>;

export function createOpener(create: (setup: QueueSetup) => Promise<Queue>): OpenQueue {
  return async (setup = {}) => {
    const lines: string[] = [];
    const take = (line: string): void => void lines.push(line);
    const log = { info: take, warning: take, error: take };
    return { queue: await create({ log, attempts: 3, concurrency: 4, ...setup }), lines };
  };
}

export function item(id: string, key = 'repository/1'): QueueItem {
  return { id, key, payload: {} };
}

export async function addAll(queue: Queue, items: readonly QueueItem[]): Promise<void> {
  for (const one of items) await queue.add(one);
}
