import type { z } from 'zod';
import { isPlainMap } from '../../json/json-value.ts';
import type { Problem } from '../../problem.ts';
import { builtinSchemas, isBuiltinName } from '../schema/builtin-schemas.ts';
import { type Config, configSchema } from '../schema/config-schema.ts';
import { agentStageSchema } from '../schema/stage-schema.ts';
import { describeIssue, isMisspelled } from './describe-issue.ts';
import { type Path, type PathSegment, writeConfigPath, type YamlSource } from './yaml-source.ts';

/** Checks each field against the schema: types, known keys, ranges. Returns a config only where there are no problems. */
export function checkSchema(source: YamlSource): { readonly config: Config | undefined; readonly problems: readonly Problem[] } {
  const parsed = configSchema.safeParse(source.value, { reportInput: true });
  if (parsed.success) return { config: parsed.data, problems: [] };
  const problems = parsed.error.issues.flatMap((issue) => describeSchemaIssue(issue, source));
  const isFirst = ({ path }: Problem, at: number): boolean => problems.findIndex((each) => each.path === path) === at;
  return { config: undefined, problems: problems.filter(isFirst) };
}

function describeSchemaIssue(issue: z.core.$ZodIssue, source: YamlSource): readonly Problem[] {
  const path = toPath(issue.path);
  const isStage = path.length === 4 && path[0] === 'pipelines' && path[2] === 'stages';
  if (isStage && (issue.code === 'invalid_union' || issue.code === 'unrecognized_keys')) return describeStage(path, source);
  return describeForms(issue, source);
}

function describeForms(issue: z.core.$ZodIssue, source: YamlSource): readonly Problem[] {
  return followForms(issue).flatMap((inner) => describeIssue(inner, { path: toPath(inner.path), source }));
}

/** Returns the issues of the one form of a union that the written value has; the issue itself where it has none of them. */
function followForms(issue: z.core.$ZodIssue): readonly z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const isForm = ({ code, path }: z.core.$ZodIssue): boolean => path.length > 0 || !/^invalid_(?:type|value|union)$/.test(code);
  const meant = issue.errors.find((issues) => issues.every(isForm)) ?? [];
  if (meant.length === 0) return [issue];
  return meant.flatMap((inner) => followForms({ ...inner, path: [...issue.path, ...inner.path] }));
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
  if (hasUses && !isBuiltinName(value.uses)) {
    const values = Object.keys(builtinSchemas);
    return describeIssue(
      { code: 'invalid_value', values, input: value.uses, path: [], message: '' },
      { path: [...path, 'uses'], source },
    );
  }
  const schema = isBuiltinName(value.uses) ? builtinSchemas[value.uses] : agentStageSchema;
  const issues = schema.safeParse(value, { reportInput: true }).error?.issues ?? [];
  if (hasAgent || hasUses) return issues.flatMap((issue) => describeForms({ ...issue, path: [...path, ...issue.path] }, source));
  const neither = `\`${name}\` has neither \`agent\` nor \`uses\`; write \`agent: <name>\` or \`uses: <built-in>\`, such as \`uses: pull-request\`.`;
  const slips = issues.filter((issue) => issue.code === 'unrecognized_keys' && issue.path.length === 0);
  const isSlip = ['agent', 'uses'].some((key) => isMisspelled([...path, key], source));
  return [...(isSlip ? [] : [refuse(neither)]), ...slips.flatMap((issue) => describeIssue(issue, { path, source }))];
}

function toPath(path: readonly PropertyKey[]): Path {
  return path.map((segment): PathSegment => (typeof segment === 'symbol' ? String(segment) : segment));
}
