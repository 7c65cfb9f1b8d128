import { closest, distance } from 'fastest-levenshtein';
import { z } from 'zod';
import { isPlainMap } from '../../json/json-value.ts';
import type { Problem } from '../../problem.ts';
import { quoteNames } from '../../text/plain-text.ts';
import { builtinSchemas, isBuiltinName } from '../schema/builtin-schemas.ts';
import { type Config, configSchema } from '../schema/config-schema.ts';
import { commentFilterSchema, issueFilterSchema, pullRequestFilterSchema } from '../schema/filter-schema.ts';
import { matrixFormOf } from '../schema/matrix-schema.ts';
import { agentStageSchema } from '../schema/stage-schema.ts';
import { manualSchema, webhookSchema } from '../schema/triggers-schema.ts';
import { describeIssue, isMisspelled } from './describe-issue.ts';
import { type Path, type PathSegment, writeConfigPath, type YamlSource } from './yaml-source.ts';

const filters: ReadonlyMap<string, z.ZodType> = new Map<string, z.ZodType>([
  ['issues', issueFilterSchema],
  ['pull-requests', pullRequestFilterSchema],
  ['comment', commentFilterSchema],
  ['webhook', webhookSchema],
  ['manual', manualSchema],
]);

/** Finds the schema of one filter, for the places of the config that hold a filter or a list of filters. */
function findFilterSchema(path: Path): z.ZodType | undefined {
  const [root, , on, trigger] = path;
  return path.length === 4 && root === 'pipelines' && on === 'on' ? filters.get(String(trigger)) : undefined;
}

export interface SchemaCheck {
  /** The config; absent when there are problems. */
  readonly config: Config | undefined;
  readonly problems: readonly Problem[];
}

/** Checks each field against the schema: types, known keys, ranges. */
export function checkSchema(source: YamlSource): SchemaCheck {
  const parsed = configSchema.safeParse(source.value, { reportInput: true });
  if (parsed.success) return { config: parsed.data, problems: [] };
  return { config: undefined, problems: parsed.error.issues.flatMap((issue) => describeSchemaIssue(issue, source)) };
}

function describeSchemaIssue(issue: z.core.$ZodIssue, source: YamlSource): readonly Problem[] {
  const path = toPath(issue.path);
  const isStage = path.length === 4 && path[0] === 'pipelines' && path[2] === 'stages';
  if (isStage && (issue.code === 'invalid_union' || issue.code === 'unrecognized_keys')) return describeStage(path, source);
  const filter = findFilterSchema(path);
  // `manual` is no filter: it is either true or a map.
  if (filter === manualSchema && !isPlainMap(source.find(path))) return describeIssue(issue, { path, source });
  if (filter !== undefined && issue.code === 'invalid_union') return describeFilter(path, { source, filter });
  return describeIssue(issue, { path, source });
}

/** Reports problems of filters. A trigger has one filter or a list of them; the written value shows which one is meant. */
function describeFilter(path: Path, { source, filter }: { source: YamlSource; filter: z.ZodType }): readonly Problem[] {
  const value = source.find(path);
  const schema = Array.isArray(value) ? z.array(filter).min(1).max(20) : filter;
  const issues = schema.safeParse(value, { reportInput: true }).error?.issues ?? [];
  return issues.flatMap((issue) => describeIssue(issue, { path: [...path, ...toPath(issue.path)], source }));
}

/** Reports problems of a stage. A stage is one of two kinds; its keys show which one is meant. */
function describeStage(path: Path, source: YamlSource): readonly Problem[] {
  const name = writeConfigPath(path);
  const value = source.find(path);
  const refuse = (message: string): Problem => source.problem({ code: 'BATON-E109', message, path, at: 'key' });
  if (!isPlainMap(value))
    return [refuse(`\`${name}\` must be a map with \`agent: <name>\` or \`uses: <built-in>\`, such as \`uses: pull-request\`.`)];
  const hasAgent = 'agent' in value;
  const hasUses = 'uses' in value;
  if (hasAgent && hasUses) return [refuse(`\`${name}\` has both \`agent\` and \`uses\`; keep one of them.`)];
  if (hasUses && !isBuiltinName(value.uses)) return [describeUnknownBuiltin(value.uses, { path: [...path, 'uses'], source })];
  const schema = isBuiltinName(value.uses) ? builtinSchemas[value.uses] : agentStageSchema;
  const issues = schema.safeParse(value, { reportInput: true }).error?.issues ?? [];
  if (hasAgent || hasUses) return issues.flatMap((issue) => describeStageIssue(issue, { path, source }));
  const neither = `\`${name}\` has neither \`agent\` nor \`uses\`; write \`agent: <name>\` or \`uses: <built-in>\`, such as \`uses: pull-request\`.`;
  const slips = issues.filter((issue) => issue.code === 'unrecognized_keys' && issue.path.length === 0);
  const isSlip = ['agent', 'uses'].some((key) => isMisspelled([...path, key], source));
  return [...(isSlip ? [] : [refuse(neither)]), ...slips.flatMap((issue) => describeIssue(issue, { path, source }))];
}

/** Reports one problem of a stage. A matrix is a list or a map; the written value shows which one is meant. */
function describeStageIssue(issue: z.core.$ZodIssue, { path, source }: { path: Path; source: YamlSource }): readonly Problem[] {
  const at = [...path, ...toPath(issue.path)];
  const value = source.find(at);
  const isForm = Array.isArray(value) || isPlainMap(value);
  if (issue.code !== 'invalid_union' || issue.path.length !== 1 || issue.path[0] !== 'matrix' || !isForm)
    return describeIssue(issue, { path: at, source });
  const issues = matrixFormOf(value).safeParse(value, { reportInput: true }).error?.issues ?? [];
  return issues.flatMap((inner) => describeIssue(inner, { path: [...at, ...toPath(inner.path)], source }));
}

function describeUnknownBuiltin(uses: unknown, { path, source }: { path: Path; source: YamlSource }): Problem {
  const names = Object.keys(builtinSchemas);
  const nearest = closest(String(uses), names);
  const guess = distance(String(uses), nearest) <= 2 ? `; did you mean \`${nearest}\`?` : '';
  const seen = typeof uses === 'string' ? JSON.stringify(uses) : 'no text';
  const known = quoteNames(names);
  const message = `\`${writeConfigPath(path)}\` is ${seen}, but must be one of ${known}${guess}.`;
  return source.problem({ code: 'BATON-E107', message, path });
}

function toPath(path: readonly PropertyKey[]): Path {
  return path.map((segment): PathSegment => (typeof segment === 'symbol' ? String(segment) : segment));
}
