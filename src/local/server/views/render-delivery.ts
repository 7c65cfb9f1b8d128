import { isoTime } from '../world/model.ts';
import type { StoredDelivery } from '../world/world.ts';

/** Renders an attempt to deliver an event, as the list of deliveries has it. */
export function renderDelivery(delivery: StoredDelivery): Readonly<Record<string, unknown>> {
  const { repository, installation } = JSON.parse(delivery.body) as Readonly<Record<string, { readonly id: number } | undefined>>;
  return {
    id: delivery.id,
    guid: delivery.guid,
    delivered_at: isoTime(delivery.at),
    redelivery: delivery.redelivery,
    duration: 0.01,
    ...describeStatus(delivery.status),
    event: delivery.event,
    action: delivery.action ?? null,
    installation_id: installation?.id ?? null,
    repository_id: repository?.id ?? null,
    throttled_at: null,
  };
}

function describeStatus(status: number): { readonly status: string; readonly status_code: number } {
  if (status === 0) return { status: 'failed to connect to host', status_code: 502 };
  return { status: status < 400 ? 'OK' : 'Invalid HTTP Response: '.concat(String(status)), status_code: status };
}
