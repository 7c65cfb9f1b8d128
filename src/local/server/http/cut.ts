import type { Context } from 'hono';

/** The client sees its connection end without an answer. */
export function cut(context: Context): Response {
  const { outgoing } = context.env as { outgoing?: { destroy(): void } };
  outgoing?.destroy();
  return new Response(null, { status: 499, headers: { 'x-hono-already-sent': 'true' } });
}
