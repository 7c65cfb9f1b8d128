import type { ValueType } from './condition-shape.ts';
import { type Expression, pathOf, textOf, writePath } from './parse-condition.ts';
import type { ConditionFault } from './scan-condition.ts';

/** The part of the walk over a condition that the checks of operators and functions use. */
export interface Checker {
  /** Checks a node and returns its type; `any` where it has a fault. */
  readonly typeOf: (node: Expression) => ValueType;
  /** Reports a fault at a node. Returns the type `any`, so that nothing else is reported for the same reason. */
  readonly refuse: (node: Expression, message: string, code?: ConditionFault['code']) => ValueType;
  /** The stages that the condition may name. */
  readonly ancestors: readonly string[];
}

/** A side of an operator, with the type that it has. */
export interface Side {
  readonly node: Expression;
  readonly type: ValueType;
}

export const anyType: ValueType = { kind: 'any' };
export const booleanType: ValueType = { kind: 'boolean' };
export const numberType: ValueType = { kind: 'number' };
export const textType: ValueType = { kind: 'text' };

/** Names a node in a message: as it was written where it is a path or a value, else as `(…)`. The column says which one is meant. */
export function nameNode(node: Expression): string {
  const path = pathOf(node);
  if (path !== undefined) return `\`${writePath(path)}\``;
  const text = textOf(node);
  if (text !== undefined) return `\`${JSON.stringify(text)}\``;
  const literal = literalOf(node);
  return literal === undefined ? '`(…)`' : `\`${literal}\``;
}

/** Names a node as `nameNode` does, for a place that is in code already. */
export function plainName(node: Expression): string {
  return nameNode(node).replaceAll('`', '');
}

/** Returns a number, `true`, `false` or `null` as it was written; undefined for every other node. */
export function literalOf({ exprKind }: Expression): string | undefined {
  if (exprKind.case !== 'constExpr') return undefined;
  const { constantKind } = exprKind.value;
  if (constantKind.case === 'nullValue') return 'null';
  if (constantKind.case === undefined || constantKind.case === 'stringValue' || constantKind.case === 'bytesValue')
    return undefined;
  return String(constantKind.value);
}

/** Describes a type for people: `text`, `a number`, `a list`. */
export function describeType({ kind }: ValueType): string {
  const words: Readonly<Record<ValueType['kind'], string>> = {
    text: 'text',
    number: 'a number',
    boolean: 'true or false',
    null: 'null',
    bytes: 'bytes',
    any: 'anything',
    list: 'a list',
    map: 'a group of values',
  };
  return words[kind];
}

/** Checks that a node can be true or false. */
export function expectBoolean(checker: Checker, node: Expression, where: string): void {
  const type = checker.typeOf(node);
  if (type.kind === 'boolean' || type.kind === 'any') return;
  const seen = `has ${nameNode(node)} ${where}, and that is ${describeType(type)}, neither true nor false`;
  checker.refuse(node, `${seen}; ${compareHint(node, type)}`);
}

/** Checks that a whole expression gives a value of this kind. */
export function expectResult(checker: Checker, tree: Expression, kind: 'boolean' | 'number'): void {
  const type = checker.typeOf(tree);
  if (type.kind === kind || type.kind === 'any') return;
  const seen = pathOf(tree) === undefined ? 'what it gives' : nameNode(tree);
  const [what, hint] = kind === 'boolean' ? ['true or false', compareHint(tree, type)] : ['a number', numberHint(tree, type)];
  checker.refuse(tree, `must be ${what}, and ${seen} is ${describeType(type)}; ${hint}`);
}

function numberHint(node: Expression, { kind }: ValueType): string {
  return kind === 'text' ? `write \`double(${plainName(node)})\`` : 'write such as `double(each.results.score)`';
}

/** Says how a value is turned into a comparison. */
function compareHint(node: Expression, type: ValueType): string {
  const name = plainName(node);
  if (pathOf(node) === undefined) return 'write a comparison';
  if (type.kind === 'text') return `compare it, such as \`${name} == "${type.values?.[0] ?? 'yes'}"\``;
  if (type.kind === 'number') return `compare it, such as \`${name} > 0\``;
  if (type.kind === 'list') return `ask for what is in it, such as \`"bug" in ${name}\``;
  return 'compare one of its values';
}

/** Returns the type of a value that is written out in the condition. */
export function typeOfConstant({ exprKind }: Expression): ValueType {
  const kind = exprKind.case === 'constExpr' ? exprKind.value.constantKind.case : undefined;
  return kind === undefined ? anyType : (typesOfConstants[kind] ?? anyType);
}

const typesOfConstants: Readonly<Record<string, ValueType>> = {
  stringValue: textType,
  boolValue: booleanType,
  nullValue: { kind: 'null' },
  bytesValue: { kind: 'bytes' },
  int64Value: numberType,
  uint64Value: numberType,
  doubleValue: numberType,
};

/** Returns the type of what a macro goes through: the items of a list, the keys of a map. */
export function itemOf(type: ValueType): ValueType {
  if (type.kind === 'list') return type.item;
  return type.kind === 'map' ? textType : anyType;
}
