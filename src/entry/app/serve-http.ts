import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { Server } from 'probot';
import type { Log } from '../../ports/log.ts';
import type { Queue } from '../../ports/queue.ts';
import { createHealth, type ServedState } from './http/health.ts';
import { createHttpHandler } from './http/mount.ts';
import { listRoutes } from './http/routes.ts';
import type { Storage } from './open-storage.ts';
import type { Telemetry } from './telemetry/observe-requests.ts';
import { createAppProbot, createFetch, type ProbotHost } from './webhook/probot.ts';
import { createSourceIntake, type SourceIntakeOptions } from './webhook/source-intake.ts';
import { buildItem } from './work/build-item.ts';
import type { SourceDelivery } from './work/hook-work.ts';
import type { AppSettings } from './work/read-settings.ts';
import { countSlots } from './work/stored-pools.ts';

interface Served extends Pick<SourceIntakeOptions, 'arrivals' | 'now'> {
  readonly log: Log;
  readonly telemetry: Telemetry;
  readonly storage: Storage;
  readonly settings: AppSettings;
}

/** Adds all that is served beside deliveries. Returns the state of the App, from which its health follows. */
export function addRoutes(server: Server, { settings, storage, telemetry, log, arrivals, now }: Served): ServedState {
  const { queue, store } = storage;
  const { metrics } = telemetry;
  metrics.watch({ countWork: () => queue.size(), countSlots: () => countSlots(store) });
  const state = { store, isProcessing: false, isStopping: false };
  server.addHandler((request, response) => servePending(request, { response, queue }));
  const { sources } = settings.hooks;
  const receive = (delivery: SourceDelivery): Promise<void> => receiveFromSource(delivery, queue);
  server.addHandler(createSourceIntake({ sources, log, arrivals, now, receive, answered: metrics.delivered }));
  server.addHandler(createHttpHandler(listRoutes({ settings, queue, store, health: createHealth(state), metrics, log }), log));
  return state;
}

/** Queues a delivery of a source. Those of one source for one repository are opened in their order. */
async function receiveFromSource(delivery: SourceDelivery, queue: Queue): Promise<void> {
  const { id, source, owner, name } = delivery;
  await queue.add(buildItem({ id, key: `source ${source} ${owner}/${name}`, work: { kind: 'source', ...delivery } }));
}

interface ServerOptions {
  /** The time in which GitHub has to answer a request. */
  readonly answerMilliseconds?: number;
  readonly probotLog: Logger;
}

/** Creates the server, which listens only when it is started. */
export function createServer(
  settings: AppSettings,
  { probotLog, answerMilliseconds, ...host }: ProbotHost & ServerOptions,
): Server {
  return new Server({
    Probot: createAppProbot(settings, host),
    port: settings.port,
    host: settings.host,
    request: { fetch: createFetch(answerMilliseconds) },
    log: probotLog,
  });
}

/** Serves `GET /baton/pending`: the number of pieces of work that wait or run. */
async function servePending(request: IncomingMessage, answer: { response: ServerResponse; queue: Queue }): Promise<boolean> {
  if (request.url !== '/baton/pending') return false;
  const pending = await answer.queue.size();
  answer.response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ pending }));
  return true;
}
