import type { Problem } from '../problem.ts';
import { failure, type Result, success } from '../result.ts';
import { checkEnvNames } from './check-env-names.ts';
import { checkPipelineNames } from './check-pipeline-names.ts';
import { checkSchedules } from './check-schedules.ts';
import { checkSchema } from './check-schema.ts';
import { checkStages, needsByName } from './check-stages.ts';
import { checkTemplates } from './check-templates.ts';
import type { Config } from './config-schema.ts';
import { type Outline, readOutline } from './read-outline.ts';
import { readYaml } from './read-yaml.ts';
import type { YamlSource } from './yaml-source.ts';

/** `.github/baton.yml` as a typed config, or everything that is wrong with it, in the order of the file. */
export function parseConfig(text: string): Result<Config, readonly Problem[]> {
  const yaml = readYaml(text);
  if (!yaml.ok) return yaml;
  const { config, problems } = checkSchema(yaml.value);
  const all = [...problems, ...checkAcross(readOutline(yaml.value.value), yaml.value)];
  if (config !== undefined && all.length === 0) return success(config);
  return failure(all.toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0)));
}

function checkAcross(outline: Outline, source: YamlSource): readonly Problem[] {
  const stages = outline.pipelines.flatMap((pipeline) => {
    const needs = needsByName(pipeline.stages ?? []);
    return (pipeline.stages ?? []).map((stage) => ({ stage, needs, source }));
  });
  return [
    ...checkPipelineNames(outline.pipelines, source),
    ...outline.pipelines.flatMap((pipeline) => checkSchedules(pipeline, source)),
    ...outline.pipelines.flatMap((pipeline) => checkStages(pipeline, { outline, source })),
    ...outline.agents.flatMap((agent) => checkEnvNames(agent.env, source)),
    ...stages.flatMap(({ stage }) => checkEnvNames(stage.setupEnv, source)),
    ...stages.flatMap(checkTemplates),
  ];
}
