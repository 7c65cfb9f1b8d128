import { deliverWebhook } from '../../events/deliver-webhook.ts';
import { notFound, Refusal } from '../../http/refusal.ts';
import { type Call, getNumber, type Route, type RouteResponse } from '../../http/route.ts';
import { isoTime } from '../../world/model.ts';
import type { StoredDelivery } from '../../world/world.ts';
import { getApp } from './app-routes.ts';

const day = 86_400_000;

/** The deliveries of an App's webhook, for the App itself. They can be seen and sent again for three days. */
export const deliveryRoutes: readonly Route[] = [
  { kind: 'plain', operation: 'GET /app/hook/deliveries', handle: listDeliveries },
  { kind: 'plain', operation: 'POST /app/hook/deliveries/{delivery_id}/attempts', handle: sendAgain },
];

/** Lists attempts, the newest first. The list lags as other lists do, and its pages follow a cursor instead of numbers. */
function listDeliveries(call: Call): RouteResponse {
  const { searchParams } = call.url;
  const size = Math.min(100, Math.max(1, Number(searchParams.get('per_page') ?? 30) || 30));
  const before = readCursor(searchParams.get('cursor'));
  const rows = listOwn(call)
    .filter(({ id, at }) => id < before && at <= call.world.now() - call.world.settings.listLag)
    .filter(selectStatus(searchParams.get('status')))
    .toReversed();
  const page = rows.slice(0, size);
  const next = new URL(call.url);
  next.searchParams.set('cursor', `v1_${page.at(-1)?.id}`);
  return {
    body: page.map(renderDelivery),
    headers: rows.length > size ? { link: `<${next.href}>; rel="next"` } : {},
  };
}

function readCursor(text: string | null): number {
  if (text === null) return Number.POSITIVE_INFINITY;
  const id = Number(/^v1_(\d+)$/.exec(text)?.[1]);
  if (Number.isNaN(id)) throw new Refusal(422, 'Validation Failed');
  return id;
}

/** Returns the test for GitHub's filter, in which a delivery that nobody answered is a failure. */
function selectStatus(wanted: string | null): (delivery: StoredDelivery) => boolean {
  const isFailure = ({ status }: StoredDelivery): boolean => status === 0 || status >= 400;
  if (wanted === null) return () => true;
  if (wanted !== 'success' && wanted !== 'failure') throw new Refusal(422, 'Validation Failed');
  return (delivery) => isFailure(delivery) === (wanted === 'failure');
}

/** Promises to send a delivery again, with the id and the bytes of its event. It leaves later, as on GitHub. */
function sendAgain(call: Call): RouteResponse {
  const id = getNumber(call, 'delivery_id');
  const delivery = listOwn(call).find((candidate) => candidate.id === id);
  if (delivery === undefined) throw notFound();
  deliverWebhook(call.world, getApp(call), { ...delivery, redelivery: true });
  return { status: 202, body: {} };
}

function listOwn(call: Call): StoredDelivery[] {
  const { slug } = getApp(call);
  return call.world.deliveries.filter(({ app, at }) => app === slug && at > call.world.now() - 3 * day);
}

/** Renders an attempt to deliver an event, as the list of deliveries has it. */
function renderDelivery(delivery: StoredDelivery): Readonly<Record<string, unknown>> {
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
