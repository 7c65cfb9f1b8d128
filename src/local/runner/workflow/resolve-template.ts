import { messageOf } from '../../message-of.ts';
import { coerceString, evaluateExpression, type Scope } from '../expression/evaluate-expression.ts';
import { isList, isMap, type Value } from '../expression/value.ts';
import type { MapTemplate, Template } from './template.ts';
import { WorkflowError } from './workflow-error.ts';

/** Evaluates all expressions of a template. Throws a WorkflowError that names the position. */
export function resolveTemplate(template: Template, scope: Scope): Value {
  if (template.kind === 'literal') return template.value;
  if (template.kind === 'list') return template.items.map((item) => resolveTemplate(item, scope));
  if (template.kind === 'expression') return withLocation(template, () => evaluateExpression(template.expression, scope));
  return Object.fromEntries(template.entries.map(({ key, value }) => [key, resolveTemplate(value, scope)]));
}

export function resolveString(template: Template, scope: Scope): string {
  const value = resolveTemplate(template, scope);
  return withLocation(template, () => coerceString(value));
}

export function resolveNumber(template: Template, scope: Scope): number {
  const value = resolveTemplate(template, scope);
  if (typeof value === 'number') return value;
  return fail(template, `Unexpected value '${renderValue(value)}', a number was expected`);
}

export function resolveBoolean(template: Template, scope: Scope): boolean {
  const value = resolveTemplate(template, scope);
  if (typeof value === 'boolean') return value;
  return fail(template, `Unexpected value '${renderValue(value)}', true or false was expected`);
}

/** Resolves a map whose values become text: environment variables, or inputs of actions. */
export function resolveStrings(template: MapTemplate | undefined, scope: Scope): Readonly<Record<string, string>> {
  if (!template) return {};
  return Object.fromEntries(template.entries.map(({ key, value }) => [key, resolveString(value, scope)]));
}

export function fail(template: Template, message: string): never {
  throw new WorkflowError([{ ...template.place, message }]);
}

function renderValue(value: Value): string {
  if (isMap(value) || isList(value)) return JSON.stringify(value);
  return String(value ?? '');
}

function withLocation<T>(template: Template, evaluate: () => T): T {
  try {
    return evaluate();
  } catch (error) {
    return fail(template, messageOf(error));
  }
}
