import type { MiddlewareHandler } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { isSameText } from '../../adapters/crypto/same-text.ts';

export interface GuardOptions {
  /** The address of the page, without a slash at the end. */
  readonly origin: string;
  /** The secret in the address that the terminal shows. */
  readonly token: string;
}

/**
 * Lets in the browser that has opened the address with the secret, and nobody else. `Host` and `Origin` are compared, so that no other
 * site can reach the page through the browser: neither under a name of its own that means this machine, nor by a form.
 */
export function createGuard({ origin, token }: GuardOptions): MiddlewareHandler {
  const { host, port } = new URL(origin);
  // Cookies belong to a machine, whatever the port.
  const cookie = `baton-dev-${port}`;
  return async (context, next) => {
    if (context.req.header('host') !== host) return context.text(`This page is at ${origin} alone.\n`, 403);
    const isRead = context.req.method === 'GET';
    if (!isRead && context.req.header('origin') !== origin) return context.text('This form belongs to another page.\n', 403);
    const given = context.req.query('token');
    if (isRead && context.req.path === '/' && given !== undefined && isSameText(given, token)) {
      setCookie(context, cookie, token, { httpOnly: true, sameSite: 'Strict', path: '/' });
      return context.redirect('/');
    }
    if (!isSameText(getCookie(context, cookie) ?? '', token))
      return context.text('Open the address that `baton dev` shows in the terminal.\n', 403);
    return next();
  };
}
