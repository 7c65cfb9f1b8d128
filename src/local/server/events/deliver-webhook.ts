import { createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { App } from '../world/model.ts';
import type { World } from '../world/world.ts';

interface Message {
  readonly guid: string;
  readonly event: string;
  readonly action: string | undefined;
  readonly body: string;
  readonly redelivery?: boolean;
}

/** The time limit of a delivery. GitHub gives up after ten seconds and never tries again. */
const timeout = 10_000;

/** Sends a delivery and notes it once it is answered. What is sent again leaves some time after GitHub was asked for it. */
export function deliverWebhook(world: World, app: App, message: Message): void {
  const delivery = deliver(world, app, message);
  world.pending.add(delivery);
  void delivery.finally(() => world.pending.delete(delivery));
}

async function deliver(world: World, app: App, message: Message): Promise<void> {
  const { guid, event, action, body, redelivery = false } = message;
  if (redelivery) await sleep(world.settings.redeliveryLag, undefined, { signal: world.closing.signal }).catch(() => undefined);
  const at = world.now();
  const status = await send(world, app, message);
  world.deliveries.push({ id: world.nextId(), guid, event, action, body, redelivery, app: app.slug, at, status });
}

async function send(world: World, app: App, message: Message): Promise<number> {
  if (world.settings.lostDeliveries > 0) {
    world.settings.lostDeliveries -= 1;
    return 0;
  }
  const sign = (algorithm: string) => createHmac(algorithm, app.webhookSecret).update(message.body).digest('hex');
  try {
    const response = await fetch(app.webhookUrl, {
      method: 'POST',
      body: message.body,
      signal: AbortSignal.any([AbortSignal.timeout(timeout), world.closing.signal]),
      headers: {
        accept: '*/*',
        'content-type': 'application/json',
        'user-agent': 'GitHub-Hookshot/local',
        'x-github-delivery': message.guid,
        'x-github-event': message.event,
        'x-github-hook-id': String(app.id),
        'x-github-hook-installation-target-id': String(app.id),
        'x-github-hook-installation-target-type': 'integration',
        'x-hub-signature': `sha1=${sign('sha1')}`,
        'x-hub-signature-256': `sha256=${sign('sha256')}`,
      },
    });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return 0;
  }
}
