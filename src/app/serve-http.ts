import type { Log } from '../ports/log.ts';
import type { Queue } from '../ports/queue.ts';
import { buildLane, findGroup } from './deliveries/heard.ts';
import { createHealth, type ServedState } from './http/health.ts';
import { createHttpHandler, type HttpHandler } from './http/mount.ts';
import { listRoutes } from './http/routes.ts';
import type { Storage } from './open-storage.ts';
import type { AppSettings } from './settings/read-settings.ts';
import type { Telemetry } from './telemetry/observe-requests.ts';
import type { Slots } from './turns/slots.ts';
import { createIntake, type IntakeOptions, webhookPath } from './webhook/intake.ts';
import { createSourceIntake, type SourceIntakeOptions } from './webhook/source-intake.ts';
import { buildItem } from './work/build-item.ts';
import type { SourceDelivery } from './work/hook-work.ts';
import type { ReceivedDelivery } from './work/queued-work.ts';

interface Served extends Pick<IntakeOptions, 'arrivals' | 'readBody'>, Pick<SourceIntakeOptions, 'now'> {
  readonly log: Log;
  readonly telemetry: Telemetry;
  readonly storage: Storage;
  readonly settings: AppSettings;
  readonly slots: Pick<Slots, 'list'>;
}

/** The parts of the App's server without its page: deliveries of GitHub and of sources, and answers to what watches the App. */
export interface ServedApp {
  readonly handlers: readonly HttpHandler[];
  /** The state of the App, from which its health follows. */
  readonly state: ServedState;
}

/** Creates the handlers of requests, deliveries of GitHub first. */
export function createHandlers({ settings, storage, telemetry, log, slots, ...served }: Served): ServedApp {
  const { queue, store } = storage;
  const { metrics } = telemetry;
  metrics.watch({ countWork: () => queue.size(), countSlots: () => countSlots(slots) });
  const state = { store, isProcessing: false, isStopping: false };
  const { sources } = settings.hooks;
  const answered = metrics.delivered;
  return {
    handlers: [
      createIntake({
        ...served,
        path: webhookPath,
        secret: settings.webhookSecret,
        log,
        receive: (delivery) => receiveDelivery(delivery, { queue, telemetry }),
        answered,
      }),
      createSourceIntake({ ...served, sources, log, receive: (delivery) => receiveFromSource(delivery, queue), answered }),
      createHttpHandler(listRoutes({ settings, queue, store, health: createHealth(state, log), metrics, log }), log),
    ],
    state,
  };
}

/** Counts the agent jobs of all pipelines that hold a slot, and those that wait for one. */
async function countSlots(slots: Pick<Slots, 'list'>): Promise<{ readonly holding: number; readonly waiting: number }> {
  const rows = (await slots.list()).map(({ row }) => row);
  return { holding: rows.flatMap(({ holders }) => holders).length, waiting: rows.flatMap(({ line }) => line).length };
}

/** Queues a delivery. Its span is the first of the trace of all that it causes. */
export async function receiveDelivery(
  delivery: ReceivedDelivery,
  { queue, telemetry }: { readonly queue: Queue; readonly telemetry: Telemetry },
): Promise<void> {
  const { id, name } = delivery;
  const attributes = { 'baton.delivery': id, 'github.event': name };
  await telemetry.tracing.span({ name: `webhook ${name}`, kind: 'server', attributes }, async ({ traceparent }) => {
    const origin = { delivery: id, traceparent };
    await queue.add({
      id,
      key: buildLane(delivery),
      group: findGroup(delivery.body),
      payload: { kind: 'delivery', ...delivery, origin },
    });
  });
}

/** Queues a delivery of a source. Those of one source for one repository are opened in their order. */
async function receiveFromSource(delivery: SourceDelivery, queue: Queue): Promise<void> {
  const { id, source, owner, name } = delivery;
  await queue.add(buildItem({ id, key: `source ${source} ${owner}/${name}`, work: { kind: 'source', ...delivery } }));
}
