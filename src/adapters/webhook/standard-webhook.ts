import { Webhook } from 'standardwebhooks';

interface Message {
  /** The same for every attempt, so that a receiver can drop a second one. Without a dot. */
  readonly id: string;
  readonly body: string;
  /** The time of this attempt. */
  readonly at: Date;
}

/**
 * Returns the headers that sign a message as Standard Webhooks does, with one signature for each secret. A secret is `whsec_` and base64.
 */
export function signStandardWebhook({ id, body, at }: Message, secrets: readonly string[]): Readonly<Record<string, string>> {
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, at, body)).join(' '),
  };
}
