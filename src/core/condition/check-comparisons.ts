import { findNearest } from '../text/explain-path.ts';
import { quoteNames } from '../text/plain-text.ts';
import { booleanType, type Checker, describeType, literalOf, nameNode, plainName, type Side } from './checker.ts';
import type { ValueType } from './condition-shape.ts';
import { type Expression, textOf } from './parse-condition.ts';

interface Sides {
  readonly left: Side;
  readonly right: Side;
  readonly sign: string;
}

function isAny({ left, right }: Sides): boolean {
  return left.type.kind === 'any' || right.type.kind === 'any';
}

/** Checks `==` and `!=`: both sides can be equal, and a text can have the value that it is compared with. */
export function checkEqual(checker: Checker, sides: Sides): ValueType {
  const { left, right } = sides;
  if (isAny(sides)) return booleanType;
  if (left.type.kind !== right.type.kind) refuseUnequal(checker, sides);
  else {
    checkValue(checker, left, right.node);
    checkValue(checker, right, left.node);
  }
  return booleanType;
}

/** Reports two sides that can never be equal. CEL would call that false, and a stage would be skipped for ever. */
function refuseUnequal(checker: Checker, { left, right, sign }: Sides): void {
  const [one, other] = literalOf(left.node) === undefined ? [left, right] : [right, left];
  const seen = `compares ${nameNode(one.node)}, which is ${describeType(one.type)}, with ${nameNode(other.node)}`;
  const remedy = findRemedy({ left: one, right: other, sign });
  const never = `, which is ${describeType(other.type)}, so they are never equal`;
  checker.refuse(other.node, remedy === undefined ? `${seen}${never}` : `${seen}; ${remedy}`);
}

/** Finds what to write in place of a text or list that is compared with a value of another kind. */
function findRemedy({ left, right, sign }: Sides): string | undefined {
  const name = plainName(left.node);
  const literal = literalOf(right.node);
  if (left.type.kind === 'list' && right.type.kind === 'text') {
    const found = `${plainName(right.node)} in ${name}`;
    return `write \`${sign === '!=' ? `!(${found})` : found}\``;
  }
  if (left.type.kind !== 'text') return undefined;
  if (literal === 'null') return `what is missing reads as an empty text: write \`${name} ${sign} ""\``;
  if (right.type.kind === 'number')
    return `write \`${literal === undefined ? '' : `${name} ${sign} "${literal}"\`, or \``}int(${name}) ${sign} ${plainName(right.node)}\``;
  return literal === undefined ? undefined : `write \`${name} ${sign} "${literal}"\``;
}

/** Checks that a text can have the value that it is compared with. */
function checkValue(checker: Checker, { node, type }: Side, other: Expression): void {
  const wanted = textOf(other);
  if (type.kind !== 'text' || type.values === undefined || wanted === undefined || wanted === '') return;
  if (type.values.includes(wanted)) return;
  const nearest = findNearest(wanted, type.values);
  const guess = nearest === undefined ? '' : `. Did you mean \`"${nearest}"\`?`;
  const seen = `compares ${nameNode(node)} with \`${JSON.stringify(wanted)}\``;
  checker.refuse(other, `${seen}; it can only be one of ${quoteNames(type.values)}${guess}`);
}

/** Checks `<`, `<=`, `>` and `>=`: numbers have an order, texts only that of their letters. */
export function checkOrder(checker: Checker, sides: Sides): ValueType {
  const { left, right, sign } = sides;
  if (isAny(sides)) return booleanType;
  const [one, other] = left.type.kind !== 'text' && literalOf(left.node) !== undefined ? [right, left] : [left, right];
  const name = plainName(one.node);
  const written = textOf(other.node);
  if (one.type.kind === 'text' && other.type.kind === 'number') {
    const seen = `compares ${nameNode(one.node)}, which is text, with ${nameNode(other.node)}`;
    checker.refuse(other.node, `${seen}; write \`int(${name})\` in its place`);
  } else if (one.type.kind === 'text' && written !== undefined && /^\d+$/.test(written)) {
    const seen = `compares ${nameNode(one.node)} with ${nameNode(other.node)} letter by letter, so that "10" is less than "9"`;
    checker.refuse(other.node, `${seen}; write \`int(${name}) ${sign} ${written}\``);
  } else if (left.type.kind !== right.type.kind || !['text', 'number'].includes(left.type.kind)) {
    const seen = `asks whether \`${plainName(left.node)} ${sign} ${plainName(right.node)}\``;
    const kinds = `the first is ${describeType(left.type)} and the second ${describeType(right.type)}`;
    checker.refuse(one.node, `${seen}, but ${kinds}; only numbers have an order${hintSize([left, right])}`);
  }
  return booleanType;
}

function hintSize(sides: readonly Side[]): string {
  const list = sides.find(({ type }) => type.kind === 'list');
  return list === undefined ? '' : `: write \`size(${plainName(list.node)})\` for the length of the list`;
}

/** Checks `in`: the right side is a list or a map that can hold the left side. */
export function checkIn(checker: Checker, sides: Sides): ValueType {
  const { left, right } = sides;
  if (isAny(sides)) return booleanType;
  if (right.type.kind === 'list') checkItem(checker, sides);
  else if (right.type.kind !== 'map') {
    const remedy =
      right.type.kind === 'text' ? `; write \`${plainName(right.node)}.contains(${plainName(left.node)})\`` : ' and no list';
    const seen = `looks for something in ${nameNode(right.node)}, which is ${describeType(right.type)}`;
    checker.refuse(right.node, `${seen}${remedy}`);
  }
  return booleanType;
}

function checkItem(checker: Checker, { left, right: { node, type } }: Sides): void {
  if (type.kind !== 'list' || type.item.kind === 'any') return;
  const { exprKind } = node;
  if (type.item.kind !== left.type.kind) {
    const seen = `looks for ${nameNode(left.node)}, which is ${describeType(left.type)}`;
    checker.refuse(left.node, `${seen}, in a list of ${describeType(type.item)}`);
  } else if (exprKind.case === 'listExpr') for (const item of exprKind.value.elements) checkValue(checker, left, item);
}
