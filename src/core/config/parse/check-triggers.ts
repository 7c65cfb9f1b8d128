import { isTimeZone, normaliseCron, parseCron } from '../../cron.ts';
import { isPlainMap } from '../../json/json-value.ts';
import type { Problem } from '../../problem.ts';
import { mapEntries, type PipelineOutline } from './read-outline.ts';
import { writeConfigPath, type YamlSource } from './yaml-source.ts';

/** Checks that GitHub understands the cron expressions and time zones of all pipelines. */
export function checkSchedules(pipelines: readonly PipelineOutline[], source: YamlSource): readonly Problem[] {
  return pipelines.flatMap((pipeline) => [
    ...checkCron(pipeline, source),
    ...checkTimezone(pipeline, source),
    ...checkAlone(pipeline, { pipelines, source }),
  ]);
}

function checkCron({ cron }: PipelineOutline, source: YamlSource): readonly Problem[] {
  const parsed = cron === undefined ? undefined : parseCron(cron.text);
  if (cron === undefined || parsed?.ok !== false) return [];
  const message = `\`${writeConfigPath(cron.path)}\` is ${JSON.stringify(cron.text)}, which ${parsed.error}; write five fields, such as \`0 9 * * 1\`.`;
  return [source.problem({ code: 'BATON-E117', message, path: cron.path })];
}

function checkTimezone({ timezone }: PipelineOutline, source: YamlSource): readonly Problem[] {
  if (timezone === undefined || isTimeZone(timezone.text)) return [];
  const message = `\`${writeConfigPath(timezone.path)}\` is ${JSON.stringify(timezone.text)}, which is no time zone; write an IANA name, such as \`Europe/Berlin\`, or \`UTC\`.`;
  return [source.problem({ code: 'BATON-E131', message, path: timezone.path })];
}

/** Refuses the same cron in two time zones. GitHub's event holds only the cron, so the zone of a tick would be a guess. */
function checkAlone(
  { name, cron, timezone }: PipelineOutline,
  { pipelines, source }: { readonly pipelines: readonly PipelineOutline[]; readonly source: YamlSource },
): readonly Problem[] {
  if (cron === undefined) return [];
  const zone = timezone?.text ?? 'UTC';
  const earlier = pipelines.slice(
    0,
    pipelines.findIndex((pipeline) => pipeline.name === name),
  );
  const other = earlier.find(
    (pipeline) =>
      pipeline.cron !== undefined &&
      normaliseCron(pipeline.cron.text) === normaliseCron(cron.text) &&
      (pipeline.timezone?.text ?? 'UTC') !== zone,
  );
  if (other === undefined) return [];
  const message = `\`${writeConfigPath(cron.path)}\` is ${JSON.stringify(cron.text)} in ${zone}, and pipeline "${other.name}" has the same in ${other.timezone?.text ?? 'UTC'}: GitHub does not say which one a tick is for; move one of them by a minute.`;
  return [source.problem({ code: 'BATON-E131', message, path: cron.path })];
}

/** The keys of `on.checks` that ask nothing of a pull request. */
const plain: ReadonlySet<string> = new Set(['workflows', 'conclusion', 'of']);

/** Checks that nothing is asked of a pull request where a pipeline waits for checks of the default branch, which are about none. */
export function checkChecks(source: YamlSource): readonly Problem[] {
  return mapEntries(source.value, ['pipelines']).flatMap(({ value, path }) => {
    const checks = isPlainMap(value) && isPlainMap(value.on) ? value.on.checks : undefined;
    if (!isPlainMap(checks) || checks.of !== 'default-branch') return [];
    const filters = Object.keys(checks).filter((key) => !plain.has(key));
    return filters.map((key) => {
      const at = [...path, 'on', 'checks', key];
      const message = `\`${writeConfigPath(at)}\` asks something of a pull request, and checks of the default branch are about none; take it out, or write \`of: pull-requests\`.`;
      return source.problem({ code: 'BATON-E148', message, path: at, at: 'key' });
    });
  });
}
