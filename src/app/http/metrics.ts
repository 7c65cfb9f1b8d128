import { Hono, type MiddlewareHandler } from 'hono';
import { isSameText } from '../../adapters/crypto/same-text.ts';
import type { Queue } from '../../ports/queue.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import type { Routes } from './mount.ts';

/** Lets in those who send the token as bearer; everybody where there is none. */
function askForToken(token: string | undefined): MiddlewareHandler {
  return async (context, next) => {
    if (token !== undefined && !isSameText(context.req.header('authorization') ?? '', `Bearer ${token}`))
      return context.text('Send the token of BATON_METRICS_TOKEN as bearer.\n', 401, { 'www-authenticate': 'Bearer' });
    return next();
  };
}

/** Serves `/metrics` in the text format of Prometheus. */
export function createMetricsRoutes(metrics: Pick<Metrics, 'render'>, token: string | undefined): Routes {
  const app = new Hono().get('/', askForToken(token), async (context) => {
    const { text, contentType } = await metrics.render();
    return context.body(text, 200, { 'content-type': contentType });
  });
  return { path: '/metrics', app };
}

/** Serves `/baton/pending`: the number of pieces of work that wait or run. */
export function createPendingRoutes(queue: Pick<Queue, 'size'>, token: string | undefined): Routes {
  const app = new Hono().get('/', askForToken(token), async (context) => context.json({ pending: await queue.size() }));
  return { path: '/baton/pending', app };
}
