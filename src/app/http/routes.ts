// This folder is all that the App serves over HTTP beside the deliveries of GitHub. `routes` lists it, one Hono app for each concern,
// and `mount` makes a handler of the server from the list.

import { Hono, type MiddlewareHandler } from 'hono';
import { isSameText } from '../../adapters/crypto/same-text.ts';
import type { Log } from '../../ports/log.ts';
import type { AppStore, Queue } from '../../ports/queue.ts';
import type { AppSettings } from '../settings/read-settings.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import { createHealthRoutes, type Health } from './health.ts';
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

/** Lets in those who send the token as bearer; everybody where there is none. */
function askForToken(token: string | undefined): MiddlewareHandler {
  return async (context, next) => {
    if (token !== undefined && !isSameText(context.req.header('authorization') ?? '', `Bearer ${token}`))
      return context.text('Send the token of BATON_METRICS_TOKEN as bearer.\n', 401, { 'www-authenticate': 'Bearer' });
    return next();
  };
}

/** Serves `/metrics` in the text format of Prometheus. */
function createMetricsRoutes(metrics: Pick<Metrics, 'render'>, token: string | undefined): Routes {
  const app = new Hono().get('/', askForToken(token), async (context) => {
    const { text, contentType } = await metrics.render();
    return context.body(text, 200, { 'content-type': contentType });
  });
  return { path: '/metrics', app };
}

/** Serves `/baton/pending`: the number of pieces of work that wait or run. */
function createPendingRoutes(queue: Pick<Queue, 'size'>, token: string | undefined): Routes {
  const app = new Hono().get('/', askForToken(token), async (context) => context.json({ pending: await queue.size() }));
  return { path: '/baton/pending', app };
}
