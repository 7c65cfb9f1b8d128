import type { Deliveries } from '../ports/events.ts';
import type { QueueItem } from '../ports/queue.ts';
import { createRecentDeliveries } from './deliveries/recent-deliveries.ts';
import { createSeenBodies } from './deliveries/seen-bodies.ts';
import { createKnowledge } from './knowledge/hear.ts';
import { createOrders } from './knowledge/known-orders.ts';
import { createKnownTexts } from './knowledge/known-texts.ts';
import type { Storage } from './open-storage.ts';
import { readSigner } from './settings/read-settings.ts';
import { createBranches } from './turns/branches.ts';
import { createClaims } from './turns/claim-store.ts';
import { createRunLine } from './turns/run-line.ts';
import { createSlots } from './turns/slots.ts';
import { createWindows } from './turns/windows.ts';
import { createWatch } from './watch/start-watch.ts';
import { createArrivals } from './webhook/intake.ts';
import { buildItem } from './work/build-item.ts';
import { createPostponed } from './work/postponed.ts';
import type { AppContext, WorkContext } from './work/queued-work.ts';
import { createSeenRuns } from './work/seen-runs.ts';

/** Creates what the App keeps in its database, and what follows from texts, which it keeps in memory. */
export function createMemory({
  settings,
  storage: { queue, store, runIndex },
  now,
}: Pick<WorkContext, 'settings'> & { readonly storage: Storage; readonly now: () => number }) {
  const start = async (item: QueueItem): Promise<void> => void (await queue.add({ ...item, followUp: true }));
  const claims = createClaims({ store, now, start });
  return {
    orders: createOrders(store, now),
    claims,
    slots: createSlots(claims, { store, now }),
    branches: createBranches(claims, now),
    runLine: createRunLine(claims),
    windows: createWindows(claims, now),
    seenBodies: createSeenBodies({ store, now }),
    knowledge: createKnowledge({ store, now, appId: Number(settings.appId) }),
    postponed: createPostponed(store),
    runIndex,
    signer: readSigner(settings.signingKey),
    ...createKnownTexts([settings.signingKey, settings.webhookSecret, ...settings.hooks.secrets]),
  };
}

interface ContextOptions extends Pick<WorkContext, 'settings' | 'clock' | 'log' | 'metrics' | 'events'> {
  readonly clients: Pick<WorkContext, 'clientOf' | 'openGitHub' | 'limitsOf' | 'appClient'>;
  readonly storage: Storage;
  readonly deliveries: Deliveries;
  readonly lagMilliseconds?: number;
}

/** Creates the context of all work of a process, whatever GitHub its clients reach. */
export function createContext({ clients, storage, deliveries, lagMilliseconds, ...parts }: ContextOptions): WorkContext {
  const { settings, clock, log } = parts;
  const { queue, store } = storage;
  const now = (): number => Date.parse(clock.now());
  const add: AppContext['add'] = async ({ runAt, ...item }) => {
    await queue.add({ ...buildItem(item), followUp: true, runAt });
  };
  return {
    ...clients,
    ...parts,
    ...createMemory({ settings, storage, now }),
    ...createWatch({ store, add, log, clock }),
    recentDeliveries: createRecentDeliveries({ deliveries, log, now, lagMilliseconds }),
    add,
    arrivals: createArrivals(now),
    // Each piece of work has one of its own. This one is that of the page, which changes no run.
    seen: createSeenRuns(),
  };
}
