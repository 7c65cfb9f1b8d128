import { checkCondition } from '../../condition/check-condition.ts';
import type { ConditionFault } from '../../condition/scan-condition.ts';
import type { Problem } from '../../problem.ts';
import { needsByName } from './check-stages.ts';
import { findPositionInFile, listUsable } from './check-templates.ts';
import type { LocatedText, PipelineOutline } from './read-outline.ts';
import { writeConfigPath, type YamlSource } from './yaml-source.ts';

/** Checks the conditions of one pipeline, and reports positions in the file. */
export function checkConditions({ stages = [] }: PipelineOutline, source: YamlSource): readonly Problem[] {
  const needs = needsByName(stages);
  const dataSchemas = new Map(stages.map(({ name, dataSchema }) => [name, dataSchema]));
  return stages.flatMap((stage) => {
    const { condition } = stage;
    if (condition === undefined) return [];
    const scope = { ancestors: listUsable(stage, { stages, needs }), dataSchemas };
    return checkCondition(condition.text, scope).map((fault) => buildProblem(fault, { condition, source }));
  });
}

function buildProblem(
  { code, message, offset }: ConditionFault,
  { condition, source }: { readonly condition: LocatedText; readonly source: YamlSource },
): Problem {
  const before = condition.text.slice(0, offset).split('\n');
  const at = { line: before.length, column: (before.at(-1) ?? '').length + 1 };
  const path = writeConfigPath(condition.path);
  const end = /[.?]$/.test(message) ? '' : '.';
  return {
    code,
    message: `\`${path}\` ${message}${end}`,
    path,
    ...findPositionInFile(condition, { ...at, source }),
  };
}
