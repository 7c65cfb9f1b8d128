import type { Problem } from '../problem.ts';
import { parseCron } from '../schedule/parse-cron.ts';
import type { PipelineOutline } from './read-outline.ts';
import { writeConfigPath, type YamlSource } from './yaml-source.ts';

/** Whether GitHub would understand the cron expression of a pipeline. */
export function checkSchedules({ cron }: PipelineOutline, source: YamlSource): readonly Problem[] {
  const parsed = cron === undefined ? undefined : parseCron(cron.text);
  if (cron === undefined || parsed?.ok !== false) return [];
  const message = `\`${writeConfigPath(cron.path)}\` is ${JSON.stringify(cron.text)}, which ${parsed.error}; write five fields in UTC, such as \`0 9 * * 1\`.`;
  return [source.problem({ code: 'BATON-E117', message, path: cron.path })];
}
