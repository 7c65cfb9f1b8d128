import { parse } from '@bufbuild/cel';
import { failure, type Result, success } from '../result.ts';
import { truncateCodePoints } from '../text/code-points.ts';
import { type ConditionFault, conditionRoots, scanCondition, unreadable } from './scan-condition.ts';

/** A node of the tree, as the library has it. */
export type Expression = ReturnType<typeof parse>['expr'];

export interface ParsedCondition {
  readonly text: string;
  readonly tree: Expression;
  /** Returns where a node begins in the text: for an operator, where its left side begins. */
  readonly startOf: (node: Expression) => number;
}

/** Parses a condition, or returns what is wrong with its form. */
export function parseCondition(text: string): Result<ParsedCondition, ConditionFault> {
  const fault = scanCondition(text);
  if (fault !== undefined) return failure(fault);
  try {
    const { expr, sourceInfo } = parse(text);
    const startOf = (node: Expression): number => startFrom(node, (id) => sourceInfo?.positions[String(id)] ?? 0);
    return success({ text, tree: expr, startOf });
  } catch (error) {
    return failure(describeError(text, error));
  }
}

function startFrom(node: Expression, positionOf: (id: bigint) => number): number {
  const left = leftOf(node);
  return left === undefined ? positionOf(node.id) : startFrom(left, positionOf);
}

function leftOf({ exprKind }: Expression): Expression | undefined {
  if (exprKind.case === 'selectExpr') return exprKind.value.operand;
  if (exprKind.case === 'comprehensionExpr') return exprKind.value.iterRange;
  if (exprKind.case !== 'callExpr') return undefined;
  const { target, function: name, args } = exprKind.value;
  return target ?? (/^_/.test(name) || name === '@in' ? args[0] : undefined);
}

/** Translates what the parser throws. Its list of what it expected helps nobody, so only the place is kept. */
function describeError(text: string, error: unknown): ConditionFault {
  if (error instanceof RangeError) return unreadable('is nested too deeply; write it flatter', 0);
  const offset = readOffset(error) ?? 0;
  const message = error instanceof Error ? error.message : String(error);
  const rest = text.slice(offset);
  if (message.includes('reserved identifier'))
    return unreadable(`uses \`${/^\w+/.exec(rest)?.[0] ?? ''}\`, a word that CEL keeps for itself, as a name`, offset);
  return unreadable(`cannot be read from \`${truncateCodePoints(rest.trim(), 24)}\` on`, offset);
}

function readOffset(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('location' in error)) return undefined;
  const { location } = error;
  if (typeof location !== 'object' || location === null || !('start' in location)) return undefined;
  const { start } = location;
  return typeof start === 'object' && start !== null && 'offset' in start ? Number(start.offset) : undefined;
}

/** Returns the path that a node reads, such as `needs`, `fix`, `outcome`; undefined for everything that is no path. */
export function pathOf({ exprKind }: Expression): readonly string[] | undefined {
  if (exprKind.case === 'identExpr') return [exprKind.value.name];
  if (exprKind.case === 'selectExpr') return extend(exprKind.value.operand, exprKind.value.field);
  if (exprKind.case !== 'callExpr' || exprKind.value.function !== '_[_]') return undefined;
  const [operand, index] = exprKind.value.args;
  return index === undefined ? undefined : extend(operand, textOf(index));
}

function extend(operand: Expression | undefined, field: string | undefined): readonly string[] | undefined {
  const path = operand === undefined || field === undefined ? undefined : pathOf(operand);
  return path === undefined || field === undefined ? undefined : [...path, field];
}

/** Returns the text of a quoted text in the condition; undefined for every other node. */
export function textOf({ exprKind }: Expression): string | undefined {
  if (exprKind.case !== 'constExpr') return undefined;
  const { constantKind } = exprKind.value;
  return constantKind.case === 'stringValue' ? constantKind.value : undefined;
}

/** Returns the parts of a node, in the order of the text. */
export function childrenOf({ exprKind }: Expression): readonly Expression[] {
  if (exprKind.case === 'selectExpr') return present([exprKind.value.operand]);
  if (exprKind.case === 'callExpr') return present([exprKind.value.target, ...exprKind.value.args]);
  if (exprKind.case === 'listExpr') return exprKind.value.elements;
  if (exprKind.case === 'structExpr')
    return exprKind.value.entries.flatMap(({ keyKind, value }) =>
      present([keyKind.case === 'mapKey' ? keyKind.value : undefined, value]),
    );
  if (exprKind.case === 'comprehensionExpr') {
    const { iterRange, accuInit, loopCondition, loopStep, result } = exprKind.value;
    return present([iterRange, accuInit, loopCondition, loopStep, result]);
  }
  return [];
}

function present(nodes: readonly (Expression | undefined)[]): readonly Expression[] {
  return nodes.filter((node) => node !== undefined);
}

/** Lists the paths that a condition reads, each once, longest only: what people want to see the values of. */
export function listPaths(node: Expression): readonly (readonly string[])[] {
  const roots: readonly string[] = conditionRoots;
  const path = pathOf(node);
  if (path !== undefined) return roots.includes(path[0] ?? '') ? [path] : [];
  const all = childrenOf(node).flatMap(listPaths);
  return [...new Map(all.map((each) => [JSON.stringify(each), each])).values()];
}

/** Writes a path as people write it: `needs["open-pr"].results.branch`. */
export function writePath(path: readonly string[]): string {
  return path
    .map((segment, index) => {
      if (!/^[A-Za-z_]\w*$/.test(segment)) return `["${segment}"]`;
      return index === 0 ? segment : `.${segment}`;
    })
    .join('');
}
