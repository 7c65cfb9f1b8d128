import { checkCondition, checkPick } from '../../condition/check-condition.ts';
import type { ConditionScope, ValueType } from '../../condition/condition-shape.ts';
import type { ConditionFault } from '../../condition/scan-condition.ts';
import type { Problem } from '../../problem.ts';
import type { DeclaredInput } from '../inputs/input-value.ts';
import { readDeclaredInputs } from './check-inputs.ts';
import { needsByName } from './check-stages.ts';
import { findPositionInFile, listUsable, matrixScopes } from './check-templates.ts';
import type { LocatedText, PipelineOutline, StageOutline } from './read-outline.ts';
import { writeConfigPath, type YamlSource } from './yaml-source.ts';

/** Checks the conditions of one pipeline, and reports positions in the file. */
export function checkConditions(pipeline: PipelineOutline, source: YamlSource): readonly Problem[] {
  const { stages = [] } = pipeline;
  const needs = needsByName(stages);
  const dataSchemas = new Map(stages.map(({ name, dataSchema }) => [name, dataSchema]));
  const inputs = buildInputTypes(pipeline);
  const matrices = new Set(stages.flatMap(({ name, matrix }) => (matrix === undefined ? [] : [name])));
  return stages.flatMap((stage) => {
    const { condition } = stage;
    if (condition === undefined) return checkPickOf(stage, { stages, source });
    const scope = { ancestors: listUsable(stage, { stages, needs }), dataSchemas, inputs, matrices };
    const found = checkCondition(condition.text, scope).map((fault) => buildConditionProblem(fault, { condition, source }));
    return [...found, ...checkPickOf(stage, { stages, source })];
  });
}

/** Checks the expression that picks an element of a matrix. */
function checkPickOf(
  stage: StageOutline,
  { stages, source }: { readonly stages: readonly StageOutline[]; readonly source: YamlSource },
): readonly Problem[] {
  const { pick } = stage;
  if (pick === undefined || stage.matrix === undefined) return [];
  const { matrix } = matrixScopes(stage, { stages, dataKeys: new Map() });
  return checkPick(pick.text, matrix).map((fault) => ({
    ...buildConditionProblem(fault, { condition: pick, source }),
    code: 'BATON-E745',
  }));
}

/** Builds the types of the inputs as conditions know them; undefined where no names are known. */
function buildInputTypes(pipeline: PipelineOutline): ConditionScope['inputs'] {
  const declared = readDeclaredInputs(pipeline);
  if (declared === undefined) return undefined;
  return new Map([...declared].map(([name, { type, options }]) => [name, toValueType(type, options)]));
}

function toValueType(type: DeclaredInput['type'], options: DeclaredInput['options']): ValueType {
  if (type === 'number' || type === 'boolean') return { kind: type };
  return type === 'choice' ? { kind: 'text', values: options } : { kind: 'text' };
}

/** Reports a fault of a condition at its place in the file. */
export function buildConditionProblem(
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
