import { createSystemClock } from '../../src/adapters/clock/system-clock.ts';
import type { Entry, Journal, QueueOptions } from '../../src/adapters/queue/journal.ts';
import { createScheduledQueue } from '../../src/adapters/queue/scheduled-queue.ts';
import type { Clock } from '../../src/ports/clock.ts';
import type { Queue } from '../../src/ports/queue.ts';

export interface MemoryQueueOptions extends QueueOptions {
  /** The number of ids that are remembered to drop duplicates; more than can ever wait. */
  readonly rememberedIds?: number;
  /** Default: the clock of the machine. */
  readonly clock?: Clock;
}

/** Creates a queue in the memory of one process, for tests. Waiting items are lost with the process. */
export function createMemoryQueue({
  rememberedIds = 100_000,
  clock = createSystemClock(),
  ...options
}: MemoryQueueOptions): Queue {
  const seen = createSeenIds(rememberedIds);
  const payloads = new Map<string, unknown>();
  const journal: Journal = {
    left: [],
    async add({ id, key, group, causes, runAt, payload }) {
      if (!seen.add(id)) return undefined;
      payloads.set(id, payload);
      return { id, key, group, causes, due: runAt === undefined ? 0 : Date.parse(runAt), failures: 0, deaths: 0 };
    },
    start: async ({ id }) => payloads.get(id),
    putOff: async () => undefined,
    finish: async ({ id }) => void payloads.delete(id),
    async giveUp({ id, causes = [] }) {
      payloads.delete(id);
      for (const known of [id, ...causes]) if (!payloads.has(known)) seen.forget(known);
    },
    async close(waiting: readonly Entry[]) {
      if (waiting.length === 0) return;
      options.log.warning(`The queue was closed while items waited: ${waiting.map(({ id }) => id).join(', ')}.`);
    },
  };
  return createScheduledQueue(journal, { ...options, clock });
}

/** Creates a set that remembers the newest ids, up to a limit. */
function createSeenIds(limit: number): { add(id: string): boolean; forget(id: string): void } {
  const seen = new Set<string>();
  return {
    /** Adds an id. Returns false when the id is already known. */
    add(id) {
      if (seen.has(id)) return false;
      seen.add(id);
      if (seen.size > limit) forgetOldest(seen);
      return true;
    },
    forget: (id) => void seen.delete(id),
  };
}

function forgetOldest(seen: Set<string>): void {
  const [oldest] = seen;
  if (oldest !== undefined) seen.delete(oldest);
}
