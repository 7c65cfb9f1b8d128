import { loadDataSchema } from '../../handoff/schema/load-data-schema.ts';
import type { Problem } from '../../problem.ts';
import { failure, type Result } from '../../result.ts';
import type { Config } from '../schema/config-schema.ts';
import { checkPatterns } from './check-patterns.ts';
import { compareByPosition, parseConfig } from './parse-config.ts';
import { readOutline, type StageOutline } from './read-outline.ts';
import { readYaml } from './read-yaml.ts';
import { writeConfigPath, type YamlSource } from './yaml-source.ts';

/**
 * Does what `parseConfig` does, and also checks the JSON Schemas of handoffs and the patterns of filters. Used where a config is
 * read for a new run or validated: a run's records hold only a config that passed here, so later jobs need not load the
 * validator.
 */
export async function parseWholeConfig(text: string): Promise<Result<Config, readonly Problem[]>> {
  const config = parseConfig(text);
  const yaml = readYaml(text);
  if (!yaml.ok) return config;
  const stages = readOutline(yaml.value.value).pipelines.flatMap((pipeline) => pipeline.stages ?? []);
  const found = await Promise.all(stages.map((stage) => checkDataSchema(stage, yaml.value)));
  const problems = [...found.flat(), ...checkPatterns(yaml.value)];
  if (problems.length === 0) return config;
  return failure([...(config.ok ? [] : config.error), ...problems].toSorted(compareByPosition));
}

async function checkDataSchema(stage: StageOutline, source: YamlSource): Promise<readonly Problem[]> {
  // A value that is no map is reported by the config's own schema.
  if (typeof stage.dataSchema !== 'object' || stage.dataSchema === null || Array.isArray(stage.dataSchema)) return [];
  const loaded = await loadDataSchema(stage.dataSchema);
  if (loaded.ok) return [];
  return loaded.error.map((fault) => {
    const path = [...stage.path, 'handoff', 'data', ...fault.path];
    return source.problem({ code: 'BATON-E120', message: `\`${writeConfigPath(path)}\` ${fault.message}.`, path, at: 'key' });
  });
}
