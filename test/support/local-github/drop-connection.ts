import type { Context } from 'hono';

/** Closes the connection, so that the client gets no response. */
export function dropConnection(context: Context): Response {
  const { outgoing } = context.env as { outgoing?: { destroy(): void } };
  outgoing?.destroy();
  return new Response(null, { status: 499, headers: { 'x-hono-already-sent': 'true' } });
}
