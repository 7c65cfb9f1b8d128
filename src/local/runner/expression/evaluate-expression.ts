// This folder evaluates expressions with GitHub's own package: `expression` parses the text, and this file evaluates it with the
// given contexts and functions. `value` defines the values.

import { data } from '@actions/expressions';
import { Evaluator } from '@actions/expressions/evaluator';
import type { FunctionDefinition } from '@actions/expressions/funcs/info';
import { splitAllowedContext } from '@actions/workflow-parser/templates/allowed-context';
import { type Expression, parseExpression } from './expression.ts';
import { isList, isMap, type Value, type ValueMap } from './value.ts';

/** The contexts and functions for the evaluation of an expression. A context that is allowed there and not given is empty. */
export interface Scope {
  readonly contexts: ValueMap;
  /** Functions that are not part of the language: success, failure, always, cancelled, hashFiles. By lower-case name. */
  readonly functions?: Readonly<Record<string, (...names: readonly string[]) => Value>>;
}

/** The converted contexts. Contexts such as the event are large and used often, so their conversion is kept as long as they exist. */
const converted = new WeakMap<object, data.ExpressionData>();

export function evaluateExpression(expression: Expression, scope: Scope): Value {
  const parsed = parseExpression(expression);
  const { namedContexts, functions } = splitAllowedContext([...expression.contexts]);
  const contexts = new data.Dictionary(
    ...namedContexts.map((name) => ({ key: name, value: toData(scope.contexts[name] ?? {}) })),
  );
  const definitions = functions.map((info): [string, FunctionDefinition] => {
    const name = info.name.toLowerCase();
    return [name, { ...info, call: (...args) => callFunction(scope, name, args) }];
  });
  return fromData(new Evaluator(parsed, contexts, new Map(definitions)).evaluate());
}

/** Returns whether a value makes an `if` hold, by GitHub's rules. */
export function isTruthy(value: Value): boolean {
  return typeof value === 'number' ? value !== 0 && !Number.isNaN(value) : Boolean(value);
}

function callFunction(scope: Scope, name: string, args: readonly data.ExpressionData[]): data.ExpressionData {
  const implementation = scope.functions?.[name];
  if (!implementation) throw new Error(`The function '${name}' is not available here`);
  return toData(implementation(...args.map((argument) => argument.coerceString())));
}

function toData(value: Value): data.ExpressionData {
  if (value === null) return new data.Null();
  if (typeof value === 'string') return new data.StringData(value);
  if (typeof value === 'number') return new data.NumberData(value);
  if (typeof value === 'boolean') return new data.BooleanData(value);
  const cached = converted.get(value);
  if (cached) return cached;
  const result = isList(value)
    ? new data.Array(...value.map(toData))
    : new data.Dictionary(...Object.entries(value as ValueMap).map(([key, item]) => ({ key, value: toData(item) })));
  converted.set(value, result);
  return result;
}

function fromData(result: data.ExpressionData): Value {
  if (result instanceof data.Null) return null;
  if (result instanceof data.Array) return result.values().map(fromData);
  if (result instanceof data.Dictionary)
    return Object.fromEntries(result.pairs().map(({ key, value }) => [key, fromData(value)]));
  return result.value;
}

/** Returns the text that GitHub makes of a value inside a string. Throws for lists and maps, which have none. */
export function coerceString(value: Value): string {
  if (isList(value) || isMap(value)) throw new Error(`A ${isMap(value) ? 'mapping' : 'sequence'} was not expected`);
  return toData(value).coerceString();
}
