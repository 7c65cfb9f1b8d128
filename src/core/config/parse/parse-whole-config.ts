import { loadDataSchema } from '../../handoff/load-data-schema.ts';
import { isPlainMap } from '../../json/json-value.ts';
import type { Problem } from '../../problem.ts';
import type { Result } from '../../result.ts';
import { compileGlob, compilePattern } from '../../text/patterns.ts';
import type { Config } from '../schema/config-schema.ts';
import { hasTooManyStages } from './check-stages.ts';
import { checkConfig, type ReadConfig, toConfig } from './parse-config.ts';
import { type LocatedText, listTexts, mapEntries, type Outline, type StageOutline } from './read-outline.ts';
import { type Path, writeConfigPath, type YamlSource } from './yaml-source.ts';

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
  const pipelines = outline.pipelines.filter((pipeline) => !hasTooManyStages(pipeline));
  const stages = pipelines.flatMap((pipeline) => pipeline.stages ?? []);
  const found = await Promise.all(stages.map((stage) => checkDataSchema(stage, source)));
  return toConfig(checked.value, [
    ...found.flat(),
    ...checkPatterns(source),
    ...(await checkAllConditions({ ...outline, pipelines }, source)),
  ]);
}

/** Checks the conditions of all stages. The library that reads them is loaded only where there is one. */
async function checkAllConditions({ agents, pipelines }: Outline, source: YamlSource): Promise<readonly Problem[]> {
  if (!pipelines.some(({ stages = [] }) => stages.some(({ condition, pick }) => (condition ?? pick) !== undefined))) return [];
  const { checkConditions } = await import('./check-conditions.ts');
  return pipelines.flatMap((pipeline) => checkConditions(pipeline, { agents, source }));
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

/**
 * Checks that the patterns and globs of filters can be read. A faulty one makes its filter reject every event; here its place is
 * reported (I-7).
 */
function checkPatterns(source: YamlSource): readonly Problem[] {
  return mapEntries(source.value, ['pipelines']).flatMap(({ value, path }) => {
    const on = isPlainMap(value) && isPlainMap(value.on) ? value.on : {};
    const filters = ['issues', 'pull-requests', 'checks'].flatMap((key) => listFilters(on[key], [...path, 'on', key]));
    const branches = listBranchGlobs(value, path).map((at) => ({ at, compiled: compileGlob(at.text) }));
    return [
      ...filters.flatMap((filter) => checkFilter(filter, source)),
      ...reportPatterns(branches, { source, until: 'it allows no branch' }),
    ];
  });
}

/** Lists the globs of branches that agents may write to. */
function listBranchGlobs(pipeline: unknown, path: Path): readonly LocatedText[] {
  const { allow, stages } = isPlainMap(pipeline) ? pipeline : {};
  const children = Object.entries(isPlainMap(stages) ? stages : {}).flatMap(([name, stage]) =>
    listTexts(isPlainMap(stage) ? stage.children : undefined, { key: 'branches', path: [...path, 'stages', name, 'children'] }),
  );
  return [...listTexts(allow, { key: 'push-existing', path: [...path, 'allow'] }), ...children];
}

interface RawFilter {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly path: Path;
}

function listFilters(value: unknown, path: Path): readonly RawFilter[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => listFilters(item, [...path, index]));
  return isPlainMap(value) ? [{ fields: value, path }] : [];
}

function checkFilter({ fields, path }: RawFilter, source: YamlSource): readonly Problem[] {
  const patterns = [
    ...['title-pattern', 'body-pattern'].flatMap((key) => findText(fields, { key, path })),
    ...listTexts(fields, { key: 'exclude-body-patterns', path }),
  ];
  const inFiles = [...path, 'files'];
  const globs = [
    ...findText(fields, { key: 'base-branch', path }),
    ...listTexts(fields.files, { key: 'include', path: inFiles }),
    ...listTexts(fields.files, { key: 'exclude', path: inFiles }),
  ];
  const faults = [
    ...patterns.map((at) => ({ at, compiled: compilePattern(at.text) })),
    ...globs.map((at) => ({ at, compiled: compileGlob(at.text) })),
  ];
  return reportPatterns(faults, { source, until: 'no event fits' });
}

function reportPatterns(
  all: readonly { readonly at: LocatedText; readonly compiled: ReturnType<typeof compileGlob> }[],
  { source, until }: { readonly source: YamlSource; readonly until: string },
): readonly Problem[] {
  return all.flatMap(({ at, compiled }) => {
    if (compiled.ok) return [];
    const message = `\`${writeConfigPath(at.path)}\` is ${JSON.stringify(at.text)}, which ${compiled.error}; until it is fixed, ${until}.`;
    return [source.problem({ code: 'BATON-E130', message, path: at.path })];
  });
}

function findText(fields: RawFilter['fields'], { key, path }: { key: string; path: Path }): readonly LocatedText[] {
  const text = fields[key];
  return typeof text === 'string' ? [{ text, path: [...path, key] }] : [];
}
