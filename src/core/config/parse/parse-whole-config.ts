import { loadDataSchema } from '../../handoff/load-data-schema.ts';
import { isPlainMap } from '../../json/json-value.ts';
import type { Problem } from '../../problem.ts';
import type { Result } from '../../result.ts';
import { compileGlob, compilePattern } from '../../text/patterns.ts';
import type { Config } from '../schema/config-schema.ts';
import { hasTooManyStages } from './check-stages.ts';
import { type CheckedConfig, checkConfig, type ReadConfig, toConfig } from './parse-config.ts';
import type { Outline, StageOutline } from './read-outline.ts';
import { writeConfigPath, type YamlSource } from './yaml-source.ts';

/**
 * Does what `parseConfig` does, and also checks the JSON Schemas of handoffs, the patterns of filters, the headers of MCP servers and all conditions. Used where a config is read
 * for a new run or validated: a run's records hold only a config that passed here, so later jobs need not load the validator.
 */
export async function parseWholeConfig(text: string): Promise<Result<Config, readonly Problem[]>> {
  return completeConfig(checkConfig(text));
}

/** Does what `parseWholeConfig` does for a text that was read already: a job reads the config once. */
export async function completeConfig(checked: ReadConfig): Promise<Result<Config, readonly Problem[]>> {
  if (!checked.ok) return checked;
  const { source, outline, problems } = checked.value;
  const pipelines = outline.pipelines.filter((pipeline) => !hasTooManyStages(pipeline));
  const stages = pipelines.flatMap((pipeline) => pipeline.stages ?? []);
  const found = await Promise.all(stages.map((stage) => checkDataSchema(stage, source)));
  return toConfig(checked.value, [
    ...found.flat(),
    ...checkPatterns(source),
    ...(await checkHeaders(source)),
    ...(await checkAllConditions({ ...outline, pipelines }, { source, problems })),
  ]);
}

/** Checks the headers of MCP servers. What does so is loaded only where there are some. */
async function checkHeaders(source: YamlSource): Promise<readonly Problem[]> {
  const servers = source.findMaps('agents.*.mcp-servers.*').filter(({ value }) => value.headers !== undefined);
  return servers.length === 0 ? [] : (await import('../schema/server-headers.ts')).checkHeaders(servers, source);
}

/** Checks the conditions of all stages and sources. What reads them is loaded only where there is one. */
async function checkAllConditions(
  { agents, pipelines }: Outline,
  { source, problems }: Pick<CheckedConfig, 'source' | 'problems'>,
): Promise<readonly Problem[]> {
  const isInStage = pipelines.some(({ stages = [] }) => stages.some(({ condition, pick }) => (condition ?? pick) !== undefined));
  if (!isInStage && source.findTexts('sources.*[#].filter').length === 0) return [];
  const { checkConditions, checkFilters } = await import('./check-conditions.ts');
  // What is no value of its key is said once.
  const filters = checkFilters(source).filter(({ path }) => !problems.some((each) => each.path === path));
  return [...filters, ...pipelines.flatMap((pipeline) => checkConditions(pipeline, { agents, source }))];
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

const filter = 'pipelines.*.on.(issues|pull-requests|checks)[]';
const patterns = [
  [`${filter}.(title-pattern|body-pattern)`, compilePattern, 'no event fits'],
  [`${filter}.exclude-body-patterns[#]`, compilePattern, 'no event fits'],
  [`${filter}.base-branch`, compileGlob, 'no event fits'],
  [`${filter}.files.(include|exclude)[#]`, compileGlob, 'no event fits'],
  ['pipelines.*.allow.push-existing[#]', compileGlob, 'it allows no branch'],
  ['pipelines.*.stages.*.children.branches[#]', compileGlob, 'it allows no branch'],
] as const;

/** Checks that patterns and globs can be read. A faulty one makes its filter reject every event; here its place is reported (I-7). */
function checkPatterns(source: YamlSource): readonly Problem[] {
  return patterns.flatMap(([keys, compile, until]) =>
    source.findTexts(keys).flatMap(({ text, path }) => {
      const compiled = compile(text);
      if (compiled.ok) return [];
      const message = `\`${writeConfigPath(path)}\` is ${JSON.stringify(text)}, which ${compiled.error}; until it is fixed, ${until}.`;
      return [source.problem({ code: 'BATON-E130', message, path })];
    }),
  );
}
