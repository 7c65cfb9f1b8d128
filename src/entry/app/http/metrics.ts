import { Hono } from 'hono';
import { isSameText } from '../../../adapters/crypto/same-text.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import type { Routes } from './mount.ts';

/** Serves `/metrics` in the text format of Prometheus, with a token only to those who send it as bearer. */
export function createMetricsRoutes(metrics: Pick<Metrics, 'render'>, token: string | undefined): Routes {
  const app = new Hono().get('/', async (context) => {
    if (token !== undefined && !isSameText(context.req.header('authorization') ?? '', `Bearer ${token}`))
      return context.text('Send the token of BATON_METRICS_TOKEN as bearer.\n', 401, { 'www-authenticate': 'Bearer' });
    const { text, contentType } = await metrics.render();
    return context.body(text, 200, { 'content-type': contentType });
  });
  return { path: '/metrics', app };
}
