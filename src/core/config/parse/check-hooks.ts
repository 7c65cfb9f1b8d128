import type { Problem } from '../../problem.ts';
import { suggestNames } from './describe-issue.ts';
import { writeConfigPath, type YamlSource } from './yaml-source.ts';

/** Checks whom the pipelines tell about their runs: each entry names either listeners or an endpoint. */
export function checkListeners(source: YamlSource): readonly Problem[] {
  const faulty = source.findMaps('pipelines.*.notify[#]').flatMap(({ value, path }) => {
    const fault = findReceiverFault(value);
    if (fault === undefined) return [];
    return [source.problem({ code: 'BATON-E163', message: `\`${writeConfigPath(path)}\` ${fault}`, path })];
  });
  return [...checkOwnTypes(source), ...faulty];
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
function checkOwnTypes(source: YamlSource): readonly Problem[] {
  const heard = new Map(listWebhookTypes(source).map(({ text, path }) => [text, String(path[1])] as const));
  return source.findTexts('pipelines.*.notify[#].dispatch').flatMap(({ text, path }) => {
    const by = heard.get(text);
    if (by === undefined) return [];
    const message = `\`${writeConfigPath(path)}\` is ${JSON.stringify(text)}, which pipeline "${by}" has as \`on.webhook.type\`: events that Baton sends itself start no pipeline; write another type, and let a stage of this pipeline do what should follow.`;
    return [source.problem({ code: 'BATON-E160', message, path })];
  });
}

/** Lists the event types that pipelines wait for. */
function listWebhookTypes(source: YamlSource) {
  return source.findTexts('pipelines.*.on.webhook[].type');
}

/** Checks that some pipeline waits for what a delivery of a source becomes. */
export function checkSources(source: YamlSource): readonly Problem[] {
  const awaited = listWebhookTypes(source).map(({ text }) => text);
  const types = source.findTexts('sources.*[#].type').filter(({ text }) => !awaited.includes(text));
  return types.map(({ text, path }) => {
    const hint = awaited.length === 0 ? `Write \`webhook: { type: ${text} }\` under \`on\` of one.` : suggestNames(text, awaited);
    const message = `\`${writeConfigPath(path)}\` is ${JSON.stringify(text)}, and no pipeline waits for it. ${hint}`;
    return source.problem({ code: 'BATON-E164', message, path });
  });
}
