import { explainUnknownPath } from '../text/explain-path.ts';
import { checkCall } from './check-calls.ts';
import { findOperator } from './check-operators.ts';
import { anyType, booleanType, type Checker, describeType, expectResult, itemOf, nameNode, typeOfConstant } from './checker.ts';
import { buildConditionShape, buildDeliveryShape, type ConditionScope, type ValueType } from './condition-shape.ts';
import { checkBody, describeNesting, type Loop } from './macros.ts';
import {
  childrenOf,
  type Expression,
  type ParsedCondition,
  parseCondition,
  pathOf,
  textOf,
  writePath,
} from './parse-condition.ts';
import { type ConditionFault, statusFunctions } from './scan-condition.ts';

type Names = ReadonlyMap<string, ValueType>;

/**
 * Returns what is wrong with a condition, with offsets of its text: names that do not exist, comparisons that never hold, a result
 * that is neither true nor false, macros inside macros. The library itself checks no types, and takes minutes for nested macros.
 */
export function checkCondition(text: string, scope: ConditionScope): readonly ConditionFault[] {
  return check(text, { result: 'boolean', ancestors: scope.ancestors, shape: buildConditionShape(scope) });
}

/** Returns what is wrong with the filter of a source, which reads a delivery and no run. */
export function checkDeliveryFilter(text: string): readonly ConditionFault[] {
  return check(text, { result: 'boolean', ancestors: [], shape: buildDeliveryShape() });
}

/** Returns what is wrong with an expression that gives a number for each element of a matrix. */
export function checkPick(text: string, shape: Names): readonly ConditionFault[] {
  return check(text, { result: 'number', ancestors: [], shape });
}

function check(
  text: string,
  { result, ...scope }: { result: 'boolean' | 'number'; ancestors: readonly string[]; shape: Names },
): readonly ConditionFault[] {
  const parsed = parseCondition(text);
  if (!parsed.ok) return [parsed.error];
  const walk = new Walk(parsed.value, scope);
  expectResult(walk, parsed.value.tree, result);
  return walk.faults;
}

class Walk implements Checker {
  readonly faults: ConditionFault[] = [];
  readonly ancestors: readonly string[];
  private readonly parsed: ParsedCondition;
  private readonly shape: Names;
  private variables: Names = new Map();
  private loops = 0;

  constructor(parsed: ParsedCondition, { ancestors, shape }: { readonly ancestors: readonly string[]; readonly shape: Names }) {
    this.parsed = parsed;
    this.ancestors = ancestors;
    this.shape = shape;
  }

  readonly refuse = (node: Expression, message: string, code: ConditionFault['code'] = 'BATON-E152'): ValueType => {
    const fault = { code, message, offset: this.parsed.startOf(node) };
    // What the library copies within a macro would be reported twice.
    if (!this.faults.some(({ offset, message }) => offset === fault.offset && message === fault.message)) this.faults.push(fault);
    return anyType;
  };

  readonly typeOf = (node: Expression): ValueType => {
    const { exprKind } = node;
    if (exprKind.case === 'identExpr') return this.findName(node, exprKind.value.name);
    if (exprKind.case === 'constExpr') return typeOfConstant(node);
    if (exprKind.case === 'selectExpr') {
      const type = this.step(node, { operand: exprKind.value.operand, field: exprKind.value.field });
      return exprKind.value.testOnly ? booleanType : type;
    }
    if (exprKind.case === 'callExpr') return this.visitCall(node, exprKind.value);
    if (exprKind.case === 'listExpr') return this.visitList(exprKind.value.elements);
    if (exprKind.case === 'comprehensionExpr') return this.visitLoop(node, exprKind.value);
    if (exprKind.case === 'structExpr') {
      if (exprKind.value.messageName !== '')
        return this.refuse(node, `makes a \`${exprKind.value.messageName}\`, which is not known here`, 'BATON-E151');
      return this.visitParts(node);
    }
    return this.visitParts(node);
  };

  private visitParts(node: Expression): ValueType {
    for (const child of childrenOf(node)) this.typeOf(child);
    return anyType;
  }

  private findName(node: Expression, name: string): ValueType {
    const type = this.variables.get(name) ?? this.shape.get(name);
    if (type !== undefined) return type;
    return this.refuse(node, describeUnknownName(name, [...this.shape.keys()]), 'BATON-E151');
  }

  private visitCall(
    node: Expression,
    call: { target?: Expression | undefined; function: string; args: Expression[] },
  ): ValueType {
    if (call.function === '_[_]') return this.visitIndex(node, call.args);
    const operator = call.target === undefined ? findOperator(call.function) : undefined;
    return operator?.(this, call.args) ?? checkCall(this, { node, name: call.function, target: call.target, args: call.args });
  }

  /** Follows a field by its name. */
  private step(node: Expression, { operand, field }: { operand: Expression | undefined; field: string }): ValueType {
    if (operand === undefined) return anyType;
    const type = this.typeOf(operand);
    if (type.kind === 'any') return type;
    const known = pathOf(operand);
    const written = known === undefined ? '' : writePath(known);
    if (type.kind !== 'map')
      return this.refuse(
        node,
        `reads \`${field}\` of ${written === '' ? 'a value' : `\`${written}\``} that is ${describeType(type)} and has no parts`,
        'BATON-E151',
      );
    const found = type.fields.get(field) ?? type.rest;
    if (found !== undefined) return found;
    const path = known === undefined ? field : writePath([...known, field]);
    const why = type.missing ?? explainUnknownPath({ known: written, name: field, names: [...type.fields.keys()] });
    return this.refuse(node, `reads \`${path}\`: ${why}`, 'BATON-E151');
  }

  private visitIndex(node: Expression, [operand, index]: readonly Expression[]): ValueType {
    if (operand === undefined || index === undefined) return anyType;
    const field = textOf(index);
    const type = this.typeOf(operand);
    if (field !== undefined && type.kind === 'map') return this.step(node, { operand, field });
    const own = this.typeOf(index);
    if (nameNode(operand) === '`needs`')
      return this.refuse(
        index,
        `chooses a stage by ${nameNode(index)}; write its name, such as \`needs["${this.ancestors[0] ?? 'fix'}"]\``,
      );
    if (type.kind === 'any' || own.kind === 'any') return anyType;
    if (type.kind === 'list' && own.kind === 'number') return type.item;
    // A key that is only known later. In `data` and `results` all values are texts.
    if (type.kind === 'map' && own.kind === 'text') return type.rest ?? anyType;
    const wanted = type.kind === 'list' ? 'a number' : 'a name as text, such as `["fix"]`';
    return this.refuse(index, `has ${nameNode(index)} in brackets behind ${nameNode(operand)}; write ${wanted}`);
  }

  private visitList(elements: readonly Expression[]): ValueType {
    const types = elements.map(this.typeOf);
    const [first] = types;
    const isSame = first !== undefined && types.every(({ kind }) => kind === first.kind);
    return { kind: 'list', item: isSame ? first : anyType };
  }

  /** Checks a macro. The library has written it out: the body is part of `loopStep`, where the variable of the macro is known. */
  private visitLoop(node: Expression, loop: Loop): ValueType {
    const { iterVar, iterRange, accuVar, accuInit, loopStep, result } = loop;
    const nesting = describeNesting(loop, this.loops > 0);
    if (nesting !== undefined) return this.refuse(node, nesting, 'BATON-E150');
    const over = iterRange === undefined ? anyType : this.typeOf(iterRange);
    if (over.kind !== 'list' && over.kind !== 'map' && over.kind !== 'any')
      return this.refuse(
        node,
        `goes through ${iterRange === undefined ? 'this' : nameNode(iterRange)}, which is ${describeType(over)} and no list`,
      );
    const before = this.variables;
    const total = accuInit === undefined ? anyType : this.typeOf(accuInit);
    this.variables = new Map([...before, [iterVar, itemOf(over)], [accuVar, total]]);
    this.loops += 1;
    if (loopStep !== undefined) checkBody(this, loopStep);
    const type = result === undefined ? anyType : this.typeOf(result);
    this.loops -= 1;
    this.variables = before;
    return type;
  }
}

/** Returns what is wrong with a name that stands for nothing here. */
function describeUnknownName(name: string, names: readonly string[]): string {
  if (statusFunctions.includes(name))
    return `has \`${name}\` without brackets; write \`${name}(${name === 'skipped' ? '"stage"' : ''})\``;
  if (name === 'children')
    return 'reads `children`, which conditions do not see; read `results` or `handoff` of the stage that creates them';
  return `reads \`${name}\`: ${explainUnknownPath({ known: '', name, names })}`;
}
