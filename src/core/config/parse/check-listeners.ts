import { isPlainMap } from '../../json/json-value.ts';
import type { Problem } from '../../problem.ts';
import { mapEntries } from './read-outline.ts';
import { type Path, writeConfigPath, type YamlSource } from './yaml-source.ts';

interface SentType {
  readonly type: unknown;
  readonly path: Path;
}

/**
 * Refuses an event that is sent to listeners and would be one of our own triggers. Such an event starts nothing
 * (`checkOwnEvent`), so that no two pipelines start each other without end.
 */
export function checkListeners(source: YamlSource): readonly Problem[] {
  const pipelines = mapEntries(source.value, ['pipelines']);
  const heard = new Map(pipelines.flatMap(({ name, value }) => listWebhookTypes(value).map((type) => [type, name] as const)));
  return pipelines.flatMap(listSent).flatMap(({ type, path }) => {
    const by = heard.get(type);
    if (by === undefined) return [];
    const message = `\`${writeConfigPath(path)}\` is ${JSON.stringify(type)}, which pipeline "${by}" has as \`on.webhook.type\`: events that Baton sends itself start no pipeline; write another type, and let a stage of this pipeline do what should follow.`;
    return [source.problem({ code: 'BATON-E160', message, path })];
  });
}

function listSent({ value, path }: { readonly value: unknown; readonly path: Path }): readonly SentType[] {
  const listeners = isPlainMap(value) && Array.isArray(value.notify) ? value.notify : [];
  return listeners.flatMap((listener: unknown, index) =>
    isPlainMap(listener) ? [{ type: listener.dispatch, path: [...path, 'notify', index, 'dispatch'] }] : [],
  );
}

function listWebhookTypes(pipeline: unknown): readonly unknown[] {
  const on = isPlainMap(pipeline) ? pipeline.on : undefined;
  const webhooks = isPlainMap(on) ? [on.webhook].flat() : [];
  return webhooks.flatMap((webhook) => (isPlainMap(webhook) && typeof webhook.type === 'string' ? [webhook.type] : []));
}
