// This room is the App. GitHub's deliveries arrive in `webhook`, which verifies and queues them. The queue calls `handlers` by
// subject, one after the other. They work with the engine of `engine`, and agent jobs wait for their turn in `slots`.

import type { IncomingMessage, ServerResponse } from 'node:http';
import { pino } from 'pino';
import { Server } from 'probot';
import { createSystemClock } from '../../adapters/clock/system-clock.ts';
import type { LineSink } from '../../adapters/log/action-log.ts';
import { createConsoleLog } from '../../adapters/log/console-log.ts';
import type { Log } from '../../ports/log.ts';
import type { Queue } from '../../ports/queue.ts';
import { type AppEmitter, createAppEvents } from './engine/app-events.ts';
import { handleWork } from './handle-work.ts';
import { openStorage, type Storage } from './open-storage.ts';
import { createArrivals, listen } from './webhook/listen.ts';
import { createAppProbot, type ProbotHost } from './webhook/probot.ts';
import { type AppContext, buildItem, createOrders, type Work } from './work/queued-work.ts';
import type { AppSettings } from './work/read-settings.ts';
import { createSlots } from './work/slots.ts';

export interface RunningApp {
  readonly port: number;
  /** Emits `agent_handoff` once for each transfer. A transfer whose publisher crashed right after recording it emits nothing. */
  readonly events: AppEmitter;
  close(): Promise<void>;
}

export interface AppHost extends Pick<ProbotHost, 'Octokit'> {
  /** The output that receives the log. */
  readonly out: LineSink;
}

/**
 * Starts the Probot server. Our own intake verifies deliveries (`createIntake`), they are queued by subject, and the engine of
 * the Action handles them. The log goes to `out`.
 */
export async function startApp(settings: AppSettings, host: AppHost): Promise<RunningApp> {
  const log = createConsoleLog(host.out);
  const storage = await openStorage(settings, log);
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

async function serve(settings: AppSettings, { out, Octokit, log, storage }: Serving): Promise<RunningApp> {
  const { queue, store } = storage;
  const { now } = createSystemClock();
  const milliseconds = (): number => Date.parse(now());
  const orders = createOrders(store, milliseconds);
  const configs = new Map<string, string>();
  const accounts = new Map<number, number>();
  const events = createAppEvents(log);
  const server = new Server({
    Probot: createAppProbot(settings, { log, Octokit }),
    port: settings.port,
    host: settings.host,
    // Probot writes a line for each delivery to stdout, which would hide our own lines.
    log: pino({ level: 'warn', name: 'probot' }, out),
  });
  const add: AppContext['add'] = async (item) => void (await queue.add(buildItem(item)));
  const addFollowUp: AppContext['add'] = async (item) => void (await queue.add({ ...buildItem(item), followUp: true }));
  server.addHandler((request, response) => servePending(request, { response, queue }));
  await server.load((probot) => {
    const slots = createSlots({
      store,
      now: milliseconds,
      start: async (item) => void (await queue.add({ ...item, followUp: true })),
    });
    const context = { settings, orders, slots, configs, accounts, log, events: events.port, add, arrivals: createArrivals(now) };
    listen(probot, context);
    queue.process((item) => handleWork({ probot, ...context, add: addFollowUp }, item.payload as Work));
  });
  const http = await server.start();
  const address = http.address();
  const port = typeof address === 'object' && address !== null ? address.port : settings.port;
  log.info(`Baton App listens on ${settings.host}:${port}.`);
  return {
    port,
    events: events.emitter,
    async close() {
      await server.stop();
      await queue.close();
      await storage.close();
    },
  };
}

/** Serves `GET /baton/pending`: the number of pieces of work that wait or run. */
async function servePending(request: IncomingMessage, answer: { response: ServerResponse; queue: Queue }): Promise<boolean> {
  if (request.url !== '/baton/pending') return false;
  const pending = await answer.queue.size();
  answer.response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ pending }));
  return true;
}
