import { elementName } from '../children/task-name.ts';
import { type Matrix, matrixScopeOf, toElementValue } from '../config/schema/matrix-schema.ts';
import { matrixOf } from '../config/schema/stage-schema.ts';
import type { MatrixScope } from '../matrix-scope.ts';
import { elementOf, findMatrix, listElements } from '../run/elements.ts';
import { pipelineOf } from '../run/pipeline-of.ts';
import type { MatrixElement, State } from '../run/state.ts';
import type { EachContext, MatrixContext, NeedContext, PromptContext } from './prompt-context.ts';

interface MatrixRequest {
  readonly stage: string;
  /** Builds what is known of one stage. */
  readonly buildNeed: (state: State, stage: string) => NeedContext;
}

/**
 * Builds the element that a task is for, and what templates may read of the elements of all stages. People who look at a stage before
 * it has elements see the first one of the config, or one without text.
 */
export function describeMatrix(state: State, { stage, buildNeed }: MatrixRequest): Pick<PromptContext, 'matrix' | 'scopes'> {
  const stages = Object.keys(pipelineOf(state.run).stages).filter((name) => findMatrix(state.run, name) !== undefined);
  const matrix = findMatrix(state.run, stage);
  const element = elementOf(state.run, stage) ?? (matrix && sampleOf(stage, matrix));
  const own = element === undefined ? undefined : scopeOf(state, element.stage);
  const needs = new Map(
    stages
      .flatMap((name) => [[name, scopeOf(state, name)] as const])
      .flatMap(([name, scope]) => (scope === undefined ? [] : [[name, scope] as const])),
  );
  return {
    ...(element === undefined ? {} : { matrix: buildMatrix(state, { element, buildNeed }) }),
    scopes: { needs, ...(own === undefined ? {} : { own }) },
  };
}

function sampleOf(stage: string, { origin }: Matrix): MatrixElement {
  const value = origin.kind === 'values' ? origin.values[0] : undefined;
  return { stage, index: 0, ...(value === undefined ? {} : { value: toElementValue(value) }) };
}

function scopeOf({ run }: State, stage: string): MatrixScope | undefined {
  const find = (name: string): Matrix | undefined => matrixOf(pipelineOf(run).stages[name] ?? {});
  const matrix = find(stage);
  return matrix === undefined ? undefined : matrixScopeOf(matrix, find);
}

/** Builds the tasks of a stage with a matrix, in the order of its elements, and the one that was picked. */
export function describeElements(
  state: State,
  { stage, buildNeed }: MatrixRequest,
): Pick<NeedContext, 'each' | 'picked' | 'matrix'> {
  const each = listElements(state.run, stage).map((element): EachContext => {
    const matrix = buildMatrix(state, { element, buildNeed });
    return { ...buildNeed(state, elementName(element)), index: element.index, matrix };
  });
  const row = state.rows.get(stage);
  const picked = row?.status === 'ended' ? row.matrix?.picked : undefined;
  const matrix = picked === undefined ? undefined : each[picked]?.matrix;
  return { each, picked: picked ?? '', ...(matrix === undefined ? {} : { matrix }) };
}

function buildMatrix(
  state: State,
  { element, buildNeed }: Pick<MatrixRequest, 'buildNeed'> & { readonly element: MatrixElement },
): MatrixContext {
  const { index, value = '', of } = element;
  if (of === undefined) return typeof value === 'string' ? { index, value } : { index, value: '', ...value };
  const before = elementOf(state.run, of);
  const inner = before === undefined ? {} : { matrix: buildMatrix(state, { element: before, buildNeed }) };
  return { ...buildNeed(state, of), index, ...inner };
}
