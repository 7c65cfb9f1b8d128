import { checkEqual, checkIn, checkOrder } from './check-comparisons.ts';
import {
  anyType,
  booleanType,
  type Checker,
  describeType,
  expectBoolean,
  literalOf,
  nameNode,
  numberType,
  plainName,
  type Side,
} from './checker.ts';
import type { ValueType } from './condition-shape.ts';
import type { Expression } from './parse-condition.ts';

type Check = (checker: Checker, args: readonly Expression[]) => ValueType;
type SidesCheck = (checker: Checker, sides: { readonly left: Side; readonly right: Side; readonly sign: string }) => ValueType;

/** Operators by the name that the library gives them. It adds `@not_strictly_false` around the body of a macro. */
const operators: ReadonlyMap<string, Check> = new Map<string, Check>([
  ['_&&_', (checker, args) => checkLogic(checker, args, 'beside `&&`')],
  ['_||_', (checker, args) => checkLogic(checker, args, 'beside `||`')],
  ['!_', (checker, args) => checkLogic(checker, args, 'behind `!`')],
  ['@not_strictly_false', (checker, args) => checkLogic(checker, args, 'in a macro')],
  ['_?_:_', checkChoice],
  ['@in', ofSides('in', checkIn)],
  ...['==', '!='].map((sign): [string, Check] => [`_${sign}_`, ofSides(sign, checkEqual)]),
  ...['<', '<=', '>', '>='].map((sign): [string, Check] => [`_${sign}_`, ofSides(sign, checkOrder)]),
  ['_+_', ofSides('+', checkSum)],
  ...['-', '*', '/', '%'].map((sign): [string, Check] => [`_${sign}_`, (checker, args) => checkArithmetic(checker, args, sign)]),
  ['-_', (checker, args) => checkArithmetic(checker, args, '-')],
]);

/** Finds the check of an operator, by the name that the library gives it. */
export function findOperator(name: string): Check | undefined {
  return operators.get(name);
}

function ofSides(sign: string, check: SidesCheck): Check {
  return (checker, args) => {
    const [left, right] = readSides(checker, args);
    return left === undefined || right === undefined ? anyType : check(checker, { left, right, sign });
  };
}

function readSides(checker: Checker, args: readonly Expression[]): readonly Side[] {
  return args.map((node) => ({ node, type: checker.typeOf(node) }));
}

function checkLogic(checker: Checker, args: readonly Expression[], where: string): ValueType {
  for (const node of args) expectBoolean(checker, node, where);
  return booleanType;
}

function checkChoice(checker: Checker, [condition, ...branches]: readonly Expression[]): ValueType {
  if (condition !== undefined) expectBoolean(checker, condition, 'before `?`');
  const [first, second] = readSides(checker, branches);
  if (first === undefined || second === undefined) return anyType;
  return first.type.kind === second.type.kind && first.type.kind !== 'map' ? first.type : anyType;
}

const sums: Partial<Record<ValueType['kind'], ValueType>> = {
  text: { kind: 'text' },
  number: numberType,
  list: { kind: 'list', item: anyType },
};

function checkSum(checker: Checker, { left, right }: { readonly left: Side; readonly right: Side }): ValueType {
  if (left.type.kind === 'any' || right.type.kind === 'any') return anyType;
  const sum = left.type.kind === right.type.kind ? sums[left.type.kind] : undefined;
  if (sum !== undefined) return sum;
  const seen = `adds ${nameNode(right.node)}, which is ${describeType(right.type)}`;
  return checker.refuse(right.node, `${seen}, to ${nameNode(left.node)}, which is ${describeType(left.type)}`);
}

function checkArithmetic(checker: Checker, args: readonly Expression[], sign: string): ValueType {
  const sides = readSides(checker, args);
  const wrong = sides.find(({ type }) => type.kind !== 'number' && type.kind !== 'any');
  if (wrong !== undefined) {
    const hint = wrong.type.kind === 'text' ? `; write \`int(${plainName(wrong.node)})\`` : '';
    return checker.refuse(wrong.node, `calculates with ${nameNode(wrong.node)}, which is ${describeType(wrong.type)}${hint}`);
  }
  const divisor = sides[1]?.node;
  if (divisor !== undefined && (sign === '/' || sign === '%') && Number(literalOf(divisor)) === 0)
    return checker.refuse(divisor, 'divides by zero');
  return numberType;
}
