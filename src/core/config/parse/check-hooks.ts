import { checkDeliveryFilter } from '../../condition/check-condition.ts';
import { isPlainMap } from '../../json/json-value.ts';
import type { Problem } from '../../problem.ts';
import { buildConditionProblem } from './check-conditions.ts';
import { suggestNames } from './describe-issue.ts';
import { mapEntries } from './read-outline.ts';
import { type Path, writeConfigPath, type YamlSource } from './yaml-source.ts';

interface SentType {
  readonly type: unknown;
  readonly path: Path;
}

/** Checks whom the pipelines tell about their runs. */
export function checkListeners(source: YamlSource): readonly Problem[] {
  const pipelines = mapEntries(source.value, ['pipelines']);
  return [...checkOwnTypes(pipelines, source), ...pipelines.flatMap((pipeline) => checkReceivers(pipeline, source))];
}

type PipelineEntry = ReturnType<typeof mapEntries>[number];

/** Checks that each entry names either listeners or an endpoint. */
function checkReceivers({ value, path }: PipelineEntry, source: YamlSource): readonly Problem[] {
  return listListeners(value).flatMap((listener, index) => {
    if (!isPlainMap(listener)) return [];
    const fault = findReceiverFault(listener);
    if (fault === undefined) return [];
    const at = [...path, 'notify', index];
    return [source.problem({ code: 'BATON-E163', message: `\`${writeConfigPath(at)}\` ${fault}`, path: at })];
  });
}

function findReceiverFault({ dispatch, to, as }: Readonly<Record<string, unknown>>): string | undefined {
  if (dispatch === undefined && to === undefined)
    return 'tells nobody; write `dispatch: <event type>` for workflows of this repository, or `to: <name>` for an endpoint of the App.';
  if (dispatch !== undefined && to !== undefined) return 'has both `dispatch` and `to`; write two entries, one for each.';
  return as !== undefined && to === undefined
    ? 'has `as` without `to`; workflows always get a CloudEvent, so take `as` out.'
    : undefined;
}

/**
 * Refuses an event that is sent to listeners and would be one of our own triggers. Such an event starts nothing
 * (`checkOwnEvent`), so that no two pipelines start each other without end.
 */
function checkOwnTypes(pipelines: readonly PipelineEntry[], source: YamlSource): readonly Problem[] {
  const heard = new Map(pipelines.flatMap(({ name, value }) => listWebhookTypes(value).map((type) => [type, name] as const)));
  return pipelines.flatMap(listSent).flatMap(({ type, path }) => {
    const by = heard.get(type);
    if (by === undefined) return [];
    const message = `\`${writeConfigPath(path)}\` is ${JSON.stringify(type)}, which pipeline "${by}" has as \`on.webhook.type\`: events that Baton sends itself start no pipeline; write another type, and let a stage of this pipeline do what should follow.`;
    return [source.problem({ code: 'BATON-E160', message, path })];
  });
}

function listSent({ value, path }: { readonly value: unknown; readonly path: Path }): readonly SentType[] {
  return listListeners(value).flatMap((listener, index) =>
    isPlainMap(listener) && listener.dispatch !== undefined
      ? [{ type: listener.dispatch, path: [...path, 'notify', index, 'dispatch'] }]
      : [],
  );
}

function listListeners(pipeline: unknown): readonly unknown[] {
  return isPlainMap(pipeline) && Array.isArray(pipeline.notify) ? pipeline.notify : [];
}

/** Lists the event types that a pipeline waits for. */
function listWebhookTypes(pipeline: unknown): readonly unknown[] {
  const on = isPlainMap(pipeline) ? pipeline.on : undefined;
  const webhooks = isPlainMap(on) ? [on.webhook].flat() : [];
  return webhooks.flatMap((webhook) => (isPlainMap(webhook) && typeof webhook.type === 'string' ? [webhook.type] : []));
}

/** Checks that filters of sources can be read, and that some pipeline waits for what a delivery becomes. */
export function checkSources(source: YamlSource): readonly Problem[] {
  const awaited = mapEntries(source.value, ['pipelines']).flatMap(({ value }) => listWebhookTypes(value));
  return mapEntries(source.value, ['sources']).flatMap(({ value, path }) =>
    (Array.isArray(value) ? value : []).flatMap((event: unknown, index) =>
      isPlainMap(event) ? checkEvent(event, { path: [...path, index], source, awaited }) : [],
    ),
  );
}

interface EventPlace {
  readonly path: Path;
  readonly source: YamlSource;
  /** The types that pipelines wait for. */
  readonly awaited: readonly unknown[];
}

function checkEvent(event: Readonly<Record<string, unknown>>, { path, source, awaited }: EventPlace): readonly Problem[] {
  const { filter, type } = event;
  const condition = typeof filter === 'string' ? { text: filter, path: [...path, 'filter'] } : undefined;
  const faults =
    condition === undefined
      ? []
      : checkDeliveryFilter(condition.text).map((fault) => buildConditionProblem(fault, { condition, source }));
  if (typeof type !== 'string' || awaited.includes(type)) return faults;
  const at = [...path, 'type'];
  const known = awaited.filter((each) => typeof each === 'string');
  const hint = known.length === 0 ? `Write \`webhook: { type: ${type} }\` under \`on\` of one.` : suggestNames(type, known);
  const message = `\`${writeConfigPath(at)}\` is ${JSON.stringify(type)}, and no pipeline waits for it. ${hint}`;
  return [...faults, source.problem({ code: 'BATON-E164', message, path: at })];
}
