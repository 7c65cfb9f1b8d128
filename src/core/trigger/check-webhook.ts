import type { WebhookFilter } from '../config/triggers-schema.ts';
import type { Check } from './check.ts';
import { mapWebhook } from './map-webhook.ts';
import type { Trigger } from './trigger.ts';

/** Whether another program's event is of a filter's type, with all the fields that the pipeline takes. */
export function checkWebhook(filter: WebhookFilter, { webhook }: Trigger): readonly Check[] {
  const passed = webhook?.type === filter.type;
  const detail = `The event is of type \`${webhook?.type ?? ''}\`; the pipeline's is \`${filter.type}\`.`;
  const mapped = mapWebhook(filter.map ?? {}, webhook?.payload);
  const type: Check = { check: 'webhook', passed, detail };
  if (filter.map === undefined) return [type];
  const fields = mapped.ok ? 'All mapped fields are there.' : `Of the mapped fields ${mapped.error}.`;
  return [type, { check: 'map', passed: mapped.ok, detail: fields }];
}
