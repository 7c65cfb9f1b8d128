import { isTimeZone, normaliseCron, parseCron } from '../../cron.ts';
import type { Problem } from '../../problem.ts';
import type { LocatedText, PipelineOutline } from './read-outline.ts';
import { writeConfigPath, type YamlSource } from './yaml-source.ts';

/** Checks that GitHub understands the cron expressions and time zones of all pipelines. */
export function checkSchedules(pipelines: readonly PipelineOutline[], source: YamlSource): readonly Problem[] {
  return pipelines.flatMap((pipeline) => [
    ...checkCron(pipeline, source),
    ...(pipeline.timezone === undefined || isTimeZone(pipeline.timezone.text) ? [] : [zoneProblem(pipeline.timezone, source)]),
    ...checkAlone(pipeline, { pipelines, source }),
  ]);
}

function checkCron({ cron }: PipelineOutline, source: YamlSource): readonly Problem[] {
  const parsed = cron === undefined ? undefined : parseCron(cron.text);
  if (cron === undefined || parsed?.ok !== false) return [];
  const message = `\`${writeConfigPath(cron.path)}\` is ${JSON.stringify(cron.text)}, which ${parsed.error}; write five fields, such as \`0 9 * * 1\`.`;
  return [source.problem({ code: 'BATON-E117', message, path: cron.path })];
}

/** Describes a time zone that does not exist. */
export function zoneProblem({ text, path }: LocatedText, source: YamlSource): Problem {
  const message = `\`${writeConfigPath(path)}\` is ${JSON.stringify(text)}, which is no time zone; write an IANA name, such as \`Europe/Berlin\`, or \`UTC\`.`;
  return source.problem({ code: 'BATON-E131', message, path });
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
  return source.findAll('pipelines.*.on.checks.*').flatMap(({ name, path }) => {
    const isPlain = source.find([...path.slice(0, -1), 'of']) !== 'default-branch' || plain.has(String(path.at(-1)));
    if (isPlain) return [];
    const message = `\`${name}\` asks something of a pull request, and checks of the default branch are about none; take it out, or write \`of: pull-requests\`.`;
    return [source.problem({ code: 'BATON-E148', message, path, at: 'key' })];
  });
}
