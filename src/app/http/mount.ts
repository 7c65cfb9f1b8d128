import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import type { Log } from '../../ports/log.ts';

/** The routes of one concern. */
export interface Routes {
  /** The path below which they are, as in `/runs`. No other routes have it. */
  readonly path: string;
  /** Hono app whose routes are relative to the path; `/` is the path itself. */
  readonly app: Hono;
}

export type HttpHandler = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;

/**
 * Creates the handler of the server that serves the routes. It returns false if the request is below none of their paths. An
 * error becomes a plain 500 and a line in the log, because its text is for the operator.
 */
export function createHttpHandler(list: readonly Routes[], log: Log): HttpHandler {
  const all = new Hono();
  for (const { path, app } of list) all.route(path, app);
  all.onError((error, context) => {
    log.error(`${context.req.method} ${context.req.path} failed: ${error.message}`);
    return context.text('This failed. The log of the App says why.\n', 500);
  });
  const listen = getRequestListener(all.fetch, { overrideGlobalObjects: false });
  return async (request, response) => {
    const path = (request.url ?? '').split('?', 1)[0] ?? '';
    if (!list.some((routes) => path === routes.path || path.startsWith(`${routes.path}/`))) return false;
    await listen(request, response);
    return true;
  };
}
