import { Webhook } from 'standardwebhooks';

/**
 * Returns the headers that sign a message as Standard Webhooks does, with one signature for each secret. A secret is `whsec_` and
 * base64. `id`: without a dot, and the same for every attempt, so that a receiver can drop a second one. `at`: the time of
 * this attempt.
 */
export function signStandardWebhook(
  { id, body, at }: { readonly id: string; readonly body: string; readonly at: Date },
  secrets: readonly string[],
): Readonly<Record<string, string>> {
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, at, body)).join(' '),
  };
}
