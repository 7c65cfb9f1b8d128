import type { MiddlewareHandler } from 'hono';
import type { World } from '../world/world.ts';

/**
 * Creates the middleware that compares `Host` and `Origin`, so that no page of another site reaches the server through a browser,
 * neither under a name of its own that means this machine nor by a request to this one.
 */
export function checkAddress({ urls }: World): MiddlewareHandler {
  return async (context, next) => {
    const own = [urls.results, urls.server].map((url) => new URL(url));
    const { host, origin } = context.req.header();
    if (!own.some((url) => url.host === host)) return context.text(`This server is ${urls.server} alone.\n`, 403);
    const isOwn = origin === undefined || own.some((url) => url.origin === origin);
    if (isOwn) return next();
    return context.text('This request belongs to another page.\n', 403);
  };
}
