import type { QueueItem } from '../ports/queue.ts';
import { createSeenBodies } from './deliveries/seen-bodies.ts';
import { createKnowledge } from './knowledge/hear.ts';
import { createOrders } from './knowledge/known-orders.ts';
import type { Storage } from './open-storage.ts';
import type { AppSettings } from './settings/read-settings.ts';
import { createBranches } from './turns/branches.ts';
import { createClaims } from './turns/claim-store.ts';
import { createRunLine } from './turns/run-line.ts';
import { createSlots } from './turns/slots.ts';
import { createPostponed } from './work/postponed.ts';
import type { AppContext } from './work/queued-work.ts';

interface MemoryOptions {
  readonly settings: AppSettings;
  readonly storage: Storage;
  readonly milliseconds: () => number;
}

type Memory = Pick<
  AppContext,
  'orders' | 'claims' | 'slots' | 'branches' | 'runLine' | 'seenBodies' | 'knowledge' | 'postponed' | 'runIndex' | 'configs'
>;

/** Creates what the App keeps in its database, and the texts of configurations, which it keeps in memory. */
export function createMemory({ settings, storage: { queue, store, runIndex }, milliseconds: now }: MemoryOptions): Memory {
  const start = async (item: QueueItem): Promise<void> => void (await queue.add({ ...item, followUp: true }));
  const claims = createClaims({ store, now, start });
  return {
    orders: createOrders(store, now),
    claims,
    slots: createSlots(claims, { store, now }),
    branches: createBranches(claims, now),
    runLine: createRunLine(claims),
    seenBodies: createSeenBodies({ store, now }),
    knowledge: createKnowledge({ store, now, appId: Number(settings.appId) }),
    postponed: createPostponed(store),
    runIndex,
    configs: new Map(),
  };
}
