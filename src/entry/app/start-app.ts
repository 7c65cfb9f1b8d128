// This room is the App. GitHub's deliveries arrive in `webhook`, which verifies and queues them. The queue calls `handlers`: they
// open a delivery, and do the work that it causes by subject, one after the other. `deliveries` asks GitHub about deliveries, and `github` holds the clients of the installations. They work with the engine of `engine`, and agent jobs wait for their turn in `slots`.

import type { IncomingMessage, ServerResponse } from 'node:http';
import { pino } from 'pino';
import { Server } from 'probot';
import { createSystemClock } from '../../adapters/clock/system-clock.ts';
import { createDeliveries } from '../../adapters/github/app/deliveries.ts';
import type { LineSink } from '../../adapters/log/action-log.ts';
import { createConsoleLog } from '../../adapters/log/console-log.ts';
import type { Log } from '../../ports/log.ts';
import type { Queue } from '../../ports/queue.ts';
import { buildLane } from './deliveries/heard.ts';
import { createRecentDeliveries } from './deliveries/recent-deliveries.ts';
import { keepRedelivering, type RedeliveryOptions } from './deliveries/redelivery.ts';
import { createSeenBodies } from './deliveries/seen-bodies.ts';
import { type AppEmitter, createAppEvents } from './engine/app-events.ts';
import { createInstallationClients } from './github/installation-clients.ts';
import type { LimitsOptions } from './github/limits.ts';
import { handleWork } from './handle-work.ts';
import { createWaitForGitHub } from './handlers/wait-for-github.ts';
import { createHealth } from './http/health.ts';
import { createHttpHandler } from './http/mount.ts';
import { listRoutes } from './http/routes.ts';
import { createKnowledge } from './knowledge/hear.ts';
import { beginHearing } from './knowledge/hearing.ts';
import { openStorage, type Storage } from './open-storage.ts';
import { createArrivals } from './webhook/intake.ts';
import { createAppProbot, createFetch, type ProbotHost } from './webhook/probot.ts';
import { createPostponed } from './work/postponed.ts';
import {
  type AppContext,
  buildItem,
  createOrders,
  type ReceivedDelivery,
  type Work,
  type WorkContext,
} from './work/queued-work.ts';
import type { AppSettings } from './work/read-settings.ts';
import { createSlots } from './work/slots.ts';

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
  /** Opens the database of the App. Default: the one that the settings name. */
  readonly openStorage?: typeof openStorage;
}

/**
 * Starts the Probot server. Our own intake verifies deliveries (`createIntake`), they are queued by subject, and the engine of
 * the Action handles them. The log goes to `out`.
 */
export async function startApp(settings: AppSettings, host: AppHost): Promise<RunningApp> {
  const log = createConsoleLog(host.out);
  const storage = await (host.openStorage ?? openStorage)(settings, log);
  try {
    return await serve(settings, { ...host, log, storage });
  } catch (thrown) {
    // An open database would keep the process alive.
    await storage.queue.close();
    await storage.close();
    throw thrown;
  }
}

interface Serving extends AppHost {
  readonly log: Log;
  readonly storage: Storage;
}

async function serve(settings: AppSettings, { log, storage, ...host }: Serving): Promise<RunningApp> {
  const { queue, store } = storage;
  const { now } = createSystemClock();
  const milliseconds = (): number => Date.parse(now());
  await beginHearing(store, milliseconds);
  const events = createAppEvents(log);
  const arrivals = createArrivals(now);
  const add: AppContext['add'] = async ({ runAt, ...item }) => {
    await queue.add({ ...buildItem(item), followUp: true, ...(runAt === undefined ? {} : { runAt }) });
  };
  const receive = async (delivery: ReceivedDelivery): Promise<void> => {
    await queue.add({ id: delivery.id, key: buildLane(delivery), payload: { kind: 'delivery', ...delivery } });
  };
  const server = createServer(settings, { ...host, log, arrivals, receive });
  server.addHandler((request, response) => servePending(request, { response, queue }));
  const served = { store, isProcessing: false, isStopping: false };
  server.addHandler(createHttpHandler(listRoutes({ settings, queue, store, health: createHealth(served), log }), log));
  let redelivery: RedeliveryOptions | undefined;
  await server.load(async (probot) => {
    const clients = createInstallationClients(probot, { ...storage, log, now: milliseconds, windows: host.windows });
    const known = { deliveries: createDeliveries(await clients.appClient()), log, now: milliseconds };
    redelivery = { ...known, everyMilliseconds: settings.redeliveryMinutes * 60_000 };
    const recentDeliveries = createRecentDeliveries({ ...known, lagMilliseconds: host.listLagMilliseconds });
    const memory = { ...createMemory({ settings, storage, milliseconds }), recentDeliveries };
    const context = { ...clients, settings, store, ...memory, log, events: events.port, add, arrivals };
    processWork(queue, context, milliseconds);
    served.isProcessing = true;
  });
  const http = await server.start();
  const address = http.address();
  const port = typeof address === 'object' && address !== null ? address.port : settings.port;
  log.info(`Baton App listens on ${settings.host}:${port}.`);
  const stopRedelivering = redelivery === undefined ? undefined : keepRedelivering(redelivery);
  return {
    port,
    events: events.emitter,
    async close() {
      served.isStopping = true;
      await stopRedelivering?.();
      await server.stop();
      await queue.close();
      await storage.close();
    },
  };
}

interface MemoryOptions {
  readonly settings: AppSettings;
  readonly storage: Storage;
  readonly milliseconds: () => number;
}

type Memory = Pick<AppContext, 'orders' | 'slots' | 'seenBodies' | 'knowledge' | 'postponed' | 'configs'>;

/** Creates what the App keeps in its store, and the texts of configurations, which it keeps in memory. */
function createMemory({ settings, storage: { queue, store }, milliseconds: now }: MemoryOptions): Memory {
  return {
    orders: createOrders(store, now),
    slots: createSlots({ store, now, start: async (item) => void (await queue.add({ ...item, followUp: true })) }),
    seenBodies: createSeenBodies({ store, now }),
    knowledge: createKnowledge({ store, now, appId: Number(settings.appId) }),
    postponed: createPostponed(store),
    configs: new Map(),
  };
}

/** Hands the work of the queue to its handlers. What GitHub does not let happen now goes back to the queue. */
function processWork(queue: Queue, context: WorkContext, now: () => number): void {
  const waitForGitHub = createWaitForGitHub(now);
  queue.process(({ id, payload }) => {
    const work = payload as Work;
    return waitForGitHub(context, { id, work }, () => handleWork(context, work));
  });
}

/** Creates the server, which listens only when it is started. */
function createServer(
  settings: AppSettings,
  { out, answerMilliseconds, ...host }: ProbotHost & Pick<AppHost, 'out' | 'answerMilliseconds'>,
): Server {
  return new Server({
    Probot: createAppProbot(settings, host),
    port: settings.port,
    host: settings.host,
    request: { fetch: createFetch(answerMilliseconds) },
    // Probot writes a line for each delivery to stdout, which would hide our own lines.
    log: pino({ level: 'warn', name: 'probot' }, out),
  });
}

/** Serves `GET /baton/pending`: the number of pieces of work that wait or run. */
async function servePending(request: IncomingMessage, answer: { response: ServerResponse; queue: Queue }): Promise<boolean> {
  if (request.url !== '/baton/pending') return false;
  const pending = await answer.queue.size();
  answer.response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ pending }));
  return true;
}
