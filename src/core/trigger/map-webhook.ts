import { filtersOf } from '../config/schema/filter-schema.ts';
import type { Triggers, WebhookFilter } from '../config/schema/triggers-schema.ts';
import { failure, type Result, success } from '../result.ts';
import { readGivenInputs } from './given-inputs.ts';
import { hasSubject, type Trigger } from './trigger.ts';

/** The limit on a value. Longer values should stay in the other program, and only their address be sent. */
const maxCharacters = 65_536;

/**
 * Extracts the fields that a pipeline takes from a webhook's payload. The error names the first field that is missing (fails
 * closed).
 */
export function mapWebhook(
  map: Readonly<Record<string, string>>,
  payload: unknown,
): Result<Readonly<Record<string, string>>, string> {
  const found: Record<string, string> = {};
  for (const [name, path] of Object.entries(map)) {
    const value = readPath(payload, path.split('.'));
    if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean')
      return failure(`\`${name}\` is taken from \`${path}\`, where the payload has no text, number or boolean`);
    const text = String(value);
    if (text.length > maxCharacters)
      return failure(
        `\`${name}\` is taken from \`${path}\`, which has ${text.length} characters; at most ${maxCharacters} are taken`,
      );
    found[name] = text;
  }
  if (found.id === '') return failure('`id` is empty, so two events could not be told apart');
  return success(found);
}

function readPath(value: unknown, [key, ...rest]: readonly string[]): unknown {
  if (key === undefined) return value;
  if (Array.isArray(value)) return /^\d{1,6}$/.test(key) ? readPath(value[Number(key)], rest) : undefined;
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
  return readPath((value as Readonly<Record<string, unknown>>)[key], rest);
}

/**
 * Returns an event as a run of the pipeline sees it, with the inputs that it gives to this pipeline. For an event without a subject
 * the runs issue stands for it, and of the payload of a webhook only the fields that the pipeline maps are left.
 */
export function fillInputs(trigger: Trigger, place: { readonly name: string; readonly on: Triggers }): Trigger {
  const { given: _, ...known } = trigger;
  const given = readGivenInputs(trigger, place);
  const inputs = given?.ok === true ? given.value : {};
  const filled = Object.keys(inputs).length === 0 ? known : { ...known, inputs };
  return hasSubject(trigger) ? filled : fillSubject(filled, place);
}

function fillSubject(trigger: Trigger, { name, on }: { readonly name: string; readonly on: Triggers }): Trigger {
  const { webhook, ...rest } = trigger;
  const inputs = findInputs(filtersOf(on.webhook), webhook);
  return {
    ...rest,
    subject: {
      ...trigger.subject,
      title: inputs.title ?? `Baton runs: ${name}`,
      body: inputs.body ?? '',
      labels: ['baton:runs'],
    },
    ...(webhook === undefined
      ? {}
      : { webhook: { type: webhook.type, ...(webhook.source === undefined ? {} : { source: webhook.source }) }, inputs }),
  };
}

/** Finds the mapped fields by the first filter that fits the event. */
function findInputs(filters: readonly WebhookFilter[], webhook: Trigger['webhook']): Readonly<Record<string, string>> {
  for (const { type, map = {} } of filters) {
    const mapped = type === webhook?.type ? mapWebhook(map, webhook.payload) : undefined;
    if (mapped?.ok === true) return mapped.value;
  }
  return {};
}
