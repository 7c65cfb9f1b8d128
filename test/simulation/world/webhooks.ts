import type { Delivered, Deliveries } from '../../../src/ports/events.ts';
import { GitHubError } from '../../../src/ports/github.ts';
import type { Random } from '../random.ts';
import type { WebhookFault } from './faults.ts';
import type { Schedule } from './schedule.ts';

/** A delivery as the App gets it. */
export interface SimDelivery {
  readonly id: string;
  readonly name: string;
  readonly body: string;
}

/** GitHub's webhook of an App: what it sends, and its list of attempts. */
export interface Webhooks {
  /** Sends an event. The payload begins with its action, as GitHub's do. */
  send(name: string, payload: { readonly action: string }): void;
  readonly deliveries: Deliveries;
}

/** A delivery with the action of its event, as GitHub's list names it. */
type Sent = SimDelivery & { readonly action: string };

interface WebhookOptions {
  readonly schedule: Schedule;
  readonly random: Random;
  readonly repository: number;
  readonly choose: (place: string) => WebhookFault | undefined;
  /** Hands a delivery to the App. Returns whether the App has confirmed it. */
  readonly receive: (delivery: SimDelivery) => Promise<boolean>;
}

const seconds = 1_000;
const minutes = 60_000;
const pageSize = 100;

/** Creates the webhook. Deliveries come in about the order of their events, and each some time after its event. */
export function createWebhooks({ schedule, random, repository, choose, receive }: WebhookOptions): Webhooks {
  const attempts: (Delivered & { readonly delivery: Sent })[] = [];
  let sent = 0;

  async function attempt({ action, ...delivery }: Sent, isLost = false): Promise<void> {
    const at = schedule.now();
    const isConfirmed = !isLost && (await receive(delivery));
    const id = String(attempts.length + 1);
    attempts.push({
      id,
      guid: delivery.id,
      at,
      event: delivery.name,
      action,
      repository,
      isConfirmed,
      delivery: { action, ...delivery },
    });
  }

  const later = (delivery: Sent, milliseconds: number, isLost = false): void =>
    schedule.after(milliseconds, () => void attempt(delivery, isLost));

  return {
    send(name, payload) {
      const id = `00000000-0000-4000-8000-${String(++sent).padStart(12, '0')}`;
      const delivery = { id, name, body: JSON.stringify(payload), action: payload.action };
      const fault = choose(`webhook ${name}`);
      const usual = 200 + random.below(4 * seconds);
      // A delivery that fails stands in the list; one that GitHub never makes does not.
      if (fault === 'webhook-never') return;
      later(delivery, fault === 'webhook-late' ? (1 + random.below(20)) * minutes : usual, fault === 'webhook-lost');
      if (fault === 'webhook-twice') later(delivery, usual + random.below(30 * minutes));
    },
    deliveries: {
      async *list() {
        const newest = attempts.toReversed();
        for (let start = 0; start === 0 || start < newest.length; start += pageSize) yield newest.slice(start, start + pageSize);
      },
      async redeliver(id) {
        const found = attempts.find((each) => each.id === id);
        if (found === undefined)
          throw new GitHubError('no such delivery', { reason: 'not-found', status: 404, code: 'BATON-E803' });
        later(found.delivery, (1 + random.below(10)) * seconds);
      },
    },
  };
}
