import { checkSchema } from './check-schema.ts';

/** Throws when a payload is not as GitHub describes it. */
export function validateWebhook(event: string, payload: Readonly<Record<string, unknown>>): void {
  checkSchema(`webhook ${event} ${payload.action ?? ''}`, ['webhooks', nameOf(event, payload.action)], payload);
}

function nameOf(event: string, action: unknown): string {
  // Its action is the sender's own word; GitHub describes one sample.
  if (event === 'repository_dispatch') return 'repository-dispatch-sample.collected';
  return [event, ...(typeof action === 'string' ? [action] : [])].join('-').replaceAll('_', '-');
}
