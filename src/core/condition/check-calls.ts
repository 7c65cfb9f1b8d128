import { findNearest } from '../text/explain-path.ts';
import { compilePattern } from '../text/patterns.ts';
import { quoteNames } from '../text/plain-text.ts';
import { anyType, booleanType, type Checker, describeType, nameNode, numberType, plainName, textType } from './checker.ts';
import type { ValueType } from './condition-shape.ts';
import { type Expression, textOf } from './parse-condition.ts';
import { statusFunctions } from './scan-condition.ts';

/** The functions that stand behind a text: `x.contains("y")`. */
const textMethods = ['contains', 'startsWith', 'endsWith', 'matches'] as const;
const conversions: Readonly<Record<string, ValueType>> = {
  int: numberType,
  double: numberType,
  string: textType,
  bool: booleanType,
};
const macros = ['has', 'exists', 'exists_one', 'all', 'filter', 'map'] as const;
const known = [...statusFunctions, 'size', ...textMethods, ...Object.keys(conversions), ...macros];

/** The functions of other tools, and what to write in their place. */
const meant: Readonly<Record<string, string>> = {
  failure: 'write `failed()`',
  success: 'take it out: a stage starts only when those that it needs have succeeded',
  cancelled: 'there is no such question here, because nothing starts in a run that was cancelled',
  fromJSON: 'values of `data` are texts: compare them with texts',
  len: 'write `size(…)`',
  length: 'write `size(…)`',
};

interface Call {
  readonly node: Expression;
  readonly name: string;
  readonly target: Expression | undefined;
  readonly args: readonly Expression[];
}

/** Checks the call of a function, and returns the type of what it gives. */
export function checkCall(checker: Checker, call: Call): ValueType {
  const { name, target, args } = call;
  if (statusFunctions.includes(name) && target === undefined) return checkStatus(checker, call);
  if (name === 'size') return checkSize(checker, call);
  const methods: readonly string[] = textMethods;
  if (methods.includes(name)) return checkTextMethod(checker, call);
  const converted = Object.hasOwn(conversions, name) ? conversions[name] : undefined;
  if (converted === undefined || target !== undefined) return refuseUnknown(checker, call);
  if (args.length !== 1) return refuseCount(checker, call, `${name}(value)`);
  for (const arg of args) checker.typeOf(arg);
  return converted;
}

function checkStatus(checker: Checker, call: Call): ValueType {
  const [stage] = call.args;
  if (call.name !== 'skipped') return call.args.length === 0 ? booleanType : refuseCount(checker, call, `${call.name}()`);
  if (stage === undefined || call.args.length > 1) return refuseCount(checker, call, 'skipped("stage")');
  const name = textOf(stage);
  const { ancestors } = checker;
  if (name === undefined)
    return checker.refuse(
      stage,
      `calls \`skipped\` with ${nameNode(stage)}; write the name of a stage as text: \`skipped("${ancestors[0] ?? 'fix'}")\``,
    );
  if (ancestors.includes(name)) return booleanType;
  const others = ancestors.length === 0 ? 'it needs none at all' : `it needs ${quoteNames(ancestors)}`;
  return checker.refuse(stage, `asks for the stage \`${name}\`, which this one does not need; ${others}`, 'BATON-E151');
}

function checkSize(checker: Checker, call: Call): ValueType {
  const values = call.target === undefined ? call.args : [call.target, ...call.args];
  const [value] = values;
  if (value === undefined || values.length > 1) return refuseCount(checker, call, 'size(value)');
  const type = checker.typeOf(value);
  if (['text', 'list', 'map', 'any'].includes(type.kind)) return numberType;
  return checker.refuse(value, `asks for the size of ${nameNode(value)}, which is ${describeType(type)}`);
}

function checkTextMethod(checker: Checker, call: Call): ValueType {
  const { node, name, target, args } = call;
  const [value, ...more] = target === undefined ? args : [target, ...args];
  const [given] = more;
  const type = value === undefined ? anyType : checker.typeOf(value);
  if (value !== undefined && given !== undefined && type.kind === 'list' && name === 'contains')
    return checker.refuse(
      value,
      `calls \`contains\` on ${nameNode(value)}, which is a list; write \`${plainName(given)} in ${plainName(value)}\``,
    );
  if (value === undefined || given === undefined || more.length > 1 || target === undefined) {
    const line = `${value === undefined ? 'text' : plainName(value)}.${name}(${given === undefined ? '"…"' : plainName(given)})`;
    return checker.refuse(node, `calls \`${name}\` in a way that it does not know; write \`${line}\``);
  }
  for (const [part, own] of [
    [value, type],
    [given, checker.typeOf(given)],
  ] as const) {
    if (own.kind !== 'text' && own.kind !== 'any')
      return checker.refuse(part, `calls \`${name}\` with ${nameNode(part)}, which is ${describeType(own)} and no text`);
  }
  return name === 'matches' ? checkPattern(checker, given) : booleanType;
}

function checkPattern(checker: Checker, node: Expression): ValueType {
  const pattern = textOf(node);
  // A pattern that somebody else writes can take minutes to compile.
  if (pattern === undefined)
    return checker.refuse(node, `calls \`matches\` with ${nameNode(node)}; write the pattern itself: \`matches("^[a-z]+$")\``);
  const compiled = compilePattern(pattern);
  if (compiled.ok) return booleanType;
  return checker.refuse(node, `has the pattern ${nameNode(node)}, which cannot be read: ${compiled.error}`);
}

function refuseCount(checker: Checker, { node, name, args }: Call, form: string): ValueType {
  return checker.refuse(
    node,
    `calls \`${name}\` with ${args.length === 0 ? 'nothing' : `${args.length} values`}; write \`${form}\``,
  );
}

/** Writes the call of a function that stands behind nothing. */
function formOf(name: string): string {
  if (name === 'skipped') return 'skipped("stage")';
  return Object.hasOwn(conversions, name) ? `${name}(value)` : `${name}()`;
}

function refuseUnknown(checker: Checker, { node, name, target }: Call): ValueType {
  const words = Object.hasOwn(meant, name) ? meant[name] : undefined;
  if (words !== undefined) return checker.refuse(node, `calls \`${name}\`, which is not known here; ${words}`, 'BATON-E151');
  const names: readonly string[] = macros;
  if (names.includes(name)) {
    const form =
      name === 'has'
        ? 'has(inputs.topic)'
        : `${target === undefined ? 'subject.labels' : plainName(target)}.${name}(each, each == "bug")`;
    return checker.refuse(node, `calls \`${name}\` in a way that it does not know; write it like \`${form}\``, 'BATON-E151');
  }
  if (known.includes(name))
    return checker.refuse(node, `calls \`${name}\` in a way that it does not know; write \`${formOf(name)}\``, 'BATON-E151');
  const nearest = name.length > 3 ? findNearest(name, known, { least: 1 }) : undefined;
  const guess = nearest === undefined ? '.' : `; did you mean \`${nearest}\`?`;
  checker.refuse(node, `calls \`${name}\`, which is not known here${guess} There are: ${quoteNames(known)}`, 'BATON-E151');
  return anyType;
}
