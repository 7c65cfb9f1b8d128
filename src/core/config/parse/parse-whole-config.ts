import { loadDataSchema } from '../../handoff/load-data-schema.ts';
import { isPlainMap } from '../../json/json-value.ts';
import type { Problem } from '../../problem.ts';
import type { Result } from '../../result.ts';
import type { Config } from '../schema/config-schema.ts';
import { checkPatterns } from './check-patterns.ts';
import { checkConfig, type ReadConfig, toConfig } from './parse-config.ts';
import type { PipelineOutline, StageOutline } from './read-outline.ts';
import { writeConfigPath, type YamlSource } from './yaml-source.ts';

/**
 * Does what `parseConfig` does, and also checks the JSON Schemas of handoffs, the patterns of filters and the conditions of stages. Used where a config is
 * read for a new run or validated: a run's records hold only a config that passed here, so later jobs need not load the
 * validator.
 */
export async function parseWholeConfig(text: string): Promise<Result<Config, readonly Problem[]>> {
  return completeConfig(checkConfig(text));
}

/** Does what `parseWholeConfig` does for a text that was read already: a job reads the config once. */
export async function completeConfig(checked: ReadConfig): Promise<Result<Config, readonly Problem[]>> {
  if (!checked.ok) return checked;
  const { source, outline } = checked.value;
  const stages = outline.pipelines.flatMap((pipeline) => pipeline.stages ?? []);
  const found = await Promise.all(stages.map((stage) => checkDataSchema(stage, source)));
  return toConfig(checked.value, [
    ...found.flat(),
    ...checkPatterns(source),
    ...(await checkAllConditions(outline.pipelines, source)),
  ]);
}

/** Checks the conditions of all stages. The library that reads them is loaded only where there is one. */
async function checkAllConditions(pipelines: readonly PipelineOutline[], source: YamlSource): Promise<readonly Problem[]> {
  if (!pipelines.some(({ stages = [] }) => stages.some(({ condition, pick }) => (condition ?? pick) !== undefined))) return [];
  const { checkConditions } = await import('./check-conditions.ts');
  return pipelines.flatMap((pipeline) => checkConditions(pipeline, source));
}

async function checkDataSchema(stage: StageOutline, source: YamlSource): Promise<readonly Problem[]> {
  // A value that is no map is reported by the config's own schema.
  if (!isPlainMap(stage.dataSchema)) return [];
  const loaded = await loadDataSchema(stage.dataSchema);
  if (loaded.ok) return [];
  return loaded.error.map((fault) => {
    const path = [...stage.path, 'handoff', 'data', ...fault.path];
    return source.problem({ code: 'BATON-E120', message: `\`${writeConfigPath(path)}\` ${fault.message}.`, path, at: 'key' });
  });
}
