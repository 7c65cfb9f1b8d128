import { isScalar, Scalar } from 'yaml';
import type { MatrixScope } from '../../matrix-scope.ts';
import type { Problem } from '../../problem.ts';
import { findReachable } from '../../reachable.ts';
import { checkTemplate } from '../../template/analyze-template.ts';
import type { TemplateScope } from '../../template/template-shape.ts';
import { type Matrix, type MatrixOrigin, matrixScopeOf } from '../schema/matrix-schema.ts';
import type { LocatedText, StageOutline } from './read-outline.ts';
import { writeConfigPath, type YamlSource } from './yaml-source.ts';

/** Finds all stages that a stage needs, directly or through others, nearest first. Cycles and unknown names do no harm. */
export function findAncestors(needs: ReadonlyMap<string, readonly string[]>, stage: string): readonly string[] {
  const known = (name: string): readonly string[] => (needs.get(name) ?? []).filter((need) => needs.has(need));
  return [...findReachable(known(stage), known)].filter((name) => name !== stage);
}

/** Returns whether the needs of a stage are reported themselves: not a list, a stage that does not exist, or the stage itself. */
export function hasFaultyNeeds(stage: StageOutline, needs: ReadonlyMap<string, readonly string[]>): boolean {
  return stage.hasUnreadNeeds || stage.needs.some(({ text }) => text === stage.name || !needs.has(text));
}

export interface TemplatesRequest {
  readonly stage: StageOutline;
  /** All stages of the pipeline. */
  readonly stages: readonly StageOutline[];
  readonly needs: ReadonlyMap<string, readonly string[]>;
  /** The keys that `data` of a stage's handoff can have, where its schema defines them. */
  readonly dataKeys: ReadonlyMap<string, readonly string[]>;
  /** The inputs of the pipeline by name; undefined where their names are not known. */
  readonly inputs: ReadonlyMap<string, unknown> | undefined;
  readonly source: YamlSource;
}

/** Checks the templates of one stage and reports positions in the file instead of positions in the template. */
export function checkTemplates({ stage, stages, needs, dataKeys, inputs, source }: TemplatesRequest): readonly Problem[] {
  const ancestors = listUsable(stage, { stages, needs });
  const scope = {
    ancestors,
    dataKeys,
    inputKeys: inputs && [...inputs.keys()],
    children: stage.hasChildren,
    ...matrixScopes(stage, { stages, dataKeys }),
  };
  return stage.templates.flatMap((template) =>
    checkTemplate(template.text, scope).map((problem) => ({
      ...problem,
      message: `\`${writeConfigPath(template.path)}\`: ${problem.message}`,
      path: writeConfigPath(template.path),
      ...findPositionInFile(template, { line: problem.line ?? 1, column: problem.column ?? 1, source }),
    })),
  );
}

/** Returns what a template may read of the elements of its own stage, and of those of others. */
export function matrixScopes(
  stage: StageOutline,
  { stages, dataKeys }: Pick<TemplatesRequest, 'stages' | 'dataKeys'>,
): Pick<TemplateScope, 'matrix' | 'matrices'> {
  const find = (name: string): Matrix | undefined => stages.find((each) => each.name === name)?.matrix;
  const scopes = stages.flatMap(({ name, matrix }) =>
    matrix === undefined ? [] : [[name, matrixScopeOf(matrix, find)] as const],
  );
  const matrices = new Map(scopes.map(([name, scope]) => [name, withKeys(scope, find(name)?.origin)] as const));
  // A matrix that cannot be read is reported itself; what templates read of it is not known then.
  const unread: MatrixScope | undefined = stage.writtenMatrix === undefined ? undefined : { kind: 'data' };
  return { matrix: matrices.get(stage.name) ?? unread, matrices };

  function withKeys(scope: MatrixScope, origin: MatrixOrigin | undefined): MatrixScope {
    return scope.kind === 'each' && origin?.kind === 'each' ? { ...scope, dataKeys: dataKeys.get(origin.stage) } : scope;
  }
}

/**
 * Lists the stages that a template or a condition may name. While the needs of the stage, or of one before it, are faulty, these are all stages
 * and whatever is named as a need: that a stage is not needed would only follow from that fault.
 */
export function listUsable(
  stage: StageOutline,
  { stages, needs }: Pick<TemplatesRequest, 'stages' | 'needs'>,
): readonly string[] {
  const ancestors = findAncestors(needs, stage.name);
  const looked = new Set([stage.name, ...ancestors]);
  const isFaulty = stages.some((each) => looked.has(each.name) && hasFaultyNeeds(each, needs));
  return isFaulty ? [...needs.keys(), ...stage.needs.map(({ text }) => text)] : ancestors;
}

interface PositionInTemplate {
  readonly line: number;
  readonly column: number;
  readonly source: YamlSource;
}

/** Returns where a position in a template is in the file, or the template's start when its text is folded or escaped. */
export function findPositionInFile(
  template: LocatedText,
  { line, column, source }: PositionInTemplate,
): { line: number; column: number } {
  const node = source.findNode(template.path);
  const offset = isScalar(node) ? (node.range?.[0] ?? 0) : 0;
  const start = source.positionAt(offset);
  if (!isScalar(node)) return start;
  if (node.type === Scalar.BLOCK_LITERAL) return findPositionInBlock(template.text, { line, column, source, header: start.line });
  const quote = node.type === Scalar.QUOTE_DOUBLE || node.type === Scalar.QUOTE_SINGLE ? 1 : 0;
  const asWritten = source.text.startsWith(template.text, offset + quote);
  return asWritten && line === 1 ? { line: start.line, column: start.column + quote + column - 1 } : start;
}

function findPositionInBlock(
  text: string,
  place: PositionInTemplate & { readonly header: number },
): { line: number; column: number } {
  const inFile = place.header + place.line;
  const written = place.source.text.split('\n')[inFile - 1] ?? '';
  const own = text.split('\n')[place.line - 1] ?? '';
  const indent = Math.max(written.replace(/\r$/, '').length - own.length, 0);
  return { line: inFile, column: indent + place.column };
}
