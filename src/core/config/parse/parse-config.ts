/**
 * This folder reads `.github/baton.yml`. `read-yaml` parses the text without dangerous features, `check-schema` checks each
 * field, `read-outline` collects what other checks compare, the remaining checks compare fields with each other, and all problems
 * are reported together in the order of the file.
 */

import { compareBy } from '../../compare-by.ts';
import { keysOfSchema } from '../../handoff/keys-of-schema.ts';
import type { Problem } from '../../problem.ts';
import { failure, type Result, success } from '../../result.ts';
import type { Config, JobConfig } from '../schema/config-schema.ts';
import { checkAgents, checkEnvNames, checkServers, checkSuccessors } from './check-agents.ts';
import { checkBudgetList } from './check-budgets.ts';
import { checkListeners, checkSources } from './check-hooks.ts';
import { checkInputs, readDeclaredInputs } from './check-inputs.ts';
import { checkMatrices } from './check-matrix.ts';
import { checkPullRequests } from './check-pull-requests.ts';
import { checkSchema } from './check-schema.ts';
import { checkPipelineNames, checkStages, hasTooManyStages, needsByName } from './check-stages.ts';
import { checkTemplates } from './check-templates.ts';
import { checkChecks, checkSchedules } from './check-triggers.ts';
import { type Outline, readOutline, type StageOutline } from './read-outline.ts';
import { readYaml } from './read-yaml.ts';
import type { YamlSource } from './yaml-source.ts';

/** A config file that was read and checked, with everything that is wrong with it. */
export interface CheckedConfig {
  readonly source: YamlSource;
  readonly outline: Outline;
  /** The typed config; absent when a field is invalid. */
  readonly config: Config | undefined;
  readonly problems: readonly Problem[];
}

/** The contents of a config file, or the problems that keep its text from being checked at all. */
export type ReadConfig = Result<CheckedConfig, readonly Problem[]>;

/** A config with everything that is wrong with it, or with the part that a job of a run under way uses, which alone was checked. */
export type KnownConfig = Result<
  Pick<CheckedConfig, 'source' | 'problems'> & { readonly part?: JobConfig | undefined },
  readonly Problem[]
>;

/** Reads and checks `.github/baton.yml`. Fails only if the text is no YAML that can be checked. */
export function checkConfig(text: string): ReadConfig {
  const yaml = readYaml(text);
  if (!yaml.ok) return yaml;
  const source = yaml.value;
  const outline = readOutline(source.value);
  const { config, problems } = checkSchema(source);
  // What is no value of its key is said once.
  const more = checkAcross(outline, source).filter(({ path }) => !problems.some((each) => each.path === path));
  return success({ source, outline, config, problems: [...problems, ...more].toSorted(compareByPosition) });
}

/** Returns the typed config, or all problems in the order of the file: those of the config and those of further checks. */
export function toConfig({ config, problems }: CheckedConfig, more: readonly Problem[] = []): Result<Config, readonly Problem[]> {
  const all = [...problems, ...more];
  return config !== undefined && all.length === 0 ? success(config) : failure(all.toSorted(compareByPosition));
}

/** Orders problems as they stand in the file. */
const compareByPosition = compareBy<Problem>(
  ({ line = 0 }) => line,
  ({ column = 0 }) => column,
);

/** Parses `.github/baton.yml` into a typed config, or returns everything that is wrong with it, in the order of the file. */
export function parseConfig(text: string): Result<Config, readonly Problem[]> {
  const checked = checkConfig(text);
  return checked.ok ? toConfig(checked.value) : checked;
}

function checkAcross(outline: Outline, source: YamlSource): readonly Problem[] {
  const pipelines = outline.pipelines.filter((pipeline) => !hasTooManyStages(pipeline));
  const stages = pipelines.flatMap((pipeline) => {
    const needs = needsByName(pipeline.stages ?? []);
    const dataKeys = dataKeysOf(pipeline.stages ?? []);
    const inputs = readDeclaredInputs(pipeline);
    return (pipeline.stages ?? []).map((stage) => ({ stage, stages: pipeline.stages ?? [], needs, dataKeys, inputs, source }));
  });
  return [
    ...checkPipelineNames(outline.pipelines, source),
    ...checkSchedules(outline.pipelines, source),
    ...checkChecks(source),
    ...checkBudgetList(source),
    ...checkListeners(source),
    ...checkSources(source),
    ...checkInputs(outline.pipelines, source),
    ...outline.pipelines.flatMap((pipeline) => checkStages(pipeline, { outline, source })),
    ...pipelines.flatMap((pipeline) => checkPullRequests(pipeline, source)),
    ...checkEnvNames(source),
    ...checkSuccessors(outline.agents, source),
    ...outline.agents.flatMap((agent) => checkAgents(agent, { prices: outline.prices, source })),
    ...checkServers(source),
    ...stages.flatMap(checkTemplates),
    ...pipelines.flatMap((pipeline) => checkMatrices(pipeline, source)),
  ];
}

/** Returns the keys that `data` of stages can have, where a schema defines them. */
export function dataKeysOf(stages: readonly StageOutline[]): ReadonlyMap<string, readonly string[]> {
  const known = stages.map(({ name, dataSchema }) => [name, keysOfSchema(dataSchema)] as const);
  return new Map(known.flatMap(([name, keys]) => (keys === undefined ? [] : [[name, keys] as const])));
}
