import { createSystemClock } from '../adapters/clock/system-clock.ts';
import { createDeliveries } from '../adapters/github/app/deliveries.ts';
import type { LineSink } from '../adapters/log/action-log.ts';
import type { Clock } from '../ports/clock.ts';
import type { Log } from '../ports/log.ts';
import { createContext } from './create-context.ts';
import { keepRedelivering } from './deliveries/redelivery.ts';
import { type AppEmitter, createAppEvents } from './engine/app-events.ts';
import { createInstallationClients } from './github/installation-clients.ts';
import type { LimitsOptions } from './github/limits.ts';
import { processWork } from './handle-work.ts';
import { createHttpHandler } from './http/mount.ts';
import { startServer, stopServer } from './http/start-server.ts';
import { beginListening } from './knowledge/listening-since.ts';
import { openStorage, type Storage } from './open-storage.ts';
import { createAppLog, openTelemetry } from './open-telemetry.ts';
import { createPageRoutes } from './page/page-routes.ts';
import { createHandlers } from './serve-http.ts';
import type { AppSettings } from './settings/read-settings.ts';
import { logMissingRights } from './setup/log-missing-rights.ts';
import type { Telemetry } from './telemetry/observe-requests.ts';
import { warnOfOldClaims } from './turns/claim-store.ts';
import { addFirstLook } from './watch/start-watch.ts';
import { createAppProbot } from './webhook/probot.ts';
import { createBodyReader } from './webhook/read-body.ts';

export interface RunningApp {
  readonly port: number;
  /** Emits `agent_handoff` once for each transfer. A transfer whose publisher crashed right after recording it emits nothing. */
  readonly events: AppEmitter;
  close(): Promise<void>;
}

export interface AppHost extends Pick<LimitsOptions, 'windows'> {
  /** Default: the clock of the machine. */
  readonly clock?: Clock;
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
  const { clock = createSystemClock() } = host;
  const telemetry = await openTelemetry(settings.operation, clock);
  const storage = await (host.openStorage ?? openStorage)(settings, { log, clock });
  try {
    return await serve(settings, { ...host, log, clock, telemetry, storage });
  } catch (thrown) {
    // An open database would keep the process alive.
    await storage.queue.close();
    await storage.close();
    throw thrown;
  }
}

interface Serving extends AppHost {
  readonly log: Log;
  readonly clock: Clock;
  readonly telemetry: Telemetry;
  readonly storage: Storage;
}

async function serve(settings: AppSettings, { log, clock, telemetry, storage, ...host }: Serving): Promise<RunningApp> {
  const { queue, store } = storage;
  const { metrics } = telemetry;
  const closing = new AbortController();
  const now = (): number => Date.parse(clock.now());
  await beginListening(store, now);
  await warnOfOldClaims({ store, log });
  const events = createAppEvents(log);
  const probot = await createAppProbot(settings, { ...host, telemetry });
  const clients = createInstallationClients(probot, { ...storage, log, clock, windows: host.windows });
  const deliveries = createDeliveries(await clients.appClient());
  const parts = { settings, storage, clock, log, metrics, clients, deliveries };
  const context = createContext({ ...parts, events: events.port, lagMilliseconds: host.listLagMilliseconds });
  const { arrivals, slots } = context;
  const intake = { now, arrivals, readBody: createBodyReader() };
  const { handlers, state } = createHandlers({ settings, storage, telemetry, log, slots, ...intake });
  await addFirstLook(context.add, new Date(now() + (host.firstLookMilliseconds ?? 30_000)).toISOString());
  processWork(context, { queue, telemetry });
  const page = { context, store, queue, now, closing: closing.signal };
  const pages = createHttpHandler(createPageRoutes({ ...page, followMilliseconds: host.followMilliseconds }), log);
  state.isProcessing = true;
  const { server, port } = await startServer({ settings, handlers: [...handlers, pages], log });
  log.info(`Baton App listens on ${settings.host}:${port}.`);
  const everyMilliseconds = settings.redeliveryMinutes * 60_000;
  const stopRedelivering = keepRedelivering({ deliveries, log, now, clock, storage, everyMilliseconds });
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
