import { engineNames } from '../../agent/engine-name.ts';
import { capturedNames } from '../../captured-names.ts';
import { checkCondition, checkDeliveryFilter, checkPick } from '../../condition/check-condition.ts';
import { buildPickShape, type ConditionScope, type PickClaims, type ValueType } from '../../condition/condition-shape.ts';
import type { ConditionFault } from '../../condition/scan-condition.ts';
import type { Problem } from '../../problem.ts';
import { findReachable } from '../../reachable.ts';
import { quoteNames } from '../../text/plain-text.ts';
import type { DeclaredInput } from '../inputs/input-value.ts';
import { readDeclaredInputs } from './check-inputs.ts';
import { needsByName } from './check-stages.ts';
import { findPositionInFile, listUsable, matrixScopes } from './check-templates.ts';
import type { AgentOutline, LocatedText, PipelineOutline, StageOutline } from './read-outline.ts';
import { writeConfigPath, type YamlSource } from './yaml-source.ts';

interface CheckOptions {
  readonly agents: readonly AgentOutline[];
  readonly source: YamlSource;
}

/** Checks the conditions of one pipeline, and reports positions in the file. */
export function checkConditions(pipeline: PipelineOutline, options: CheckOptions): readonly Problem[] {
  const { source } = options;
  const { stages = [] } = pipeline;
  const needs = needsByName(stages);
  const dataSchemas = new Map(stages.map(({ name, dataSchema }) => [name, dataSchema]));
  const inputs = buildInputTypes(pipeline);
  const matrices = new Set(stages.flatMap(({ name, matrix }) => (matrix === undefined ? [] : [name])));
  return stages.flatMap((stage) => {
    const { condition } = stage;
    if (condition === undefined) return checkPickOf(stage, { stages, ...options });
    const scope = { ancestors: listUsable(stage, { stages, needs }), dataSchemas, inputs, matrices };
    const found = checkCondition(condition.text, scope).map((fault) => buildConditionProblem(fault, { condition, source }));
    return [...found, ...checkPickOf(stage, { stages, ...options })];
  });
}

/** Checks the filters of sources, which are conditions about a delivery. */
export function checkFilters(source: YamlSource): readonly Problem[] {
  return source
    .findTexts('sources.*[#].filter')
    .flatMap((condition) =>
      checkDeliveryFilter(condition.text).map((fault) => buildConditionProblem(fault, { condition, source })),
    );
}

interface PickOptions extends CheckOptions {
  readonly stages: readonly StageOutline[];
}

/** Checks the expression that picks an element of a matrix. */
function checkPickOf(stage: StageOutline, options: PickOptions): readonly Problem[] {
  const { pick } = stage;
  if (pick === undefined || stage.matrix === undefined) return [];
  const { stages, source } = options;
  const { matrix } = matrixScopes(stage, { stages, dataKeys: new Map() });
  const claims = findClaims(stage, pick.text, options);
  return checkPick(pick.text, buildPickShape(matrix, claims)).map((fault) => ({
    ...buildConditionProblem(fault, { condition: pick, source }),
    code: 'BATON-E745',
  }));
}

/** Finds the results that are claims of agents. An expression that asks whether one is there does without it. */
function findClaims(stage: StageOutline, pick: string, { stages, agents }: PickOptions): PickClaims {
  const { origin } = stage.matrix ?? {};
  if (/\bhas\s*\(|\bin\s+each\b/.test(pick)) return {};
  const own = explainClaims(stage, agents);
  const before = origin?.kind === 'each' ? stages.find(({ name }) => name === origin.stage) : undefined;
  const matrix = before && explainClaims(before, agents);
  const judge = `\`judge: { needs: [${stage.name}], agent: <name>, matrix: { from: needs.${stage.name}.each, pick: ${JSON.stringify(pick)} } }\``;
  const add = ` Add a stage whose agent has \`engine: command\`, such as ${judge}, and take \`pick\` out here.`;
  const report = own === undefined ? ` Let \`${stage.name}\` report it, and read \`each.results\`.` : add;
  return { own: own && `${own}${add}`, matrix: matrix && `${matrix}${report}` };
}

/** Explains that what a stage reports decides nothing; undefined where a program may work in it. Only a written `transfer-to` counts. */
function explainClaims({ agent }: StageOutline, agents: readonly AgentOutline[]): string | undefined {
  if (agent === undefined) return undefined;
  const find = (name: string): AgentOutline | undefined => agents.find((each) => each.name === name);
  const reached = findReachable([agent], (name) => find(name)?.transferTo.map(({ text }) => text) ?? []);
  const engines = [...reached].map((name) => find(name)?.fields.engine);
  if (!engines.every((engine) => engine !== 'command' && engineNames.some((name) => name === engine))) return undefined;
  return `what \`${agent}\` (engine \`${String(engines[0])}\`) reports of its own work decides nothing, but only what Baton captures: ${quoteNames([...capturedNames])}.`;
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
function buildConditionProblem(
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
