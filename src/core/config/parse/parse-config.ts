/**
 * This folder reads `.github/baton.yml`. `read-yaml` parses the text without dangerous features, `check-schema` checks each
 * field, `read-outline` collects what other checks compare, the remaining checks compare fields with each other, and all problems
 * are reported together in the order of the file.
 */

import { keysOfSchema } from '../../handoff/schema/keys-of-schema.ts';
import type { Problem } from '../../problem.ts';
import { failure, type Result, success } from '../../result.ts';
import type { Config } from '../schema/config-schema.ts';
import { checkAgents, checkEnvNames, checkTransfers } from './check-agents.ts';
import { checkSchedules } from './check-schedules.ts';
import { checkSchema } from './check-schema.ts';
import { checkPipelineNames, checkStages, needsByName } from './check-stages.ts';
import { checkTemplates } from './check-templates.ts';
import { type Outline, readOutline, type StageOutline } from './read-outline.ts';
import { readYaml } from './read-yaml.ts';
import type { YamlSource } from './yaml-source.ts';

/** Compares problems by their position in the file. */
export function compareByPosition(a: Problem, b: Problem): number {
  return (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0);
}

/** Parses `.github/baton.yml` into a typed config, or returns everything that is wrong with it, in the order of the file. */
export function parseConfig(text: string): Result<Config, readonly Problem[]> {
  const yaml = readYaml(text);
  if (!yaml.ok) return yaml;
  const { config, problems } = checkSchema(yaml.value);
  const all = [...problems, ...checkAcross(readOutline(yaml.value.value), yaml.value)];
  if (config !== undefined && all.length === 0) return success(config);
  return failure(all.toSorted(compareByPosition));
}

function checkAcross(outline: Outline, source: YamlSource): readonly Problem[] {
  const stages = outline.pipelines.flatMap((pipeline) => {
    const needs = needsByName(pipeline.stages ?? []);
    const dataKeys = dataKeysOf(pipeline.stages ?? []);
    return (pipeline.stages ?? []).map((stage) => ({ stage, needs, dataKeys, source }));
  });
  return [
    ...checkPipelineNames(outline.pipelines, source),
    ...checkSchedules(outline.pipelines, source),
    ...outline.pipelines.flatMap((pipeline) => checkStages(pipeline, { outline, source })),
    ...outline.agents.flatMap((agent) => checkEnvNames(agent.env, source)),
    ...checkTransfers(outline.agents, source),
    ...outline.agents.flatMap((agent) => checkAgents(agent, { prices: outline.prices, source })),
    ...stages.flatMap(({ stage }) => checkEnvNames(stage.setupEnv, source)),
    ...stages.flatMap(checkTemplates),
  ];
}

function dataKeysOf(stages: readonly StageOutline[]): ReadonlyMap<string, readonly string[]> {
  const known = stages.map(({ name, dataSchema }) => [name, keysOfSchema(dataSchema)] as const);
  return new Map(known.flatMap(([name, keys]) => (keys === undefined ? [] : [[name, keys] as const])));
}
