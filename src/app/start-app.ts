import { createSystemClock } from '../adapters/clock/system-clock.ts';
import { createDeliveries } from '../adapters/github/app/deliveries.ts';
import type { LineSink } from '../adapters/log/action-log.ts';
import type { Log } from '../ports/log.ts';
import type { Queue } from '../ports/queue.ts';
import { createMemory } from './create-memory.ts';
import { createRecentDeliveries } from './deliveries/recent-deliveries.ts';
import { keepRedelivering, type RedeliveryOptions } from './deliveries/redelivery.ts';
import { type AppEmitter, createAppEvents } from './engine/app-events.ts';
import { createInstallationClients } from './github/installation-clients.ts';
import type { LimitsOptions } from './github/limits.ts';
import { handleWork } from './handle-work.ts';
import { createWaitForGitHub } from './handlers/wait-for-github.ts';
import { createHttpHandler } from './http/mount.ts';
import { startServer, stopServer } from './http/start-server.ts';
import { beginListening } from './knowledge/listening-since.ts';
import { observeWork } from './observe-work.ts';
import { openStorage, type Storage } from './open-storage.ts';
import { createAppLog, openTelemetry } from './open-telemetry.ts';
import { createPageRoutes } from './page/page-routes.ts';
import { createHandlers } from './serve-http.ts';
import type { AppSettings } from './settings/read-settings.ts';
import { logMissingRights } from './setup/log-missing-rights.ts';
import type { Telemetry } from './telemetry/observe-requests.ts';
import { warnOfOldClaims } from './turns/claim-store.ts';
import { addFirstLook, createWatch } from './watch/start-watch.ts';
import { createArrivals } from './webhook/intake.ts';
import { createAppProbot } from './webhook/probot.ts';
import { createBodyReader } from './webhook/read-body.ts';
import { buildItem } from './work/build-item.ts';
import type { AppContext, WorkContext } from './work/queued-work.ts';
import { createSeenRuns } from './work/seen-runs.ts';

export interface RunningApp {
  readonly port: number;
  /** Emits `agent_handoff` once for each transfer. A transfer whose publisher crashed right after recording it emits nothing. */
  readonly events: AppEmitter;
  close(): Promise<void>;
}

export interface AppHost extends Pick<LimitsOptions, 'windows'> {
  /** The time in which GitHub has to answer a request. */
  readonly answerMilliseconds?: number;
  /** The output that receives the log. */
  readonly out: LineSink;
  /** The time after which GitHub lists a delivery for certain. */
  readonly listLagMilliseconds?: number;
  /** The time from one look for changes to the next, for each page that is open. */
  readonly followMilliseconds?: number;
  /** The time from the start to the first look at installations and open runs. What GitHub has sent meanwhile comes before. */
  readonly firstLookMilliseconds?: number;
  /** Opens the database of the App. Default: the one that the settings name. */
  readonly openStorage?: typeof openStorage;
}

/**
 * Starts the App. Our own intake verifies deliveries (`createIntake`), they are queued by subject, and the engine of
 * the Action handles them. The log goes to `out`.
 */
export async function startApp(settings: AppSettings, host: AppHost): Promise<RunningApp> {
  const log = createAppLog(host.out, settings.operation);
  const telemetry = await openTelemetry(settings.operation);
  const storage = await (host.openStorage ?? openStorage)(settings, log);
  try {
    return await serve(settings, { ...host, log, telemetry, storage });
  } catch (thrown) {
    // An open database would keep the process alive.
    await storage.queue.close();
    await storage.close();
    throw thrown;
  }
}

interface Serving extends AppHost {
  readonly log: Log;
  readonly telemetry: Telemetry;
  readonly storage: Storage;
}

async function serve(settings: AppSettings, { log, telemetry, storage, ...host }: Serving): Promise<RunningApp> {
  const { queue, store } = storage;
  const closing = new AbortController();
  const { now } = createSystemClock();
  const milliseconds = Date.now;
  await beginListening(store, milliseconds);
  await warnOfOldClaims({ store, log });
  const events = createAppEvents(log);
  const arrivals = createArrivals(milliseconds);
  const add: AppContext['add'] = async ({ runAt, ...item }) => {
    await queue.add({ ...buildItem(item), followUp: true, runAt });
  };
  const probot = await createAppProbot(settings, { ...host, telemetry });
  const memory = { ...createMemory({ settings, storage, milliseconds }), ...createWatch({ store, add, log, now }) };
  const intake = { now: milliseconds, arrivals, readBody: createBodyReader() };
  const { handlers, state } = createHandlers({ settings, storage, telemetry, log, slots: memory.slots, ...intake });
  const clients = createInstallationClients(probot, { ...storage, log, now: milliseconds, windows: host.windows });
  const known = { deliveries: createDeliveries(await clients.appClient()), log, now: milliseconds };
  const redelivery: RedeliveryOptions = { ...known, storage, everyMilliseconds: settings.redeliveryMinutes * 60_000 };
  const recentDeliveries = createRecentDeliveries({ ...known, lagMilliseconds: host.listLagMilliseconds });
  const { metrics } = telemetry;
  // Each piece of work has one of its own. This one is that of the page, which changes no run.
  const seen = createSeenRuns();
  const context = { ...clients, settings, ...memory, recentDeliveries, log, metrics, events: events.port, add, arrivals, seen };
  await addFirstLook(add, new Date(milliseconds() + (host.firstLookMilliseconds ?? 30_000)).toISOString());
  processWork(context, { queue, telemetry, now: milliseconds });
  const page = { context, store, queue, now: milliseconds, closing: closing.signal };
  const pages = createHttpHandler(createPageRoutes({ ...page, followMilliseconds: host.followMilliseconds }), log);
  state.isProcessing = true;
  const { server, port } = await startServer({ settings, handlers: [...handlers, pages], log });
  log.info(`Baton App listens on ${settings.host}:${port}.`);
  const stopRedelivering = keepRedelivering(redelivery);
  const looked = logMissingRights({ client: await clients.appClient(), log });
  return {
    port,
    events: events.emitter,
    async close() {
      state.isStopping = true;
      closing.abort();
      const stopped = stopRedelivering();
      await stopServer(server);
      await queue.close();
      await stopped;
      await looked;
      await storage.close();
      await telemetry.tracing.close();
    },
  };
}

/** Hands the work of the queue to its handlers. What GitHub does not let happen now goes back to the queue. */
function processWork(
  context: WorkContext,
  { queue, telemetry, now }: { readonly queue: Queue; readonly telemetry: Telemetry; readonly now: () => number },
): void {
  const waitForGitHub = createWaitForGitHub(now);
  queue.process((item) =>
    observeWork(telemetry, item, (work) =>
      waitForGitHub(context, { ...item, work }, () => handleWork(context, { ...item, work })),
    ),
  );
}
