// This folder is all that the App serves over HTTP beside the deliveries of GitHub. `routes` lists it, one Hono app for each concern,
// and `mount` makes a handler of the server from the list.

import type { Log } from '../../ports/log.ts';
import type { AppStore, Queue } from '../../ports/queue.ts';
import type { AppSettings } from '../settings/read-settings.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import { createHealthRoutes, type Health } from './health.ts';
import { createMetricsRoutes, createPendingRoutes } from './metrics.ts';
import type { Routes } from './mount.ts';

/** The parts of the App that routes may use. */
export interface HttpContext {
  readonly settings: AppSettings;
  readonly queue: Pick<Queue, 'size'>;
  readonly store: AppStore;
  readonly health: Health;
  readonly metrics: Metrics;
  readonly log: Log;
}

/** Lists all that the App serves while it runs. Another concern is another entry. */
export function listRoutes(context: HttpContext): readonly Routes[] {
  const { health, metrics, queue, settings } = context;
  const { metricsToken } = settings.operation;
  return [...createHealthRoutes(health), createMetricsRoutes(metrics, metricsToken), createPendingRoutes(queue, metricsToken)];
}
